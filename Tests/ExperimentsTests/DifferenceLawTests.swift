import EventTrace
import ExperimentKit
import ProjectKit
import Studies
import Testing
import TranslationKit

@testable import ReportKit

/// What every report says of differences and orderings, in English and in Chinese.
struct DifferenceLawTests {
    private static let translations: [Translation] = {
        let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let files = try? ProjectTranslations(Project(given: root)).translations()
        return [.english] + Language.translated.compactMap { language in files.map { $0[language] } }
    }()

    private static let spoken: [(result: ExperimentResult, translation: Translation)] = translations.flatMap { translation in
        AllResults.value.map { ($0, translation) }
    }

    @Test func `the reports are read in two languages`() { #expect(Self.translations.count == 2) }

    @Test func `orderings have names of their own, none of which is an example`() {
        for (result, translation) in Self.spoken {
            let names = GroupNames(result, Wording(translation, result.experiment))
            let all = result.groups.map { names[$0] }
            #expect(Set(all).count == all.count && !all.contains(""), "\(result.experiment.id): \(all)")
            for name in all { #expect(!name.contains(" more") && !name.contains("另外"), "\(result.experiment.id): \(name)") }
        }
    }

    @Test func `an ordering has a short name, in the words of one condition or outcome`() {
        for result in AllResults.value {
            let names = GroupNames(result, Wording(.english, result.experiment))
            for group in result.groups {
                let name = names[group]
                #expect(name.unicodeScalars.count <= 80, "\(result.experiment.id): \(name)")
                #expect(name.firstMatch(of: #/\b(on|off)$|other cases/#) == nil || isSaid(name, result), "\(result.experiment.id): \(name)")
            }
        }
    }

    /// Whether the author of the experiment, and no rule for names, has said these words.
    private func isSaid(_ name: String, _ result: ExperimentResult) -> Bool {
        let experiment = result.experiment
        let values = experiment.variables.flatMap { variable in variable.domain.map { "\($0)" } + [variable.title, variable.clause ?? ""] }
        let outcomes = experiment.outcomes.flatMap { $0.states.map { $0.words } }
        return (values + outcomes).contains { !$0.isEmpty && name.lowercased().contains($0.lowercased()) }
    }

    @Test func `a moment outside of calls stays in the base strip`() {
        for result in AllResults.value {
            guard let differences = CaseDifferences(result) else { continue }
            let moments = differences.base.trace.ordering.filter { $0.isMark && $0.depth == 0 }
            let shown = differences.baseStrip.items.flatMap(\.calls)
            for moment in moments {
                #expect(shown.contains { $0.isMark && $0.token == moment.token }, "\(result.experiment.id): \(moment.token)")
            }
        }
    }

    @Test func `what is the same in every row of the changes is the same in every case`() {
        for result in AllResults.value {
            guard let differences = CaseDifferences(result) else { continue }
            for outcome in result.outcomes(ofChanges: differences).same {
                #expect(Set(outcome.states).count == 1, "\(result.experiment.id)")
            }
        }
    }

    @Test func `sentences and captions name variables in words`() {
        for (result, translation) in Self.spoken {
            let report = MarkdownReport(result, rules: [], in: translation)
            let captions = report.whatChanges.split(separator: "\n").filter { !$0.hasPrefix("|") && !$0.hasPrefix("#") }
            for variable in result.experiment.variables {
                let texts = [variable.title, variable.clause ?? ""] + variable.domain.map { "\($0)" }
                guard !texts.contains(where: { $0.contains("`\(variable.name)`") }) else { continue }
                for caption in captions {
                    #expect(!caption.contains("`\(variable.name)`"), "\(result.experiment.id): \(caption)")
                }
            }
        }
    }

    @Test func `lines of the record are translated`() {
        for translation in Self.translations where translation.language != .english {
            for result in AllResults.value {
                let calls = result.groups.flatMap(\.ordering).filter(\.isMark)
                for message in result.experiment.messages(ofMarks: calls.map(\.call)) {
                    let words = translation.translated(message.key.english, in: message.key.context)
                    #expect(words != nil, "\(result.experiment.id): \(message.key.english)")
                }
            }
        }
    }

    @Test func `each value of a variable that changes the base is named, with what it changes or as what leaves it`() {
        for (result, translation) in Self.spoken {
            guard let differences = CaseDifferences(result) else { continue }
            let wording = Wording(translation, result.experiment)
            for variable in result.experiment.variables where differences.shows(variable) {
                let told = (differences.changes + differences.likeTheBase).flatMap(\.values).filter { $0.variable == variable }.flatMap(
                    \.values)
                let there = variable.domain.filter { value in result.findings.contains { $0.case[variable] == value } }
                #expect(
                    Set(told + [differences.base.case[variable]].compactMap { $0 }) == Set(there),
                    "\(result.experiment.id): \(variable.name)")
            }
            let report = MarkdownReport(result, rules: [], in: translation)
            if let words = wording.likeTheBase(differences) {
                #expect(report.whatChanges.contains(Markdown.prose(words)), "\(result.experiment.id): \(words)")
            }
        }
    }
}
