import Foundation

extension Range<Int> {
    /// The results in order, made on all cores.
    package func concurrentMap<Result: Sendable>(_ body: @Sendable (Int) -> Result) -> [Result] {
        guard count > 1 else { return map(body) }
        let slots = Slots<Result>(count)
        let start = lowerBound
        DispatchQueue.concurrentPerform(iterations: count) { slots.set(body(start + $0), at: $0) }
        return slots.results
    }
}

private final class Slots<Result: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Result?]

    init(_ count: Int) { values = Array(repeating: nil, count: count) }

    func set(_ value: Result, at index: Int) { lock.withLock { values[index] = value } }

    var results: [Result] { lock.withLock { values.map { $0! } } }
}
