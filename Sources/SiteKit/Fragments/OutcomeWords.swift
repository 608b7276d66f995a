import ExperimentKit
import ReportKit
import Studies

/// How a case comes out, in the words of its experiment.
struct OutcomeWords {
    let context: PageContext

    /// Each outcome of the experiment; empty if the experiment declares none.
    func html(_ result: ExperimentResult, _ finding: Finding) -> HTML {
        let wording = context.wording(result.experiment)
        return result.outcomes.map { found -> HTML in
            let words = InlineCode.html(wording.outcome(found, ofCase: finding.case.index))
            return "<span class=\"outcome \(OutcomeWords.look(found, finding.case.index))\">\(words)</span>"
        }.joined(" ")
    }

    /// The first state of an outcome is what is asked for, the last one that it is not; others are between.
    static func look(_ found: OutcomeStates, _ index: Int) -> HTML {
        switch found.states[index] {
        case 0: "yes"
        case found.outcome.states.count - 1: "no"
        default: "other"
        }
    }
}
