import EventTrace
import Testing

@testable import UIKit

@Suite struct PanTests {
    private func world(_ pan: UIPanGestureRecognizer) -> World {
        World { world in
            let view = world.name(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800)), "view")
            world.root.addSubview(view)
            view.addGestureRecognizer(world.name(pan, "pan"))
        }
    }

    @Test func `GE.19 begins at exactly the threshold, changes with every move, ends with the lift`() {
        let pan = UIPanGestureRecognizer()
        let diary = Diary<UIPanGestureRecognizer> { "\(Double($0.translation(in: nil).x))" }
        diary.follow(pan)
        let world = world(pan)
        world.down(100, 100, at: 0)
        world.move(109.9, 100, at: 0.02)
        world.move(110, 100, at: 0.04)
        world.move(130, 100, at: 0.06)
        world.up(130, 100, at: 0.08)
        world.run()
        #expect(diary.entries == ["began 10.0", "changed 30.0", "ended 30.0"])
    }

    @Test func `GE.19 a rest does not begin it`() {
        let pan = UIPanGestureRecognizer()
        let diary = Diary<UIPanGestureRecognizer> { _ in "" }
        diary.follow(pan)
        let world = world(pan)
        world.down(100, 100, at: 0)
        world.move(106, 106, at: 0.02)
        world.up(106, 106, at: 2)
        world.run()
        #expect(diary.entries == [])
        #expect(pan.state == .possible)
    }

    @Test func `GE.34 below the minimum of fingers it does not begin, and ends`() {
        let pan = UIPanGestureRecognizer()
        pan.minimumNumberOfTouches = 2
        let diary = Diary<UIPanGestureRecognizer> { "\(Double($0.translation(in: nil).x)) \($0.numberOfTouches)" }
        diary.follow(pan)
        let world = world(pan)
        world.down(100, 100, at: 0, finger: 1)
        world.move(150, 100, at: 0.02, finger: 1)
        world.down(200, 200, at: 0.2, finger: 2)
        world.together(.move, [(160, 100), (210, 200)], at: 0.3)
        world.together(.move, [(170, 100), (220, 200)], at: 0.31)
        world.up(170, 100, at: 0.4, finger: 1)
        world.move(300, 200, at: 0.5, finger: 2)
        world.up(300, 200, at: 0.6, finger: 2)
        world.run()
        #expect(diary.entries == ["began 10.0 2", "changed 20.0 2", "ended 20.0 2"])
    }

    @Test func `GE.34 above the maximum of fingers it fails, and once begun ignores more`() {
        let pan = UIPanGestureRecognizer()
        pan.maximumNumberOfTouches = 1
        let diary = Diary<UIPanGestureRecognizer> { "\($0.numberOfTouches)" }
        diary.follow(pan)
        let world = world(pan)
        world.together(.down, [(100, 100), (200, 200)], at: 0)
        world.together(.move, [(150, 100), (250, 200)], at: 0.1)
        world.together(.up, [(150, 100), (250, 200)], at: 0.2)
        world.down(100, 100, at: 1, finger: 1)
        world.move(120, 100, at: 1.1, finger: 1)
        world.down(200, 200, at: 1.2, finger: 2)
        world.move(140, 100, at: 1.3, finger: 1)
        world.up(140, 100, at: 1.4, finger: 1)
        world.up(200, 200, at: 1.5, finger: 2)
        world.run()
        #expect(diary.entries == ["began 1", "changed 1", "ended 1"])
    }

    @Test func `GE.34 of fingers that come together those that fit are its own`() {
        let pan = UIPanGestureRecognizer()
        pan.maximumNumberOfTouches = 2
        let diary = Diary<UIPanGestureRecognizer> { "\($0.numberOfTouches)" }
        diary.follow(pan)
        let world = world(pan)
        world.down(100, 100, at: 0, finger: 3)
        world.move(120, 100, at: 0.1, finger: 3)
        world.together(.down, [(200, 200), (300, 300)], at: 0.2)
        world.move(140, 100, at: 0.3, finger: 3)
        world.run()
        #expect(diary.entries == ["began 1", "changed 2"])
    }

    @Test func `GE.35 a resting finger does not halve the way of the other`() {
        let pan = UIPanGestureRecognizer()
        let diary = Diary<UIPanGestureRecognizer> { "\(Double($0.translation(in: nil).y))" }
        diary.follow(pan)
        let world = world(pan)
        world.down(50, 700, at: 0, finger: 1)
        world.down(200, 200, at: 0.5, finger: 2)
        world.move(200, 220, at: 0.6, finger: 2)
        world.move(200, 240, at: 0.7, finger: 2)
        world.run()
        #expect(diary.entries == ["began 20.0", "changed 40.0"])
    }

    @Test func `GE.19 translation and velocity are in the view's coordinates`() {
        let pan = UIPanGestureRecognizer()
        var squeezed: UIView?
        let diary = Diary<UIPanGestureRecognizer> {
            "\(Double($0.translation(in: squeezed).x)) \(Double($0.velocity(in: squeezed).x))"
        }
        diary.follow(pan)
        let world = world(pan)
        world.simulation.perform {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            world.root.addSubview(view)
            view.isUserInteractionEnabled = false
            squeezed = view
        }
        world.down(100, 100, at: 0)
        world.move(120, 100, at: 0.5)
        world.run()
        #expect(diary.entries == ["began 10.0 20.0"])
    }

    @Test func `GE.20 setting the translation starts it anew and leaves the velocity`() {
        let pan = UIPanGestureRecognizer()
        let setter = Diary<UIPanGestureRecognizer> { pan in
            let before = "\(Double(pan.translation(in: pan.view).x)) \(Double(pan.velocity(in: pan.view).x))"
            pan.setTranslation(.zero, in: pan.view)
            return "\(before) \(Double(pan.translation(in: pan.view).x)) \(Double(pan.velocity(in: pan.view).x))"
        }
        setter.follow(pan)
        let world = world(pan)
        world.down(100, 100, at: 0)
        world.move(120, 100, at: 0.25)
        world.move(145, 100, at: 0.5)
        world.move(150, 100, at: 0.75)
        world.run()
        #expect(setter.entries == ["began 20.0 80.0 0.0 80.0", "changed 25.0 100.0 0.0 100.0", "changed 5.0 20.0 0.0 20.0"])
    }

    @Test func `GE.39 pan-velocity-after-rest: a rest before the lift leaves the velocity as it was`() {
        let pan = UIPanGestureRecognizer()
        let diary = Diary<UIPanGestureRecognizer> { "\(Double($0.velocity(in: nil).x))" }
        diary.follow(pan)
        let world = world(pan)
        world.down(100, 100, at: 0)
        world.move(125, 100, at: 0.0625)
        world.move(150, 100, at: 0.125)
        world.up(150, 100, at: 2.125)
        world.run()
        #expect(diary.entries == ["began 400.0", "changed 400.0", "ended 400.0"])
    }

    private func actions(
        of edges: UIRectEdge = .left, from start: (Double, Double), to end: (Double, Double), ablation: Ablation? = nil
    ) -> [String] {
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = edges
        let diary = Diary<UIPanGestureRecognizer> { _ in "" }
        diary.follow(pan)
        let world = World(ablation: ablation) { $0.root.addGestureRecognizer($0.name(pan, "pan")) }
        world.down(start.0, start.1, at: 0)
        world.move(end.0, end.1, at: 0.1)
        world.up(end.0, end.1, at: 0.2)
        world.run()
        return diary.entries
    }

    @Test(arguments: [[.left, .right], [.top, .left, .bottom], .all] as [UIRectEdge])
    func `GE.51 a screen-edge pan with several edges takes no touch`(_ edges: UIRectEdge) {
        #expect(actions(of: edges, from: (10, 400), to: (50, 400)) == [])
        let without = Ablation(switchedOff: Rule.oneEdge.id)
        #expect(actions(of: edges, from: (10, 400), to: (50, 400), ablation: without) == ["began ", "ended "])
    }

    @Test func `GE.22 a screen-edge pan comes from its edge, inwards`() {
        #expect(actions(from: (10, 400), to: (50, 400)) == ["began ", "ended "])
        #expect(actions(of: .bottom, from: (200, 840), to: (200, 700)) == ["began ", "ended "])
        #expect(actions(from: (20, 400), to: (40, 400)) == ["began ", "ended "])
        #expect(actions(from: (21, 400), to: (60, 400)) == [])
        #expect(actions(from: (10, 400), to: (12, 460)) == [])
        #expect(actions(from: (385, 400), to: (300, 400)) == [])
    }

    @Test func `GE.19 has Apple's defaults`() {
        let pan = UIPanGestureRecognizer()
        #expect(pan.minimumNumberOfTouches == 1)
        #expect(pan.maximumNumberOfTouches == .max)
        #expect(pan.allowedScrollTypesMask == [])
        #expect(UIScreenEdgePanGestureRecognizer().edges == [])
    }
}
