/// PL.8: blocks that wait for the main queue. A drain runs those that are there when it starts.
struct MainQueue {
    private var blocks: [() -> Void] = []

    var isEmpty: Bool { blocks.isEmpty }

    mutating func enqueue(_ block: @escaping () -> Void) { blocks.append(block) }

    mutating func takeAll() -> [() -> Void] {
        defer { blocks = [] }
        return blocks
    }
}

extension Simulation {
    func drainMainQueue() {
        guard !mainQueue.isEmpty else { return }
        for block in mainQueue.takeAll() { block() }
    }
}
