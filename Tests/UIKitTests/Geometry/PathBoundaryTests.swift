import ApproximateGeometry
import Testing
import UIKit

/// Points on edges and corners, where every ray passes through ends.
struct PathBoundaryTests {
    @Test func `a rectangle as a path holds the same grid points as the rectangle, whichever way it is drawn`() {
        let rect = CGRect(x: 1, y: 1, width: 2, height: 3)
        let path = UIBezierPath(rect: rect)
        for x in 0...10 {
            for y in 0...10 {
                let point = CGPoint(x: CGFloat(x) / 2, y: CGFloat(y) / 2)
                #expect(path.contains(point) == rect.contains(point))
                #expect(path.reversing().contains(point) == rect.contains(point))
            }
        }
    }

    @Test func `shapes that share an edge share no point and leave none out`() {
        let corners = [CGPoint(x: 0, y: 0), CGPoint(x: 8, y: 0), CGPoint(x: 8, y: 8), CGPoint(x: 0, y: 8)]
        let centre = CGPoint(x: 4, y: 4)
        let triangles = (0..<4).map { k in
            let path = CGMutablePath()
            path.addLines(between: [corners[k], corners[(k + 1) % 4], centre])
            return path
        }
        for x in 0..<8 {
            for y in 0..<8 {
                let point = CGPoint(x: x, y: y)
                #expect(triangles.count { $0.contains(point) } == 1)
            }
        }
    }

    @Test func `the top, the bottom and the sides of a circle`() {
        let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8), transform: nil)
        #expect(path.contains(CGPoint(x: 4, y: 0.001)) && !path.contains(CGPoint(x: 4, y: -0.001)))
        #expect(path.contains(CGPoint(x: 4, y: 7.999)) && !path.contains(CGPoint(x: 4, y: 8.001)))
        #expect(path.contains(CGPoint(x: 0.001, y: 4)) && !path.contains(CGPoint(x: -0.001, y: 4)))
        #expect(path.contains(CGPoint(x: 7.999, y: 4)) && !path.contains(CGPoint(x: 8.001, y: 4)))
    }

    @Test func `rounded corners are cut off where they are asked for`() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 10, height: 10))
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 39, y: 19)))
        #expect(path.contains(CGPoint(x: 39, y: 1)) && path.contains(CGPoint(x: 1, y: 19)))
        #expect(path.contains(CGPoint(x: 4, y: 4)))
        #expect(UIBezierPath(roundedRect: rect, cornerRadius: 0).cgPath == UIBezierPath(rect: rect).cgPath)
        let pill = CGPath(roundedRect: rect, cornerWidth: 99, cornerHeight: 99, transform: nil)
        #expect(near(pill.boundingBoxOfPath, rect) && !pill.contains(CGPoint(x: 2, y: 2)))
    }

    @Test func `an open subpath counts as closed, and so does each of several`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 0, y: 10))
        path.move(to: CGPoint(x: 20, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 10))
        #expect(path.contains(CGPoint(x: 2, y: 2)) && path.contains(CGPoint(x: 28, y: 2)))
        #expect(!path.contains(CGPoint(x: 8, y: 8)) && !path.contains(CGPoint(x: 22, y: 8)) && !path.contains(CGPoint(x: 15, y: 2)))
    }

    @Test func `what is not a number or infinite is in no path`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
        #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 1)) && !path.contains(CGPoint(x: 1, y: CGFloat.nan)))
        #expect(!path.contains(CGPoint(x: CGFloat.infinity, y: 1)) && !UIBezierPath().contains(.zero))
    }
}
