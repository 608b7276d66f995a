// Threads are the one thing of the runner that Embedded Swift lacks: there the calls are made one after the other.
#if hasFeature(Embedded)
    func concurrentMap<Result>(_ count: Int, jobs: Int, _ body: (Int) -> Result) -> [Result] {
        (0..<count).map(body)
    }
#else
    import UIKit

    /// The results in order, whatever the order in which they were made.
    func concurrentMap<Result: Sendable>(_ count: Int, jobs: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
        guard jobs > 1, count > 1 else { return (0..<count).map(body) }
        let slots = Slots<Result>(count)
        Dispatch.DispatchQueue.concurrentPerform(iterations: min(jobs, count)) { _ in
            while let index = slots.next() { slots.set(body(index), at: index) }
        }
        return slots.results
    }

    private final class Slots<Result: Sendable>: @unchecked Sendable {
        private let lock = NSLock()
        private var values: [Result?]
        private var taken = 0

        init(_ count: Int) {
            values = Array(repeating: nil, count: count)
        }

        func next() -> Int? {
            lock.withLock {
                guard taken < values.count else { return nil }
                taken += 1
                return taken - 1
            }
        }

        func set(_ value: Result, at index: Int) { lock.withLock { values[index] = value } }

        /// The results, complete if every index has been taken and set.
        var results: [Result] { lock.withLock { values.map { $0! } } }
    }
#endif
