import ApproximateGeometry
import EventTrace
import Testing

@testable import UIKit

/// Runs that do without a rule.
struct AblationTests {
    /// A tap on a hidden view that listens; a visible one lies below it.
    private func tapOnHiddenView(_ ablation: Ablation?) -> [String] {
        let world = World(ablation: ablation) { world in
            _ = world.addTouchView("below")
            world.addTouchView("hidden").isHidden = true
        }
        world.tap(50, 50)
        return world.run()
    }

    @Test func `a rule that is switched off does not hold`() {
        #expect(tapOnHiddenView(nil) == ["below.touchesBegan", "below.touchesEnded"])
        #expect(tapOnHiddenView(Ablation(switchedOff: Rule.unreachable.id)) == ["hidden.touchesBegan", "hidden.touchesEnded"])
        #expect(tapOnHiddenView(Ablation(switchedOff: Rule.veto.id)) == ["below.touchesBegan", "below.touchesEnded"])
    }

    @Test func `a run takes note of the rules that make a difference, and of no others`() {
        let watch = Ablation()
        #expect(tapOnHiddenView(watch) == tapOnHiddenView(nil))
        #expect(watch.asked.contains(Rule.unreachable.id))
        let others: [Rule] = [.animatedViewsSwallow, .delaysTouchesBegan, .exclusion, .veto, .removedView]
        #expect(watch.asked.isDisjoint(with: others.map(\.id)))
    }

    /// What a world is like in which a rule does not hold is nobody's promise, but that it goes on without a crash and comes to an end.
    @Test(arguments: RuleBook.all.filter(\.counterfactual.canBeOff).map(\.id))
    func `without any one rule a storm comes to an end`(rule: RuleID) {
        Storm(seed: runSeed, ablation: Ablation(switchedOff: rule)).run(events: 200)
    }
}
