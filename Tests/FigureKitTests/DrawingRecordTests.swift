import EventTrace
import ExperimentKit
import FigureKit
import Foundation
import Testing
import TraceBuilding

struct DrawingRecordTests {
    @Test func `a record says of every shape what the picture says`() throws {
        let views = [StageDrawingTests.view("window", 0, 0, 0, 390, 844), StageDrawingTests.view("a \"b\"", 1, 10.25, 100, 100, 100)]
        let drawing = StageDrawing.drawing(StageDrawingTests.finding("", views))
        var record = DrawingRecord()
        let json = try JSONSerialization.jsonObject(with: Data(record.json(drawing).utf8)) as? [Any]
        let shapes = try #require(json?.last as? [[Double]])
        #expect(shapes.count == drawing.shapes.count)
        for (values, shape) in zip(shapes, drawing.shapes) {
            #expect(Int(values[0]) == shape.form.rawValue)
            #expect(DrawingRecord.looks[Int(values[1])] == shape.look.rawValue)
            #expect(Int(values[2]) == shape.row ?? -1)
            #expect(values[3] < 0 ? shape.subject.isEmpty : record.words[Int(values[3])] == shape.subject)
            #expect(values[4] < 0 ? shape.text.isEmpty : record.words[Int(values[4])] == shape.text)
            #expect(zip(values[5...], shape.numbers).allSatisfy { abs($0 - $1) < 0.051 })
        }
        #expect(Set(record.words).count == record.words.count)
    }
}
