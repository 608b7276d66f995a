/// How far a recognizer's attempt at its gesture has come in the eyes of arbitration; `state` is what client code sees.
///
///     idle ──join──► attempting ──accept──► accepted ──end──► finished ──reset──► idle
///                      │     │                 ▲                ▲
///                      │     └──wait──► waiting ──accept        │
///                      └──────────────────┴──end────────────────┘
///
/// While it is accepted its actions go out: the first one is due from the start, further ones with each change of its state.
enum Attempt: Equatable {
    /// It has no touch.
    case idle
    /// It has touches, and arbitration has nothing to decide or has not decided yet.
    case attempting
    /// It has recognized and waits for another to fail.
    case waiting
    /// It has recognized and nobody stands against it.
    case accepted(DueAction)
    /// It has ended, been cancelled, failed or been excluded, and is about to be reset.
    case finished

    /// Which action of the attempt is to be sent in this update.
    enum DueAction {
        case first, further, none
    }

    enum Step {
        /// It gets its first touch, or client code sets its state.
        case join
        /// It has recognized, but one that must fail first has not made up its mind.
        case wait
        /// It has recognized and may.
        case accept
        /// The state of one that is accepted has changed.
        case change
        /// The action that is due goes out.
        case act
        /// It is over for arbitration.
        case end
        /// Its `reset` has run.
        case reset
    }

    /// Where a step leads; nil for a step that cannot be taken from here.
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

    /// Whether it is still to be decided about: it can recognize, wait, be excluded.
    var isOpen: Bool { self == .attempting || self == .waiting }

    var isAccepted: Bool {
        if case .accepted = self { true } else { false }
    }
}
