/// A view outside of the way to the finger, with the views in it, each by the place of its class in the family.
public struct Bystander: Hashable, Sendable {
    public let kind: Int
    /// The views in it, in ascending order of their numbers: the order of siblings does not count.
    public let children: [Bystander]

    var count: Int { 1 + children.reduce(0) { $0 + $1.count } }

    /// The kinds from the outside in, with parentheses: one text for all orders of siblings.
    var canonicalText: String { "\(kind)(\(children.map { $0.canonicalText }.sorted().joined(separator: ",")))" }
}

/// Counts and numbers the unordered trees and forests of bystanders.
///
/// A forest with trees of at most s views has c trees of s views and a forest of smaller ones. The trees of one size form a multiset, so a
/// forest has a number without a list of those before it.
struct Forests {
    /// The number of classes of a bystander.
    let kinds: Int
    /// By views: the number of trees.
    private var trees: [Int?] = [0]
    /// By views and size of the largest tree: the number of forests.
    private var forests: [[Int?]] = [[1]]
    /// By places and views: the number of ways to hang so many views into so many places.
    private var ways: [[Int?]] = []

    /// Trees and forests of up to this many views.
    init(kinds: Int, upTo most: Int) {
        self.kinds = kinds
        for size in stride(from: 1, through: most, by: 1) {
            // A tree is a view with a forest of the views that remain.
            trees.append(Counting.product([kinds, forests[size - 1][size - 1]]))
            var row: [Int?] = [0]
            for largest in 1...size {
                let terms = (0...(size / largest)).map { count -> Int? in
                    guard let alike = trees[largest].flatMap({ Counting.multisets($0, count) }) else { return nil }
                    return Counting.product([alike, count == 0 ? row[largest - 1] : forest(size - count * largest, largest - 1)])
                }
                row.append(Counting.sum(terms))
            }
            forests.append(row)
        }
        ways = [(0...most).map { $0 == 0 ? 1 : 0 }]
        for places in stride(from: 1, through: most, by: 1) {
            let fewer = ways[places - 1]
            ways.append(
                (0...most).map { views in
                    Counting.sum((0...views).map { Counting.product([forests[$0][$0], fewer[views - $0]]) })
                })
        }
    }

    /// The number of forests of these views whose trees have at most `largest` each.
    private func forest(_ views: Int, _ largest: Int) -> Int? { forests[views][min(views, largest)] }

    /// The number of forests of this many views; nil if it does not fit.
    func count(_ views: Int) -> Int? { forest(views, views) }

    /// The number of ways to hang this many views into so many places.
    func count(_ views: Int, in places: Int) -> Int? { ways[places][views] }

    // MARK: From a number to a forest

    /// The forests in so many places that have this number.
    func decode(_ number: Int, views: Int, in places: Int) -> [[Bystander]] {
        if places == 0 { return [] }
        if places == 1 { return [decode(number, views: views, largest: views)] }
        var rest = number
        for first in 0...views {
            let (here, there) = (count(first) ?? 0, count(views - first, in: places - 1) ?? 0)
            if rest < here * there {
                return [decode(rest / there, views: first, largest: first)] + decode(rest % there, views: views - first, in: places - 1)
            }
            rest -= here * there
        }
        preconditionFailure("a number below the count has a forest")
    }

    private func decode(_ number: Int, views: Int, largest: Int) -> [Bystander] {
        if views == 0 { return [] }
        var rest = number
        let size = min(views, largest)
        for count in 0...(views / size) {
            let alike = Counting.multisets(trees[size] ?? 0, count) ?? 0
            let smaller = forest(views - count * size, size - 1) ?? 0
            if rest < alike * smaller {
                let members = Counting.multiset(rest / smaller, of: count).map { tree($0, size: size) }
                return decode(rest % smaller, views: views - count * size, largest: size - 1) + members
            }
            rest -= alike * smaller
        }
        preconditionFailure("a number below the count has a forest")
    }

    private func tree(_ number: Int, size: Int) -> Bystander {
        let inner = count(size - 1) ?? 1
        return Bystander(kind: number / inner, children: decode(number % inner, views: size - 1, largest: size - 1))
    }

    // MARK: From a forest to its number

    func encode(_ places: [[Bystander]]) -> Int {
        guard let first = places.first else { return 0 }
        let views = places.reduce(0) { $0 + Forests.views($1) }
        let here = Forests.views(first)
        let number = encode(first, views: here, largest: here)
        if places.count == 1 { return number }
        let rest = Array(places.dropFirst())
        let before = (0..<here).reduce(0) { $0 + (count($1) ?? 0) * (count(views - $1, in: rest.count) ?? 0) }
        return before + number * (count(views - here, in: rest.count) ?? 0) + encode(rest)
    }

    private func encode(_ forest: [Bystander], views: Int, largest: Int) -> Int {
        if views == 0 { return 0 }
        let size = min(views, largest)
        let members = forest.filter { $0.count == size }.map { number(of: $0) }.sorted()
        let others = forest.filter { $0.count < size }
        let before = (0..<members.count).reduce(0) { sum, count in
            sum + (Counting.multisets(trees[size] ?? 0, count) ?? 0) * (self.forest(views - count * size, size - 1) ?? 0)
        }
        let smaller = self.forest(views - members.count * size, size - 1) ?? 0
        return before + Counting.number(ofMultiset: members) * smaller
            + encode(others, views: views - members.count * size, largest: size - 1)
    }

    private func number(of tree: Bystander) -> Int {
        let views = tree.count - 1
        return tree.kind * (count(views) ?? 1) + encode(tree.children, views: views, largest: views)
    }

    private static func views(_ forest: [Bystander]) -> Int { forest.reduce(0) { $0 + $1.count } }
}
