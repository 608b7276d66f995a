import UIKit

/// Swipes that end in different ways.
extension Script {
    /// The end of a swipe.
    public enum SwipeEnd: Sendable {
        /// The finger lifts as it moves, with the speed of the swipe.
        case lift
        /// The finger rests for this many seconds and then lifts: a short swipe is given up so.
        case rest(Double)
        /// The system takes the touch away, as for a call.
        case interruption
        /// The finger stays down.
        case held
    }

    /// Swipes with one finger from 2 points inside an edge of the screen straight into it.
    ///
    /// `edge` is `.left`, `.right`, `.top` or `.bottom`; `way` is in points, and its speed that of `way` in `duration` seconds; `position` is
    /// the place along the edge in points, from the left or from the top.
    public func swipe(
        from edge: UIRectEdge, by way: Double, at position: Double = 400, over duration: Double = 0.3, end: SwipeEnd = .lift,
        finger number: Int = 1, fileID: String = #fileID, line: Int = #line
    ) {
        let (width, height) = (Double(UIScreen.main.bounds.width), Double(UIScreen.main.bounds.height))
        let start: Spot
        let goal: Spot
        switch edge {
        case .left: (start, goal) = (Spot(x: 2, y: position), Spot(x: 2 + way, y: position))
        case .right: (start, goal) = (Spot(x: width - 2, y: position), Spot(x: width - 2 - way, y: position))
        case .top: (start, goal) = (Spot(x: position, y: 2), Spot(x: position, y: 2 + way))
        case .bottom: (start, goal) = (Spot(x: position, y: height - 2), Spot(x: position, y: height - 2 - way))
        default:
            return report(
                Diagnostic(
                    Location(fileID: fileID, line: line), "a finger swipes from no edge or from several",
                    remedy: "Name one edge: .left, .right, .top or .bottom."))
        }
        swipe(from: .window(start), to: .window(goal), over: duration, end: end, finger: number, fileID: fileID, line: line)
    }

    /// Swipes with one finger in a straight line, in this many seconds.
    public func swipe(
        from start: Place, to goal: Place, over duration: Double = 0.3, end: SwipeEnd = .lift, finger number: Int = 1,
        fileID: String = #fileID, line: Int = #line
    ) {
        gesture {
            finger(number).down(at: start, fileID: fileID, line: line)
            finger(number).move(to: goal, over: duration, fileID: fileID, line: line)
            switch end {
            case .lift: finger(number).up(fileID: fileID, line: line)
            case .rest(let seconds):
                wait(seconds, fileID: fileID, line: line)
                finger(number).up(fileID: fileID, line: line)
            case .interruption:
                cancelAll(fileID: fileID, line: line)
                finger(number).up(fileID: fileID, line: line)
            case .held: break
            }
        }
    }
}
