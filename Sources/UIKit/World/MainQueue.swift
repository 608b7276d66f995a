/// PL.8: the blocks of the main queue. A drain runs the blocks present at its start.
struct MainQueue {
    private var blocks: [() -> Void] = []
    /// Blocks with a deadline, which join the others when it passes, even while the main thread is busy.
    private var delayed = TimerQueue()

    var isEmpty: Bool { blocks.isEmpty }
    /// The next deadline in seconds; nil without one.
    var nextDue: Double? {
        mutating get { delayed.nextDue }
    }

    mutating func enqueue(_ block: @escaping () -> Void) { blocks.append(block) }

    mutating func enqueue(at deadline: Double, _ block: @escaping () -> Void) { delayed.schedule(at: deadline, block) }

    /// Moves blocks whose deadline has passed to the others.
    mutating func admit(dueBy time: Double) {
        while let block = delayed.takeNext(dueBy: time) { blocks.append(block) }
    }

    mutating func takeAll() -> [() -> Void] {
        defer { blocks = [] }
        return blocks
    }
}

extension Simulation {
    /// Runs the blocks; true if there were any.
    @discardableResult
    func drainMainQueue() -> Bool {
        mainQueue.admit(dueBy: now)
        guard !mainQueue.isEmpty else { return false }
        for block in mainQueue.takeAll() { block() }
        return true
    }
}
