import Testing

@testable import UIKit

/// Animations that code adds to layers: the layer stays as it is, and the delegate gets its calls on the virtual clock.
struct LayerAnimationTests {
    private final class Log: CAAnimationDelegate {
        var lines: [String] = []
        func animationDidStart(_ anim: CAAnimation) { lines.append("start \(CACurrentMediaTime())") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stop \(flag) \(CACurrentMediaTime())") }
    }

    private let log = Log()

    private func animation(_ duration: Double) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration, animation.delegate) = (0, 100, duration, log)
        return animation
    }

    @Test func `an animation begins at the commit and is over when its time is, and its layer has not moved`() {
        var seen: [[String]?] = []
        let world = World { world in
            let layer = world.root.layer
            let animation = animation(1)
            layer.add(animation, forKey: "move")
            #expect(layer.animation(forKey: "move") === animation && layer.animationKeys() == ["move"] && layer.position.x == 195)
            world.simulation.schedule(at: 0.5) { seen.append(layer.animationKeys()) }
            world.simulation.schedule(at: 2) { seen.append(layer.animationKeys()) }
        }
        world.run()
        #expect(log.lines == ["start 0.0", "stop true 1.0"] && seen == [["move"], nil])
    }

    @Test func `an animation that is taken away, or whose key another one takes, has not finished`() {
        let world = World { world in
            let layer = CALayer()
            world.root.layer.addSublayer(layer)
            layer.add(animation(5), forKey: "a")
            world.simulation.schedule(at: 1) { layer.add(animation(5), forKey: "a") }
            world.simulation.schedule(at: 2) { layer.removeAnimation(forKey: "b") }
            world.simulation.schedule(at: 3) { layer.removeAllAnimations() }
        }
        world.run()
        #expect(log.lines == ["start 0.0", "stop false 1.0", "start 1.0", "stop false 3.0"])
    }

    @Test func `repeats, the way back and speed make its length, and without end it never is over`() {
        let world = World { world in
            let (long, endless) = (animation(1), animation(1))
            (long.repeatCount, long.autoreverses, long.speed, long.isRemovedOnCompletion) = (3, true, 2, false)
            endless.repeatCount = .infinity
            world.root.layer.add(long, forKey: "long")
            world.root.layer.add(endless, forKey: "endless")
            world.root.layer.add(CAAnimation(), forKey: nil)
        }
        world.run()
        #expect(log.lines == ["start 0.0", "start 0.0", "stop true 3.0"] && world.root.layer.animationKeys() == ["long", "endless"])
    }

    @Test func `a transaction waits for the animations added in it, and in no window they are over at once`() {
        let world = World { world in
            for (name, layer) in [("shown", world.root.layer), ("loose", UIView().layer)] {
                CATransaction.begin()
                CATransaction.setCompletionBlock { log.lines.append("\(name) \(CACurrentMediaTime())") }
                layer.add(animation(0), forKey: name)
                CATransaction.commit()
                withExtendedLifetime(layer) {}
            }
        }
        world.run()
        #expect(log.lines.filter { $0.hasPrefix("shown") } == ["shown 0.25"])
    }

    @Test func `animations as data`() {
        let (spring, frames, group, transition) = (
            CASpringAnimation(keyPath: "bounds"), CAKeyframeAnimation(), CAAnimationGroup(), CATransition()
        )
        (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity, spring.byValue) = (2, 3, 4, 5, 6)
        (frames.values, frames.keyTimes, frames.path, frames.timingFunctions) = ([1, 2], [0, 1], CGMutablePath(), [])
        (group.animations, group.beginTime, group.timeOffset, group.fillMode) = ([spring, frames], 1, 2, .forwards)
        (transition.type, transition.subtype, transition.timingFunction) = (.push, .fromLeft, CAMediaTimingFunction(name: .easeIn))
        (frames.isAdditive, frames.isCumulative) = (true, true)
        #expect(spring.keyPath == "bounds" && spring.mass + spring.stiffness + spring.damping + spring.initialVelocity == 14)
        #expect(spring.byValue as? Int == 6 && spring.fromValue == nil && spring.toValue == nil && frames.isAdditive && frames.isCumulative)
        #expect(frames.values?.count == 2 && frames.keyTimes?.count == 2 && frames.path != nil && frames.timingFunctions == [])
        #expect(group.animations?.count == 2 && group.beginTime == 1 && group.timeOffset == 2 && group.fillMode == .forwards)
        #expect(transition.type == .push && transition.subtype == .fromLeft && transition.timingFunction?.name == .easeIn)
        #expect(CAMediaTimingFunction(controlPoints: 0, 1, 0.5, 1).points == [0, 1, 0.5, 1])
        let names: [[String]] = [
            [CAMediaTimingFunctionName.linear, .easeIn, .easeOut, .easeInEaseOut, .default].map(\.rawValue),
            [CAMediaTimingFillMode.removed, .forwards, .backwards, .both].map(\.rawValue),
            [CATransitionType.fade, .moveIn, .push, .reveal].map(\.rawValue),
            [CATransitionSubtype.fromLeft, .fromRight, .fromTop, .fromBottom].map(\.rawValue),
        ]
        #expect(names.allSatisfy { Set($0).count == $0.count })
        let layer = CALayer()
        layer.actions = ["position": NSNull(), "bounds": spring]
        #expect(layer.actions?["position"] is NSNull && layer.actions?["bounds"] === spring)
    }
}
