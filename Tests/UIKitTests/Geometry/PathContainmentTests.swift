import ApproximateGeometry
import Testing
import UIKit

/// Which points paths enclose, against the formulas of their shapes or a dense polygon.
struct PathContainmentTests {
    @Test func `a five-pointed star has its middle by the winding rule only`() {
        let star = UIBezierPath()
        for k in 0..<5 {
            let angle = CGFloat(k) * 4 * .pi / 5 - .pi / 2
            let point = CGPoint(x: 100 * cos(angle), y: 100 * sin(angle))
            k == 0 ? star.move(to: point) : star.addLine(to: point)
        }
        star.close()
        let tip = CGPoint(x: 0, y: -80)
        #expect(star.contains(.zero) && star.contains(tip))
        star.usesEvenOddFillRule = true
        #expect(!star.contains(.zero) && star.contains(tip))
        #expect(!star.contains(CGPoint(x: 0, y: 80)))
    }

    @Test func `a ring is two circles wound in opposite ways, or any two by the even-odd rule`() {
        let ring = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        let hole = UIBezierPath(ovalIn: CGRect(x: 25, y: 25, width: 50, height: 50))
        let middle = CGPoint(x: 50, y: 50)
        let opposite = UIBezierPath(cgPath: ring.cgPath)
        opposite.append(hole.reversing())
        #expect(!opposite.contains(middle) && opposite.contains(CGPoint(x: 10, y: 50)))
        ring.append(hole)
        #expect(ring.contains(middle))
        #expect(!ring.cgPath.contains(middle, using: .evenOdd) && ring.cgPath.contains(CGPoint(x: 10, y: 50), using: .evenOdd))
    }

    @Test func `an ellipse is the ellipse of the formula but for a thin band`() {
        let path = CGPath(ellipseIn: CGRect(x: -30, y: -20, width: 60, height: 40), transform: nil)
        var dice = Dice(3)
        for _ in 0..<20_000 {
            let point = dice.point(-35...35)
            let radius = (point.x * point.x / 900 + point.y * point.y / 400).squareRoot()
            if abs(radius - 1) > 0.0003 { #expect(path.contains(point) == (radius < 1)) }
        }
        #expect(near(path.boundingBoxOfPath, CGRect(x: -30, y: -20, width: 60, height: 40)))
    }

    @Test(arguments: [
        (0.0, 1.0, true), (0, 1, false), (1, -2, true), (1, -2, false), (0, 2 * Double.pi, true), (0.5, 0.5 - 2 * Double.pi, false),
        (-0.5, 9, true), (3, 2, true), (2, 2, true),
    ])
    func `a pie contains the angles that its arc sweeps`(_ start: Double, _ end: Double, _ clockwise: Bool) {
        let pie = UIBezierPath()
        pie.move(to: .zero)
        pie.addArc(withCenter: .zero, radius: 10, startAngle: CGFloat(start), endAngle: CGFloat(end), clockwise: clockwise)
        pie.close()
        var dice = Dice(4)
        for _ in 0..<2_000 {
            let (angle, radius) = (Double(dice.roll(-3.1...3.1)), dice.roll(0.1...12))
            let point = CGPoint(x: radius * cos(CGFloat(angle)), y: radius * sin(CGFloat(angle)))
            guard abs(radius - 10) > 0.01 else { continue }
            #expect(pie.contains(point) == (radius < 10 && isSwept(angle, start, end, clockwise)))
        }
    }

    private func isSwept(_ angle: Double, _ start: Double, _ end: Double, _ clockwise: Bool) -> Bool {
        let turn = 2 * Double.pi
        let (sweep, way) = clockwise ? (end - start, angle - start) : (start - end, start - angle)
        if sweep >= turn { return true }
        func once(_ x: Double) -> Double { x - turn * (x / turn).rounded(.down) }
        return once(way) < once(sweep)
    }

    @Test func `cubic and quadratic curves agree with dense polygons`() {
        var dice = Dice(5)
        for _ in 0..<20 {
            let p = (0..<6).map { _ in dice.point(0...100) }
            let path = CGMutablePath()
            path.move(to: p[0])
            path.addCurve(to: p[3], control1: p[1], control2: p[2])
            path.addQuadCurve(to: p[5], control: p[4])
            let polygon = CGMutablePath()
            polygon.addLines(
                between: (0...500).map { cubic(p, CGFloat($0) / 500) } + (0...500).map { quadratic(p, CGFloat($0) / 500) })
            for rule in [CGPathFillRule.winding, .evenOdd] {
                let wrong = (0..<100).count { _ in
                    let point = dice.point(0...100)
                    return path.contains(point, using: rule) != polygon.contains(point, using: rule)
                }
                #expect(wrong == 0)
            }
        }
    }

    private func cubic(_ p: [CGPoint], _ t: CGFloat) -> CGPoint {
        func value(_ c: (CGPoint) -> CGFloat) -> CGFloat {
            let u = 1 - t
            return u * u * u * c(p[0]) + 3 * u * u * t * c(p[1]) + 3 * u * t * t * c(p[2]) + t * t * t * c(p[3])
        }
        return CGPoint(x: value { $0.x }, y: value { $0.y })
    }

    private func quadratic(_ p: [CGPoint], _ t: CGFloat) -> CGPoint {
        func value(_ c: (CGPoint) -> CGFloat) -> CGFloat { (1 - t) * (1 - t) * c(p[3]) + 2 * (1 - t) * t * c(p[4]) + t * t * c(p[5]) }
        return CGPoint(x: value { $0.x }, y: value { $0.y })
    }
}
