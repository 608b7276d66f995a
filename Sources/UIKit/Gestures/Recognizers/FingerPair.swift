/// Two fingers that are down, for pinch and rotation.
struct FingerPair {
    let first: UITouch
    let second: UITouch

    /// The first two touches; nil if there are fewer.
    init?(_ touches: ContiguousArray<UITouch>) {
        guard touches.count >= 2 else { return nil }
        first = touches[0]
        second = touches[1]
        precondition(first !== second, "GE.24: a pair is of two fingers")
    }

    func isSame(as other: FingerPair?) -> Bool {
        first === other?.first && second === other?.second
    }
}
