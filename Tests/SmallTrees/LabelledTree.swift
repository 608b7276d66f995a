/// An ordered tree each of whose nodes has a label.
package struct LabelledTree<Label> {
    package let label: Label
    package let children: [LabelledTree]

    /// Every tree of this many nodes, with every label at each. O(shapes × labels^count).
    package static func all(of count: Int, _ labels: [Label]) -> [LabelledTree] {
        rows(of: count - 1, labels).flatMap { children in labels.map { LabelledTree(label: $0, children: children) } }
    }

    /// Every row of trees that have this many nodes together.
    private static func rows(of count: Int, _ labels: [Label]) -> [[LabelledTree]] {
        if count == 0 { return [[]] }
        return (1...count).flatMap { first in
            all(of: first, labels).flatMap { tree in rows(of: count - first, labels).map { [tree] + $0 } }
        }
    }

    /// Itself and all that is in it.
    package var count: Int { 1 + children.reduce(0) { $0 + $1.count } }
}

extension LabelledTree: CustomStringConvertible {
    /// `plain(hidden plain)`.
    package var description: String { "\(label)" + (children.isEmpty ? "" : "(\(children.map(\.description).joined(separator: " ")))") }
}
