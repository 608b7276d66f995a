import EventTrace
import ExperimentKit
import Experiments
import Studies
import Testing

@testable import EvdocCommand

struct RecordFilterTests {
    private let trace: Trace

    init() throws {
        let experiment = try #require(allExperiments.first { $0.id == "ControlUnderParentsTap" })
        trace = Runner().run(experiment).findings[0].trace
    }

    private func lines(isFull: Bool = false, _ names: String...) -> [String] {
        RecordFilter(isFull: isFull, names: names).entries(of: trace).map(trace.describe)
    }

    @Test func `decisions leave out how the event comes to the application`() {
        #expect(lines(isFull: true).contains("queue: dequeue") && lines(isFull: true).count == trace.entries.count)
        #expect(!lines().contains("queue: dequeue"))
        #expect(lines().contains("control: track true") && lines().contains("control.action(touchDown)"))
    }

    @Test func `an object takes part as the subject and as the other party`() {
        #expect(lines("parentGesture") == ["parentGesture: collect parent", "control: veto parentGesture", "parentGesture: state failed"])
        #expect(lines("queue") == [] && lines(isFull: true, "queue").contains("queue: dequeue"))
    }
}
