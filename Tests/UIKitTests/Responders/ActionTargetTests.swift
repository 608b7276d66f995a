import Testing

@testable import UIKit

@Suite struct ActionTargetTests {
    private final class Handler: UIView {
        var handled = 0
        func handle(_ sender: UIControl) { handled += 1 }
        static let handle = Selector("handle(_:)", Handler.handle)
    }

    private final class CopyLabel: UILabel {
        var copies = 0
        override func copy(_ sender: Any?) { copies += 1 }
        override var canBecomeFirstResponder: Bool { true }
    }

    private final class SelectAllController: UIViewController {
        var selections = 0
        override func selectAll(_ sender: Any?) { selections += 1 }
    }

    private let copyAction = Selector("copy(_:)", UIResponder.copy)
    private let selectAllAction = Selector("selectAll(_:)", UIResponder.selectAll)

    @Test func `RC.5 a control's action without a target climbs from the control`() {
        var handler: Handler!
        let world = World { world in
            handler = world.name(Handler(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), "handler")
            let button = world.name(UIButton(frame: handler.bounds), "button")
            world.root.addSubview(handler)
            handler.addSubview(button)
            button.addTarget(nil, action: Handler.handle, for: .touchUpInside)
        }
        world.tap(50, 50)
        #expect(world.run() == ["button.action(touchUpInside)"])
        #expect(handler.handled == 1)
    }

    @Test func `RC.5 a label performs copy, its controller selectAll, and nobody cut`() {
        let world = World()
        world.simulation.perform {
            let controller = SelectAllController()
            world.window.rootViewController = controller
            let label = CopyLabel()
            controller.view.addSubview(label)
            label.becomeFirstResponder()
            #expect(label.canPerformAction(copyAction, withSender: nil) && !label.canPerformAction(selectAllAction, withSender: nil))
            #expect(UIApplication.shared.sendAction(copyAction, to: nil, from: nil, for: nil))
            #expect(UIApplication.shared.sendAction(selectAllAction, to: nil, from: nil, for: nil))
            #expect(!UIApplication.shared.sendAction(Selector("cut(_:)", UIResponder.cut), to: nil, from: nil, for: nil))
            #expect(label.copies == 1 && controller.selections == 1)
        }
    }

    @Test func `RC.5 without a first responder the search ends at the application`() {
        let world = World()
        world.simulation.perform {
            let label = CopyLabel()
            world.root.addSubview(label)
            label.becomeFirstResponder()
            label.resignFirstResponder()
            #expect(!UIApplication.shared.sendAction(copyAction, to: nil, from: nil, for: nil))
        }
        world.run()
        #expect(world.decisions(.nilTarget) == ["application drop"])
    }

    @Test func `RC.5 an override of target(forAction:) answers for its part of the chain`() {
        final class Redirecting: UIView {
            let other = Handler()
            override func target(forAction action: Selector, withSender sender: Any?) -> Any? { other }
        }
        let world = World()
        world.simulation.perform {
            let view = world.name(Redirecting(), "view")
            let button = UIButton()
            world.root.addSubview(view)
            view.addSubview(button)
            #expect(UIApplication.shared.sendAction(Handler.handle, to: nil, from: button, for: nil))
            #expect(view.other.handled == 1)
        }
        #expect(world.trace.ordering.first?.token == "view.target")
    }
}
