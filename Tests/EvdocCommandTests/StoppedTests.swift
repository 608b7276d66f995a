import ExperimentKit
import Studies
import TemporaryFiles
import Testing

@testable import EvdocCommand
@testable import ProjectKit

/// A program that an experiment has stopped goes on with the others, in another process.
struct StoppedTests {
    private static func experiment(_ id: String) -> Experiment {
        Experiment(
            id: id, title: id, question: "", fileID: "HostileExperiments/\(id).swift", line: 7, stage: { $0.script.mark("played \(id)") })
    }

    private func program(_ ids: [String], without stopped: [String]) -> Evdoc {
        Evdoc(experiments: ids.map(StoppedTests.experiment)).within(ExperimentAttempt(notes: CaseNotes()!, stopped: stopped))
    }

    @Test func `what has stopped the program is left out, and only what needs all of them does not go on`() throws {
        let console = Console { _, _ in }
        let lab = program(["A", "B", "C"], without: ["B", "unknown"]).lab
        #expect(lab.stopped == ["B"])
        let results = try lab.resultsOfWhatRuns(among: lab.experiments, on: console)
        #expect(results.map(\.experiment.id) == ["A", "C"])
        let mistakes = #expect(throws: AuthorsMistakes.self) { try lab.results(of: lab.experiments, on: console) }
        #expect(mistakes?.description.hasPrefix("experiments/Hostile/B.swift:7: error: 'B' has stopped the program") == true)
        #expect(throws: AuthorsMistakes.self) {
            try program(["B"], without: ["B"]).lab.resultsOfWhatRuns(among: [StoppedTests.experiment("B")], on: console)
        }
    }

    @Test func `a scene that has stopped the program is left out, with what only it puts to the test`() throws {
        let catalogue = ObservationCatalogue(scenes: [
            ObservationScene("a", "both", checks: []) { _ in }, ObservationScene("b", "both", checks: []) { _ in },
        ])
        #expect(catalogue.without(["a"]).ids == ["b", "both"])
        let lab = Evdoc(experiments: [StoppedTests.experiment("A")], observations: catalogue).within(
            ExperimentAttempt(notes: CaseNotes()!, stopped: ["a"])
        ).lab
        #expect(lab.stopped == ["a"] && lab.runningObservations.scenes.map(\.id) == ["b"])
    }

    @Test func `a study goes on with what is left, and its file stays as it was`() throws {
        try withProject { root in
            for (words, file) in [(["ablation"], AblationFile.file.name), (["why", "--update"], ReasonFile.file.name)] {
                nonisolated(unsafe) var printed: [Console.Channel: String] = [:]
                let console = Console { text, channel in printed[channel, default: ""] += text }
                try put("as it was", "\(root)/\(file)")
                #expect(program(["A", "B"], without: ["B"]).run(words + ["--root", root], on: console) == .authorsMistake)
                #expect(printed[.errors]?.contains("evdoc: \(file) stays as it was: it is of all experiments or none\n") == true)
                #expect(printed[.errors]?.contains("evdoc: without 'B', which has stopped the program") == true)
                #expect(printed[.output]?.isEmpty == false)
                #expect(try text("\(root)/\(file)") == "as it was")
            }
        }
    }

    @Test func `it ends with 1 and says what is missing`() {
        nonisolated(unsafe) var printed: [Console.Channel: String] = [:]
        let console = Console { text, channel in printed[channel, default: ""] += text }
        #expect(program(["A", "B"], without: ["B"]).run(["conclusions"], on: console) == .authorsMistake)
        #expect(printed[.errors]?.contains("evdoc: without 'B', which has stopped the program") == true)
        #expect(printed[.output]?.isEmpty == false)
    }
}
