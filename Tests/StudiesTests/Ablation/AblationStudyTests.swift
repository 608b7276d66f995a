import EventTrace
import ExperimentKit
import Studies
import Testing
import UIKit

struct AblationStudyTests {
    /// Claims about the middle view, of which one rests on the order of asking.
    private let experiment = ThreeLevels.experiment([
        Claim("It climbs", when: ThreeLevels.callsSuper.isOn, .order(["level_3.touchesBegan", "level_2.touchesBegan"])),
        Claim("Nothing is cancelled", .never("*.touchesCancelled")),
        Claim("`level_3` or `level_1` has the touch", .happens("*.touchesEnded")),
    ])

    private func outcome(_ rule: String) throws -> ExperimentAblation? {
        let rule = try #require(RuleID(rule))
        let outcomes = AblationStudy([experiment], jobs: 2).run([rule])
        #expect(outcomes.map(\.rule) == [rule])
        return outcomes[0].experiments.first
    }

    @Test func `a claim notices if its verdict is another without the rule`() throws {
        // Only touches on the innermost view climb; without climbing no case is left that the first claim can be held by.
        #expect(try outcome("RC.2") == ExperimentAblation(experiment: experiment.id, decided: 2, changed: 1, claims: []))
        let nobody = try #require(try outcome("HT.4"))
        #expect(nobody.changed == 4)
        #expect(nobody.claims.contains(2) && !nobody.claims.contains(1))
    }

    @Test func `a rule that decides nothing in any case changes nothing and is not run`() throws {
        #expect(try outcome("GE.8") == nil)
        #expect(try outcome("TO.10") == nil)
    }

    @Test func `without a rule the runner gives what the study compares`() throws {
        let rule = try #require(RuleID("HT.6"))
        let passes = { (result: ExperimentResult) in
            result.findings[0].trace.entries.count { $0.kind == .decision && $0.verb == Name(.pass) }
        }
        #expect(passes(Runner().run(experiment)) == 2)
        #expect(passes(Runner(without: rule).run(experiment)) == 1)
        #expect(try outcome("HT.6")?.changed == 0)
    }

    @Test func `an observation notices if the engine agrees with it no more`() throws {
        let scene = ObservationScene("seen", prints: ["level.touchesBegan"], of: ["level.touchesBegan"]) { stage in
            stage.window.addSubview(stage.name(LevelView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "level"))
            stage.script.tap(.point(x: 5, y: 5, in: "level"))
        }
        let rules = ["HT.4", "GE.5"].compactMap { RuleID($0) }
        #expect(AblationStudy([], scenes: [scene]).run(rules).map(\.observations) == [["seen"], []])
    }

    @Test func `equal fingerprints mean equal results`() {
        let result = Runner().run(experiment)
        #expect(result.fingerprint == Runner(jobs: 2).run(experiment).fingerprint)
        #expect(result.fingerprint != Runner(without: RuleID(.responders, 2)).run(experiment).fingerprint)
    }
}
