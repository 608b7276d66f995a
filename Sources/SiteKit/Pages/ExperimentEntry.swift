import ExperimentKit
import ReportKit
import Studies
import TranslationKit

/// The search entries of an experiment and its claims.
struct ExperimentEntry {
    let result: ExperimentResult
    let context: PageContext

    private var experiment: Experiment { result.experiment }

    /// The entry of the experiment, then those of its claims.
    var entries: [SearchEntry] { [own] + result.claims.indices.map(claim) }

    private var own: SearchEntry {
        // The answer is shown, with what to do; the question is only searched.
        let answer = [experiment.answer ?? experiment.question, experiment.remedy].compactMap { $0.map(plain) }
        let question = experiment.answer == nil ? "" : plain(experiment.question)
        let outcomes = result.outcomes.flatMap { found in
            [found.outcome.title].compactMap { $0.map(plain) } + found.outcome.states.map { plain($0.words) }
        }
        let bugs = context.content.bugs(answeredBy: result)
        let calls = Set(result.groups.flatMap { $0.ordering.filter { !$0.isMark }.flatMap { [$0.call, MethodName.shown($0.call)] } })
            .sorted()
        let variables = experiment.variables.flatMap { variable in
            [variable.name, told(variable.title)] + variable.domain.map { told($0.description) }
        }
        let guide = context.content.guide.symptoms.filter { $0.experiment == experiment.id }.map(\.words)
        let others = context.twins.map { context.content.translations[$0.language] }
        return SearchEntry(
            route: Routes.experiment(result), title: plain(experiment.title), kind: .experiment, text: answer.joined(separator: " "),
            symptoms: guide.map { context.translation($0, in: ReaderGuide.context) } + experiment.symptoms.map(told)
                + bugs.flatMap { $0.phrases[context.language.tag] ?? [] },
            names: [experiment.id], keywords: ([question] + outcomes + variables + calls + bugs.flatMap(told)).joined(separator: " "),
            otherLanguage: others.flatMap { other in
                guide.map { other($0, in: ReaderGuide.context) }
                    + ([experiment.title] + experiment.symptoms).map { other($0, in: experiment.id) }
                    + bugs.flatMap { $0.phrases[other.language.tag] ?? [] }
            })
    }

    private func claim(_ index: Int) -> SearchEntry {
        let claim = result.claims[index]
        return SearchEntry(
            route: Routes.claim(index, of: result), title: plain(claim.claim.statement), kind: .claim,
            note: context.say(PagePhrase(claim.verdict)), text: claim.claim.explanation.map(plain) ?? "")
    }

    /// The words of a reported bug that the experiment answers, by which the page is also found.
    private func told(_ bug: ReportedBug) -> [String] {
        [bug.situation, bug.right].map { Prose.plain($0, in: bug.context, context) } + bug.names
    }

    private func told(_ text: String) -> String { context.translation(text, in: experiment.id) }

    private func plain(_ text: String) -> String { Prose.plain(text, in: experiment.id, context) }
}
