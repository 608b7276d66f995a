import EventTrace
import Testing

@testable import UIKit

/// Every pair of built-in recognizers, in every relation, against a naive oracle.
@Suite struct SmallWorldTests {
    @Test(arguments: Stimulus.allCases)
    func `GE.8 every pair of recognizers acts as the table of single outcomes says`(stimulus: Stimulus) {
        var surprises: [String] = []
        var acting = 0
        for world in SmallWorld.all(stimulus) {
            let (trace, oracle) = (world.run(), SmallWorldOracle(world))
            acting += oracle.actions.isEmpty ? 0 : 1
            if trace.firstActions != oracle.actions { surprises.append("\(world): \(trace.firstActions), not \(oracle.actions)") }
            if trace.viewCalls != oracle.viewCalls { surprises.append("\(world): view \(trace.viewCalls), not \(oracle.viewCalls)") }
            surprises += trace.brokenInvariants.map { "\(world): \($0)" }
        }
        // Each pair of which one recognizes this stimulus has somebody who acts.
        #expect(acting >= 496)
        #expect(surprises.prefix(5) == [], "\(surprises.count) surprises")
    }
}
