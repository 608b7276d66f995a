import ApproximateGeometry
import Testing

@testable import UIKit

@Suite struct AnimatorTests {
    /// A view that is animated from `y` 0 to 400, and the times at which completions ran.
    private final class Stage {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var ends: [(UIViewAnimatingPosition, Double)] = []
        func move() { view.frame.origin.y = 400 }
        func end(_ position: UIViewAnimatingPosition) { ends.append((position, CACurrentMediaTime())) }
    }

    private let stage = Stage()

    private func run(_ prepare: @escaping (World) -> Void) {
        let stage = stage
        let world = World { world in
            world.root.addSubview(stage.view)
            world.simulation.schedule(at: 1) { prepare(world) }
        }
        world.run()
    }

    private func animator(_ stage: Stage) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
        animator.addAnimations { stage.move() }
        animator.addCompletion { stage.end($0) }
        return animator
    }

    @Test(arguments: [(UIViewAnimatingPosition.end, 400.0), (.start, 0), (.current, 100)])
    func `a stopped animation ends at the given position`(position: UIViewAnimatingPosition, y: Double) {
        run { [self] world in
            let animator = animator(stage)
            animator.startAnimation()
            world.simulation.schedule(at: 1.5) {
                animator.stopAnimation(false)
                #expect(animator.state == .stopped)
                animator.finishAnimation(at: position)
                #expect(animator.state == .inactive)
            }
        }
        #expect(stage.view.frame.minY == y && stage.ends.map(\.0) == [position] && stage.ends.map(\.1) == [1.5])
    }

    @Test(arguments: [(0.0, 4.5), (1, 5), (0.5, 4)])
    func `what is left after a pause takes its share of the duration`(factor: Double, end: Double) {
        run { [self] world in
            let animator = animator(stage)
            animator.startAnimation()
            world.simulation.schedule(at: 1.5) { animator.pauseAnimation() }
            world.simulation.schedule(at: 3) {
                animator.continueAnimation(withTimingParameters: nil, durationFactor: CGFloat(factor))
            }
        }
        #expect(stage.ends.map(\.1) == [end])
    }

    @Test(arguments: [(0.0, 2.0), (1, 4), (0.5, 3)])
    func `at its end it takes its share of the duration all the same`(factor: Double, end: Double) {
        run { [self] world in
            let animator = animator(stage)
            animator.startAnimation()
            world.simulation.schedule(at: 2) {
                animator.fractionComplete = 1
                animator.continueAnimation(withTimingParameters: nil, durationFactor: CGFloat(factor))
            }
        }
        #expect(stage.ends.map(\.1) == [end])
    }

    @Test func `what is left follows the new curve`() {
        var places: [CGFloat] = []
        run { [self] world in
            let animator = animator(stage)
            animator.startAnimation()
            world.simulation.schedule(at: 1.5) {
                animator.pauseAnimation()
                let late = UICubicTimingParameters(controlPoint1: CGPoint(x: 1, y: 0), controlPoint2: CGPoint(x: 1, y: 0))
                animator.continueAnimation(withTimingParameters: late, durationFactor: 1)
            }
            world.simulation.schedule(at: 2.5) {
                animator.stopAnimation(true)
                places.append(stage.view.frame.minY)
            }
        }
        #expect(places.count == 1 && places[0] > 100 && places[0] < 200)
    }

    @Test(arguments: [(UIView.AnimationOptions.curveLinear, 200.0), (.curveEaseIn, 126), (.curveEaseOut, 274)])
    func `a running animator takes its curve from the options`(options: UIView.AnimationOptions, y: Double) {
        run { [stage] world in
            let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 2, delay: 0, options: options) { stage.move() }
            world.simulation.schedule(at: 2) { animator.stopAnimation(true) }
        }
        #expect(near(stage.view.frame.minY, y, 3))
    }

    @Test func `an animator that pauses on completion stays active`() {
        var states: [UIViewAnimatingState] = []
        run { [self] world in
            let animator = animator(stage)
            animator.pausesOnCompletion = true
            animator.startAnimation()
            world.simulation.schedule(at: 4) { states.append(animator.state) }
        }
        #expect(states == [.active] && stage.ends.isEmpty)
    }

    @Test func `timing parameters say what they are`() {
        let cubic: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .easeIn)
        #expect(cubic.timingCurveType == .cubic && cubic.cubicTimingParameters?.animationCurve == .easeIn)
        #expect(cubic.springTimingParameters == nil)
        let spring = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 2))
        #expect(spring.timingCurveType == .spring && spring.springTimingParameters === spring && spring.cubicTimingParameters == nil)
        #expect(spring.dampingRatio == 0.5 && spring.initialVelocity.dy == 2)
        #expect(UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero).dampingRatio == 1)
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
        #expect(animator.timingParameters === spring && animator.isInterruptible && !animator.pausesOnCompletion)
    }

    @Test(arguments: [(UIView.AnimationOptions(), 3.0), (.overrideInheritedDuration, 1.5)])
    func `HT.9 a nested block takes as long as the one around it, unless it overrides that`(options: UIView.AnimationOptions, end: Double) {
        let stage = stage
        run { _ in
            UIView.animate(withDuration: 2) {
                UIView.animate(withDuration: 0.5, delay: 0, options: options) {
                    stage.move()
                } completion: { _ in
                    stage.end(.end)
                }
            }
        }
        #expect(stage.ends.map(\.1) == [end])
    }

    @Test func `HT.9 nothing is animated while animations are disabled`() {
        let stage = stage
        run { _ in
            #expect(UIView.areAnimationsEnabled)
            UIView.setAnimationsEnabled(false)
            #expect(!UIView.areAnimationsEnabled)
            UIView.animate(withDuration: 2) {
                stage.move()
            } completion: { _ in
                stage.end(.end)
            }
        }
        #expect(stage.ends.map(\.1) == [1])
    }
}
