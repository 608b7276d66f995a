import Dispatch
import Synchronization

/// Does the same to every item, several at once; the results keep the items' order.
enum Workers {
    /// `finished` is told, one at a time, which item is done.
    static func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], jobs: Int, finished: @Sendable (Item) -> Void = { _ in }, _ body: @Sendable (Item) -> Result
    ) -> [Result] {
        let next = Mutex(0)
        let results = Mutex([Result?](repeating: nil, count: items.count))
        DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, items.count))) { _ in
            while let index = take(next, items.count) {
                let result = body(items[index])
                results.withLock { results in
                    results[index] = result
                    finished(items[index])
                }
            }
        }
        return results.withLock { $0.compactMap { $0 } }
    }

    private static func take(_ next: borrowing Mutex<Int>, _ count: Int) -> Int? {
        next.withLock { next in
            guard next < count else { return nil }
            next += 1
            return next - 1
        }
    }
}
