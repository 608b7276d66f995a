/// A line of the visual format language, parsed: Auto Layout Guide, "Visual Format Language".
struct VisualFormat {
    /// A predicate in parentheses: `>=20@750`.
    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        /// The other view in a predicate about a size.
        var item: AnyObject?
        var constant: CGFloat = 0
        var priority = UILayoutPriority.required
    }

    /// The connection between two items; nil for a lone hyphen, the standard distance.
    typealias Connection = [Predicate]?

    struct Item {
        /// The view; nil for the superview.
        let view: AnyObject?
        let sizes: [Predicate]
    }

    private(set) var axis = NSLayoutConstraint.Axis.horizontal
    private(set) var items: [Item] = []
    /// The connections, one fewer than items.
    private(set) var connections: [Connection] = []

    private let text: [UInt8]
    private let metrics: [String: AnyOrObject]
    private let views: [String: AnyOrObject]
    private var place = 0

    /// Parses a line. A syntax error, or a name in neither dictionary, stops the program, where UIKit raises an exception.
    init(_ format: String, metrics: [String: AnyOrObject], views: [String: AnyOrObject]) {
        text = Array(format.utf8)
        (self.metrics, self.views) = (metrics, views)
        readAxis()
        readItem()
        while place < text.count {
            connections.append(readConnection())
            readItem()
            if items.last?.view == nil { break }
        }
        if place < text.count { fail("Expected the end") }
        if !items.contains(where: { $0.view != nil }) { fail("Expected a view") }
    }

    private mutating func readAxis() {
        guard text.first == UInt8(ascii: "H") || text.first == UInt8(ascii: "V") else { return }
        axis = text[0] == UInt8(ascii: "V") ? .vertical : .horizontal
        place = 1
        demand(":", "Expected ':' after the orientation")
    }

    private mutating func readItem() {
        if take("|") { return items.append(Item(view: nil, sizes: [])) }
        demand("[", "Expected a view")
        let view = view(named: readWord())
        let sizes = take("(") ? readPredicates(ofSize: true) : []
        demand("]", "A view must end with ']'")
        items.append(Item(view: view, sizes: sizes))
    }

    private mutating func readConnection() -> Connection {
        guard take("-") else { return [Predicate()] }
        if isNext("[") || isNext("|") { return nil }
        let predicates = take("(") ? readPredicates(ofSize: false) : [Predicate(constant: readNumber())]
        demand("-", "Expected '-' after a distance")
        return predicates
    }

    private mutating func readPredicates(ofSize: Bool) -> [Predicate] {
        var predicates: [Predicate] = []
        repeat { predicates.append(readPredicate(ofSize: ofSize)) } while take(",")
        demand(")", "Predicates must end with ')'")
        return predicates
    }

    private mutating func readPredicate(ofSize: Bool) -> Predicate {
        var predicate = Predicate()
        if take("<=") {
            predicate.relation = .lessThanOrEqual
        } else if take(">=") {
            predicate.relation = .greaterThanOrEqual
        } else {
            _ = take("==")
        }
        let start = place
        if ofSize, case let name = readWord(), metrics[name] == nil, let view = views[name] {
            predicate.item = view as AnyObject
        } else {
            place = start
            predicate.constant = readNumber()
        }
        if take("@") { predicate.priority = UILayoutPriority(Float(readNumber())) }
        return predicate
    }

    /// Reads a number, or the metric of a name.
    private mutating func readNumber() -> CGFloat {
        let start = place
        let sign: CGFloat = take("-") ? -1 : 1
        var (value, scale, digits): (CGFloat, CGFloat, Int) = (0, 1, 0)
        var isFraction = false
        while place < text.count {
            if let digit = digit(text[place]) {
                if isFraction { scale /= 10 }
                value = isFraction ? value + digit * scale : value * 10 + digit
                digits += 1
            } else if text[place] == UInt8(ascii: "."), !isFraction {
                isFraction = true
            } else {
                break
            }
            place += 1
        }
        if digits > 0 { return sign * value }
        place = start
        let name = readWord()
        guard let metric = metrics[name].flatMap(CGFloat.init(metric:)) else {
            fail(name.isEmpty ? "Expected a number" : "\(name) is not a key in the metrics dictionary")
        }
        return metric
    }

    private func digit(_ byte: UInt8) -> CGFloat? {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? CGFloat(byte - UInt8(ascii: "0")) : nil
    }

    /// Reads up to the next character with a meaning.
    private mutating func readWord() -> String {
        let start = place
        while place < text.count, !"|[](),@-<>=:".utf8.contains(text[place]) { place += 1 }
        return String(decoding: text[start..<place], as: UTF8.self)
    }

    private func view(named name: String) -> AnyObject {
        guard let view = views[name] else { fail("\(name) is not a key in the views dictionary") }
        return view as AnyObject
    }

    private func isNext(_ token: StaticString) -> Bool {
        let end = place + token.utf8CodeUnitCount
        guard end <= text.count else { return false }
        for index in place..<end where text[index] != token.utf8Start[index - place] { return false }
        return true
    }

    private mutating func take(_ token: StaticString) -> Bool {
        guard isNext(token) else { return false }
        place += token.utf8CodeUnitCount
        return true
    }

    private mutating func demand(_ token: StaticString, _ complaint: String) {
        if !take(token) { fail(complaint) }
    }

    private func fail(_ complaint: String) -> Never {
        let format = String(decoding: text, as: UTF8.self)
        fatalError("NSInvalidArgumentException: Unable to parse constraint format: \(complaint), at \(place) of \(format)")
    }
}

extension CGFloat {
    /// A value of a dictionary of metrics; nil if it is not a number.
    fileprivate init?(metric: AnyOrObject) {
        #if hasFeature(Embedded)
            guard let number = metric as? NSNumber else { return nil }
            self = CGFloat(number.doubleValue)
        #else
            switch metric {
            case let number as CGFloat: self = number
            case let number as Double: self = CGFloat(number)
            case let number as Float: self = CGFloat(number)
            case let number as Int: self = CGFloat(number)
            case let number as NSNumber: self = CGFloat(number.doubleValue)
            default: return nil
            }
        #endif
    }
}
