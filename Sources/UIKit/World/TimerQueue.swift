import MainLoop

/// Actions due at virtual times; at one time, in the order of scheduling.
///
/// An action that does not belong to the run loop's mode waits until the loop runs in one of its modes. Scheduling and taking are O(log
/// pending), cancelling is O(1): a cancelled action stays in the heap until it would come next.
struct TimerQueue {
    /// The identity of a scheduled action.
    final class Token {
        fileprivate var number = 0
        fileprivate var repeats = false
        fileprivate var modes = LoopModes.common
        /// The action; nil once it is taken or cancelled.
        fileprivate var action: (() -> Void)?

        var isPending: Bool { action != nil }
    }

    /// An entry in the heap, stale once its token is taken, cancelled or scheduled again.
    private struct Entry {
        let due: Double
        let number: Int
        let token: Token

        var isStale: Bool { token.action == nil || token.number != number }

        func comesBefore(_ other: Entry) -> Bool {
            due != other.due ? due < other.due : number < other.number
        }
    }

    /// A binary heap with the next entry first.
    private var heap: ContiguousArray<Entry> = []
    /// The entries that do not belong to the loop's mode.
    private var asleep: ContiguousArray<Entry> = []
    /// The mode of the loop.
    private var served = LoopModes.default
    private var scheduled = 0
    /// The number of entries in the heap that are not stale.
    private var pending = 0
    /// The number of pending actions other than those of repeating timers.
    private var finite = 0

    /// The time of the next action in seconds; nil without one.
    var nextDue: Double? {
        mutating get {
            dropStale()
            return heap.first?.due
        }
    }

    /// Whether actions other than repeating timers are pending; repeating timers alone do not keep a run going.
    var keepsRunGoing: Bool { finite > 0 }

    /// Schedules an action; `repeats` means that the action schedules itself again.
    @discardableResult
    mutating func schedule(
        at due: Double, repeats: Bool = false, in modes: LoopModes = .common, _ action: @escaping () -> Void
    ) -> Token {
        let token = Token()
        token.modes = modes
        schedule(token, at: due, repeats: repeats, action)
        return token
    }

    /// Schedules an action under a token, whose earlier action is cancelled.
    mutating func schedule(_ token: Token, at due: Double, repeats: Bool = false, _ action: consuming @escaping () -> Void) {
        if due.isNaN { fatalError("PL.8: what is scheduled is due at a time, not at NaN") }
        cancel(token)
        scheduled += 1
        pending += 1
        if !repeats { finite += 1 }
        token.number = scheduled
        token.repeats = repeats
        token.action = action
        insert(Entry(due: due, number: scheduled, token: token))
    }

    /// Changes the mode of the loop.
    mutating func serve(_ mode: LoopModes) {
        served = mode
        let entries = heap + asleep
        heap = []
        asleep = []
        for entry in entries where !entry.isStale { insert(entry) }
    }

    private mutating func insert(_ entry: Entry) {
        guard !entry.token.modes.isDisjoint(with: served) else { return asleep.append(entry) }
        heap.append(entry)
        rise(from: heap.count - 1)
    }

    mutating func cancel(_ token: Token) {
        if token.action != nil { forget(token) }
    }

    mutating func takeNext(dueBy time: Double) -> (() -> Void)? {
        guard let due = nextDue, due <= time else { return nil }
        let token = heap[0].token
        let action = token.action
        forget(token)
        return action
    }

    private mutating func forget(_ token: Token) {
        precondition(token.action != nil && pending > 0, "PL.8: a token is taken or cancelled once")
        token.action = nil
        pending -= 1
        if !token.repeats { finite -= 1 }
    }

    private mutating func dropStale() {
        // OPTIMIZATION: mostly all timers of a tap are cancelled with it.
        if pending == 0 {
            asleep.empty()
            return heap.empty()
        }
        while let first = heap.first, first.isStale {
            let last = heap.count - 1
            heap.withUnsafeMutableBufferPointer { $0.swapAt(0, last) }
            heap.removeLast()
            sink()
        }
    }

    private mutating func rise(from index: Int) {
        heap.withUnsafeMutableBufferPointer { heap in
            var child = index
            while child > 0, heap[child].comesBefore(heap[(child - 1) / 2]) {
                heap.swapAt(child, (child - 1) / 2)
                child = (child - 1) / 2
            }
        }
    }

    private mutating func sink() {
        heap.withUnsafeMutableBufferPointer { heap in
            var parent = 0
            while true {
                var first = parent
                let left = 2 * parent + 1
                if left < heap.count, heap[left].comesBefore(heap[first]) { first = left }
                if left + 1 < heap.count, heap[left + 1].comesBefore(heap[first]) { first = left + 1 }
                if first == parent { return }
                heap.swapAt(parent, first)
                parent = first
            }
        }
    }
}
