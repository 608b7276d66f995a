import ApproximateGeometry
import EventTrace
import Testing

@testable import UIKit

/// Random fingers, views that go away, recognizers that are switched, delegates that misbehave.
@Suite struct StormTests {
    /// Events in all; the environment variable `EVDOC_STORM_EVENTS` says otherwise.
    private static let events = ProcessInfo.processInfo.environment["EVDOC_STORM_EVENTS"].flatMap { Int($0) } ?? 20_000
    private static let eventsPerStorm = 500

    @Test func `TO.4 GE.4 GE.8 storms break no invariant, have one winner for each touch and leave nothing alive`() {
        for seed in runSeed..<runSeed + UInt64(max(1, Self.events / Self.eventsPerStorm)) {
            let remains = storm(seed)
            if !remains.isEmpty {
                Issue.record("SEED=\(seed): \(remains.count), of these \(remains.prefix(5))")
                break
            }
        }
    }

    /// What was wrong, and what is still alive afterwards.
    private func storm(_ seed: UInt64) -> [String] {
        var storm: Storm? = Storm(seed: seed)
        storm!.run(events: Self.eventsPerStorm)
        let violations = storm!.violations
        let witnesses = Witnesses(storm!.objects)
        storm = nil
        return violations + witnesses.survivors
    }

    @Test func `the same seed gives the same bytes`() {
        let records = (1...2).map { _ in
            let storm = Storm(seed: 42)
            storm.run(events: 300)
            return storm.world.trace.jsonLines
        }
        #expect(records[0] == records[1])
        #expect(records[0].count > 100_000)
    }

    @Test func `GE.4 nothing is kept alive by a run that stops in the middle of a gesture`() {
        var world: World? = World { $0.add(UIPanGestureRecognizer(), "pan", to: $0.addTouchView(), Listener()) }
        world!.down(50, 50, at: 0)
        world!.move(90, 50, at: 0.1)
        world!.simulation.run(until: 0.2)
        let witnesses = Witnesses(
            [world!.simulation, world!.root] + world!.root.subviews + (world!.root.subviews[0].gestureRecognizers ?? []))
        world = nil
        #expect(witnesses.survivors == [])
    }
}
