import EventTrace
import Testing

@testable import UIKit

struct CancelledTouchTests {
    @Test func `TO.16 a touch that was cancelled has its view in the call and none afterwards`() {
        var view: KeepingView!
        let world = World { world in
            view = world.name(KeepingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "view")
            world.root.addSubview(view)
        }
        world.down(50, 50, at: 0)
        world.simulation.interrupt(.call, at: 0.1)
        #expect(world.run() == ["view.touchesBegan", "view.touchesCancelled"])
        #expect(view.hadView)
        #expect(view.kept?.phase == .cancelled)
        #expect(view.kept?.view == nil)
    }
}

/// Keeps its touch for longer than it should.
private final class KeepingView: UIView {
    var kept: UITouch?
    var hadView = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { kept = touches.first }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { hadView = touches.first?.view === self }
}
