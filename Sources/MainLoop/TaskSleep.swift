#if !hasFeature(Embedded)
    /// A task that sleeps until the virtual clock of its run has come to a deadline.
    ///
    /// The task continues as a block of the main queue, as code does that waits with `asyncAfter` (PL.8). On a device the deadline is a time at
    /// which the system may wake the task: `tolerance` and the load of the machine make it later.
    package final class TaskSleep: @unchecked Sendable {
        private enum State {
            case ready
            case asleep(UnsafeContinuation<Void, any Error>)
            case over
        }

        private let lock = NSLock()
        private var state = State.ready

        /// Suspends the task for `seconds` of virtual time; not at all outside of a run, where the result is false.
        ///
        /// - Throws: `CancellationError` as soon as the task is cancelled.
        package static func sleep(seconds: Double) async throws -> Bool {
            guard let loop = RunningLoop.current else { return false }
            try Task.checkCancellation()
            let (sleep, deadline) = (TaskSleep(), loop.now + max(seconds, 0))
            try await withTaskCancellationHandler {
                try await withUnsafeThrowingContinuation { continuation in
                    guard sleep.begin(continuation) else { return continuation.resume(throwing: CancellationError()) }
                    RunningLoop.host("Task.sleep").enqueue(at: deadline) { sleep.end()?.resume() }
                }
            } onCancel: {
                sleep.end()?.resume(throwing: CancellationError())
            }
            return true
        }

        /// False if the task was cancelled before it slept.
        private func begin(_ continuation: UnsafeContinuation<Void, any Error>) -> Bool {
            lock.withLock {
                guard case .ready = state else { return false }
                state = .asleep(continuation)
                return true
            }
        }

        /// The continuation of the task if it still sleeps.
        private func end() -> UnsafeContinuation<Void, any Error>? {
            lock.withLock {
                defer { state = .over }
                guard case .asleep(let continuation) = state else { return nil }
                return continuation
            }
        }
    }
#endif
