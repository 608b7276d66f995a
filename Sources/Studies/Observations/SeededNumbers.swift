/// Numbers that look random and are the same for the same seed: splitmix64.
package struct SeededNumbers {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a number from 0 up to this one, which is more than 0.
    package mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

    /// Returns the elements in random order, by Fisher–Yates.
    mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
        var elements = elements
        for index in stride(from: elements.count - 1, to: 0, by: -1) {
            elements.swapAt(index, below(index + 1))
        }
        return elements
    }
}
