import ExperimentKit
import Studies
import Testing
import TranslationKit

@testable import ProjectKit
@testable import ReportKit
@testable import SiteKit

/// Where prose names another experiment, a reader gets there.
struct MentionLawTests {
    private static let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    private static let ids = Set(AllResults.value.map(\.experiment.id))

    /// The ids in a text that has no links any more.
    private func ids(in text: String) -> [String] {
        text.matches(of: #/[A-Za-z0-9_]+/#).map { String($0.output) }.filter {
            Self.ids.contains($0) && $0.dropFirst().contains(where: \.isUppercase)
        }
    }

    private func text(of html: HTML) -> String {
        html.description.replacing(#/<a [^>]*>(.|\n)*?</a>/#, with: "").replacing(#/<[^>]*>/#, with: " ")
    }

    @Test func `no answer, remedy, explanation or bug on the site names an experiment without a link`() throws {
        let project = try Project(given: Self.root)
        let content = SiteContent(
            results: AllResults.value, rules: [], bugs: try Evidence.reportedBugs(project),
            translations: try ProjectTranslations(project).translations())
        var links = 0
        for translation in [.english] + Language.translated.map({ content.translations[$0] }) {
            for result in content.results {
                let context = PageContext(Routes.experiment(result), in: translation, of: content)
                let parts = ExperimentParts(result: result, context: context, related: [])
                var mistakes: [Diagnostic] = []
                let sections = [ExperimentSection.answer, .remedy, .claims].map { parts.html($0, &mistakes) }
                for html in sections + [parts.prose(result.experiment.question, &mistakes)] {
                    #expect(ids(in: text(of: html)) == [], "\(context.path)")
                }
                links += sections[1].description.ranges(of: "<a href").count
            }
            for page in BugsPage.plans(of: content, in: translation).compactMap({ try? $0.page() }) {
                #expect(ids(in: text(of: page.body)) == [], "\(page.path)")
            }
        }
        #expect(links >= 10)
    }

    @Test func `no report names an experiment without a link in its answer, remedy or explanations`() {
        let titles = Dictionary(uniqueKeysWithValues: AllResults.value.map { ($0.experiment.id, $0.experiment.title) })
        for result in AllResults.value {
            let report = MarkdownReport(result, rules: [], titles: titles)
            let experiment = result.experiment
            for text in [experiment.question, experiment.answer, experiment.remedy] + result.claims.map(\.claim.explanation) {
                let linked = report.linked(text ?? "").replacing(#/\]\(\w+\.md\)/#, with: "")
                #expect(ids(in: linked) == [], "\(experiment.id)")
            }
        }
    }
}
