import UIKit

/// Gestures at views and at points of the window.
extension Script {
    /// Taps the middle of a view `count` times.
    public func tap(
        _ view: UIView, count: Int = 1, hold: Double = Script.tapHold, finger: Int = 1, fileID: String = #fileID, line: Int = #line
    ) {
        tap(.middle(of: view), count: count, hold: hold, finger: finger, fileID: fileID, line: line)
    }

    /// Taps a point of the window `count` times.
    public func tap(
        at point: CGPoint, count: Int = 1, hold: Double = Script.tapHold, finger: Int = 1, fileID: String = #fileID, line: Int = #line
    ) {
        tap(.point(point), count: count, hold: hold, finger: finger, fileID: fileID, line: line)
    }

    /// Taps the middle of a view twice.
    public func doubleTap(_ view: UIView, finger: Int = 1, fileID: String = #fileID, line: Int = #line) {
        doubleTap(.middle(of: view), finger: finger, fileID: fileID, line: line)
    }

    /// Holds still on the middle of a view for this many seconds.
    public func press(_ view: UIView, for seconds: Double, finger: Int = 1, fileID: String = #fileID, line: Int = #line) {
        press(.middle(of: view), for: seconds, finger: finger, fileID: fileID, line: line)
    }
}

/// Gestures of two fingers.
extension Script {
    /// Moves fingers 1 and 2 apart, side by side around a point of the window.
    ///
    /// They land `apart` points from each other. Each step, 0.1 seconds after the last, sets their distance and how far they are below
    /// their landing. They rest for 0.3 seconds and stay down.
    public func pinch(
        around center: CGPoint, apart: Double = 100, _ steps: [(apart: Double, down: Double)], fileID: String = #fileID, line: Int = #line
    ) {
        let (one, two) = (finger(1), finger(2))
        func place(_ side: Double, _ down: Double) -> Place { .point(x: Double(center.x) + side, y: Double(center.y) + down) }
        one.down(at: place(-apart / 2, 0), fileID: fileID, line: line)
        two.down(at: place(apart / 2, 0), fileID: fileID, line: line)
        for step in steps {
            wait(0.1)
            one.move(to: place(-step.apart / 2, step.down), fileID: fileID, line: line)
            two.move(to: place(step.apart / 2, step.down), fileID: fileID, line: line)
        }
        wait(0.3)
    }
}
