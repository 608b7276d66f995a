import EventTrace
import Testing

@testable import UIKit

/// Pushes and pops that a finger drives, that are cancelled, interrupted or by a client's animator.
@Suite struct TransitionTests {
    /// A navigation controller with A and, unless `isAtRoot`, B on it, shown and at rest at one second.
    private struct Stack {
        let world: World
        let navigation = UINavigationController()
        let first: LoggingController
        let second: LoggingController

        init(version: SystemVersion = 26, isAtRoot: Bool = false, ablation: Ablation? = nil) {
            let world = World(ablation: ablation) { $0.simulation.systemVersion = version }
            self.world = world
            let (first, second) = world.simulation.perform {
                (world.name(LoggingController(), "A"), world.name(LoggingController(), "B"))
            }
            (self.first, self.second) = (first, second)
            let navigation = navigation
            world.simulation.perform {
                _ = world.name(navigation, "navigation")
                navigation.viewControllers = isAtRoot ? [first] : [first, second]
                world.window.rootViewController = navigation
            }
            world.simulation.run(until: 1)
            mark("now")
        }

        func mark(_ text: String) { world.simulation.recorder.mark(text) }

        func at(_ time: Double, _ act: @escaping () -> Void) { world.simulation.schedule(at: time, act) }

        /// A drag from the left edge by these steps, one each 20 ms, and a rest before the lift.
        func swipe(_ steps: [Double], at time: Double = 2, y: Double = 400, rest: Double = 0.2) {
            var x = 2.0
            world.down(x, y, at: time)
            var now = time
            for step in steps {
                now += 0.02
                x += step
                world.move(x, y, at: now)
            }
            world.up(x, y, at: now + rest)
        }

        /// The calls since the beginning.
        func calls() -> [String] { Array(world.run().drop { $0 != "now" }.dropFirst()) }
        /// The appearance calls since the beginning.
        func appearances() -> [String] { calls().filter { $0.hasSuffix("ppear") } }
    }

    private static let popped = ["B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear"]
    private static let cancelled = [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear",
    ]
    private static let far = [20.0, 100, 100, 50]
    private static let near = [20.0, 60]

    /// nav-push-pop-order-26
    @Test func `RC.47 a drag from the left edge pops with the calls of any other pop`() {
        let stack = Stack()
        stack.swipe(Self.far)
        #expect(stack.appearances() == Self.popped)
        #expect(stack.navigation.viewControllers == [stack.first] && stack.second.parent == nil)
        #expect(stack.world.simulation.transitions.running.isEmpty)
    }

    /// wangling-cancelled-pop, wwdc24-cancelled-pop-one-turn
    @Test func `RC.48 a pop that is given up: six calls, the last four in one turn, and the stack is whole again`() {
        let stack = Stack()
        stack.swipe(Self.near)
        stack.at(2.1) { #expect(stack.navigation.viewControllers == [stack.first]) }
        #expect(stack.appearances() == Self.cancelled)
        let times = stack.world.trace.ordering.filter { $0.token.hasSuffix("ppear") }.suffix(4).map(\.time)
        #expect(Set(times).count == 1 && times[0] > 2.3)
        #expect(stack.navigation.viewControllers == [stack.first, stack.second] && stack.second.view.window != nil)
        #expect(stack.first.view.window == nil && stack.second.parent === stack.navigation)
    }

    @Test func `RC.48 a fast lift decides, wherever it is`() {
        let stack = Stack()
        stack.swipe([20, 20, 20], rest: 0.001)
        #expect(stack.appearances() == Self.popped)
    }

    private final class Watcher: NSObject, UINavigationControllerDelegate {
        func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
        {}
        func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
        {}
    }

    @Test func `RC.54 the delegate receives calls about each controller that is shown, and none after a cancelled pop`() {
        let stack = Stack()
        let watcher = stack.world.name(Watcher(), "delegate")
        stack.navigation.delegate = watcher
        stack.swipe(Self.near)
        stack.swipe(Self.far, at: 4)
        #expect(
            stack.calls().filter { $0.hasPrefix("delegate") || $0.hasPrefix("A.viewWillAppear") || $0 == "A.viewDidAppear" } == [
                "A.viewWillAppear", "delegate.willShow(A)", "A.viewWillAppear", "delegate.willShow(A)", "A.viewDidAppear",
                "delegate.didShow(A)",
            ])
        #expect(stack.navigation.delegate === watcher)
    }

    @Test func `RC.54 the delegate receives the calls about the first controller once, with the appearance of the container`() {
        let world = World()
        let (navigation, watcher) = (UINavigationController(rootViewController: UIViewController()), Watcher())
        world.simulation.perform {
            _ = world.name(watcher, "delegate")
            navigation.delegate = watcher
            world.window.rootViewController = navigation
            let cover = UIViewController()
            cover.modalPresentationStyle = .fullScreen
            world.simulation.schedule(at: 1) { navigation.present(cover, animated: true) }
            world.simulation.schedule(at: 2) { navigation.dismiss(animated: true) }
        }
        #expect(world.run() == ["delegate.willShow(viewController)", "delegate.didShow(viewController)"])
    }

    @Test(arguments: [UINavigationItem.Change.left, .hidden, .bar, .none])
    func `RC.49 the system's delegate declines beside a back button of one's own, and one's own delegate does not`(
        change: UINavigationItem.Change
    ) {
        for isFreed in [false, true] {
            let stack = Stack()
            stack.world.simulation.perform {
                change.make(stack.second, stack.navigation)
                if isFreed { stack.navigation.interactivePopGestureRecognizer?.delegate = nil }
            }
            stack.swipe(Self.far)
            #expect(stack.appearances() == (change == .none || isFreed ? Self.popped : []), "\(change) \(isFreed)")
        }
    }

    @Test func `RC.49 the system's delegate can be asked by one's own`() {
        final class Own: NSObject, UIGestureRecognizerDelegate {
            var system: (any UIGestureRecognizerDelegate)?
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                system?.gestureRecognizerShouldBegin(gestureRecognizer) ?? false
            }
        }
        let (stack, own) = (Stack(), Own())
        let recognizer = stack.navigation.interactivePopGestureRecognizer
        own.system = recognizer?.delegate
        recognizer?.delegate = own
        #expect(own.system != nil && recognizer?.delegate === own)
        stack.swipe(Self.far)
        #expect(stack.appearances() == Self.popped)
        recognizer?.delegate = own.system
        #expect(recognizer?.delegate === own.system)
    }

    @Test func `RC.50 a pan of the content waits for the pop, and a drag elsewhere is the pan's`() {
        for isFreed in [false, true] {
            let stack = Stack(version: 18)
            let listener = Listener()
            stack.world.simulation.perform {
                stack.world.add(UIPanGestureRecognizer(), "pan", to: stack.second.view, listener)
                if isFreed { stack.navigation.interactivePopGestureRecognizer?.delegate = nil }
            }
            stack.swipe(Self.far)
            #expect(stack.calls().contains { $0.hasPrefix("pan.action") } == isFreed)
        }
    }

    @Test func `RC.51 a pop that begins at the root freezes the next push`() {
        let stack = Stack(isAtRoot: true)
        stack.navigation.interactivePopGestureRecognizer?.delegate = nil
        stack.swipe(Self.far)
        stack.at(4) { stack.navigation.pushViewController(stack.second, animated: true) }
        #expect(stack.appearances() == ["A.viewWillDisappear", "B.viewWillAppear"])
        #expect(stack.world.simulation.transitionBlocks.fingers == 1)
    }

    private final class Disabling: LoggingController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.interactivePopGestureRecognizer?.isEnabled = false
        }
    }

    /// pop-gesture-disabled-in-willappear-freezes
    @Test(arguments: [nil, Rule.disabledPopFreezes])
    func `RC.52 a pop recognizer that is disabled in its own begin freezes the transition`(rule: Rule?) {
        let stack = Stack(ablation: rule.map { Ablation(switchedOff: $0.id) })
        let behind = stack.world.simulation.perform { stack.world.name(Disabling(), "C") }
        stack.at(1.1) {
            stack.navigation.setViewControllers([behind, stack.second], animated: false)
            stack.mark("set")
        }
        stack.swipe(Self.far)
        let calls = Array(stack.calls().drop { $0 != "set" }.dropFirst().filter { $0.hasSuffix("ppear") })
        #expect(calls.prefix(2) == ["B.viewWillDisappear", "C.viewWillAppear"])
        #expect(calls.count == (rule == nil ? 2 : 6))
    }

    @Test func `RC.53 a drag in the content pops since iOS 26, unless a scroll view takes it`() {
        for (version, isScrolled, isPopped) in [(18, false, false), (26, false, true), (26, true, false)] as [(SystemVersion, Bool, Bool)] {
            let stack = Stack(version: version)
            #expect((stack.navigation.interactiveContentPopGestureRecognizer != nil) == (version == 26))
            if isScrolled {
                stack.world.simulation.perform {
                    let scroll = UIScrollView(frame: stack.second.view.bounds)
                    scroll.contentSize = CGSize(width: 2000, height: 100)
                    scroll.contentOffset.x = 800
                    stack.second.view.addSubview(scroll)
                }
            }
            stack.world.drag(from: 100, 400, steps: Self.far, at: 2)
            #expect(stack.appearances() == (isPopped ? Self.popped : []))
        }
    }

    @Test(arguments: [true, false]) func `RC.67 a row with leading actions keeps its swipe from the pop, and a row without them does not`(
        hasActions: Bool
    ) {
        let (stack, rows) = (Stack(version: 26), LeadingRows())
        rows.hasActions = hasActions
        stack.world.simulation.perform {
            let table = UITableView(frame: stack.second.view.bounds)
            table.dataSource = rows
            table.delegate = rows
            stack.second.view.addSubview(table)
        }
        stack.world.drag(from: 100, 400, steps: Self.far, at: 2)
        #expect(stack.appearances() == (hasActions ? [] : Self.popped))
    }

    /// ouk-coordinator-lifetime, ouk-coordinator-values
    @Test func `RC.55 the coordinator of a push, from its first calls to its last`() {
        final class Curious: LoggingController {
            var found: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                let coordinator = transitionCoordinator
                found.append("will \(coordinator != nil)")
                guard let coordinator else { return }
                #expect(coordinator.transitionDuration == 0.35 && coordinator.percentComplete == 0 && coordinator.isAnimated)
                #expect(!coordinator.isInteractive && !coordinator.initiallyInteractive && !coordinator.isInterruptible)
                #expect(!coordinator.isCancelled && coordinator.presentationStyle == .none && coordinator.completionVelocity == 1)
                #expect(coordinator.completionCurve == .easeInOut && coordinator.targetTransform == .identity)
                #expect(coordinator.viewController(forKey: .to) === self && coordinator.view(forKey: .to) === view)
                #expect(coordinator.containerView.window === coordinator.view(forKey: .from)?.window)
                coordinator.animate(alongsideTransition: { _ in self.found.append("beside") }) { context in
                    self.found.append("done \(context.isCancelled) \(context.percentComplete)")
                }
                coordinator.animate(alongsideTransition: { _ in })
                coordinator.animateAlongsideTransition(in: nil, animation: nil, completion: nil)
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                found.append("did \(transitionCoordinator != nil)")
            }
        }
        let stack = Stack(isAtRoot: true)
        let new = stack.world.simulation.perform { stack.world.name(Curious(), "new") }
        stack.at(2) {
            stack.navigation.pushViewController(new, animated: true)
            #expect(stack.first.transitionCoordinator != nil && stack.navigation.transitionCoordinator != nil)
        }
        stack.at(2.25) { #expect(abs((new.transitionCoordinator?.percentComplete ?? 0) - 0.5) < 0.001) }
        _ = stack.calls()
        #expect(new.found == ["will true", "beside", "did true", "done false 1.0"] && new.transitionCoordinator == nil)
        let key = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
        let view = UITransitionContextViewKey(rawValue: UITransitionContextViewKey.from.rawValue)
        #expect(key == .to && key.rawValue != UITransitionContextViewControllerKey.from.rawValue && view == .from)
    }

    /// interaction-end-block-before-reappear, header-interaction-ends-before-will-calls
    @Test func `RC.55 the handler of changed interaction runs at the lift, before the calls of the cancelled pop`() {
        final class Leaving: LoggingController {
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                transitionCoordinator?.notifyWhenInteractionChanges { [self] context in wasCancelled = context.isCancelled }
            }
            var wasCancelled: Bool?
        }
        let stack = Stack()
        let leaving = stack.world.simulation.perform { stack.world.name(Leaving(), "C") }
        stack.at(1.1) {
            stack.navigation.viewControllers = [stack.first, leaving]
            stack.mark("set")
        }
        stack.swipe(Self.near)
        let calls = stack.calls().drop { $0 != "set" }.filter { $0.hasPrefix("C.view") || $0.hasPrefix("navigation") }
        #expect(
            calls.drop { $0 != "C.viewWillDisappear" } == [
                "C.viewWillDisappear", "navigation.interactionChanged", "C.viewWillAppear", "C.viewDidAppear",
            ])
        #expect(leaving.wasCancelled == true)
    }

    /// wwdc24-pop-during-push
    @Test func `RC.45 a pop during a push completes it in the same turn`() {
        let stack = Stack(isAtRoot: true)
        stack.at(2) { stack.navigation.pushViewController(stack.second, animated: true) }
        stack.at(2.1) { stack.navigation.popViewController(animated: true) }
        #expect(
            stack.appearances() == [
                "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear", "B.viewWillDisappear",
                "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear",
            ])
        let times = stack.world.trace.ordering.filter { $0.token == "B.viewDidAppear" || $0.token == "B.viewWillDisappear" }.map(\.time)
        #expect(times == [2.1, 2.1])
    }

    @Test func `RC.46 before iOS 26 a change of the stack waits for the end of the transition`() {
        let stack = Stack(version: 18, isAtRoot: true)
        stack.at(2) { stack.navigation.pushViewController(stack.second, animated: true) }
        stack.at(2.1) {
            stack.navigation.viewControllers = [stack.first]
            #expect(stack.navigation.viewControllers == [stack.first, stack.second])
        }
        let calls = stack.appearances()
        #expect(calls.count == 8 && calls[3] == "B.viewDidAppear" && stack.navigation.viewControllers == [stack.first])
        #expect(stack.world.trace.ordering.last { $0.token == "B.viewDidAppear" }!.time == 2.5)
    }

    /// push-loads-after-the-call-log, unanimated-push-appears-before-layout-log
    @Test(arguments: [true, false])
    func `RC.168 a push changes the stack within the call, and is shown by the next layout`(animated: Bool) {
        let stack = Stack(isAtRoot: true)
        stack.at(2) {
            stack.navigation.pushViewController(stack.second, animated: animated)
            #expect(stack.navigation.viewControllers.count == 2 && stack.second.parent === stack.navigation)
            #expect(!stack.second.isViewLoaded)
            stack.mark("returned")
        }
        #expect(
            stack.calls().filter { !$0.contains("MoveToParent") } == [
                "returned", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
            ])
    }

    @Test func `RC.170 changes of one turn are one transition, to the last top`() {
        let stack = Stack()
        let third = LoggingController()
        stack.at(2) {
            _ = stack.world.name(third, "C")
            stack.navigation.popToRootViewController(animated: false)
            stack.navigation.pushViewController(third, animated: true)
            #expect(stack.navigation.viewControllers == [stack.first, third])
        }
        #expect(
            stack.calls() == [
                "B.willMoveToParent", "C.willMoveToParent", "C.viewDidLoad", "B.viewWillDisappear", "C.viewWillAppear",
                "B.viewDidDisappear", "C.viewDidAppear", "B.didMoveToParent", "C.didMoveToParent",
            ])
        #expect(stack.second.parent == nil && third.parent === stack.navigation)
    }

    @Test func `RC.170 a change that leaves the top alone takes no animation from the push before it`() {
        let stack = Stack()
        let third = stack.world.simulation.perform { stack.world.name(LoggingController(), "C") }
        stack.at(2) {
            stack.navigation.pushViewController(third, animated: true)
            stack.navigation.viewControllers = [stack.first, third]
        }
        stack.at(2.1) { #expect(stack.navigation.transitionCoordinator?.isAnimated == true) }
        #expect(stack.appearances() == ["B.viewWillDisappear", "C.viewWillAppear", "B.viewDidDisappear", "C.viewDidAppear"])
    }

    @Test func `RC.170 a controller that is pushed and popped in one turn does not appear`() {
        let stack = Stack(isAtRoot: true)
        stack.at(2) {
            stack.navigation.pushViewController(stack.second, animated: true)
            stack.navigation.popViewController(animated: true)
        }
        #expect(stack.calls() == ["B.willMoveToParent", "B.willMoveToParent", "B.didMoveToParent"])
        #expect(stack.second.parent == nil && stack.first.view.window != nil)
    }

    @Test func `RC.170 a controller that is popped and pushed again in one turn stays`() {
        let stack = Stack()
        stack.at(2) {
            stack.navigation.popViewController(animated: true)
            stack.navigation.pushViewController(stack.second, animated: true)
        }
        #expect(stack.calls() == ["B.willMoveToParent", "B.willMoveToParent", "B.didMoveToParent"])
        #expect(stack.second.parent === stack.navigation && stack.second.view.window != nil && !stack.second.isMovingFromParent)
    }

    @Test func `RC.168 a layout of the container, and a look at the coordinator, begin the transition`() {
        for isLayout in [true, false] {
            let stack = Stack(isAtRoot: true)
            stack.at(2) {
                stack.navigation.pushViewController(stack.second, animated: true)
                if isLayout { stack.navigation.view.layoutIfNeeded() } else { #expect(stack.navigation.topViewController === stack.second) }
                if !isLayout { #expect(stack.navigation.transitionCoordinator != nil) }
                stack.mark("returned")
            }
            #expect(
                stack.calls().prefix(5) == [
                    "B.willMoveToParent", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "returned",
                ])
        }
    }

    /// Radar 44091459
    @Test func `RC.170 before iOS 26 the second of two animated pushes of one turn waits`() {
        let stack = Stack(version: 18, isAtRoot: true)
        let third = stack.world.simulation.perform { stack.world.name(LoggingController(), "C") }
        stack.at(2) {
            stack.navigation.pushViewController(stack.second, animated: true)
            stack.navigation.pushViewController(third, animated: true)
            #expect(stack.navigation.viewControllers == [stack.first, stack.second])
        }
        #expect(stack.appearances().contains("B.viewDidAppear"))
        #expect(stack.navigation.viewControllers == [stack.first, stack.second, third])
    }

    /// push-after-a-set-is-held, push-after-a-set-is-made-at-once, set-before-a-push-is-shown
    @Test(arguments: [17, 18, 26] as [SystemVersion])
    func `RC.171 before iOS 18 an animated push after an unanimated change of the turn waits for the commit`(version: SystemVersion) {
        let (stack, watcher) = (Stack(version: version, isAtRoot: true), Watcher())
        let third = stack.world.simulation.perform { stack.world.name(LoggingController(), "C") }
        stack.navigation.delegate = stack.world.name(watcher, "delegate")
        stack.at(2) {
            stack.navigation.setViewControllers([stack.first, stack.second], animated: false)
            stack.navigation.pushViewController(third, animated: true)
            #expect((stack.navigation.topViewController === third) == (version >= 18))
            #expect((stack.navigation.transitionCoordinator != nil) == (version >= 18))
            #expect(stack.navigation.viewControllers.count == (version >= 18 ? 3 : 2))
        }
        let calls = stack.calls()
        #expect(calls.contains("delegate.didShow(B)") == (version < 18) && calls.contains("B.viewDidAppear") == (version < 18))
        #expect(calls.contains("C.viewDidAppear") && stack.navigation.viewControllers == [stack.first, stack.second, third])
        #expect(stack.world.trace.ordering.last { $0.token == "C.viewDidAppear" }!.time == 2.5)
    }

    @Test func `RC.171 a push that waits for the commit fails if its controller has come meanwhile`() {
        let stack = Stack(version: 17, isAtRoot: true)
        let third = stack.world.simulation.perform { stack.world.name(LoggingController(), "C") }
        stack.at(2) {
            stack.navigation.setViewControllers([stack.first, stack.second], animated: false)
            stack.navigation.pushViewController(third, animated: true)
            stack.navigation.setViewControllers([stack.first, stack.second, third], animated: false)
        }
        #expect(stack.calls().contains("C.viewDidAppear"))
        #expect(stack.world.decisions(by: .distinctControllers).count == 1)
    }

    @Test func `RC.172 the same controller pushed twice stops the app, and so does one that is set twice`() {
        for isSet in [false, true] {
            let stack = Stack()
            stack.at(2) {
                if isSet {
                    stack.navigation.viewControllers = [stack.first, stack.second, stack.first]
                } else {
                    stack.navigation.pushViewController(stack.first, animated: true)
                }
                stack.mark("goes on")
            }
            #expect(stack.calls().isEmpty && stack.navigation.viewControllers == [stack.first, stack.second])
            let mistakes = stack.world.decisions(by: .distinctControllers)
            #expect(mistakes.count == 1 && mistakes[0].contains(isSet ? "distinct" : "more than once"))
        }
    }

    /// WordPress-iOS#7284
    @Test func `RC.172 before iOS 26 the second push of a controller fails at the end of the first`() {
        let stack = Stack(version: 18, isAtRoot: true)
        stack.at(2) { stack.navigation.pushViewController(stack.second, animated: true) }
        stack.at(2.1) { stack.navigation.pushViewController(stack.second, animated: true) }
        #expect(stack.appearances() == ["A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear"])
        #expect(stack.world.decisions(by: .distinctControllers).count == 1)
    }

    /// coordinator-completions-in-reverse
    @Test(arguments: [nil, Rule.lastCompletionFirst])
    func `RC.173 the last completion of a coordinator is called first`(rule: Rule?) {
        let stack = Stack(isAtRoot: true, ablation: rule.map { Ablation(switchedOff: $0.id) })
        stack.at(2) {
            stack.navigation.pushViewController(stack.second, animated: true)
            for number in 1...3 {
                stack.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in stack.mark("completion \(number)") }
            }
        }
        let calls = stack.calls().filter { $0.hasPrefix("completion") }
        #expect(calls == (rule == nil ? [3, 2, 1] : [1, 2, 3]).map { "completion \($0)" })
    }

    /// Tencent/QMUI_iOS#692
    @Test(arguments: [nil, Rule.cancelledRefusesAnimations])
    func `RC.179 the coordinator of a cancelled pop refuses animations and runs the completion`(rule: Rule?) {
        final class Styling: LoggingController {
            var mark: (String) -> Void = { _ in }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                guard let transitionCoordinator else { return }
                let isQueued = transitionCoordinator.animate { [self] _ in
                    mark("animation")
                } completion: { [self] _ in
                    mark("completion")
                }
                mark("queued: \(isQueued)")
            }
        }
        let stack = Stack(isAtRoot: true, ablation: rule.map { Ablation(switchedOff: $0.id) })
        let styling = stack.world.simulation.perform { stack.world.name(Styling(), "S") }
        stack.at(1.1) { stack.navigation.pushViewController(styling, animated: false) }
        stack.at(1.5) { styling.mark = stack.mark }
        stack.swipe(Self.near)
        let lines = stack.calls().filter { ["animation", "completion", "queued: true", "queued: false"].contains($0) }
        #expect(lines == (rule == nil ? ["queued: false", "completion"] : ["animation", "queued: true", "completion"]))
    }

    @Test(arguments: [true, false])
    func `RC.179 the handler of a pop that is given up gets no animation, that of a finished one does`(isGivenUp: Bool) {
        final class Watching: LoggingController {
            var mark: (String) -> Void = { _ in }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                transitionCoordinator?.notifyWhenInteractionChanges { [self] _ in
                    let isQueued = transitionCoordinator?.animate(alongsideTransition: { [self] _ in mark("animation") }, completion: nil)
                    mark("queued: \(isQueued == true)")
                }
            }
        }
        let stack = Stack(isAtRoot: true)
        let watching = stack.world.simulation.perform { stack.world.name(Watching(), "W") }
        stack.at(1.1) { stack.navigation.pushViewController(watching, animated: false) }
        stack.at(1.5) { watching.mark = stack.mark }
        stack.swipe(isGivenUp ? Self.near : Self.far)
        let lines = stack.calls().filter { ["animation", "queued: true", "queued: false"].contains($0) }
        #expect(lines == (isGivenUp ? ["queued: false"] : ["animation", "queued: true"]))
    }

    @Test func `RC.48 a push in the last call of a cancelled pop is on the whole stack`() {
        final class Pushing: LoggingController {
            var following: UIViewController?
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                guard let following else { return }
                self.following = nil
                navigationController?.pushViewController(following, animated: false)
            }
        }
        let stack = Stack(isAtRoot: true)
        let (pushing, third) = stack.world.simulation.perform {
            (stack.world.name(Pushing(), "P"), stack.world.name(LoggingController(), "C"))
        }
        stack.at(1.1) { stack.navigation.pushViewController(pushing, animated: false) }
        stack.at(1.5) { pushing.following = third }
        stack.swipe(Self.near)
        #expect(stack.appearances().suffix(3) == ["C.viewWillAppear", "P.viewDidDisappear", "C.viewDidAppear"])
        #expect(stack.navigation.viewControllers == [stack.first, pushing, third] && third.view.window != nil)
        #expect(stack.first.view.window == nil)
    }

    @Test func `RC.168 a drag begins its pop in the event and records no wait, a pop by the back button waits`() {
        for isDrag in [true, false] {
            let stack = Stack()
            if isDrag { stack.swipe(Self.far) } else { stack.world.tap(20, 20, at: 2) }
            #expect(stack.appearances() == Self.popped)
            #expect(stack.world.decisions(by: .stackShownInLayout).isEmpty == isDrag)
        }
    }

    @Test func `RC.168 a container that disappears shows its change first`() {
        let stack = Stack(isAtRoot: true)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        stack.at(2) {
            stack.navigation.pushViewController(stack.second, animated: false)
            stack.navigation.present(cover, animated: false)
        }
        stack.at(3) { cover.dismiss(animated: false) }
        stack.at(4) { #expect(stack.second.view.window != nil && stack.first.view.window == nil) }
        #expect(
            stack.appearances() == [
                "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear", "B.viewWillDisappear",
                "B.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear",
            ])
    }

    @Test func `RC.168 a pop in the turn in which another tab is selected is over when the tab comes back`() {
        let world = World()
        let (navigation, tabs, watcher) = (UINavigationController(), UITabBarController(), Watcher())
        let (first, second) = world.simulation.perform { (world.name(LoggingController(), "A"), world.name(LoggingController(), "B")) }
        world.simulation.perform {
            navigation.viewControllers = [first, second]
            navigation.delegate = world.name(watcher, "delegate")
            tabs.viewControllers = [navigation, UIViewController()]
            world.window.rootViewController = tabs
            world.simulation.schedule(at: 2) {
                navigation.popToRootViewController(animated: false)
                tabs.selectedIndex = 1
            }
            world.simulation.schedule(at: 2.5) {
                #expect(second.parent == nil)
                world.simulation.recorder.mark("gone")
            }
            world.simulation.schedule(at: 3) { tabs.selectedIndex = 0 }
        }
        let back = Array(world.run().drop { $0 != "gone" })
        #expect(!back.contains { $0.hasPrefix("B.") })
        #expect(back.contains("delegate.willShow(A)") == back.contains("delegate.didShow(A)"))
    }

    @Test func `RC.168 a controller that looks at the coordinator as it will move does not begin a second transition`() {
        final class Looking: LoggingController {
            override func willMove(toParent parent: UIViewController?) {
                super.willMove(toParent: parent)
                _ = transitionCoordinator
            }
        }
        let stack = Stack()
        let third = stack.world.simulation.perform { stack.world.name(Looking(), "C") }
        stack.at(2) {
            stack.navigation.popViewController(animated: true)
            stack.navigation.pushViewController(third, animated: true)
        }
        let appearances = stack.appearances()
        for name in ["A", "B", "C"] {
            let own = appearances.filter { $0.hasPrefix(name) }
            #expect(own.count % 2 == 0, "\(own)")
        }
        #expect(appearances.last == "C.viewDidAppear" && stack.world.simulation.transitions.running.isEmpty)
    }

    @Test func `RC.11 a presented tab bar controller that lays out as it will appear is in its window when it is appearing`() {
        final class Tabs: UITabBarController {
            var windows: [Bool] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                view.layoutIfNeeded()
            }
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                windows.append(view.window != nil)
            }
        }
        let world = World()
        let tabs = world.simulation.perform { Tabs() }
        world.simulation.perform {
            tabs.viewControllers = [UIViewController(), UIViewController()]
            world.simulation.schedule(at: 1) { world.window.rootViewController?.present(tabs, animated: true) }
        }
        world.run()
        #expect(tabs.windows == [true])
    }

    @Test func `RC.45 a push in viewWillAppear waits for the end of the first calls`() {
        final class Pushing: LoggingController {
            var following: UIViewController?
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                if let following { navigationController?.pushViewController(following, animated: true) }
                following = nil
            }
        }
        let stack = Stack(isAtRoot: true)
        let pushing = stack.world.simulation.perform { stack.world.name(Pushing(), "C") }
        pushing.following = stack.second
        stack.at(2) { stack.navigation.pushViewController(pushing, animated: true) }
        let calls = stack.appearances()
        #expect(calls.filter { $0.hasPrefix("C") } == ["C.viewWillAppear", "C.viewDidAppear", "C.viewWillDisappear", "C.viewDidDisappear"])
        #expect(calls.last == "B.viewDidAppear" && stack.navigation.viewControllers.count == 3)
    }

    /// pop-gesture-with-keyboard
    @Test func `RC.57 the first responder resigns when a pop begins, and is first again if it is cancelled`() {
        let stack = Stack()
        let field = UITextField(frame: CGRect(x: 50, y: 100, width: 200, height: 40))
        stack.at(1.1) {
            stack.second.view.addSubview(stack.world.name(field, "field"))
            field.becomeFirstResponder()
        }
        stack.swipe(Self.near)
        stack.at(2.05) { #expect(!field.isFirstResponder) }
        _ = stack.calls()
        #expect(stack.world.simulation.perform { field.isFirstResponder })
    }

    /// A field in B that is edited from 1.1 seconds on.
    private func edits(in stack: Stack) -> UITextField {
        let field = UITextField(frame: CGRect(x: 50, y: 100, width: 200, height: 40))
        stack.at(1.1) {
            stack.second.view.addSubview(stack.world.name(field, "field"))
            field.becomeFirstResponder()
        }
        return field
    }

    @Test(arguments: [true, false])
    func `RC.57 the first responder resigns as a push or pop by code begins, and does not come back`(isPush: Bool) {
        let stack = Stack()
        let field = edits(in: stack)
        let third = stack.world.simulation.perform { stack.world.name(LoggingController(), "C") }
        stack.at(2) {
            if isPush {
                stack.navigation.pushViewController(third, animated: true)
            } else {
                stack.navigation.popViewController(animated: true)
            }
            stack.navigation.view.layoutIfNeeded()
            stack.mark(field.isFirstResponder ? "edited" : "not edited")
        }
        let calls = stack.calls().filter { $0.hasSuffix("ppear") || $0.hasSuffix("edited") }
        let shown = isPush ? "C" : "A"
        #expect(calls == ["B.viewWillDisappear", "\(shown).viewWillAppear", "not edited", "B.viewDidDisappear", "\(shown).viewDidAppear"])
        #expect(!stack.world.simulation.perform { field.isFirstResponder })
    }

    @Test(arguments: [true, false])
    func `RC.57 without it, and without an animation, it resigns when its view leaves`(isAnimated: Bool) {
        let stack = Stack(ablation: isAnimated ? Ablation(switchedOff: Rule.popTakesFirstResponder.id) : nil)
        let field = edits(in: stack)
        stack.at(2) {
            stack.navigation.popViewController(animated: isAnimated)
            #expect(field.isFirstResponder)
        }
        _ = stack.calls()
        #expect(!stack.world.simulation.perform { field.isFirstResponder })
    }

    @Test(arguments: [SystemVersion(26), 18])
    func `RC.58 while a finger drives a pop no other finger touches`(version: SystemVersion) {
        let stack = Stack(version: version)
        stack.at(1.1) {
            stack.second.view.addSubview(stack.world.name(TouchView(frame: CGRect(x: 100, y: 300, width: 200, height: 300)), "view"))
        }
        stack.swipe(Self.near, rest: 1)
        stack.world.tap(200, 500, at: 2.5, finger: 2)
        #expect(!stack.calls().contains("view.touchesBegan"))
        #expect(!stack.world.decisions(by: .noTouchesBesideAPop).isEmpty)
    }

    @Test func `RC.44 appearance calls by hand that do not follow are without effect, and the record says so`() {
        let world = World()
        let child = world.simulation.perform { world.name(LoggingController(), "child") }
        world.simulation.perform {
            child.endAppearanceTransition()
            child.beginAppearanceTransition(true, animated: false)
            child.beginAppearanceTransition(true, animated: false)
            child.endAppearanceTransition()
            child.endAppearanceTransition()
            child.beginAppearanceTransition(true, animated: false)
            child.beginAppearanceTransition(false, animated: false)
            child.endAppearanceTransition()
        }
        #expect(
            world.run().filter { $0.hasSuffix("ppear") } == [
                "child.viewWillAppear", "child.viewDidAppear", "child.viewWillDisappear", "child.viewDidDisappear",
            ])
        #expect(world.decisions(by: .unbalancedAppearance).count == 4)
    }

    @Test func `RC.60 one child in place of another`() {
        let world = World()
        let parent = world.window.rootViewController!
        let (old, new) = world.simulation.perform { (world.name(LoggingController(), "old"), world.name(LoggingController(), "new")) }
        world.simulation.perform {
            for child in [old, new] { parent.addChild(child) }
            parent.view.addSubview(old.view)
        }
        world.simulation.schedule(at: 1) {
            world.simulation.recorder.mark("now")
            parent.transition(from: old, to: new, duration: 0.3, animations: { new.view.alpha = 1 }) { #expect($0) }
        }
        #expect(
            world.run().drop { $0 != "now" }.dropFirst() == [
                "new.viewDidLoad", "old.viewWillDisappear", "new.viewWillAppear", "new.viewDidAppear", "old.viewDidDisappear",
                "new.completion",
            ])
        #expect(old.view.superview == nil && new.view.superview === parent.view)
    }
}

extension UINavigationItem {
    /// A change of a controller after which the system's own delegate does not let the pop recognizer begin.
    enum Change {
        case left, hidden, bar, none

        func make(_ controller: UIViewController, _ navigation: UINavigationController) {
            switch self {
            case .left: controller.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", primaryAction: nil)
            case .hidden: controller.navigationItem.hidesBackButton = true
            case .bar: navigation.isNavigationBarHidden = true
            case .none: break
            }
        }
    }
}

private final class LeadingRows: UITableViewDataSource, UITableViewDelegate {
    var hasActions = true

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 844 }
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        hasActions
            ? UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "read") { _, _, done in done(true) }]) : nil
    }
}
