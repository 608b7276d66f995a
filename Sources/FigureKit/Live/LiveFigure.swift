import EventTrace
import ExperimentKit

/// The figure of a run that goes on: the stage as it is now, and the lanes of the last calls.
package struct LiveFigure {
    /// The most rows that are worth looking at.
    package static let mostRows = 400

    /// Who has had a lane keeps its place.
    private var lanes: [String] = []

    package init() {}

    /// What a page paints, with lanes of so many calls. O(views + calls).
    package mutating func buffer(of run: LiveRun, calls: Int) -> Buffer {
        let touches = run.lastTouchesFinding
        let stage = StageDrawing.drawing(touches.stage, HitTestVisit(touches.trace, touches.stage), isWhole: true)
        let finding = run.lastCallsFinding(min(max(calls, 1), LiveFigure.mostRows))
        let drawing = LanesDrawing(finding, FigureRows.rows(finding) { $0.token }, after: lanes)
        lanes = drawing.lanes
        var buffer = Buffer()
        var words = WordTable()
        for drawing in [stage, drawing.drawing] { buffer.append(drawing, &words) }
        buffer.append(UInt32(words.words.count))
        for word in words.words { buffer.append(word) }
        return buffer
    }

    /// What the numbers of forms and looks stand for.
    package static var vocabulary: Buffer {
        var buffer = Buffer()
        for words in [DrawingRecord.forms, DrawingRecord.looks] {
            buffer.append(UInt32(words.count))
            for word in words { buffer.append(word) }
        }
        return buffer
    }
}
