import ExperimentKit
import ProjectFiles
import SiteKit
import Studies

/// A project's site before its pages are made: `evdoc check` examines the same content that `evdoc build` publishes.
package struct ProjectContent {
    package let site: SiteContent
    /// The findings of the last ablation, beside these results; nil if there has been none. The site has them only if the site is whole.
    package let ablation: AblationTable?

    /// `engine` and `archive` are made outside of the project; a site without them offers less, on the same pages.
    package init(
        _ findings: ProjectFindings, _ texts: ProjectTexts, _ engine: EngineModule = EngineModule(), _ archive: DocCArchive = .empty
    ) {
        let (lab, results, isPartial) = (findings.lab, findings.results, findings.isPartial)
        let comparing = BackgroundTask { texts.reasons?.table(results) }
        ablation = texts.ablation?.table(lab.rules, results)
        let shown = isPartial ? nil : ablation
        let decidingCases = lab.decidingCases(shown)
        site = SiteContent(
            results: results.resting(on: ablation), rules: lab.rules, notes: texts.notes, staticFiles: texts.staticFiles,
            fidelity: findings.fidelity,
            documents: lab.documents, ablation: shown, decidingCases: decidingCases, versionNotes: texts.versionNotes,
            bugs: texts.bugs, laws: isPartial ? [] : lab.laws.findings(texts.laws), unmodelled: texts.unmodelled, apiFacts: texts.apiFacts,
            translations: texts.translations, facts: texts.facts,
            guide: lab.guide, sources: texts.sources,
            exports: texts.exports, engine: engine, archive: archive, reasons: comparing.value(), isPartial: isPartial)
    }
}
