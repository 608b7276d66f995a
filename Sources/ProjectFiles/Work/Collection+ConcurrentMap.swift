import Foundation

extension RandomAccessCollection where Self: Sendable, Index: Sendable {
    /// The results in order, made on all cores. After an error no new element is begun; throws one of the errors.
    package func concurrentMap<Result: Sendable, Failure: Error>(_ body: @Sendable (Element) throws(Failure) -> Result) throws(Failure)
        -> [Result]
    {
        guard count > 1 else {
            var results: [Result] = []
            for element in self { results.append(try body(element)) }
            return results
        }
        let slots = Slots<Result, Failure>(count)
        DispatchQueue.concurrentPerform(iterations: count) { offset in
            guard !slots.hasFailed else { return }
            do throws(Failure) {
                slots.set(try body(self[index(startIndex, offsetBy: offset)]), at: offset)
            } catch {
                slots.fail(error)
            }
        }
        return try slots.results()
    }
}

private final class Slots<Value: Sendable, Failure: Error>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Value?]
    private var failure: Failure?

    init(_ count: Int) { values = Array(repeating: nil, count: count) }

    var hasFailed: Bool { lock.withLock { failure != nil } }

    func set(_ value: Value, at index: Int) { lock.withLock { values[index] = value } }

    func fail(_ error: Failure) { lock.withLock { failure = error } }

    func results() throws(Failure) -> [Value] {
        lock.lock()
        defer { lock.unlock() }
        if let failure { throw failure }
        return values.map { $0! }
    }
}
