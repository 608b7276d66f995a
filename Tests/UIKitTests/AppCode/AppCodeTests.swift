import Testing

@testable import UIKit

/// Views, controls, recognizers and windows as apps write them do what their authors want.
@Suite struct AppCodeTests {
    private let frame = CGRect(x: 0, y: 0, width: 200, height: 200)

    private func recorded(_ world: World) -> [String] { world.run() }

    @Test func `a pass-through view lets through what hits none of its subviews`() {
        let world = World { world in
            world.root.addSubview(world.name(TouchView(frame: world.root.bounds), "below"))
            let layer = PassThroughView(frame: world.root.bounds)
            layer.addSubview(world.name(TouchView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "floating"))
            world.root.addSubview(layer)
        }
        world.tap(20, 20)
        world.tap(100, 100, at: 1)
        #expect(
            world.run().filter { !$0.contains("hitTest") } == [
                "floating.touchesBegan", "floating.touchesEnded", "below.touchesBegan", "below.touchesEnded",
            ])
    }

    @Test(arguments: [(110.0, 1), (90, 1), (84, 0)])
    func `a small button takes touches up to 44 points`(x: Double, taps: Int) {
        var count = 0
        let (world, button) = World.showing(WideTouchButton(frame: CGRect(x: 100, y: 100, width: 20, height: 20)))
        world.simulation.perform { button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside) }
        world.tap(x, 110)
        world.run()
        #expect(count == taps)
    }

    @Test func `a drag of a single finger`() {
        let (world, view) = World.showing(UIView(frame: frame))
        let recognizer = world.simulation.perform { SingleTouchDragRecognizer() }
        var states: [UIGestureRecognizer.State] = []
        let handler = Handler { states.append(recognizer.state) }
        world.simulation.perform {
            recognizer.addTarget(handler, action: Handler.handle)
            view.addGestureRecognizer(recognizer)
        }
        world.down(50, 50, at: 0)
        for step in 1...3 { world.move(50 + Double(step) * 6, 50, at: Double(step) / 10) }
        world.up(68, 50, at: 0.5)
        world.run()
        #expect(states == [.began, .changed, .ended])
        #expect(recognizer.state == .possible && recognizer.offset == .zero)
    }

    @Test func `a pan that begins with the touch`() {
        let (world, view) = World.showing(UIView(frame: frame))
        let recognizer = world.simulation.perform { ImmediatePanGestureRecognizer() }
        var states: [UIGestureRecognizer.State] = []
        let handler = Handler { states.append(recognizer.state) }
        world.simulation.perform {
            recognizer.addTarget(handler, action: Handler.handle)
            view.addGestureRecognizer(recognizer)
        }
        world.down(50, 50, at: 0)
        world.up(50, 50, at: 0.1)
        world.run()
        #expect(states.first == .began && states.count == 2)
    }

    @Test func `a knob turns with the finger`() {
        var values: [CGFloat] = []
        let (world, knob) = World.showing(KnobControl(frame: frame))
        world.simulation.perform { knob.addAction(UIAction { _ in values.append(knob.value) }, for: .valueChanged) }
        world.down(180, 100, at: 0)
        world.move(100, 180, at: 0.1)
        world.move(20, 100, at: 0.2)
        world.up(20, 100, at: 0.3)
        world.run()
        #expect(values.count == 2)
        #expect(abs(knob.value - 2 / 3) < 1e-9)
    }

    @Test func `a signature has the coalesced samples, and a cancelled stroke is dropped`() {
        final class Delegate: SignaturePadDelegate {
            var calls: [String] = []
            func signaturePadDidStart(_ pad: SignaturePad) { calls.append("start") }
            func signaturePadDidFinish(_ pad: SignaturePad) { calls.append("finish") }
        }
        let delegate = Delegate()
        let (world, pad) = World.showing(SignaturePad(frame: frame))
        pad.delegate = delegate
        world.down(10, 10, at: 0)
        world.simulation.schedule((2...4).map { FingerSample(finger: 1, .move, at: CGPoint(x: $0 * 10, y: 10)) }, at: 0.1)
        world.up(40, 10, at: 0.2)
        world.down(90, 90, at: 1)
        world.simulation.interrupt(.call, at: 1.1)
        world.run()
        #expect(pad.strokes.map { $0.map { Double($0.x) } } == [[10, 20, 30, 40]])
        #expect(delegate.calls == ["start", "finish", "start"])
    }

    @Test func `an overlay window takes touches on what it shows only`() {
        let world = World { world in
            world.root.addSubview(world.name(TouchView(frame: world.root.bounds), "below"))
        }
        let overlay = world.simulation.perform {
            let overlay = OverlayWindow(scene: world.window.windowScene!)
            overlay.rootViewController!.view.addSubview(
                world.name(TouchView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "bubble"))
            overlay.isHidden = false
            return overlay
        }
        world.tap(20, 20)
        world.tap(100, 100, at: 1)
        #expect(
            world.run().filter { $0.contains("touches") } == [
                "bubble.touchesBegan", "bubble.touchesEnded", "below.touchesBegan", "below.touchesEnded",
            ])
        withExtendedLifetime(overlay) {}
    }

    @Test func `a raised button is hit above its bar`() {
        var taps = 0
        let (world, bar) = World.showing(RaisedTabBar(frame: CGRect(x: 0, y: 700, width: 390, height: 50)))
        bar.onMiddleTap = { taps += 1 }
        world.simulation.run(until: 0.1)
        world.tap(195, 720, at: 1)
        world.tap(140, 720, at: 2)
        world.simulation.perform { #expect(bar.hitTest(CGPoint(x: 195, y: -20), with: nil) === bar.middleButton) }
        world.run()
        #expect(taps == 1)
    }

    @Test(arguments: [(-60.0, 0.0, true), (-20, 0, false), (-10, 60, false)])
    func `a row opens when it is dragged sideways`(dx: Double, dy: Double, opens: Bool) {
        let (world, cell) = World.showing(SwipeableCell(frame: CGRect(x: 0, y: 0, width: 390, height: 60)))
        world.down(300, 30, at: 0)
        for step in 1...6 { world.move(300 + dx * Double(step) / 6, 30 + dy * Double(step) / 6, at: Double(step) / 50) }
        world.up(300 + dx, 30 + dy, at: 0.2)
        world.run()
        #expect(cell.isOpen == opens && cell.content.frame.origin.x == (opens ? -80 : 0))
    }

    @Test func `a handle follows the finger within its limits and goes back when it is cancelled`() {
        let (world, handle) = World.showing(DragHandle(frame: CGRect(x: 0, y: 400, width: 390, height: 30)))
        var heights: [CGFloat] = []
        handle.onHeightChange = { heights.append($0) }
        world.down(100, 410, at: 0)
        world.move(100, 360, at: 0.1)
        world.move(100, 60, at: 0.2)
        world.up(100, 60, at: 0.3)
        world.down(100, 410, at: 1)
        world.move(100, 450, at: 1.1)
        world.simulation.interrupt(.systemGesture, at: 1.2)
        world.run()
        #expect(heights == [250, 400, 360, 400])
    }

    @Test func `stars fill up under the finger`() {
        var ratings: [Int] = []
        let (world, control) = World.showing(StarRatingControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40)))
        world.simulation.perform { control.addAction(UIAction { _ in ratings.append(control.rating) }, for: .valueChanged) }
        world.down(10, 20, at: 0)
        world.move(90, 20, at: 0.1)
        world.move(95, 300, at: 0.2)
        world.move(199, 20, at: 0.3)
        world.up(199, 20, at: 0.4)
        world.run()
        #expect(ratings == [1, 3, 5])
    }

    @Test func `a canvas has a line for each finger, and a shake wipes it after a while`() {
        let (world, canvas) = World.showing(MultiTouchCanvas(frame: frame))
        for finger in 1...2 {
            world.down(Double(finger) * 50, 10, at: Double(finger) / 10, finger: finger)
            world.move(Double(finger) * 50, 90, at: 0.5 + Double(finger) / 10, finger: finger)
        }
        world.simulation.schedule(at: 0.3) { #expect(canvas.activeCount == 2) }
        for finger in 1...2 { world.up(Double(finger) * 50, 90, at: 1, finger: finger) }
        world.simulation.shake(at: 2, duration: 0.5)
        world.simulation.run(until: 2.6)
        #expect(canvas.finished.map(\.count) == [2, 2])
        world.run()
        #expect(canvas.finished.isEmpty)
    }
}

/// A target with a closure.
private final class Handler {
    private let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
    func fire() { body() }
    static let handle = Selector("fire", Handler.fire)
}
