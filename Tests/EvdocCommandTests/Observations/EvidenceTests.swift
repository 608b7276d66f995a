import EventTrace
import ExperimentKit
import Experiments
import ObservedExperiments
import ReportKit
import Testing
import UIKit
@testable import EvdocCommand

/// The published observations, their scenes and the rules that rest on them.
struct EvidenceTests {
    private static let project = try! Project(given: ProjectRoot.path)
    private static let published = try! Evidence.read(project)
    private static let fidelity = Fidelity(
        published, ObservationCatalogue.all, Runner(jobs: 2).run(ObservationCatalogue.all.scenes))

    private static let devices = try! DeviceFolder(in: project).records

    private var published: [Observation] { Self.published }
    private var fidelity: Fidelity { Self.fidelity }

    @Test func `all 250 observations are there, and those that the project has looked up, each once`() {
        #expect(published.filter { !$0.isFind }.count == 250)
        #expect(published.contains { $0.isFind })
        #expect(Set(published.map(\.id)).count == published.count)
    }

    @Test func `each has a scene or a reason for having none, and no scene is of nothing`() {
        #expect(fidelity.diagnostics.map(\.description) == [])
    }

    @Test func `every scene agrees, or says why it does not`() {
        for result in fidelity.entries.flatMap(\.results) where result.isSurprise {
            let seen = result.mismatches.map { "expected \(Wording.english.expected($0)); seen: \(Wording.english.seen($0))" }
            Issue.record("\(result.scene.location) \(result.scene.observations): \(seen)")
        }
    }

    @Test func `a log as it was published passes the check that the engine passes`() {
        for scene in ObservationCatalogue.all.scenes {
            for id in scene.observations {
                guard let observation = published.first(where: { $0.id == id }), observation.kind == .log else { continue }
                for case .log(let expected, _) in scene.checks {
                    let passes = Self.readings(of: observation.lines).contains { LineMatch($0, expected: expected).isComplete }
                    #expect(passes, "\(scene.location) \(id): \(observation.lines) against \(expected)")
                }
            }
        }
    }

    /// Where the source leaves something out stands nothing, or the line before the last again: moves and actions take turns.
    private static func readings(of lines: [String]) -> [[String]] {
        guard let gap = lines.firstIndex(of: "…") else { return [lines] }
        let (before, after) = (Array(lines[..<gap]), Array(lines[(gap + 1)...]))
        let turns = before.dropLast().suffix(1)
        return readings(of: before + after) + readings(of: before + turns + after)
    }

    @Test func `at least nine in ten checkable logs agree, and every other one says why`() {
        let (agreeing, differing) = (fidelity.count(.agrees, .log), fidelity.count(.differs, .log))
        #expect(agreeing >= 9 * differing)
        for entry in fidelity.entries where entry.agreement != .agrees { #expect(entry.reason != nil, "\(entry.observation.id)") }
    }

    @Test func `every observation that a rule names was published, or made by a reader's device`() {
        let ids = Set(published.map(\.id) + Self.devices.map(\.id))
        for rule in RuleBook.all {
            for case .observation(let id) in rule.sources { #expect(ids.contains(id), "\(rule.id)") }
        }
    }

    @Test func `a rule that is called measured rests on a log, a described experiment or a reader's device`() {
        let seen = Set(published.filter { $0.kind != .appleDoc }.map(\.id) + Self.devices.map(\.id))
        for rule in RuleBook.all where rule.grade == .measured {
            #expect(rule.sources.contains { if case .observation(let id) = $0 { seen.contains(id) } else { false } }, "\(rule.id)")
        }
    }

    @Test func `a rule that is called documented rests on a document or an observation`() {
        for rule in RuleBook.all where rule.grade == .documented {
            #expect(rule.sources.contains { if case .choice = $0 { false } else { true } }, "\(rule.id)")
        }
    }
}

/// Where the project's files are: four directories above this file.
private enum ProjectRoot {
    static let path = String(#filePath.split(separator: "/").dropLast(4).reduce("") { "\($0)/\($1)" })
}
