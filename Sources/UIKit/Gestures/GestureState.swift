import EventTrace

/// GE.4: the state of a recognizer, with the one distinction that `UIGestureRecognizer.State` does not make: whether a gesture that has ended
/// had begun.
///
///     possible ──► began ──► changed ─┬─► ended
///        │                            └─► cancelled      continuous
///        ├──► recognized                                  discrete
///        └──► failed
enum GestureState {
    case possible, began, changed, ended, cancelled, failed
    /// Ended without having begun.
    case recognized

    /// The state that setting `new` leads to; nil if it leads nowhere.
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

    /// Without the state machine: whatever is set.
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

    /// What client code sees.
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

    /// Whether it has been in the state began: the gesture is continuous.
    var hasBegun: Bool {
        switch self {
        case .began, .changed, .ended, .cancelled: true
        case .possible, .recognized, .failed: false
        }
    }
}

extension UIGestureRecognizer.State {
    var word: Word {
        switch self {
        case .possible: .possible
        case .began: .began
        case .changed: .changed
        case .ended: .ended
        case .cancelled: .cancelled
        case .failed: .failed
        }
    }

    /// Whether the gesture goes on.
    var isActive: Bool { self == .began || self == .changed }
    /// Whether the attempt is over.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
}
