import EventTrace
import ExperimentKit
import Experiments
import ObservedExperiments
import ReportKit
import Studies
import Testing
import UIKit
@testable import ProjectKit

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

    @Test func `the sources of each rule bear its grade: a page of Apple's, a log, or a word about why it is assumed`() {
        for rule in RuleBook.all { #expect(Self.grades(of: rule).contains(rule.grade), "\(rule.id)") }
    }

    @Test(arguments: [
        [Source.account("A thread")], [.observation("so-dragexit-70pt")], [.choice("Nobody says.")], [],
    ])
    func `a rule that is documented or measured without a source that says so is found`(sources: [Source]) {
        let documented = Rule(.gestures, 500, .documented("A planted rule.", without: "Another.", sources: sources))
        let measured = Rule(.gestures, 501, .measured("A planted rule.", without: "Another.", sources: sources))
        for rule in [documented, measured] { #expect(!Self.grades(of: rule).contains(rule.grade)) }
    }

    private static let kinds = Dictionary(
        uniqueKeysWithValues: published.map { ($0.id, $0.kind) } + devices.map { ($0.id, .device) })

    /// The grades that a rule could have by its sources.
    private static func grades(of rule: Rule) -> [Grade] {
        rule.sources.compactMap { source in
            switch source {
            case .document: .documented
            case .observation(let id): kinds[id].flatMap(grade)
            case .choice: .assumed
            case .account: nil
            }
        }
    }

    /// The grade of a rule that an observation of this kind is enough for; none for what somebody describes.
    private static func grade(_ kind: Observation.Kind) -> Grade? {
        switch kind {
        case .appleDoc: .documented
        case .log, .device: .measured
        case .writeup: nil
        }
    }
}

/// Where the project's files are: four directories above this file.
enum ProjectRoot {
    static let path = String(#filePath.split(separator: "/").dropLast(4).reduce("") { "\($0)/\($1)" })
}
