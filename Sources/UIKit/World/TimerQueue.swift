import MainLoop

/// What comes due at a virtual time. Of two that are due at one time, the one scheduled first comes first.
///
/// What is not for the mode in which the run loop runs waits until it runs in one of its own.
///
/// Scheduling and taking are O(log pending), cancelling is O(1): what is cancelled stays in the heap until somebody asks what comes next.
struct TimerQueue {
    /// Stands for what has been scheduled.
    final class Token {
        fileprivate var number = 0
        fileprivate var repeats = false
        fileprivate var modes = LoopModes.common
        /// Nil once it has been taken or cancelled.
        fileprivate var action: (() -> Void)?

        var isPending: Bool { action != nil }
    }

    /// A place in the heap. Stale once its token has been taken, cancelled or scheduled again.
    private struct Entry {
        let due: Double
        let number: Int
        let token: Token

        var isStale: Bool { token.action == nil || token.number != number }

        func comesBefore(_ other: Entry) -> Bool {
            due != other.due ? due < other.due : number < other.number
        }
    }

    /// A binary heap, the next one first.
    private var heap: ContiguousArray<Entry> = []
    /// Those that are not for the mode of the loop.
    private var asleep: ContiguousArray<Entry> = []
    /// The mode in which the loop runs.
    private var served = LoopModes.default
    private var scheduled = 0
    /// How many of the heap are not stale.
    private var pending = 0
    /// How many are pending that are not one of an endless row.
    private var finite = 0

    /// When the next one is due, in seconds.
    var nextDue: Double? {
        mutating get {
            dropStale()
            return heap.first?.due
        }
    }

    /// Whether something is pending other than repeating timers, which alone do not keep a run going.
    var keepsRunGoing: Bool { finite > 0 }

    /// `repeats` tells that its action schedules it again.
    @discardableResult
    mutating func schedule(
        at due: Double, repeats: Bool = false, in modes: LoopModes = .common, _ action: @escaping () -> Void
    ) -> Token {
        let token = Token()
        token.modes = modes
        schedule(token, at: due, repeats: repeats, action)
        return token
    }

    /// Schedules what a token stands for anew; what it stood for is cancelled.
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

    /// The loop runs in this mode from now on.
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
        // OPTIMIZATION: mostly all that was set for a tap is cancelled with it.
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
