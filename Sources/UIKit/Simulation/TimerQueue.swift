/// What comes due at a virtual time. Of two that are due at one time, the one scheduled first comes first.
struct TimerQueue {
    struct Token: Equatable {
        fileprivate let number: Int
    }

    private struct Pending {
        let due: Double
        let number: Int
        let action: () -> Void
    }

    /// Latest first, so that the next one is taken from the end.
    private var pending: [Pending] = []
    private var scheduled = 0

    /// When the next one is due, in seconds.
    var nextDue: Double? { pending.last?.due }

    /// O(pending).
    @discardableResult
    mutating func schedule(at due: Double, _ action: @escaping () -> Void) -> Token {
        let token = Token(number: scheduled)
        scheduled += 1
        let place = pending.lastIndex { $0.due > due }.map { $0 + 1 } ?? 0
        pending.insert(Pending(due: due, number: token.number, action: action), at: place)
        return token
    }

    mutating func cancel(_ token: Token) {
        pending.removeAll { $0.number == token.number }
    }

    mutating func takeNext(dueBy time: Double) -> (() -> Void)? {
        guard let next = pending.last, next.due <= time else { return nil }
        return pending.removeLast().action
    }
}
