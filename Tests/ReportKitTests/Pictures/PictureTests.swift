import EventTrace
import ExperimentKit
import Foundation
import ReportKit
import Testing
import TraceBuilding

#if canImport(FoundationXML)
    import FoundationXML
#endif

struct PictureTests {
    private func finding(_ lines: String, _ stage: StageRecord = World.stage) -> Finding {
        Finding(case: Case(index: 0, variables: [], values: []), trace: Trace(lines: lines), stage: stage)
    }

    private func isWellFormed(_ svg: String) -> Bool { XMLParser(data: Data(svg.utf8)).parse() }

    @Test func `the stage shows views, names, the touch and the hit path`() {
        let svg = StagePicture(finding("! level_3 bind")).svg
        #expect(isWellFormed(svg))
        #expect(svg.contains("<title>The stage; the touch hits window › root › level_1 › level_3</title>"))
        #expect(svg.contains("viewBox=\"8 8 264 264\""))
        #expect(svg.contains("class=\"view hit\" points=\"40,40 140,40 140,100 40,100\""))
        #expect(svg.contains("<circle class=\"touch\" cx=\"70\" cy=\"70\""))
        #expect(svg.contains(">level_3</text>"))
    }

    @Test func `nothing staged, nothing drawn`() {
        #expect(StagePicture(finding("", StageRecord(width: 375, height: 667))).svg == "")
    }

    @Test func `names do not cover each other`() {
        let corners = [Spot(x: 0, y: 0), Spot(x: 100, y: 0), Spot(x: 100, y: 100), Spot(x: 0, y: 100)]
        let views = ["one", "two", "three"].enumerated().map {
            StagedView(name: $1, depth: $0 + 1, frame: .init(x: 0, y: 0, width: 100, height: 100), corners: corners)
        }
        let svg = StagePicture(finding("", StageRecord(width: 390, height: 844, views: views))).svg
        #expect(svg.contains("y=\"14\"") && svg.contains("y=\"27\"") && svg.contains("y=\"40\""))
    }

    @Test func `the timeline has a lane for each receiver, a row for each call and a bar for the touch`() {
        let svg = Timeline(finding("a.touchesBegan\n  b.touchesBegan\n— gate opened\na.action(ended)")) { "rules.html#\($0)" }.svg
        #expect(isWellFormed(svg))
        #expect(svg.components(separatedBy: "<line class=\"lane\"").count == 3)
        #expect(svg.components(separatedBy: "<circle class=\"call\"").count == 4)
        #expect(svg.contains("<title>b.touchesBegan, 1.0 ms, RC.2</title>"))
        #expect(svg.contains("<a href=\"rules.html#RC.2\"><text class=\"call\""))
        #expect(svg.contains(">— gate opened</text>"))
        #expect(svg.contains("<rect class=\"touch\""))
        #expect(svg.contains("<rect class=\"span\""))
    }

    @Test func `names and marks are escaped`() {
        let svg = Timeline(finding("— a < b & \"c\"")).svg
        #expect(isWellFormed(svg))
        #expect(svg.contains(">— a &lt; b &amp; &quot;c&quot;</text>"))
    }

    @Test func `a timeline without calls is a picture too`() {
        #expect(isWellFormed(Timeline(finding("", StageRecord(width: 375, height: 667))).svg))
    }

    @Test func `a timeline of usual names fits a phone`() {
        let svg = Timeline(finding("level_3.touchesBegan\n  level_2.touchesBegan\n    level_1.touchesCancelled")).svg
        #expect(svg.contains(" width=\"344\""))
    }
}
