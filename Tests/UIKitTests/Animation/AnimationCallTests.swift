import Testing

@testable import UIKit

/// The many ways to ask for an animation.
struct AnimationCallTests {
    private final class Pad: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }

    @Test func `a spring and a transition change the model at once and are complete when their time is over`() {
        var complete: [(String, Double)] = []
        let world = World { world in
            UIView.animate(withDuration: 1, delay: 0.5, usingSpringWithDamping: 0.5, initialSpringVelocity: 1) {
                world.root.alpha = 0.5
            } completion: { _ in
                complete.append(("spring", CACurrentMediaTime()))
            }
            UIView.transition(with: world.root, duration: 2, options: .transitionCrossDissolve) {
                world.root.backgroundColor = .red
            } completion: { _ in
                complete.append(("transition", CACurrentMediaTime()))
            }
            #expect(world.root.alpha == 0.5 && world.root.backgroundColor == .red)
        }
        world.run()
        #expect(complete.map(\.0) == ["spring", "transition"] && complete.map(\.1) == [1.5, 2])
    }

    @Test func `an animation of views in no window is complete at once`() {
        var complete: [String] = []
        let world = World { world in
            let (loose, shown) = (UIView(), UIView())
            world.root.addSubview(shown)
            for (name, views) in [("both", [loose, shown]), ("loose", [loose])] {
                UIView.animate(withDuration: 1) {
                    for view in views { view.frame.origin.x += 10 }
                } completion: { finished in
                    complete.append("\(name) \(finished) \(CACurrentMediaTime())")
                }
            }
        }
        world.run()
        #expect(complete == ["loose true 0.0", "both true 1.0"])
    }

    @Test func `an animator that starts later ends later, and lets its view be hit if interaction is allowed`() {
        let pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var end = 0.0
        let world = World { world in
            world.root.addSubview(world.name(pad, "pad"))
            let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { pad.alpha = 0.5 }
            animator.isUserInteractionEnabled = false
            animator.addCompletion { _ in end = CACurrentMediaTime() }
            animator.startAnimation(afterDelay: 0.5)
            #expect(animator.duration == 2)
        }
        world.tap(50, 50, at: 1)
        world.tap(50, 50, at: 4)
        #expect(world.run().filter { $0 == "pad.touchesBegan" }.count == 1 && end == 2.5)
    }
}
