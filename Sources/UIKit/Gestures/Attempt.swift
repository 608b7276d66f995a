/// The progress of a recognizer's attempt at its gesture, for arbitration; client code sees `state`.
///
///     idle ──join──► attempting ──accept──► accepted ──end──► finished ──reset──► idle
///                      │     │                 ▲                ▲
///                      │     └──wait──► waiting ──accept        │
///                      └──────────────────┴──end────────────────┘
///
/// While it is accepted its actions go out: the first one is due from the start, further ones with each change of its state.
enum Attempt: Equatable {
    /// The recognizer has no touch.
    case idle
    /// The recognizer has touches, and arbitration has nothing to decide or has not decided yet.
    case attempting
    /// The recognizer has recognized and waits for another to fail.
    case waiting
    /// The recognizer has recognized and nothing prevents it.
    case accepted(DueAction)
    /// The recognizer has ended, been cancelled, failed or been excluded, and will be reset.
    case finished

    /// The action of the attempt that this update sends.
    enum DueAction {
        case first, further, none
    }

    enum Step {
        /// The recognizer gets its first touch, or client code sets its state.
        case join
        /// The recognizer has recognized, but a requirement is undecided.
        case wait
        /// The recognizer has recognized and may.
        case accept
        /// The state of an accepted recognizer has changed.
        case change
        /// The due action is sent.
        case act
        /// Arbitration has finished with the attempt.
        case end
        /// `reset` has run.
        case reset
    }

    /// The attempt after a step; nil if the step is not allowed from here.
    func after(_ step: Step) -> Attempt? {
        switch (self, step) {
        case (.idle, .join): .attempting
        case (.attempting, .wait), (.waiting, .wait): .waiting
        case (.attempting, .accept), (.waiting, .accept): .accepted(.first)
        case (.accepted(.first), .change): .accepted(.first)
        case (.accepted, .change): .accepted(.further)
        case (.accepted(.first), .act), (.accepted(.further), .act): .accepted(.none)
        case (.attempting, .end), (.waiting, .end), (.accepted(.none), .end): .finished
        case (.finished, .reset): .idle
        default: nil
        }
    }

    /// Whether the attempt is undecided: the recognizer can recognize, wait or be excluded.
    var isOpen: Bool { self == .attempting || self == .waiting }

    var isAccepted: Bool {
        if case .accepted = self { true } else { false }
    }
}
