#if hasFeature(Embedded)
    /// Integers, each once, in ascending order.
    public struct IndexSet: Hashable, Sequence, ExpressibleByArrayLiteral, Sendable {
        private var integers: [Int] = []

        public init() {}
        public init(integer: Int) { integers = [integer] }
        public init(integersIn range: Range<Int>) { integers = Array(range) }
        public init(integersIn range: ClosedRange<Int>) { integers = Array(range) }
        public init(arrayLiteral elements: Int...) { for element in elements { insert(element) } }

        public var count: Int { integers.count }
        public func contains(_ integer: Int) -> Bool { integers.contains(integer) }
        public mutating func insert(_ integer: Int) {
            if !contains(integer) { integers.insert(integer, at: integers.firstIndex { $0 > integer } ?? integers.count) }
        }
        public func makeIterator() -> Array<Int>.Iterator { integers.makeIterator() }
    }
#endif
