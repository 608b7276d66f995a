import Studies

extension OrderingGroup {
    /// The letter of an index: `A`, `B`, … `Z`, `AA`, ….
    public var letter: String {
        var (rest, letters) = (index, "")
        repeat {
            letters = String(UnicodeScalar(UInt8(65 + rest % 26))) + letters
            rest = rest / 26 - 1
        } while rest >= 0
        return letters
    }
}
