import Testing

@testable import UIKit

/// Tasks of client code run on the run's own thread, as blocks of its main queue.
struct TaskTests {
    /// The marks in their order, with the milliseconds at which they were made.
    private func marks(_ body: @escaping (_ mark: @escaping @Sendable (String) -> Void) -> Void) -> [String] {
        nonisolated(unsafe) var marks: [String] = []
        let world = World { _ in body { marks.append("\($0) \(Int((CACurrentMediaTime() * 1000).rounded()))") } }
        world.run()
        return marks
    }

    @Test func `a task of the main actor runs after the code that starts it, in the order of blocks`() {
        let found = marks { mark in
            DispatchQueue.main.async { mark("before") }
            Task { @MainActor in mark("task") }
            OperationQueue.main.addOperation { mark("operation") }
            DispatchQueue.main.async { mark("after") }
            mark(OperationQueue.current === OperationQueue.main ? "body" : "another queue")
        }
        #expect(found == ["body 0", "before 0", "task 0", "operation 0", "after 0"])
    }

    @Test func `a task without an actor, one that is detached and their children run too`() {
        let found = marks { mark in
            Task { mark("plain") }
            Task.detached {
                mark("detached")
                async let child: Void = mark("child")
                await child
                await MainActor.run { mark("main") }
                mark("end")
            }
        }
        #expect(found == ["plain 0", "detached 0", "child 0", "main 0", "end 0"])
    }

    @Test func `actors, groups, streams and cancellation work`() {
        actor Counter {
            var count = 0
            func add() -> Int {
                count += 1
                return count
            }
        }
        let found = marks { mark in
            let counter = Counter()
            let (stream, feed) = AsyncStream<Int>.makeStream()
            let task = Task { @MainActor in
                for await number in stream { mark("\(number)") }
                mark("ended")
                while !Task.isCancelled { await Task.yield() }
                mark("cancelled")
            }
            Task {
                await withTaskGroup(of: Void.self) { group in
                    for _ in 1...3 { group.addTask { feed.yield(await counter.add()) } }
                }
                feed.finish()
                task.cancel()
            }
        }
        #expect(found == ["1 0", "2 0", "3 0", "ended 0", "cancelled 0"])
    }

    @Test func `a task sleeps on the virtual clock, in each of its spellings`() {
        let found = marks { mark in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { mark("block") }
            Task { @MainActor in
                try? await Task.sleep(nanoseconds: 100_000_000)
                mark("nanoseconds")
                try? await Task.sleep(for: .milliseconds(50), tolerance: .milliseconds(7))
                mark("for")
                try? await Task.sleep(for: .milliseconds(50), clock: .suspending)
                mark("suspending")
                try? await Task.sleep(until: .now + .milliseconds(50), clock: .continuous)
                mark("until")
                try? await Task.sleep(until: .now.advanced(by: .milliseconds(50)), clock: .suspending)
                mark("until, suspending")
                let clock: any Clock<Duration> = ContinuousClock()
                try? await clock.sleep(for: .seconds(1))
                mark("any clock")
                await Task.sleep(250_000_000)
                mark("without errors")
            }
        }
        #expect(
            found == [
                "block 100", "nanoseconds 100", "for 150", "suspending 200", "until 250", "until, suspending 300", "any clock 1300",
                "without errors 1550",
            ])
    }

    @Test func `the clocks of Swift's library show virtual time`() {
        let found = marks { mark in
            Task {
                let (continuous, suspending) = (ContinuousClock.now, SuspendingClock.now)
                try await ContinuousClock().sleep(until: ContinuousClock().now + .milliseconds(30))
                try await SuspendingClock().sleep(until: SuspendingClock().now.advanced(by: .milliseconds(30)))
                mark("\(continuous.duration(to: .now) == .milliseconds(60)) \(suspending.duration(to: .now) == .milliseconds(60))")
            }
        }
        #expect(found == ["true true 60"])
    }

    @Test func `a task that is cancelled sleeps no longer, and one that has been does not begin`() {
        let found = marks { mark in
            let sleeper = Task {
                do { try await Task.sleep(for: .seconds(10)) } catch { mark(error is CancellationError ? "cancelled" : "\(error)") }
                do { try await Task.sleep(for: .seconds(10)) } catch { mark("not begun") }
            }
            Task {
                try await Task.sleep(for: .milliseconds(20))
                sleeper.cancel()
                await sleeper.value
                mark("end")
            }
        }
        #expect(found == ["cancelled 20", "not begun 20", "end 20"])
    }

    @Test func `many tasks that sleep go on in the order of their deadlines`() {
        let found = marks { mark in
            for number in [3, 1, 2] {
                Task.detached {
                    try await Task.sleep(for: .milliseconds(10 * number))
                    mark("\(number)")
                }
            }
        }
        #expect(found == ["1 10", "2 20", "3 30"])
    }

    @Test func `outside of a run tasks sleep on the clock of the machine`() async throws {
        let start = ContinuousClock.now
        try await Task.sleep(for: .milliseconds(20))
        #expect(start.duration(to: .now) >= .milliseconds(20))
    }
}
