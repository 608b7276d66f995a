import EventTrace
import Studies

/// The figure of a run in progress: the current stage, and the lanes of the last calls.
package struct LiveFigure {
    /// The most rows of a figure.
    package static let mostRows = 400

    /// The lanes so far, which keep their places.
    private var lanes: [String] = []

    package init() {}

    /// The figure for a page to paint, with lanes of this many calls. O(views + calls).
    package mutating func buffer(of run: LiveRun, calls: Int) -> Buffer {
        let touches = run.lastTouchesFinding
        let stage = StageDrawing.drawing(touches.stage, HitTestVisit(touches.trace, touches.stage), isWhole: true)
        let finding = run.lastCallsFinding(min(max(calls, 1), LiveFigure.mostRows))
        let drawing = LanesDrawing(finding, FigureRows.rows(finding), after: lanes)
        lanes = drawing.lanes
        var buffer = Buffer()
        var words = WordTable()
        for drawing in [stage, drawing.drawing] { buffer.append(drawing, &words) }
        buffer.append(UInt32(words.words.count))
        for word in words.words { buffer.append(word) }
        return buffer
    }

    /// The meanings of the numbers of forms and looks.
    package static var vocabulary: Buffer {
        var buffer = Buffer()
        for words in [DrawingRecord.forms, DrawingRecord.looks] {
            buffer.append(UInt32(words.count))
            for word in words { buffer.append(word) }
        }
        return buffer
    }
}
