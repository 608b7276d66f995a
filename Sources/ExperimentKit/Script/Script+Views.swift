import UIKit

/// The gestures at views and at points of the window.
extension Script {
    public func tap(
        _ view: UIView, count: Int = 1, hold: Double = Script.tapHold, finger: Int = 1, fileID: String = #fileID, line: Int = #line
    ) {
        tap(.middle(of: view), count: count, hold: hold, finger: finger, fileID: fileID, line: line)
    }

    public func tap(
        at point: CGPoint, count: Int = 1, hold: Double = Script.tapHold, finger: Int = 1, fileID: String = #fileID, line: Int = #line
    ) {
        tap(.point(point), count: count, hold: hold, finger: finger, fileID: fileID, line: line)
    }

    public func doubleTap(_ view: UIView, finger: Int = 1, fileID: String = #fileID, line: Int = #line) {
        doubleTap(.middle(of: view), finger: finger, fileID: fileID, line: line)
    }

    public func press(_ view: UIView, for seconds: Double, finger: Int = 1, fileID: String = #fileID, line: Int = #line) {
        press(.middle(of: view), for: seconds, finger: finger, fileID: fileID, line: line)
    }
}
