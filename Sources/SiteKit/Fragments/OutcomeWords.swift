import ExperimentKit
import ReportKit
import Studies

/// How a case comes out, in the words of its experiment.
struct OutcomeWords {
    let context: PageContext

    /// Each outcome of the experiment, or these of them; empty if there are none.
    func html(_ result: ExperimentResult, _ finding: Finding, _ outcomes: [OutcomeStates]? = nil) -> HTML {
        let wording = context.wording(result.experiment)
        return (outcomes ?? result.outcomes).map { found -> HTML in
            let words = InlineCode.html(wording.outcome(found, ofCase: finding.case.index))
            return "<span class=\"outcome \(OutcomeWords.look(found, finding.case.index))\">\(words)</span>"
        }.joined(" ")
    }

    /// A sentence with the outcomes that are the same in all cases of a table, this case among them.
    func once(_ phrase: Phrase, _ result: ExperimentResult, _ finding: Finding, _ outcomes: [OutcomeStates]) -> HTML {
        let wording = context.wording(result.experiment)
        let words = outcomes.map { InlineCode.html(wording.outcome($0, ofCase: finding.case.index)) }
        return context.html(phrase, ["outcomes": context.list(words, .semicolon)])
    }

    static func asInTheBase(_ context: PageContext) -> HTML {
        "<span class=\"outcome other\">\(context.say(Phrase.asInTheBase))</span>"
    }

    /// An outcome of two states happens or not, unless the second says what happens instead: then neither is better than the other.
    static func look(_ found: OutcomeStates, _ index: Int) -> HTML {
        guard found.outcome.states.count == 2, found.outcome.isDenied else { return "other" }
        return found.states[index] == 0 ? "yes" : "no"
    }
}
