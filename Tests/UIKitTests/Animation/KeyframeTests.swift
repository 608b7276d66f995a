import Testing

@testable import UIKit

@Suite struct KeyframeTests {
    private func world(_ options: UIView.KeyframeAnimationOptions) -> World {
        World { world in
            let view = world.addTouchView()
            world.simulation.schedule(at: 1) {
                UIView.animateKeyframes(
                    withDuration: 1, delay: 0, options: options,
                    animations: {
                        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.frame.origin.y = 100 }
                        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.frame.origin.y = 400 }
                    }, completion: { _ in world.simulation.recorder.mark("done") })
            }
        }
    }

    @Test func `HT.9 a view that keyframes animate is not hit until the last of them is over`() {
        let world = world([])
        world.tap(50, 450, at: 1.5)
        world.tap(50, 450, at: 3)
        #expect(world.run() == ["done", "view.touchesBegan", "view.touchesEnded"])
    }

    @Test func `HT.10 with .allowUserInteraction it is hit where the last keyframe puts it`() {
        let world = world([.allowUserInteraction, .calculationModePaced])
        world.tap(50, 450, at: 1.2)
        #expect(world.run().first == "view.touchesBegan")
    }

    @Test func `options of keyframes`() {
        let shared: [UIView.KeyframeAnimationOptions] = [
            .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse, .overrideInheritedDuration,
            .overrideInheritedOptions,
        ]
        #expect(shared.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 9].map { 1 << $0 })
        let modes: [UIView.KeyframeAnimationOptions] = [
            .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced, .calculationModeCubic, .calculationModeCubicPaced,
        ]
        #expect(modes.map(\.rawValue) == [0, 1, 2, 3, 4].map { $0 << 10 })
    }

    @Test func `HT.10 an animator that was given nothing at first can be given something`() {
        let world = World { world in
            let view = world.addTouchView()
            world.simulation.schedule(at: 1) {
                let animator = UIViewPropertyAnimator()
                animator.addAnimations { view.frame.origin.y = 400 }
                animator.startAnimation()
            }
        }
        world.tap(50, 450, at: 2)
        #expect(world.run() == ["view.touchesBegan", "view.touchesEnded"])
    }
}
