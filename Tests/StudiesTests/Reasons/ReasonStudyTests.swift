import EventTrace
import Testing
import UIKit

@testable import ExperimentKit
@testable import Studies

struct ReasonStudyTests {
    private let experiment = ThreeLevels.experiment([])
    private let result: ExperimentResult

    init() {
        result = Runner().run(experiment)
    }

    /// A case that lacks a call, and the call.
    private func missing(_ study: ReasonStudy) throws -> (index: Int, call: String) {
        let index = try #require(result.findings.indices.first { !study.calls.missing(inCase: $0).isEmpty })
        return (index, study.calls.missing(inCase: index)[0].token)
    }

    @Test func `what is proved is so when the case runs again`() throws {
        let study = ReasonStudy(result)
        var proved = 0
        for index in result.findings.indices {
            for reason in study.study(ofCase: index).reasons {
                guard let rule = reason.rule else { continue }
                let run = CaseRun(
                    staging: experiment.staging, case: result.findings[index].case, ablation: Ablation(switchedOff: rule.rule)
                ).run()
                let isMade = run.finding.trace.ordering.contains { $0.token == reason.call }
                #expect(isMade != reason.isMade, "\(reason.call) without \(rule.rule)")
                proved += 1
            }
        }
        #expect(proved > 0)
    }

    @Test func `a rule whose run comes out the same proves nothing`() throws {
        let traces = result.findings.map(\.trace)
        let broken = ReasonStudy(
            result, ReasonStudy.Reruns(asked: { _ in [RuleID(.responders, 2), RuleID(.hitTesting, 4)] }, without: { traces[$1.index] }))
        for index in result.findings.indices {
            let study = broken.study(ofCase: index)
            #expect(study.tried == [RuleID(.hitTesting, 4), RuleID(.responders, 2)])
            #expect(study.reasons.allSatisfy { $0.rule == nil })
        }
    }

    @Test func `a chain whose proof does not stand is not shown`() throws {
        let study = ReasonStudy(result)
        let (index, call) = try missing(study)
        let reason = try #require(study.study(ofCase: index).reasons.first { $0.call == call })
        #expect(ReasonChain(reason, inCase: index, of: result, study.calls) != nil)

        func shown(_ call: String, isMade: Bool, entry: Int, otherCase: Int?) throws -> Bool {
            let rule = DecidingRule(RuleID(.hitTesting, 4), entry: entry)
            let forged = try #require(CallReason(call: call, isMade: isMade, rule: rule, otherCase: otherCase))
            return ReasonChain(forged, inCase: index, of: result, study.calls) != nil
        }
        #expect(try shown(call, isMade: false, entry: 0, otherCase: nil))
        #expect(try !shown(call, isMade: true, entry: 0, otherCase: nil), "the case lacks the call")
        #expect(try !shown(call, isMade: false, entry: 100_000, otherCase: nil), "there is no such entry")
        #expect(try !shown(call, isMade: false, entry: 0, otherCase: index), "the case itself is no other")
        #expect(try !shown(call, isMade: false, entry: 0, otherCase: 1000), "there is no such case")
        #expect(try !shown("nobody.touchesBegan", isMade: false, entry: 0, otherCase: nil), "no case has the call")
    }

    @Test func `a reason needs a proof`() {
        #expect(CallReason(call: "a.b", isMade: false, rule: nil, otherCase: nil) == nil)
    }

    @Test func `a call that a case has under an open order is not missing`() {
        let finding = result.findings[0]
        let calls = MadeCalls([
            Finding(case: finding.case, trace: Trace(entries: [], names: NameTable()), stage: finding.stage, alternatives: [finding.trace]),
            finding,
        ])
        #expect(calls.missing(inCase: 0).isEmpty)
        #expect(!calls.made(inCase: 1).isEmpty && calls.made(inCase: 0).isEmpty)
    }

    @Test func `reasons that are out of date say nothing`() {
        let reasons = ReasonStudy.run([result])
        #expect(ReasonTable(reasons).chains(of: result).contains { !$0.isEmpty })
        let old = ReasonTable(reasons, outdated: [experiment.id])
        #expect(old.chains(of: result).allSatisfy { $0.isEmpty })
    }

    @Test func `the fingerprint of records notices a decision`() {
        #expect(result.recordFingerprint == Runner(jobs: 2).run(experiment).recordFingerprint)
        let onePass = Runner(without: RuleID(.hitTesting, 6)).run(experiment)
        #expect(onePass.fingerprint == result.fingerprint)
        #expect(onePass.recordFingerprint != result.recordFingerprint)
    }
}
