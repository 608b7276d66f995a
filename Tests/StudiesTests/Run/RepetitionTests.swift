import ExperimentKit
import Studies
import Testing
import UIKit

/// What a case leaves behind, or a clock that goes on: anything that is not the stage's.
private final class Leftover: @unchecked Sendable {
    var count = 0
}

struct RepetitionTests {
    private static let flag = Variable<Bool>("flag", "The flag")

    private func messages(repeatsCases: Bool = true, _ say: @escaping @Sendable (Stage) -> String) -> [String] {
        let experiment = Experiment(
            id: "E", title: "A title", question: "A question?", variables: [Self.flag],
            stage: { stage in
                let text = say(stage)
                stage.script.tap("root")
                stage.script.mark(stage[Self.flag] ? "\(text)!" : text)
            })
        return Runner(repeatsCases: repeatsCases).run(experiment).diagnostics.map { "\($0)" }
    }

    @Test func `a case that runs again leaves the same record`() {
        #expect(messages { _ in "done" } == [])
    }

    @Test func `what changes from run to run is reported with the case and the entry`() throws {
        let leftover = Leftover()
        let line = #line - 16
        let found = messages { _ in
            leftover.count += 1
            return "run \(leftover.count)"
        }
        let message = try #require(found.first)
        #expect(found.count == 1)
        #expect(
            message.hasPrefix(
                "StudiesTests/RepetitionTests.swift:\(line): error: 'E' is not repeatable: case 1 (flag=off) has, as entry "))
        #expect(
            message.contains("'— run 1' at 80.0 ms at first and '— run 4' at 80.0 ms when it is repeated; 1 more of its cases differ too\n")
        )
    }

    /// In the same order it would be the same each time.
    @Test func `what one case leaves to the next is reported`() {
        let leftover = Leftover()
        let found = messages { stage in
            defer { leftover.count = stage[Self.flag] ? 1 : 2 }
            return leftover.count == 1 ? "after on" : "after off, or first"
        }
        #expect(found.count == 1 && found[0].contains("case 1 (flag=off)"))
    }

    @Test func `nothing is repeated unless it is asked for`() {
        let leftover = Leftover()
        let found = messages(repeatsCases: false) { _ in
            leftover.count += 1
            return "run \(leftover.count)"
        }
        #expect(found == [] && leftover.count == 2)
    }

    @Test func `an experiment without any change gives equal results, repeated or not`() {
        let experiment = ThreeLevels.experiment([Claim("It climbs", .happens("level_1.*"))])
        let (once, twice) = (Runner().run(experiment), Runner(repeatsCases: true).run(experiment))
        #expect(once.fingerprint == twice.fingerprint && twice.diagnostics == [])
    }
}
