import Testing

@testable import UIKit

@Suite struct ChainTests {
    @Test func `RC.1 a label's chain ends at the application's delegate`() {
        final class AppDelegate: UIResponder, UIApplicationDelegate {}
        final class ViewController: UIViewController {}
        let world = World()
        let delegate = AppDelegate()
        world.simulation.perform {
            UIApplication.shared.delegate = delegate
            let controller = ViewController()
            let (view, label) = (UIView(), UILabel())
            controller.view.addSubview(view)
            view.addSubview(label)
            world.window.rootViewController = controller
            #expect(
                label.chain == [
                    "label", "view", "view", "viewController", "dropShadowView", "transitionView", "window", "windowScene", "application",
                    "appDelegate",
                ])
        }
    }

    @Test func `RC.1 the chain of a controller in a navigation controller climbs through the views of both`() {
        final class CircleButton: UIButton {}
        final class CustomTabBar: UIView {}
        let world = World()
        world.simulation.perform {
            let controller = UIViewController()
            let (bar, button) = (CustomTabBar(), CircleButton())
            controller.view.addSubview(bar)
            bar.addSubview(button)
            world.window.rootViewController = UINavigationController(rootViewController: controller)
            world.window.layoutIfNeeded()
            #expect(
                button.chain == [
                    "circleButton", "customTabBar", "view", "viewController", "viewControllerWrapperView", "navigationTransitionView",
                    "layoutContainerView", "navigationController", "dropShadowView", "transitionView", "window", "windowScene",
                    "application",
                ])
        }
    }

    @Test func `RC.1 a presented controller is followed by its presenter, a child by its view's superview`() {
        let world = World()
        world.simulation.perform {
            let (presented, child) = (UIViewController(), UIViewController())
            let root = world.window.rootViewController!
            root.present(presented, animated: false)
            #expect(presented.next === root)
            presented.addChild(child)
            presented.view.addSubview(child.view)
            #expect(child.next === presented.view)
        }
    }

    @Test func `RC.1 a root controller whose view a presentation has taken away is followed by the view of the system that carried it`() {
        let world = World()
        let root = world.window.rootViewController!
        world.simulation.perform {
            let presented = UIViewController()
            presented.modalPresentationStyle = .fullScreen
            root.present(presented, animated: false)
        }
        world.run()
        world.simulation.perform {
            #expect(root.view.superview == nil)
            #expect(root.next is TransitionView)
            #expect(root.next?.next === world.window)
        }
    }

    @Test func `RC.1 a delegate that is a view is not in the chain`() {
        final class ViewDelegate: UIView, UIApplicationDelegate {}
        let world = World()
        let delegate = world.simulation.perform { ViewDelegate() }
        world.simulation.perform {
            UIApplication.shared.delegate = delegate
            #expect(UIApplication.shared.next == nil)
        }
    }

    @Test func `RC.2 each message climbs by itself, RC.4 an override without super ends it`() {
        final class EndsOnly: UIView {
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
        }
        let world = World { world in
            let base = world.name(TouchView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), "S")
            world.root.addSubview(base)
            base.addSubview(world.name(EndsOnly(frame: base.bounds), "V"))
        }
        world.tap(50, 50)
        #expect(world.run() == ["S.touchesBegan", "V.touchesEnded"])
    }

    @Test func `RC.4 what nobody handles is dropped at the end of the chain`() {
        let world = World()
        world.tap(50, 50)
        world.run()
        #expect(world.decisions(.unhandledIsDropped) == ["application drop touchesBegan", "application drop touchesEnded"])
    }
}
