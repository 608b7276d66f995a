import EventTrace
import ExperimentKit
import ReportKit
import Studies
import TraceBuilding
import Foundation
import Testing

struct FigureContentTests {
    private func content(_ kind: Figure.Kind, _ lines: String) -> FigureContent {
        FigureContent(Figure(section: "1", "A figure.", kind, in: "World"), World.result { _ in lines })
    }

    @Test func `a call stack has the calls around the first that matches, the outermost first`() {
        let lines = "c.touchesBegan\na.sendEvent\n  d.next\n  b.sendEvent\n    c.touchesEnded\n"
        #expect(content(.callStack(of: "c.touchesEnded"), lines).boxes == ["a.sendEvent", "b.sendEvent", "c.touchesEnded"])
        #expect(content(.callStack(of: "c.touchesMoved"), lines).boxes == [])
    }

    @Test func `a climb has the receivers of the calls within one another`() {
        let lines = "a.touchesBegan\n  b.touchesBegan\n    c.touchesBegan\nd.touchesBegan\n"
        #expect(content(.climb(of: "*.touchesBegan"), lines).boxes == ["a", "b", "c"])
    }

    @Test func `states are steps that were recorded, each once`() {
        let lines = "! a state began\n! a state changed\n! a state changed\n! a state ended\n! b state failed\n! c state began\n"
        #expect(
            content(.states, lines).steps.map { "\($0.from) \($0.to)" } == [
                "possible began", "began changed", "changed changed", "changed ended", "possible failed",
            ])
    }

    @Test func `pictures of nothing are empty, others have a box for each`() {
        #expect(FlowPicture([], title: "").svg == "")
        #expect(StatePicture([], title: "").svg == "")
        #expect(FlowPicture(["a", "b & c"], title: "t").svg.components(separatedBy: "<rect").count == 3)
        #expect(FlowPicture(["a", "b & c"], title: "t").svg.contains("b &amp; c"))
        let states = StatePicture(content(.states, "! a state began\n").steps, title: "t").svg
        #expect(states.components(separatedBy: "<rect").count == 3)
    }
}
