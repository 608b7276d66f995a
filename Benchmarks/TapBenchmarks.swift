import EventTrace
import UIKit

extension Benchmark {
    /// Taps on the innermost of nested views whose touch methods call super, with the record on.
    static var taps: [Benchmark] {
        let depths = [1, 10, 50, 100, 200, 500]
        return depths.map { depth in
            tapRate("taps: depth \(depth), one recognizer on the outermost view", depth: depth, recognizers: 1)
        }
            + depths.map { depth in
                tapRate("taps: depth \(depth), a recognizer on each view", depth: depth, recognizers: depth)
            }
    }

    /// Taps on a view that is the last or the first to be asked among its siblings.
    static var siblings: [Benchmark] {
        [10, 100, 1000].map { count in
            let taps = 100_000 / count
            return .rate("taps: the last asked of \(count) siblings", "taps", count: taps) {
                let stage = NestedStage(depth: 1, recognizers: 1)
                stage.addSiblings(count - 1)
                stage.tap(times: 1)
                return stage
            } _: {
                $0.tap(times: taps)
            }
        }
    }

    private static func tapRate(_ name: String, depth: Int, recognizers: Int) -> Benchmark {
        let count = 20_000 / depth
        return .rate(name, "taps", count: count) {
            // The first tap on a stage asks for names and makes room.
            let stage = NestedStage(depth: depth, recognizers: recognizers)
            stage.tap(times: 1)
            return stage
        } _: {
            $0.tap(times: count)
        }
    }
}

/// Views in one another, each overriding its touch methods and calling super.
private final class NestedStage {
    private let simulation = Simulation()
    private var taps = 0
    private let target = Target()
    private var innermost: UIView!

    init(depth: Int, recognizers: Int) {
        simulation.perform {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            innermost = window
            for level in 1...depth {
                let view = Level(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
                innermost.addSubview(view)
                innermost = view
                if level <= recognizers {
                    view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Selector("tap", Target.tap)))
                }
            }
            window.isHidden = false
        }
    }

    func addSiblings(_ count: Int) {
        simulation.perform {
            for index in 0..<count {
                innermost.superview?.addSubview(UIView(frame: CGRect(x: 400 + index, y: 0, width: 1, height: 1)))
            }
        }
    }

    /// A second apart, so that each is a tap of its own.
    func tap(times: Int) {
        for _ in 0..<times {
            let point = CGPoint(x: 100, y: 100)
            let start = Double(taps)
            simulation.schedule([FingerSample(finger: 1, .down, at: point)], at: start)
            simulation.schedule([FingerSample(finger: 1, .up, at: point)], at: start + 0.08)
            simulation.run(until: start + 0.9)
            taps += 1
        }
        precondition(target.taps == taps)
    }
}

private final class Target {
    var taps = 0
    func tap() { taps += 1 }
}

private final class Level: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
}
