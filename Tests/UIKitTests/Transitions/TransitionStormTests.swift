import EventTrace
import Testing

@testable import UIKit

/// Pushes, pops, presentations, tabs and fingers at random: appearance calls stay balanced, and nothing is left behind.
@Suite struct TransitionStormTests {
    /// 100,000 steps in all, in worlds of both kinds of versions.
    @Test(arguments: 0..<20) func `RC.11 a storm of controllers leaves every appearance balanced`(part: UInt64) {
        for seed in 0..<10 {
            let storm = ControllerStorm(seed: part * 10 + UInt64(seed))
            storm.run(steps: 500)
            #expect(storm.faults == [], "seed \(part * 10 + UInt64(seed))")
        }
    }

    @Test func `RC.14 nothing of a storm outlives it`() {
        final class Remains {
            weak var navigation: UINavigationController?
            weak var simulation: Simulation?
        }
        let remains = Remains()
        do {
            let storm = ControllerStorm(seed: 7)
            storm.run(steps: 200, settles: false)
            remains.navigation = storm.navigation
            remains.simulation = storm.world.simulation
        }
        #expect(remains.navigation == nil && remains.simulation == nil)
    }
}

/// A controller that holds its appearance calls to their order.
private final class Balanced: UIViewController {
    /// `away`, `appearing`, `there`, `disappearing`.
    var state = "away"
    var fault: (String) -> Void = { _ in }

    private func step(_ name: String, from allowed: [String], to next: String) {
        if !allowed.contains(state) { fault("\(name) while \(state)") }
        state = next
    }

    override func viewWillAppear(_ animated: Bool) { step("viewWillAppear", from: ["away", "disappearing"], to: "appearing") }
    override func viewDidAppear(_ animated: Bool) { step("viewDidAppear", from: ["appearing"], to: "there") }
    override func viewWillDisappear(_ animated: Bool) { step("viewWillDisappear", from: ["appearing", "there"], to: "disappearing") }
    override func viewDidDisappear(_ animated: Bool) { step("viewDidDisappear", from: ["disappearing"], to: "away") }
}

private final class ControllerStorm {
    let world: World
    let navigation = UINavigationController()
    let tabs = UITabBarController()
    private(set) var faults: [String] = []
    private var random: SplitMix
    private var controllers: [Balanced] = []
    private var presented: Balanced?

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
        world = World { $0.simulation.systemVersion = seed % 2 == 0 ? 26 : 18 }
        world.simulation.perform {
            navigation.viewControllers = [make()]
            tabs.viewControllers = [navigation, make()]
            world.window.rootViewController = tabs
        }
    }

    private func make() -> Balanced {
        let controller = Balanced()
        controller.fault = { [unowned self] in faults.append("\($0) at \(world.simulation.now)") }
        controllers.append(controller)
        return controller
    }

    func run(steps: Int, settles: Bool = true) {
        var time = 1.0
        for _ in 0..<steps {
            time += Double(random.below(40)) / 100
            world.simulation.run(until: time)
            world.simulation.perform { step(at: time) }
        }
        guard settles else { return }
        world.simulation.run(until: time + 5)
        check()
    }

    private func step(at time: Double) {
        let animated = !random.oneIn(3)
        switch random.below(12) {
        case 0, 1, 2: if navigation.viewControllers.count < 5 { navigation.pushViewController(make(), animated: animated) }
        case 3, 4: navigation.popViewController(animated: animated)
        case 5: navigation.popToRootViewController(animated: animated)
        case 6: navigation.setViewControllers([navigation.viewControllers[0], make()], animated: animated)
        case 7: tabs.selectedIndex = random.below(2)
        case 8:
            if presented == nil {
                let new = make()
                new.modalPresentationStyle = random.oneIn(2) ? .fullScreen : .pageSheet
                tabs.present(new, animated: animated)
                if new.presentingViewController != nil { presented = new }
            }
        case 9:
            if let shown = presented {
                shown.dismiss(animated: animated) { [unowned self] in presented = nil }
            }
        case 10: world.tap(Double(20 + random.below(350)), Double(20 + random.below(800)), at: time + 0.01, finger: 2)
        default:
            let isFar = random.oneIn(2)
            world.drag(from: 2, 400, steps: isFar ? [20, 100, 120] : [20, 30], at: time + 0.01)
        }
    }

    /// At rest, what is on screen is there, and all else is away.
    private func check() {
        if !world.simulation.transitions.running.isEmpty { faults.append("a transition has not ended") }
        if !world.simulation.transitionBlocks.isEmpty { faults.append("touches are still dropped") }
        for controller in controllers {
            let isShown = controller.viewIfLoaded?.window != nil
            if controller.state != (isShown ? "there" : "away") { faults.append("at rest \(controller.state), in a window: \(isShown)") }
        }
        if navigation.viewControllers.contains(where: { $0.parent !== navigation }) {
            faults.append("a controller on the stack without its parent")
        }
    }
}
