import EventTrace
import Testing

@testable import UIKit

/// Published logs of hit-testing, line by line.
@Suite struct HitTestLogTests {
    /// A(100,100,300,300) > B(100,100,200,200) > C(100,100,100,100), as published.
    private func nested(_ change: @escaping (UIView) -> Void = { _ in }) -> World {
        World { world in
            let a = world.name(HitView(frame: CGRect(x: 20, y: 100, width: 300, height: 300)), "A")
            let b = world.name(HitView(frame: CGRect(x: 100, y: 100, width: 200, height: 200)), "B")
            let c = world.name(HitView(frame: CGRect(x: 100, y: 100, width: 100, height: 100)), "C")
            world.root.addSubview(a)
            a.addSubview(b)
            b.addSubview(c)
            change(c)
        }
    }

    /// What the first of the two passes logs, in the words of the observations, and the first touch method.
    private func firstPass(_ world: World) -> [String] {
        world.run()
        let lines = Self.lines(of: world.trace)
        let passes = lines.prefix { !$0.contains("touches") }
        #expect(Array(passes.prefix(passes.count / 2)) == Array(passes.suffix(passes.count / 2)))
        return Array(passes.prefix(passes.count / 2)) + [lines.first { $0.contains("touches") } ?? "nothing"]
    }

    static func lines(of trace: Trace) -> [String] {
        trace.entries.compactMap { entry in
            let (subject, verb, detail) = (trace.names[entry.subject], trace.names[entry.verb], trace.names[entry.detail])
            switch (entry.kind, verb) {
            case (.call, "pointInside"), (.decision, _), (.mark, _), (.note, _): return nil
            case (.call, _): return "\(subject).\(verb)"
            case (.answer, "pointInside"): return "\(subject).pointInside=\(detail)"
            case (.answer, _): return "\(subject).\(verb)->\(detail)"
            }
        }
    }

    @Test func `HT.3 HT.4 HT.6 the deepest view, in two identical passes before began`() {
        let world = nested()
        world.tap(20 + 100 + 150, 100 + 100 + 150)
        #expect(
            firstPass(world) == [
                "A.hitTest", "A.pointInside=true", "B.hitTest", "B.pointInside=true", "C.hitTest", "C.pointInside=true", "C.hitTest->C",
                "B.hitTest->C", "A.hitTest->C", "C.touchesBegan",
            ])
    }

    @Test func `HT.8 the point is converted through bounds origin and transform, and zPosition counts for nothing`() {
        let world = nested { c in
            c.superview?.bounds.origin.x = 40
            c.transform = CGAffineTransform(translationX: 0, y: 60)
            c.superview?.superview?.layer.zPosition = -1
        }
        // C is seen at (60, 160) in B.
        world.tap(20 + 100 + 70, 100 + 100 + 170)
        #expect(firstPass(world).last == "C.touchesBegan")
    }

    @Test func `HT.4 with no answer from below the view answers for itself`() {
        let world = nested()
        world.tap(20 + 100 + 50, 100 + 100 + 50)
        #expect(
            firstPass(world) == [
                "A.hitTest", "A.pointInside=true", "B.hitTest", "B.pointInside=true", "C.hitTest", "C.pointInside=false", "C.hitTest->nil",
                "B.hitTest->B", "A.hitTest->B", "B.touchesBegan",
            ])
    }

    @Test(arguments: ["hidden", "disabled", "transparent"])
    func `HT.1 an unreachable view is asked hitTest and not point(inside:)`(how: String) {
        let world = nested { view in
            switch how {
            case "hidden": view.isHidden = true
            case "disabled": view.isUserInteractionEnabled = false
            default: view.alpha = 0.005
            }
        }
        world.tap(20 + 100 + 150, 100 + 100 + 150)
        #expect(
            firstPass(world) == [
                "A.hitTest", "A.pointInside=true", "B.hitTest", "B.pointInside=true", "C.hitTest", "C.hitTest->nil", "B.hitTest->B",
                "A.hitTest->B", "B.touchesBegan",
            ])
    }

    @Test(arguments: [(0.02, true), (0.015, true), (0.005, false)])
    func `HT.1 the opacity at which a view is hit`(alpha: Double, isHit: Bool) {
        let world = nested { $0.alpha = alpha }
        world.tap(20 + 100 + 150, 100 + 100 + 150)
        #expect(firstPass(world).last == (isHit ? "C.touchesBegan" : "B.touchesBegan"))
    }

    @Test func `HT.3 a later sibling is asked first, an earlier one not when that answers`() {
        let world = World { world in
            func view(_ name: String, _ frame: CGRect) -> HitView { world.name(HitView(frame: frame), name) }
            let a = view("A", CGRect(x: 0, y: 0, width: 260, height: 371))
            let (b, c) = (view("B", CGRect(x: 0, y: 0, width: 100, height: 100)), view("C", CGRect(x: 0, y: 100, width: 260, height: 200)))
            let (d, e) = (view("D", CGRect(x: 0, y: 0, width: 100, height: 100)), view("E", CGRect(x: 120, y: 0, width: 100, height: 100)))
            world.root.addSubview(a)
            for child in [b, c] { a.addSubview(child) }
            for child in [d, e] { c.addSubview(child) }
        }
        world.tap(50, 150)
        #expect(
            firstPass(world) == [
                "A.hitTest", "A.pointInside=true", "C.hitTest", "C.pointInside=true", "E.hitTest", "E.pointInside=false", "E.hitTest->nil",
                "D.hitTest", "D.pointInside=true", "D.hitTest->D", "C.hitTest->D", "A.hitTest->D", "D.touchesBegan",
            ])
        #expect(Self.lines(of: world.trace).suffix(2) == ["D.touchesBegan", "D.touchesEnded"])
    }

    @Test func `HT.2 what sticks out of its superview is not hit, clipped or not`() {
        for clips in [true, false] {
            let world = World { world in
                let parent = world.name(HitView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "parent")
                parent.clipsToBounds = clips
                parent.addSubview(world.name(HitView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), "child"))
                world.root.addSubview(parent)
            }
            world.tap(100, 100)
            #expect(firstPass(world) == ["parent.hitTest", "parent.pointInside=false", "parent.hitTest->nil", "nothing"])
        }
    }

    @Test func `HT.6 moves and ends are not hit-tested, the touch is bound before sendEvent`() {
        let world = nested()
        world.down(270, 350, at: 0)
        world.move(275, 355, at: 0.02)
        world.up(275, 355, at: 0.04)
        let lines = world.run()
        #expect(lines.suffix(3) == ["C.touchesBegan", "C.touchesMoved", "C.touchesEnded"])
        #expect(world.decisions(.twoPasses).count == 2)
    }

    @Test func `HT.6 in hit-testing the event has its time and not yet the touch, and both passes are of one event`() {
        final class Looking: UIView {
            var times: [Double] = []
            var touches: [Int] = []
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                times.append(event!.timestamp)
                touches.append(event!.allTouches!.count)
                return super.hitTest(point, with: event)
            }
        }
        var view: Looking!
        let world = World { world in
            view = Looking(frame: world.root.bounds)
            world.root.addSubview(view)
        }
        world.tap(50, 50, at: 3)
        world.run()
        #expect(view.times == [3, 3] && view.touches == [0, 0])
    }
}
