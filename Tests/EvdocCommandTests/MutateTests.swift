import EventTrace
import ExperimentKit
import SampleResults
import Studies
import TemporaryFiles
import Testing

@testable import EvdocCommand
@testable import ProjectKit

struct MutateTests {
    /// Claim 2 of the first sample notices nothing.
    private static let mutations = Sample.experiments.enumerated().map { place, experiment in
        ExperimentMutations(
            experiment: experiment.id,
            outcomes: [
                MutationOutcome(name: "pad: isHidden flipped", kind: .stage, changed: 3, claims: [0]),
                MutationOutcome(name: "tapPress ×2", kind: .engine, changed: 1, claims: []),
                MutationOutcome(name: "opacity ×2", kind: .engine, changed: 0, claims: []),
                MutationOutcome(name: "without Pad.hitTest", kind: .method, changed: 0, claims: [], isInvalid: true),
            ], silent: place == 0 ? [1] : [])
    }

    private let mutate: Laboratory.Mutate = { experiments, _, _ in
        mutations.filter { found in experiments.contains { $0.id == found.experiment } }
    }

    private func run(_ session: Session, _ words: String...) -> ExitCode { session.run(words, mutate: mutate) }

    @Test func `numbers for each experiment, and an error for each claim that notices nothing`() throws {
        try withProject { root in
            let session = Session()
            #expect(run(session, "mutate", "--unnoticed", "--root", root) == .authorsMistake)
            let id = Sample.experiments[0].id
            #expect(session.output.contains("\(id)"))
            #expect(session.output.contains("4 mutations: 1 noticed, 1 by no claim, 1 without effect, 1 invalid"))
            #expect(session.output.contains("notice nothing: 2\n"))
            #expect(session.output.contains("\(id)  tapPress ×2  another ordering in 1 case\n"))
            #expect(session.output.hasSuffix("; 1 claim that notices nothing\n"))
            #expect(session.errors.contains("error: the claim notices no mutation and no rule that is off: "))
        }
    }

    @Test func `an experiment alone leaves the lines of the others as they are`() throws {
        try withProject { root in
            _ = run(Session(), "mutate", "--root", root)
            let before = try text("\(root)/\(MutationFile.file.name)")
            let ids = Sample.experiments.map(\.id)
            #expect(run(Session(), "mutate", "--only", ids[1], "--root", root) == .success)
            #expect(try text("\(root)/\(MutationFile.file.name)") == before)
            let file = try #require(try MutationFile(in: Project(given: root)))
            #expect(file.lines.map(\.experiment) == ids.sorted())
            #expect(file.lines.first { $0.experiment == ids[0] }?.silent == [2])
            #expect(file.text == before)
        }
    }

    @Test func `the JSON has a version and counts claims from 1`() throws {
        try withProject { root in
            let session = Session()
            #expect(run(session, "mutate", "--only", Sample.experiments[1].id, "--format", "json", "--root", root) == .success)
            #expect(session.output.hasPrefix("{\n  \"experiments\" : ["))
            #expect(session.output.contains("\"format\" : \"evdoc-mutations\",\n  \"version\" : 1"))
            #expect(session.output.contains("\"claims\" : [\n            1\n          ],\n          \"kind\" : \"stage\""))
            #expect(session.output.contains("\"state\" : \"withoutEffect\""))
        }
    }

    @Test func `a line that cannot be read is a mistake with its place`() throws {
        try withProject { root in
            _ = run(Session(), "mutate", "--root", root)
            let path = "\(root)/\(MutationFile.file.name)"
            try put(try text(path).replacing("\"tried\":4", with: "\"tried\":x"), path)
            #expect(throws: AuthorsMistakes.self) { try MutationFile(in: Project(given: root)) }
        }
    }

    @Test func `a result that is another by now is found`() throws {
        try withProject { root in
            _ = run(Session(), "mutate", "--root", root)
            let file = try #require(try MutationFile(in: Project(given: root)))
            #expect(file.outdated(Sample.results) == [])
            #expect(file.outdated([Sample.results[0]]) == [Sample.experiments[1].id])
        }
    }

    @Test func `a reason beside a claim stands for its silence, and only for that`() {
        let stage: @Sendable (Stage) -> Void = { _ in }
        let experiment = Experiment(
            id: "Reasons", title: "Reasons", question: "?", stage: stage,
            claims: {
                Claim("silent", .noCalls)
                Claim("explained", .noCalls, unnoticed: "Nothing can happen.")
                Claim("talkative", .noCalls, unnoticed: "Nothing can happen.")
                Claim("plain", .noCalls)
            })
        let found = ExperimentMutations(experiment: "Reasons", outcomes: [], silent: [0, 1])
        #expect(
            SilentClaims.diagnostics(experiment, found).map(\.summary) == [
                "the claim notices no mutation and no rule that is off: silent", "the claim is said to notice nothing, and does: talkative",
            ])
    }
}
