import ExperimentKit
import Laws
import Testing
import UIKit

/// A view of an app's own, which keeps the beginning of each touch to itself and passes on the rest.
private final class Halfway: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
}

/// What another package writes: its own class in a family, and a law over it.
struct OwnClassTests {
    private let family = WorldFamily("halfway", views: [.plain, ViewClass("halfway view", source: "Halfway()") { Halfway() }])

    @Test func `a law over a class of one's own has its smallest counterexample`() throws {
        let law = Law(id: "NoEndAlone", "A view that receives `touchesEnded` has received `touchesBegan`.", over: family, upTo: 2) {
            world in
            for view in world.names { view.touchesEnded.implies(view.touchesBegan) }
        }
        let tally = try #require(LawStudy(law, upTo: 2)).run()
        #expect(tally.worlds == 6 && tally.failing == 2 && tally.notSelected == 0)
        let world = try #require(tally.smallest).world
        #expect(world.views.map(\.name) == ["plain view", "halfway view"])
        #expect(law.source(of: world).contains("stage.add(Halfway(), view_2"))
    }
}
