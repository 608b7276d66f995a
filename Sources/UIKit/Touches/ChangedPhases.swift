/// The phases to which touches have changed in one event, in the order of delivery: began, moved, ended, cancelled.
struct ChangedPhases: Sequence, IteratorProtocol {
    private var bits: UInt8 = 0

    /// Adds a phase, unless there is no touch method for it.
    mutating func insert(_ phase: UITouch.Phase) {
        switch phase {
        case .began: bits |= 1
        case .moved: bits |= 2
        case .ended: bits |= 4
        case .cancelled: bits |= 8
        default: break
        }
    }

    mutating func next() -> UITouch.Phase? {
        guard bits != 0 else { return nil }
        let lowest = bits & ~(bits - 1)
        bits &= bits - 1
        switch lowest {
        case 1: return .began
        case 2: return .moved
        case 4: return .ended
        default: return .cancelled
        }
    }
}
