import EventTrace
import Testing

@testable import UIKit

/// What follows the application on the chain.
@Suite struct ChainEndTests {
    private final class ResponderDelegate: UIResponder, UIApplicationDelegate {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }

    private final class ObjectDelegate: UIApplicationDelegate {}

    private final class ViewDelegate: UIView, UIApplicationDelegate {}

    @Test func `RC.1 a delegate that is a responder follows the application and gets what nobody handles`() {
        var delegate: ResponderDelegate?
        let world = World { world in
            delegate = world.name(ResponderDelegate(), "delegate")
            world.simulation.application.delegate = delegate
        }
        world.tap(100, 100)
        withExtendedLifetime(delegate) {
            #expect(world.run() == ["delegate.touchesBegan"])
            #expect(world.simulation.application.next === delegate)
        }
    }

    private final class OwnDelegate: UIApplication, UIApplicationDelegate {}

    @Test func `RC.1 an application that is its own delegate ends the chain`() {
        let world = World()
        world.simulation.perform {
            let application = OwnDelegate()
            world.simulation.use(application)
            application.delegate = application
            #expect(application.next == nil)
            #expect(!world.root.canPerformAction(Selector("copy(_:)", UIResponder.copy), withSender: nil))
        }
        world.tap(100, 100)
        #expect(world.run() == [])
    }

    @Test func `RC.1 a delegate that is no responder, or is a view, does not`() {
        let world = World()
        world.simulation.perform {
            let (object, view) = (ObjectDelegate(), ViewDelegate(frame: .zero))
            world.simulation.application.delegate = object
            #expect(world.simulation.application.next == nil)
            world.simulation.application.delegate = view
            #expect(world.simulation.application.next == nil)
        }
    }
}
