import EventTrace
import Testing

@testable import UIKit

@Suite struct AppearanceTests {
    private func controller(_ name: String, in world: World) -> LoggingController {
        world.name(LoggingController(), name)
    }

    @Test func `RC.11 a root controller loads, will appear, and has appeared after the first commit`() {
        let world = World { world in
            let root = controller("A", in: world)
            world.window.rootViewController = root
            #expect(root.appearance == .appearing)
        }
        #expect(world.run() == ["A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear"])
    }

    @Test(arguments: [false, true])
    func `RC.11 the top of a stack that is presented appears once, and knows that the stack goes`(animated: Bool) {
        let top = Leaving()
        let world = World { world in
            let home = UIViewController()
            world.window.rootViewController = home
            let navigation = UINavigationController(rootViewController: top)
            navigation.modalPresentationStyle = .fullScreen
            world.simulation.schedule(at: 1) { home.present(navigation, animated: animated) }
            world.simulation.schedule(at: 2) { navigation.dismiss(animated: animated) }
            world.simulation.schedule(at: 3) { #expect(!navigation.isBeingDismissed) }
        }
        _ = world.run()
        #expect(top.seen == ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear true", "viewDidDisappear true"])
    }

    @Test func `RC.14 a presentation that covers the screen, its completion and its dismissal`() {
        let world = World { world in
            let (first, second) = (controller("A", in: world), controller("B", in: world))
            world.window.rootViewController = first
            second.modalPresentationStyle = .fullScreen
            let recorder = world.simulation.recorder
            world.simulation.schedule(at: 1) { first.present(second, animated: true) { recorder.mark("up") } }
            world.simulation.schedule(at: 2) { #expect(first.view.window == nil && second.view.window != nil) }
            world.simulation.schedule(at: 3) { first.dismiss(animated: false) { recorder.mark("down") } }
        }
        #expect(
            world.run().dropFirst(3) == [
                "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidDisappear", "B.completion", "up",
                "B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear", "B.completion", "down",
            ])
        #expect(world.trace.ordering.first { $0.call == "up" }!.time == 1.5)
    }

    @Test func `RC.14 a sheet leaves its presenter where it is, and what is below it is not hit`() {
        let world = World { world in
            let first = controller("A", in: world)
            world.window.rootViewController = first
            first.view.addSubview(world.name(TouchView(frame: first.view.bounds), "below"))
            first.present(UIViewController(), animated: false)
        }
        world.tap(50, 20, at: 1)
        #expect(world.run() == ["A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear"])
    }

    @Test func `RC.180 a presenter in no window, and one that presents already, present nothing, also later`() {
        let world = World { world in
            let (first, second, third) = (controller("A", in: world), controller("B", in: world), controller("C", in: world))
            first.present(third, animated: false)
            world.window.rootViewController = first
            world.simulation.schedule(at: 1) { first.present(second, animated: false) }
            world.simulation.schedule(at: 2) { first.present(third, animated: false) }
            world.simulation.schedule(at: 3) { #expect(first.presentedViewController === second) }
        }
        #expect(!world.run().contains { $0.hasPrefix("C.") })
    }

    @Test func `RC.181 a controller that presents nothing passes its dismissal to the presenter; else what it presents goes`() {
        let (root, middle, top) = (UIViewController(), UIViewController(), UIViewController())
        let world = World { world in
            world.window.rootViewController = root
            world.simulation.schedule(at: 1) { root.present(middle, animated: false) }
            world.simulation.schedule(at: 2) { middle.present(top, animated: false) }
            world.simulation.schedule(at: 3) { top.dismiss(animated: false) }
            world.simulation.schedule(at: 4) {
                #expect(root.presentedViewController === middle && middle.presentedViewController == nil)
                middle.present(top, animated: false)
            }
            world.simulation.schedule(at: 5) { root.dismiss(animated: false) }
            world.simulation.schedule(at: 6) { #expect(root.presentedViewController == nil && middle.presentedViewController == nil) }
        }
        _ = world.run()
        #expect(world.window.rootViewController === root)
    }

    @Test func `RC.14 a push: the old top has disappeared before the new one has appeared`() {
        let world = World { world in
            let (first, second) = (controller("A", in: world), controller("B", in: world))
            let navigation = UINavigationController(rootViewController: first)
            world.window.rootViewController = navigation
            world.simulation.schedule(at: 1) { navigation.pushViewController(second, animated: true) }
            world.simulation.schedule(at: 2) { navigation.popViewController(animated: false) }
        }
        #expect(
            world.run().dropFirst(5) == [
                "B.willMoveToParent", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
                "B.didMoveToParent", "B.willMoveToParent", "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear",
                "A.viewDidAppear", "B.didMoveToParent",
            ])
    }

    @Test func `RC.13 a child receives half of the calls about its moves, the container sends the rest`() {
        let world = World()
        world.simulation.perform {
            let child = controller("child", in: world)
            world.window.rootViewController!.addChild(child)
            child.removeFromParent()
            #expect(child.parent == nil)
        }
        #expect(world.run() == ["child.willMoveToParent", "child.didMoveToParent"])
        #expect(world.trace.ordering.allSatisfy { $0.rule == Rule.containment.id })
    }

    /// header-addchild-moves-from-other-parent
    @Test(arguments: [true, false]) func `RC.13 a child added elsewhere is taken from its old parent by its own method`(_ callsSuper: Bool)
    {
        class Child: LoggingController {
            var callsSuper = true
            override func removeFromParent() { if callsSuper { super.removeFromParent() } }
        }
        let world = World()
        world.simulation.perform {
            let (old, new, child) = (UIViewController(), UIViewController(), world.name(Child(), "child"))
            child.callsSuper = callsSuper
            old.addChild(child)
            new.addChild(child)
            #expect(child.parent === new && old.children.isEmpty && new.children == [child])
        }
        #expect(world.run() == ["child.willMoveToParent", "child.removeFromParent", "child.didMoveToParent", "child.willMoveToParent"])
    }

    /// rns-tab-switch-test
    @Test func `RC.43 another tab: the new one will appear first, and the old one has gone before the new one has appeared`() {
        let world = World { world in
            let tabs = shownTabs(in: world)
            world.simulation.schedule(at: 1) { tabs.selectedIndex = 1 }
            world.simulation.schedule(at: 2) {
                tabs.selectedIndex = 0
                tabs.selectedIndex = 1
            }
        }
        let tokens: [String] = Array(world.run().filter { $0.hasSuffix("ppear") }.dropFirst(2))
        let toB = ["B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidAppear"]
        let toA = ["A.viewWillAppear", "B.viewWillDisappear", "B.viewDidDisappear", "A.viewDidAppear"]
        #expect(tokens == toB + toA + toB)
    }

    @Test(arguments: [26, 17] as [SystemVersion])
    func `RC.169 since iOS 18 a tap on a tab: the new one has appeared before the old one has gone`(version: SystemVersion) {
        let world = World { world in
            world.simulation.systemVersion = version
            _ = shownTabs(in: world)
        }
        world.down(290, 820, at: 1)
        world.up(290, 820, at: 1.05)
        let last = version == 26 ? ["B.viewDidAppear", "A.viewDidDisappear"] : ["A.viewDidDisappear", "B.viewDidAppear"]
        let tokens: [String] = Array(world.run().filter { $0.hasSuffix("ppear") }.dropFirst(2))
        #expect(tokens == ["B.viewWillAppear", "A.viewWillDisappear"] + last)
    }

    /// tab-selected-by-code-log
    @Test func `RC.11 the controller of another tab is appearing after the call and before its view is laid out`() {
        final class Laid: LoggingController {
            override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
            override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
        }
        let world = World { world in
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), world.name(Laid(), "B")]
            world.window.rootViewController = tabs
            world.simulation.schedule(at: 1) {
                tabs.selectedIndex = 1
                world.simulation.recorder.mark("selected")
            }
        }
        let calls: [String] = world.run().filter { $0.hasPrefix("B.view") || $0 == "selected" }
        #expect(
            calls == ["B.viewDidLoad", "B.viewWillAppear", "selected", "B.viewIsAppearing", "B.viewWillLayoutSubviews", "B.viewDidAppear"])
    }

    private func shownTabs(in world: World) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [controller("A", in: world), controller("B", in: world)]
        world.window.rootViewController = tabs
        return tabs
    }

    /// keyboard-goes-when-presenting, first-responder-again-after-dismissal
    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
    func `RC.42 a presentation takes first responder from the presenter, and the dismissal gives it back`(_ style: UIModalPresentationStyle)
    {
        let world = World()
        world.simulation.perform {
            let (field, other, presented) = (UITextField(), UITextField(), UIViewController())
            let presenter = world.window.rootViewController!
            presenter.view.addSubview(world.name(field, "field"))
            field.becomeFirstResponder()
            presented.modalPresentationStyle = style
            presented.view.addSubview(other)
            world.simulation.schedule(at: 1) {
                presenter.present(presented, animated: true)
                #expect(!field.isFirstResponder)
            }
            world.simulation.schedule(at: 2) { #expect(other.becomeFirstResponder()) }
            world.simulation.schedule(at: 3) {
                presented.dismiss(animated: true) { #expect(field.isFirstResponder) }
            }
            world.simulation.schedule(at: 4) {
                field.resignFirstResponder()
                presenter.present(presented, animated: false)
            }
            world.simulation.schedule(at: 5) { presented.dismiss(animated: false) { #expect(!field.isFirstResponder) } }
        }
        world.run()
        #expect(world.decisions(.presentationTakesFirstResponder) == ["field firstResponder false"])
    }

    @Test func `RC.11 a child appears with its view`() {
        let world = World { world in
            let parent = controller("A", in: world)
            world.window.rootViewController = parent
            world.simulation.schedule(at: 1) {
                let child = controller("child", in: world)
                parent.addChild(child)
                parent.view.addSubview(child.view)
                child.didMove(toParent: parent)
                world.simulation.schedule(at: 2) { child.view.removeFromSuperview() }
            }
        }
        #expect(
            world.run().dropFirst(3) == [
                "child.willMoveToParent", "child.viewDidLoad", "child.viewWillAppear", "child.viewDidAppear", "child.viewWillDisappear",
                "child.viewDidDisappear",
            ])
    }

    @Test func `RC.71 a controller without a parent appears with its view`() {
        let world = World { world in
            let parent = controller("A", in: world)
            world.window.rootViewController = parent
            world.simulation.schedule(at: 1) {
                let other = controller("other", in: world)
                parent.view.addSubview(other.view)
                world.simulation.schedule(at: 2) { other.view.removeFromSuperview() }
            }
        }
        #expect(
            world.run().dropFirst(3) == [
                "other.viewDidLoad", "other.viewWillAppear", "other.viewDidAppear", "other.viewWillDisappear", "other.viewDidDisappear",
            ])
    }

    @Test func `RC.71 a controller without a parent appears when its hidden window is shown`() {
        let world = World { world in
            let (parent, other) = (controller("A", in: world), controller("other", in: world))
            let window = world.name(UIWindow(frame: world.window.bounds), "window2")
            window.rootViewController = parent
            parent.view.addSubview(other.view)
            world.simulation.schedule(at: 1) { window.isHidden = false }
            world.simulation.schedule(at: 2) { window.isHidden = true }
            // Nothing else keeps a controller without a parent.
            world.simulation.schedule(at: 3) { #expect(other.parent == nil) }
        }
        #expect(
            world.run() == [
                "A.viewDidLoad", "other.viewDidLoad", "A.viewWillAppear", "other.viewWillAppear", "other.viewDidAppear", "A.viewDidAppear",
                "other.viewWillDisappear", "other.viewDidDisappear", "A.viewWillDisappear", "A.viewDidDisappear",
            ])
    }

    @Test func `RC.72 a controller without a parent receives nothing while the controller around it is pushed and popped`() {
        let world = World { world in
            let (pushed, other) = (UIViewController(), controller("other", in: world))
            let navigation = UINavigationController(rootViewController: UIViewController())
            world.window.rootViewController = navigation
            pushed.view.addSubview(other.view)
            world.simulation.schedule(at: 1) { navigation.pushViewController(pushed, animated: true) }
            world.simulation.schedule(at: 3) { navigation.popViewController(animated: true) }
            world.simulation.schedule(at: 5) { #expect(other.parent == nil && other.view.window == nil) }
        }
        #expect(world.run() == ["other.viewDidLoad"])
        #expect(world.decisions(.containersMoveTheirOwn) == ["other withhold viewWillAppear"])
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
    func `RC.70 what the old root presents stays in the window, behind the new root`(style: UIModalPresentationStyle) {
        let world = World { world in
            let (presented, new) = (controller("presented", in: world), controller("new", in: world))
            presented.modalPresentationStyle = style
            let old = world.window.rootViewController!
            world.simulation.schedule(at: 1) { old.present(presented, animated: true) }
            world.simulation.schedule(at: 3) { world.window.rootViewController = new }
            world.simulation.schedule(at: 4) {
                #expect(presented.view.window === world.window && old.view.window == nil)
                #expect(world.window.hitTest(CGPoint(x: 100, y: 400), with: nil) === new.view)
                presented.dismiss(animated: false)
            }
            world.simulation.schedule(at: 5) { #expect(presented.view.window == nil) }
        }
        #expect(
            world.run() == [
                "presented.viewDidLoad", "presented.viewWillAppear", "presented.viewDidAppear", "new.viewDidLoad", "new.viewWillAppear",
                "new.viewDidAppear", "presented.viewWillDisappear", "presented.viewDidDisappear",
            ])
        #expect(world.decisions(.presentationOutlivesRoot) == ["presented remain"])
    }

    @Test func `TO.11 new touches are dropped while a transition runs`() {
        let world = World { world in
            let second = UIViewController()
            second.view.addSubview(world.name(TouchView(frame: world.root.bounds), "view"))
            world.window.rootViewController!.present(second, animated: true)
        }
        world.tap(50, 400, at: 0.2)
        world.tap(50, 400, at: 1)
        #expect(world.run() == ["view.touchesBegan", "view.touchesEnded"])
        #expect(world.decisions(.ignoredInteraction) == ["glass drop transition"])
    }
}

private final class Leaving: UIViewController {
    var seen: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        seen.append("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        seen.append("viewWillAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        seen.append("viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        seen.append("viewWillDisappear \(navigationController?.isBeingDismissed == true)")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        seen.append("viewDidDisappear \(navigationController?.isBeingDismissed == true)")
    }
}
