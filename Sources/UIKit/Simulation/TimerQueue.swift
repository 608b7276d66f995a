/// What comes due at a virtual time. Of two that are due at one time, the one scheduled first comes first.
struct TimerQueue {
    struct Token: Equatable {
        fileprivate let number: Int
    }

    private struct Pending {
        let due: Double
        let number: Int
        let repeats: Bool
        let action: () -> Void
    }

    /// Latest first, so that the next one is taken from the end.
    private var pending: [Pending] = []
    private var scheduled = 0
    /// How many are pending that are not one of an endless row.
    private var finite = 0

    /// When the next one is due, in seconds.
    var nextDue: Double? { pending.last?.due }

    /// Whether something is pending other than repeating timers, which alone do not keep a run going.
    var keepsRunGoing: Bool { finite > 0 }

    /// `repeats` tells that its action schedules it again. O(pending).
    @discardableResult
    mutating func schedule(at due: Double, repeats: Bool = false, _ action: @escaping () -> Void) -> Token {
        let token = Token(number: scheduled)
        scheduled += 1
        if !repeats { finite += 1 }
        let place = pending.lastIndex { $0.due > due }.map { $0 + 1 } ?? 0
        pending.insert(Pending(due: due, number: token.number, repeats: repeats, action: action), at: place)
        return token
    }

    mutating func cancel(_ token: Token) {
        guard let place = pending.firstIndex(where: { $0.number == token.number }) else { return }
        if !pending[place].repeats { finite -= 1 }
        pending.remove(at: place)
    }

    mutating func takeNext(dueBy time: Double) -> (() -> Void)? {
        guard let next = pending.last, next.due <= time else { return nil }
        if !next.repeats { finite -= 1 }
        return pending.removeLast().action
    }
}
