import EventTrace

@testable import UIKit

/// One simulation with a window, and a finger to touch it with.
final class World {
    let simulation: Simulation
    let window: UIWindow
    let root: UIView

    /// Builds the scene inside the simulation.
    init(ablation: Ablation? = nil, _ build: (World) -> Void = { _ in }) {
        let simulation = Simulation(ablation: ablation)
        self.simulation = simulation
        let controller = simulation.perform { UIViewController() }
        window = simulation.perform { UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
        root = simulation.perform { controller.view }
        let window = window
        simulation.perform {
            window.rootViewController = controller
            window.makeKeyAndVisible()
            simulation.name(window, "window")
            simulation.name(controller, "vc")
            simulation.name(controller.view, "root")
            build(self)
        }
    }

    func name<Object: AnyObject>(_ object: Object, _ name: String) -> Object {
        simulation.name(object, name)
        return object
    }

    /// Down at `time`, up `hold` seconds later, in window coordinates.
    func tap(_ x: Double, _ y: Double, at time: Double = 0, hold: Double = 0.08, finger: Int = 1) {
        down(x, y, at: time, finger: finger)
        up(x, y, at: time + hold, finger: finger)
    }

    func down(_ x: Double, _ y: Double, at time: Double, finger: Int = 1) { sample(.down, x, y, time, finger) }
    func move(_ x: Double, _ y: Double, at time: Double, finger: Int = 1) { sample(.move, x, y, time, finger) }
    func up(_ x: Double, _ y: Double, at time: Double, finger: Int = 1) { sample(.up, x, y, time, finger) }

    /// The system takes the finger away.
    func cancel(at time: Double, finger: Int = 1) { sample(.cancel, 50, 50, time, finger) }

    /// Several fingers, numbered from 1, in one event.
    func together(_ phase: FingerSample.Phase, _ points: [(Double, Double)], at time: Double) {
        let samples = points.enumerated().map { index, point in
            FingerSample(finger: index + 1, phase, at: CGPoint(x: point.0, y: point.1))
        }
        simulation.schedule(samples, at: time)
    }

    private func sample(_ phase: FingerSample.Phase, _ x: Double, _ y: Double, _ time: Double, _ finger: Int) {
        simulation.schedule([FingerSample(finger: finger, phase, at: CGPoint(x: x, y: y))], at: time)
    }

    /// Lets everything happen and returns the tokens of the calls into client code.
    @discardableResult
    func run() -> [String] {
        simulation.run()
        return trace.ordering.map(\.token)
    }

    var trace: Trace { simulation.recorder.trace }

    /// What the record says that the engine does not model.
    var notes: [String] { trace.entries.filter { $0.kind == .note }.map(trace.describe) }
}
