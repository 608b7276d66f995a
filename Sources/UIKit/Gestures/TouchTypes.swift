/// The types of touches that a recognizer takes, as bits; Apple's API has a list of numbers.
struct TouchTypes {
    private var bits: UInt64

    static let all = TouchTypes([0, 1, 2, 3])

    init(_ types: [NSNumber]) {
        bits = 0
        for type in types where (0..<64).contains(type.intValue) { bits |= 1 << UInt64(type.intValue) }
    }

    func contains(_ type: UITouch.TouchType) -> Bool {
        bits & 1 << UInt64(type.rawValue) != 0
    }

    var numbers: [NSNumber] { (0..<64).filter { bits & 1 << UInt64($0) != 0 }.map { NSNumber(value: $0) } }
}
