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
}
