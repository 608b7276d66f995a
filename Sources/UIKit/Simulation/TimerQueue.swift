/// What comes due at a virtual time. Of two that are due at one time, the one scheduled first comes first.
///
/// Scheduling and taking are O(log pending), cancelling is O(1): what is cancelled stays in the heap until it comes to its top.
struct TimerQueue {
    /// Stands for what has been scheduled.
    final class Token {
        fileprivate let due: Double
        fileprivate let number: Int
        fileprivate let repeats: Bool
        /// Nil once it has been taken or cancelled.
        fileprivate var action: (() -> Void)?

        fileprivate init(due: Double, number: Int, repeats: Bool, action: @escaping () -> Void) {
            self.due = due
            self.number = number
            self.repeats = repeats
            self.action = action
        }

        fileprivate func comesBefore(_ other: Token) -> Bool {
            due != other.due ? due < other.due : number < other.number
        }
    }

    /// A binary heap, the next one first. Invariant: the first one is not cancelled.
    private var heap: ContiguousArray<Token> = []
    private var scheduled = 0
    /// How many are pending that are not one of an endless row.
    private var finite = 0

    /// When the next one is due, in seconds.
    var nextDue: Double? { heap.first?.due }

    /// Whether something is pending other than repeating timers, which alone do not keep a run going.
    var keepsRunGoing: Bool { finite > 0 }

    /// `repeats` tells that its action schedules it again.
    @discardableResult
    mutating func schedule(at due: Double, repeats: Bool = false, _ action: @escaping () -> Void) -> Token {
        let token = Token(due: due, number: scheduled, repeats: repeats, action: action)
        scheduled += 1
        if !repeats { finite += 1 }
        heap.append(token)
        rise(from: heap.count - 1)
        return token
    }

    mutating func cancel(_ token: Token) {
        guard token.action != nil else { return }
        forget(token)
        dropCancelled()
    }

    mutating func takeNext(dueBy time: Double) -> (() -> Void)? {
        guard let next = heap.first, next.due <= time else { return nil }
        let action = next.action
        forget(next)
        dropCancelled()
        return action
    }

    private mutating func forget(_ token: Token) {
        token.action = nil
        if !token.repeats { finite -= 1 }
    }

    private mutating func dropCancelled() {
        while let first = heap.first, first.action == nil {
            let last = heap.removeLast()
            guard !heap.isEmpty else { return }
            heap[0] = last
            sink()
        }
    }

    private mutating func rise(from index: Int) {
        var child = index
        while child > 0, heap[child].comesBefore(heap[(child - 1) / 2]) {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    private mutating func sink() {
        var parent = 0
        while true {
            var first = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child].comesBefore(heap[first]) { first = child }
            if first == parent { return }
            heap.swapAt(parent, first)
            parent = first
        }
    }
}
