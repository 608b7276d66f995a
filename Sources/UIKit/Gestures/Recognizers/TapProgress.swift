/// The progress of a tap gesture: complete taps, and the fingers of the current one.
struct TapProgress {
    private(set) var taps = 0
    /// The number of fingers of the current tap, and of those that have lifted.
    private(set) var fingers = 0
    private(set) var lifted = 0
    /// The number of fingers of the first tap, which are the first touches of the attempt.
    private(set) var firstFingers = 0

    mutating func down() {
        fingers += 1
        if taps == 0 { firstFingers += 1 }
    }

    /// Counts lifts; true if the tap is complete.
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
