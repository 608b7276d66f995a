/// Two fingers that are down, as pinch and rotation see them.
struct FingerPair {
    let first: UITouch
    let second: UITouch

    /// The first two; nil if there are fewer.
    init?(_ touches: ContiguousArray<UITouch>) {
        guard touches.count >= 2 else { return nil }
        first = touches[0]
        second = touches[1]
    }

    /// In points.
    var distance: CGFloat {
        Elementary.hypot(second.location.x - first.location.x, second.location.y - first.location.y)
    }

    /// In radians, clockwise on the screen.
    var angle: CGFloat {
        Elementary.atan2(second.location.y - first.location.y, second.location.x - first.location.x)
    }

    func isSame(as other: FingerPair?) -> Bool {
        first === other?.first && second === other?.second
    }
}
