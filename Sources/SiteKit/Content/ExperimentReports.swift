import ProjectFiles
import ReportKit
import Studies
import TranslationKit

/// The reports of the experiments as Markdown. A site has them in every language, beside its pages; its project has those in English.
public struct ExperimentReports: Sendable {
    private let content: SiteContent
    /// The reports in English, in the order of the results.
    public let english: [String]

    /// Makes the reports in English, on all cores.
    public init(_ content: SiteContent) {
        self.content = content
        english = content.results.concurrentMap { ExperimentReports.text(of: $0, content, in: .english) }
    }

    /// The report of the result at this index, made anew unless it is in English.
    func text(at index: Int, in language: Language) -> String {
        language == .english ? english[index] : ExperimentReports.text(of: content.results[index], content, in: language)
    }

    private static func text(of result: ExperimentResult, _ content: SiteContent, in language: Language) -> String {
        MarkdownReport(
            result, rules: content.rules, fidelity: content.fidelity, differences: content.differences(of: result),
            titles: content.titles, in: content.translations[language]
        ).text
    }
}
