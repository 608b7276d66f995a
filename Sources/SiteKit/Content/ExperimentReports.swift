import ExperimentKit
import ReportKit
import TranslationKit

/// The reports of the experiments as Markdown: a site has them beside its pages, in every language, and its project those in English.
public struct ExperimentReports: Sendable {
    /// For each language, in the order of the results.
    private let texts: [Language: [String]]

    /// All of them, made on all cores; in English too where the site has none.
    public init(_ content: SiteContent) {
        let languages = Language.allCases.filter { content.facts.languages.contains($0) || $0 == .english }
        let all = languages.flatMap { language in content.results.map { (language, $0) } }
        let made = all.indices.concurrentMap { index in
            let (language, result) = all[index]
            return MarkdownReport(result, rules: content.rules, fidelity: content.fidelity, in: content.translations[language]).text
        }
        texts = zip(all, made).reduce(into: [:]) { $0[$1.0.0, default: []].append($1.1) }
    }

    /// In the order of the results.
    public func texts(in language: Language) -> [String] { texts[language] ?? [] }
}
