/// How far a tap has come: whole taps, and the fingers of the one that is going on.
struct TapProgress {
    private(set) var taps = 0
    /// The fingers of the tap that is going on, with where they came down on the screen.
    private(set) var fingers: [(touch: UITouch, start: CGPoint)] = []
    /// How many of them have lifted.
    private(set) var lifted = 0
    /// Where the fingers of the first tap came down.
    private(set) var firstStarts: [CGPoint] = []

    /// Keeps its memory.
    mutating func beginAnew() {
        taps = 0
        fingers.empty()
        lifted = 0
        firstStarts.empty()
    }

    mutating func down(_ touch: UITouch) {
        fingers.append((touch, touch.location))
        if taps == 0 { firstStarts.append(touch.location) }
    }

    /// Whether a further tap is where the first one was, once all its fingers are down.
    func isInPlace(_ count: Int, _ thresholds: Thresholds) -> Bool {
        guard taps > 0, fingers.count == count else { return true }
        return CGPoint.centre(of: fingers.map { $0.start }).isWithin(thresholds.nextTapDistance, of: .centre(of: firstStarts))
    }

    /// Whether a finger is too far from where it came down.
    func hasStrayed(_ thresholds: Thresholds) -> Bool {
        fingers.contains { !$0.touch.location.isWithin(thresholds.tapMovement, of: $0.start) }
    }

    /// True if the tap is whole.
    mutating func lift(_ count: Int) -> Bool {
        lifted += count
        guard lifted >= fingers.count else { return false }
        taps += 1
        fingers.empty()
        lifted = 0
        return true
    }
}
