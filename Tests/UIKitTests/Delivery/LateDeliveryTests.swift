import EventTrace
import Testing

@testable import UIKit

/// What a touch says while views receive it late, also when they run the event loop in the midst of it.
@Suite struct LateDeliveryTests {
    private let diary = TouchDiary()

    private func world(_ recognizer: UIGestureRecognizer) -> World {
        let world = World { world in
            let view = world.add(LoopingView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), "view")
            view.diary = diary
            view.addGestureRecognizer(world.name(recognizer, "recognizer"))
        }
        world.down(50, 50, at: 0)
        world.move(70, 50, at: 0.1)
        world.move(90, 50, at: 0.2)
        world.up(110, 50, at: 0.3)
        return world
    }

    @Test func `GE.5 a touch is cancelled for its view alone, whatever the loop delivers meanwhile`() {
        let drag = DiaryDrag()
        drag.diary = diary
        let world = world(drag)
        diary.loop = { world.simulation.run(until: 0.25) }
        world.run()
        #expect(
            diary.lines == [
                "view began 50 at 0", "drag moved 70 at 100", "view cancelled 70 at 100", "drag moved 90 at 200",
                "view cancelled 70 at 100",
                "drag ended 110 at 300",
            ])
    }

    @Test func `GE.6 a touch that was held back says how it began, and a move that the loop delivers meanwhile says where it is`() {
        let tap = CustomTap()
        tap.delaysTouchesBegan = true
        let world = world(tap)
        diary.loop = { world.simulation.run(until: 0.25) }
        world.run()
        #expect(diary.lines.prefix(3) == ["view began 50 at 0", "view moved 90 at 200", "view began 50 at 0"])
        #expect(diary.lines.last == "view ended 110 at 300")
    }

    @Test func `GE.6 without a loop the held began is followed by the move of the event`() {
        let tap = CustomTap()
        tap.delaysTouchesBegan = true
        world(tap).run()
        #expect(
            diary.lines == [
                "view began 50 at 0", "view began 50 at 0", "view moved 70 at 100", "view moved 90 at 200", "view ended 110 at 300",
            ])
    }

    /// A view whose touches one after another run the loop, once, when one of them is in this phase.
    private func looping(in phase: UITouch.Phase, until end: Double) -> World {
        let world = World { world in
            let view = world.add(NestingView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), "view")
            view.isMultipleTouchEnabled = true
            view.phase = phase
            view.loop = { world.simulation.run(until: end) }
        }
        return world
    }

    @Test(arguments: [1, 2]) func `TO.4 a touch that has ended is over, whichever finger the loop brings meanwhile`(_ finger: Int) {
        let world = looping(in: .ended, until: 0.25)
        world.tap(50, 50, at: 0, hold: 0.1)
        world.down(150, 50, at: 0.2, finger: finger)
        world.up(150, 50, at: 0.3, finger: finger)
        world.down(50, 50, at: 1)
        world.move(60, 50, at: 1.1)
        world.up(60, 50, at: 1.2)
        #expect(
            world.run() == [
                "view.touchesBegan", "view.touchesEnded", "view.touchesBegan", "view.touchesEnded", "view.touchesBegan",
                "view.touchesMoved", "view.touchesEnded",
            ])
        #expect(world.simulation.touches.event.touches.isEmpty)
    }

    @Test func `TO.4 a touch that the system has cancelled is over, whatever the loop brings meanwhile`() {
        let world = looping(in: .cancelled, until: 0.25)
        world.down(50, 50, at: 0)
        world.simulation.interrupt(.systemGesture, at: 0.1)
        world.tap(150, 50, at: 0.15, hold: 0.05, finger: 2)
        world.tap(50, 50, at: 1)
        #expect(
            world.run() == [
                "view.touchesBegan", "view.touchesCancelled", "view.touchesBegan", "view.touchesEnded", "view.touchesBegan",
                "view.touchesEnded",
            ])
        #expect(world.simulation.touches.event.touches.isEmpty)
    }

    @Test func `TO.4 began is not lost for a view when a recognizer runs the loop before it`() {
        let recognizer = NestingRecognizer()
        let world = World { world in
            let view = world.addTouchView()
            view.isMultipleTouchEnabled = true
            recognizer.delaysTouchesEnded = false
            view.addGestureRecognizer(recognizer)
            recognizer.loop = { world.simulation.run(until: 0.25) }
        }
        world.down(50, 50, at: 0)
        world.tap(150, 50, at: 0.1, finger: 2)
        world.up(50, 50, at: 0.3)
        let calls = world.run().filter { $0.hasPrefix("view") }
        #expect(calls == ["view.touchesBegan", "view.touchesEnded", "view.touchesBegan", "view.touchesEnded"])
    }

    @Test func `TO.3 a phase that the loop brings meanwhile is delivered once`() {
        let world = looping(in: .began, until: 0.25)
        world.down(50, 50, at: 0, finger: 1)
        world.down(150, 50, at: 0.05, finger: 2)
        world.move(160, 50, at: 0.1, finger: 2)
        world.up(50, 50, at: 0.3, finger: 1)
        world.up(160, 50, at: 0.4, finger: 2)
        #expect(
            world.run() == ["view.touchesBegan", "view.touchesBegan", "view.touchesMoved", "view.touchesEnded", "view.touchesEnded"])
    }

    @Test func `TO.4 a delivery goes on as it is drawn, and nowhere else`() {
        let stages: [TouchDelivery.Stage] = [.fresh, .held, .begun, .endHeld, .over]
        let steps = stages.map { from in stages.map { from.leads(to: $0) } }
        #expect(
            steps == [
                [false, true, true, false, true],
                [false, false, true, false, true],
                [false, false, false, true, true],
                [false, false, false, true, true],
                [false, false, false, false, true],
            ])
    }
}

/// What receivers of touches have read from them.
private final class TouchDiary {
    var lines: [String] = []
    /// Run once, by the first view that receives something late.
    var loop: (() -> Void)?

    func write(_ name: String, _ touches: Set<UITouch>) {
        guard let touch = touches.first else { return }
        lines.append("\(name) \(touch.phase) \(Int(touch.location(in: nil).x)) at \(Int((touch.timestamp * 1000).rounded()))")
    }
}

/// Runs the loop while it receives a cancelled touch, or of one that was held back.
private final class LoopingView: UIView {
    var diary: TouchDiary?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        diary?.write("view", touches)
        if let touch = touches.first, Simulation.current?.now ?? 0 > touch.timestamp { runLoop(touches) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { diary?.write("view", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { diary?.write("view", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        diary?.write("view", touches)
        runLoop(touches)
    }

    private func runLoop(_ touches: Set<UITouch>) {
        let loop = diary?.loop
        diary?.loop = nil
        loop?()
        diary?.write("view", touches)
    }
}

/// Runs the loop once, when it receives a touch in one phase.
private final class NestingView: UIView {
    var phase: UITouch.Phase?
    var loop: (() -> Void)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { runLoop(.began) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { runLoop(.ended) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { runLoop(.cancelled) }

    private func runLoop(_ phase: UITouch.Phase) {
        guard phase == self.phase else { return }
        self.phase = nil
        loop?()
        loop = nil
    }
}

private final class NestingRecognizer: UIGestureRecognizer {
    var loop: (() -> Void)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let loop = loop
        self.loop = nil
        loop?()
    }
}

private final class DiaryDrag: CustomDrag {
    var diary: TouchDiary?

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        diary?.write("drag", touches)
        super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        diary?.write("drag", touches)
        super.touchesEnded(touches, with: event)
    }
}
