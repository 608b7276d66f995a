/// How far a recognizer's attempt has come in the eyes of arbitration; `state` is what client code sees.
///
///     idle ──► attempting ──┬──► accepted ──┬──► spent ──► idle
///                 │         └──► waiting ───┤
///                 └─────────────────────────┘
enum Standing {
    /// It has no touch.
    case idle
    /// It has touches and has not made up its mind.
    case attempting
    /// It has recognized and waits for another to fail.
    case waiting
    /// It has recognized and nobody stands against it: actions go out.
    case accepted
    /// It is through: ended, cancelled, failed or excluded, and about to be reset.
    case spent
}
