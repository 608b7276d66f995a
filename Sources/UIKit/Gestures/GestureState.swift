import EventTrace

/// GE.4: the state of a recognizer, which, unlike `UIGestureRecognizer.State`, tells ended gestures that had begun from others.
///
///     possible ──► began ──► changed ─┬─► ended
///        │                            └─► cancelled      continuous
///        ├──► recognized                                  discrete
///        └──► failed
enum GestureState {
    case possible, began, changed, ended, cancelled, failed
    /// Ended without a begin.
    case recognized

    /// The state after setting `new`; nil if the change is not allowed.
    func after(setting new: UIGestureRecognizer.State) -> GestureState? {
        switch (self, new) {
        case (.possible, .began), (.possible, .changed): .began
        case (.possible, .ended): .recognized
        case (.possible, .cancelled), (.possible, .failed): .failed
        case (.began, .changed), (.changed, .changed): .changed
        case (.began, .ended), (.changed, .ended): .ended
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed): .cancelled
        default: nil
        }
    }

    /// The state after setting any other, without the state machine.
    init(unchecked state: UIGestureRecognizer.State, after old: GestureState) {
        switch state {
        case .possible: self = .possible
        case .began: self = .began
        case .changed: self = .changed
        case .ended: self = old.hasBegun ? .ended : .recognized
        case .cancelled: self = .cancelled
        case .failed: self = .failed
        }
    }

    /// The state for client code.
    var shown: UIGestureRecognizer.State {
        switch self {
        case .possible: .possible
        case .began: .began
        case .changed: .changed
        case .ended, .recognized: .ended
        case .cancelled: .cancelled
        case .failed: .failed
        }
    }

    /// Whether the gesture has begun, and so is continuous.
    var hasBegun: Bool {
        switch self {
        case .began, .changed, .ended, .cancelled: true
        case .possible, .recognized, .failed: false
        }
    }
}

extension UIGestureRecognizer.State {
    /// The state as the record spells it.
    package var recorded: Word {
        switch self {
        case .possible: .possible
        case .began: .began
        case .changed: .changed
        case .ended: .ended
        case .cancelled: .cancelled
        case .failed: .failed
        }
    }

    /// Whether the gesture is under way.
    var isActive: Bool { self == .began || self == .changed }
    /// Whether the attempt is over.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
}
