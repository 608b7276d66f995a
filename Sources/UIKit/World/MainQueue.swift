/// PL.8: blocks that wait for the main queue. A drain runs those that are there when it starts.
struct MainQueue {
    private var blocks: [() -> Void] = []
    /// Blocks with a deadline, which join the others when it has come, whether the main thread is busy or not.
    private var delayed = TimerQueue()

    var isEmpty: Bool { blocks.isEmpty }
    /// When the next of the blocks with a deadline joins the others, in seconds.
    var nextDue: Double? {
        mutating get { delayed.nextDue }
    }

    mutating func enqueue(_ block: @escaping () -> Void) { blocks.append(block) }

    mutating func enqueue(at deadline: Double, _ block: @escaping () -> Void) { delayed.schedule(at: deadline, block) }

    /// Blocks whose deadline has come by this time join the others.
    mutating func admit(dueBy time: Double) {
        while let block = delayed.takeNext(dueBy: time) { blocks.append(block) }
    }

    mutating func takeAll() -> [() -> Void] {
        defer { blocks = [] }
        return blocks
    }
}

extension Simulation {
    /// True if there was a block to run.
    @discardableResult
    func drainMainQueue() -> Bool {
        mainQueue.admit(dueBy: now)
        guard !mainQueue.isEmpty else { return false }
        for block in mainQueue.takeAll() { block() }
        return true
    }
}
