/// How far a tap has come: whole taps, and the fingers of the one that is going on.
struct TapProgress {
    private(set) var taps = 0
    /// How many fingers the tap that is going on has, and how many of them have lifted.
    private(set) var fingers = 0
    private(set) var lifted = 0
    /// How many fingers the first tap had: the first touches of the attempt.
    private(set) var firstFingers = 0

    mutating func down() {
        fingers += 1
        if taps == 0 { firstFingers += 1 }
    }

    /// True if the tap is whole.
    mutating func lift(_ count: Int) -> Bool {
        precondition(count > 0, "GE.17: a lift is of at least one finger")
        lifted += count
        guard lifted >= fingers else { return false }
        taps += 1
        fingers = 0
        lifted = 0
        return true
    }
}
