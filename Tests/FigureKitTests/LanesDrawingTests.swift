import EventTrace
import ExperimentKit
import FigureKit
import Foundation
import Studies
import Testing
import TraceBuilding

#if canImport(FoundationXML)
    import FoundationXML
#endif

struct LanesDrawingTests {
    private let tap = StagedRecognizer(name: "tap", gesture: "tap")

    private func finding(_ lines: String, moments: [Double] = []) -> Finding {
        let paths = moments.isEmpty ? [] : [FingerPath(finger: 1, samples: moments.map { .init(time: $0, spot: Spot(x: 50, y: 150)) })]
        let views = [
            StageDrawingTests.view("window", 0, 0, 0, 390, 844), StageDrawingTests.view("a", 1, 10, 100, 100, 100, recognizers: [tap]),
        ]
        return StageDrawingTests.finding(lines, views, paths: paths)
    }

    private func rows(_ finding: Finding) -> [FigureRow] { FigureRows.rows(finding) }

    private func shapes(_ look: Look, _ finding: Finding) -> [Shape] {
        LanesDrawing(finding, rows(finding)).drawing.shapes.filter { $0.look == look }
    }

    @Test func `rows are calls, marks and what the engine decides between receivers`() {
        let finding = finding("a.touchesBegan\n! queue enqueue\n! tap state ended\ntap.action(ended)\n— done")
        #expect(rows(finding).map(\.text) == ["a.touchesBegan", "tap \(FigureWord.recognizes.mark)", "tap.action(ended)", "— done"])
        #expect(rows(finding).map(\.kind) == [.call, .turn, .call, .mark])
        #expect(rows(finding).map(\.entry).sorted() == rows(finding).map(\.entry))
    }

    @Test func `a recognizer that another one excludes could recognize, and fails`() {
        let finding = finding(
            "! tap state ended\n! tap exclude swipe\n! tap state failed\n! tap state ended\n! tap recognize\n! tap state failed")
        let says: [FigureWord] = [.couldRecognize, .givesWayTo, .fails, .recognizes, .fails]
        #expect(rows(finding).map(\.text) == says.map { "tap \($0.mark)\($0 == .givesWayTo ? " swipe" : "")" })
    }

    @Test func `a lane for each receiver, a shape for each row`() {
        let finding = finding("a.touchesBegan\n  b.touchesBegan\n! tap state ended\ntap.action(ended)", moments: [0, 0.003])
        #expect(shapes(.laneName, finding).map(\.text) == ["a", "b", "tap"])
        #expect(shapes(.call, finding).map(\.subject) == ["a", "b"])
        #expect(shapes(.action, finding).map(\.subject) == ["tap"])
        #expect(shapes(.turn, finding).map(\.subject) == ["tap"])
        #expect(shapes(.span, finding).map(\.subject) == ["a"])
        #expect(shapes(.down, finding).count == 1)
        #expect(LanesDrawing(finding, rows(finding)).heights == LanesDrawing(finding, rows(finding)).heights.sorted())
    }

    @Test func `a recognizer is possible from its touch to its state, and active from began to its end`() {
        let lines = [
            "! tap collect", "a.touchesBegan", "! tap state began", "tap.action(began)", "! tap state changed", "! tap state ended",
        ]
        let finding = finding(lines.joined(separator: "\n"))
        #expect(shapes(.possible, finding).count == 1)
        #expect(shapes(.active, finding).count == 1)
    }

    @Test func `a held touch is a stretch on its view's lane`() {
        let finding = finding("! a hold began\n! tap state failed\n! a release\na.touchesBegan")
        #expect(shapes(.held, finding).map(\.subject) == ["a"])
        #expect(shapes(.held, finding).first?.text.contains("RC.2") == true)
    }

    @Test func `rows and constraints that are held are no held touch`() {
        #expect(shapes(.held, finding("! a hold\na.touchesBegan")).isEmpty)
        #expect(shapes(.held, finding("! a hold [0,1]\na.touchesBegan")).isEmpty)
    }

    @Test func `waits are to scale, and a long one is folded`() {
        func gap(_ wait: Double) -> Double {
            let drawn = shapes(.momentName, finding("", moments: [0, wait]))
            return drawn[1].numbers[1] - drawn[0].numbers[1]
        }
        #expect(gap(0.35) > gap(0.15) && gap(0.15) > gap(0.05))
        #expect(gap(60) < gap(0.8))
        #expect(shapes(.pause, finding("", moments: [0, 60])).count == 1)
        #expect(shapes(.pause, finding("", moments: [0, 0.35])).isEmpty)
    }

    @Test func `what is painted is well-formed, whatever the names`() {
        let finding = finding("— a < b & \"c\"\na.touchesBegan", moments: [0])
        let svg = LanesDrawing(finding, rows(finding)).drawing.svg(class: "lanes", title: "a \"title\" <&>") { "\($0) <" }
        #expect(XMLParser(data: Data(svg.utf8)).parse())
        #expect(svg.contains(">— a &lt; b &amp; &quot;c&quot;</text>"))
    }

    @Test func `usual names fit a phone`() {
        let finding = finding("level_3.touchesBegan\n  level_2.touchesBegan\n    level_1.touchesCancelled")
        #expect(LanesDrawing(finding, rows(finding)).drawing.width == 344)
    }

    @Test func `no calls, a picture all the same`() {
        #expect(!LanesDrawing(finding("", moments: [0, 0.1]), []).drawing.isEmpty)
    }
}
