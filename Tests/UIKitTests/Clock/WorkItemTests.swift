import Testing

@testable import UIKit

struct WorkItemTests {
    private final class Target: NSObject {
        var fired: [Double] = []
        func fire() { fired.append(CACurrentMediaTime()) }
        static let fire = Selector("fire", Target.fire)
    }

    @Test func `a work item runs when its turn comes, unless it was cancelled before`() {
        var ran: [String] = []
        let kept = DispatchWorkItem { ran.append("kept") }
        let dropped = DispatchWorkItem { ran.append("dropped") }
        let world = World { _ in
            DispatchQueue.main.async(execute: kept)
            DispatchQueue.main.async(execute: dropped)
            dropped.cancel()
        }
        world.run()
        #expect(ran == ["kept"] && dropped.isCancelled && !kept.isCancelled)
        kept.perform()
        dropped.perform()
        #expect(ran == ["kept", "kept"])
    }

    @Test func `a block that is due after some seconds runs then, one that is due after no time at all never does`() {
        var ran: [Double] = []
        let world = World { _ in
            DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(2)) { ran.append(CACurrentMediaTime()) }
            DispatchQueue.main.asyncAfter(deadline: .now() + .never) { ran.append(0) }
        }
        world.run()
        #expect(ran == [2])
    }

    @Test func `a timer fires at its time once a run loop has it, and at once when fired by code`() {
        var fired: [Double] = []
        let world = World { _ in
            let timer = Timer(timeInterval: 0.5, repeats: false) { _ in fired.append(CACurrentMediaTime()) }
            timer.tolerance = 0.1
            RunLoop.main.add(timer, forMode: .common)
            let early = Timer(timeInterval: 9, repeats: false) { _ in fired.append(CACurrentMediaTime()) }
            early.fire()
            #expect(!early.isValid && timer.isValid && timer.tolerance == 0.1)
        }
        world.run()
        #expect(fired == [0, 0.5])
    }

    @Test func `all delayed messages to a target can be taken back, those to another stay`() {
        let (target, other) = (Target(), Target())
        let world = World { _ in
            for delay in [1.0, 2] {
                target.perform(Target.fire, with: nil, afterDelay: delay)
                other.perform(Target.fire, with: nil, afterDelay: delay)
            }
            NSObject.cancelPreviousPerformRequests(withTarget: target)
        }
        world.run()
        #expect(target.fired.isEmpty && other.fired == [1, 2])
    }
}
