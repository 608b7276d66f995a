import EventTrace
import Testing

@testable import UIKit

@Suite struct InterruptionTests {
    private func world(_ build: @escaping (World, UIView) -> Void = { _, _ in }) -> World {
        World { world in
            let view = world.name(TouchView(frame: world.root.bounds), "view")
            view.isMultipleTouchEnabled = true
            world.root.addSubview(view)
            build(world, view)
        }
    }

    @Test(arguments: [Interruption.call, .alert, .background, .systemGesture])
    func `TO.9 the system cancels what is down, and the finger's end is nobody's`(interruption: Interruption) {
        let world = world()
        world.down(50, 50, at: 0)
        world.simulation.interrupt(interruption, at: 0.1)
        world.up(50, 50, at: 0.2)
        #expect(world.run() == ["view.touchesBegan", "view.touchesCancelled"])
    }

    @Test func `TO.9 a press that goes on is cancelled too`() {
        let world = World { world in
            let view = world.name(EventView(), "view")
            world.root.addSubview(view)
            view.becomeFirstResponder()
        }
        world.simulation.press(.select, at: 0, duration: 1)
        world.simulation.interrupt(.alert, at: 0.5)
        #expect(world.run().suffix(2) == ["view.pressesBegan", "view.pressesCancelled"])
    }

    @Test func `PL.14 with no app in the foreground the home screen keeps the touch`() {
        let world = world()
        world.simulation.interrupt(.background, at: 0)
        world.tap(50, 50, at: 1)
        world.simulation.interrupt(.foreground, at: 2)
        world.tap(50, 50, at: 3)
        #expect(world.run() == ["view.touchesBegan", "view.touchesEnded"])
        #expect(world.trace.ordering[0].time == 3)
        #expect(world.decisions(.homeScreenKeeps).contains("homeScreen homeScreen keep"))
    }

    @Test func `PL.13 delegates receive their calls before and after touches are cancelled`() {
        final class SceneDelegate: UISceneDelegate {
            func sceneWillResignActive(_ scene: UIScene) {}
            func sceneDidEnterBackground(_ scene: UIScene) {}
        }
        let delegate = SceneDelegate()
        let world = world { world, _ in
            world.simulation.name(delegate, "delegate")
            world.window.windowScene!.delegate = delegate
        }
        world.down(50, 50, at: 0)
        world.simulation.interrupt(.background, at: 0.1)
        #expect(
            world.run().map { $0.split(separator: "(")[0] } == [
                "view.touchesBegan", "delegate.willResignActive", "view.touchesCancelled", "delegate.didEnterBackground",
            ])
    }

    @Test func `TO.13 one finger more than five cancels all`() {
        let world = world()
        for finger in 1...6 { world.down(Double(finger) * 50, 50, at: Double(finger), finger: finger) }
        #expect(world.run() == Array(repeating: "view.touchesBegan", count: 5) + ["view.touchesCancelled"])
    }

    @Test func `TO.13 a finger that has lifted while the application was away counts no more`() {
        let world = world()
        for finger in 1...5 { world.down(Double(finger) * 50, 50, at: 0, finger: finger) }
        world.simulation.interrupt(.background, at: 1)
        for finger in 1...5 { world.up(Double(finger) * 50, 50, at: 2, finger: finger) }
        world.simulation.interrupt(.foreground, at: 3)
        world.down(50, 50, at: 4, finger: 6)
        world.up(50, 50, at: 5, finger: 6)
        #expect(world.run().suffix(2) == ["view.touchesBegan", "view.touchesEnded"])
        #expect(world.decisions(.fingerLimit) == [])
    }

    @Test func `TO.13 a finger that came down on the home screen counts`() {
        let world = world()
        world.simulation.interrupt(.background, at: 0)
        world.down(50, 50, at: 1, finger: 6)
        world.simulation.interrupt(.foreground, at: 2)
        for finger in 1...5 { world.down(Double(finger) * 50, 50, at: 3 + Double(finger), finger: finger) }
        #expect(world.run() == Array(repeating: "view.touchesBegan", count: 4) + ["view.touchesCancelled"])
    }

    @Test func `TO.11 while interaction is ignored nothing is delivered; calls nest`() {
        let world = world { world, _ in
            let application = UIApplication.shared
            world.simulation.schedule(at: 0.1) {
                application.beginIgnoringInteractionEvents()
                application.beginIgnoringInteractionEvents()
            }
            world.simulation.schedule(at: 1) { application.endIgnoringInteractionEvents() }
            world.simulation.schedule(at: 2) { application.endIgnoringInteractionEvents() }
        }
        world.down(50, 50, at: 0)
        world.up(50, 50, at: 0.2)
        world.tap(50, 50, at: 0.5)
        world.tap(50, 50, at: 1.5)
        world.tap(50, 50, at: 2.5)
        #expect(world.run() == ["view.touchesBegan", "view.touchesCancelled", "view.touchesBegan", "view.touchesEnded"])
        #expect(world.trace.ordering[2].time == 2.5)
    }

    @Test func `TO.15 a touch that was down when interaction began to be ignored is cancelled by its next move`() {
        let world = world { world, _ in
            world.simulation.schedule(at: 0.1) { UIApplication.shared.beginIgnoringInteractionEvents() }
        }
        world.down(50, 50, at: 0)
        world.move(60, 50, at: 0.2)
        world.up(60, 50, at: 0.3)
        #expect(world.run() == ["view.touchesBegan", "view.touchesCancelled"])
        #expect(world.decisions(.ignoredTouchesAreCancelled).count == 1)
    }

    @Test(arguments: ["hidden", "disabled", "transparent"])
    func `TO.1 a view that is hidden, disabled or transparent in mid-touch keeps its touch`(how: String) {
        let world = world { world, view in
            world.simulation.schedule(at: 0.05) {
                switch how {
                case "hidden": view.isHidden = true
                case "disabled": view.isUserInteractionEnabled = false
                default: view.alpha = 0
                }
            }
        }
        world.tap(50, 50)
        #expect(world.run() == ["view.touchesBegan", "view.touchesEnded"])
    }

    @Test func `TO.10 a hit view removed in began leaves its base without an end`() {
        final class Base: UIView {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                subviews.first?.removeFromSuperview()
                addSubview(UIView(frame: bounds))
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
        }
        let world = World { world in
            let base = world.name(Base(frame: world.root.bounds), "base")
            base.addSubview(UIView(frame: base.bounds))
            world.root.addSubview(base)
        }
        world.tap(50, 50)
        #expect(world.run() == ["base.touchesBegan"])
    }

    @Test func `TO.10 a touch whose view has been removed ends without a view`() {
        var touch: UITouch?
        let world = world { world, view in
            world.simulation.schedule(at: 0.05) {
                touch = world.simulation.touches.event.touches.first
                view.removeFromSuperview()
            }
        }
        world.tap(50, 50)
        #expect(world.run() == ["view.touchesBegan", "view.touchesCancelled"])
        #expect(touch?.phase == .ended && touch?.view == nil)
    }
}
