import ApproximateGeometry
import Testing

@testable import UIKit

@Suite struct TouchValueTests {
    /// Looks at a touch while it is delivered.
    private final class Inspector: UIView {
        var look: (UITouch, UIEvent?) -> Void = { _, _ in }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touches.forEach { look($0, event) } }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { touches.forEach { look($0, event) } }
    }

    private func inspect(_ samples: [FingerSample], _ look: @escaping (UITouch, UIEvent?, UIView) -> Void) {
        let world = World { world in
            let view = Inspector(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
            view.look = { [unowned view] in look($0, $1, view) }
            world.root.addSubview(view)
        }
        for (index, sample) in samples.enumerated() { world.simulation.schedule([sample], at: 1 + Double(index) / 10) }
        world.run()
    }

    @Test func `a finger stands upright, of average size, without estimates`() {
        var count = 0
        inspect([FingerSample(finger: 1, .down, at: CGPoint(x: 50, y: 50))]) { touch, event, _ in
            count += 1
            #expect(touch.type == .direct && touch.altitudeAngle == .pi / 2 && touch.azimuthAngle(in: nil) == 0)
            #expect(touch.majorRadius > touch.majorRadiusTolerance && touch.estimatedProperties == [])
            #expect(touch.maximumPossibleForce > 1 && touch.force == 0)
            #expect(event?.subtype == UIEvent.EventSubtype.none && event?.buttonMask == [])
        }
        #expect(count == 1)
    }

    @Test func `a pencil has force, height and direction`() {
        var sample = FingerSample(
            finger: 1, .down, at: CGPoint(x: 50, y: 50), type: .stylus, force: 2, estimated: [.azimuth, .altitude])
        sample.altitudeAngle = .pi / 4
        sample.azimuthAngle = .pi / 2
        inspect([sample]) { touch, _, view in
            #expect(touch.type == .pencil && touch.force == 2 && touch.altitudeAngle == .pi / 4)
            #expect(touch.estimatedProperties == [.azimuth, .altitude])
            let vector = touch.azimuthUnitVector(in: view)
            #expect(touch.azimuthAngle(in: view) == .pi / 2 && near(vector.dx, 0) && near(vector.dy, 1))
        }
    }

    @Test func `precise locations are in the view's coordinates, as the others are`() {
        var places: [[CGPoint]] = []
        let samples = [
            FingerSample(finger: 1, .down, at: CGPoint(x: 50, y: 50)), FingerSample(finger: 1, .move, at: CGPoint(x: 60.25, y: 70)),
        ]
        inspect(samples) { touch, _, view in places.append([touch.preciseLocation(in: view), touch.precisePreviousLocation(in: view)]) }
        let (start, end) = (CGPoint(x: 40, y: 30), CGPoint(x: 50.25, y: 50))
        #expect(places == [[start, start], [end, start]])
    }

    @Test func `a tap asks for the primary button, and fingers press none`() {
        let tap = UITapGestureRecognizer()
        #expect(tap.buttonMaskRequired == .primary && tap.buttonMask == [])
    }
}
