import Foundation

/// The requests of a server, from the thread that reads them to the one that builds.
final class WorkerQueue: Sendable {
    private let condition = NSCondition()
    nonisolated(unsafe) private var waiting: [WorkerRequest] = []
    nonisolated(unsafe) private var hasEnded = false

    func add(_ request: WorkerRequest) {
        condition.withLock {
            waiting.append(request)
            condition.signal()
        }
    }

    func end() {
        condition.withLock {
            hasEnded = true
            condition.signal()
        }
    }

    /// Waits for a request, and takes all that have arrived; nil if there will be no more.
    func next() -> [WorkerRequest]? {
        condition.withLock {
            while waiting.isEmpty, !hasEnded { condition.wait() }
            defer { waiting = [] }
            return waiting.isEmpty ? nil : waiting
        }
    }
}

/// The requests on a descriptor, one on each line.
struct WorkerInput {
    let descriptor: Int32

    /// The next request; nil at the end.
    func next() -> WorkerRequest? {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while byte != UInt8(ascii: "\n") {
            let count = read(descriptor, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count == 1 else { return nil }
            bytes.append(byte)
        }
        return try? JSONDecoder().decode(WorkerRequest.self, from: Data(bytes))
    }
}
