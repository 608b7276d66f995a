import EventTrace
import ExperimentKit
import Experiments
import Testing

@testable import Studies

struct LiveRunTests {
    /// A claim whose test is not among the tests of its experiment would be another claim here.
    @Test func `the script of every case, sent input by input, leaves the record of the case and the outcomes of claims about one case`()
        throws
    {
        var compared = 0
        for result in AllResults.value {
            let claims = try FormulaReader(result.experiment).claims(Array(result.experiment.formulas.description.utf8))
            #expect(claims.map { $0.spelling } == result.experiment.claims.map { $0.spelling }, "\(result.experiment.id)")
            for finding in result.findings {
                let run = try LiveRun(result.experiment, case: finding.case.index, isArranged: true, claims: claims)
                try run.playScript()
                #expect(run.trace.jsonLines == finding.trace.jsonLines, "\(result.experiment.id), \(finding.case)")
                #expect(run.outcomes.count == claims.count)
                guard finding.alternatives.isEmpty else { continue }
                for (outcome, known) in zip(run.outcomes, finding.outcomes) where outcome == .holds || outcome.isFailure {
                    compared += 1
                    #expect((outcome == .holds) == (known == .holds), "\(result.experiment.id), \(finding.case)")
                }
            }
        }
        #expect(compared > 1000)
    }

    /// The first case and the last of each experiment.
    @Test func `it does so from bytes too, and if time passes in frames between the inputs`() throws {
        for result in AllResults.value {
            for finding in Set([0, result.findings.count - 1]).sorted().map({ result.findings[$0] }) {
                let run = try LiveRun(result.experiment, case: finding.case.index, isArranged: true)
                for input in try inputs(in: run.scriptBuffer.bytes) {
                    while run.now + 1.0 / 60 < input.time { try run.advance(to: run.now + 1.0 / 60) }
                    try run.send(input)
                }
                for _ in 0..<60 { try run.advance(to: run.now + 1.0 / 60) }
                try run.advance(to: finding.stage.duration + 60)
                #expect(run.trace.jsonLines == finding.trace.jsonLines, "\(result.experiment.id), \(finding.case)")
            }
        }
    }

    /// Behind the version and their number.
    private func inputs(in bytes: [UInt8]) throws -> [LiveInput] {
        try stride(from: 8, to: bytes.count, by: LiveInput.size).map { try LiveInput(reading: Array(bytes[$0..<($0 + LiveInput.size)])) }
    }
}

extension LiveRun {
    /// Plays the experiment's script to its end, and lets happen what still comes due.
    fileprivate func playScript() throws {
        for input in script { try send(input) }
        try advance(to: (script.last?.time ?? 0) + 60)
    }
}
