import ExperimentKit
import Laws
import ProjectFiles
import ReportKit
import SiteKit
import Studies
import TranslationKit

/// The files of a project beside its experiments, in the form in which a site shows them.
package struct ProjectTexts: Sendable {
    let notes: [SiteFile]
    let staticFiles: [SiteFile]
    let versionNotes: [VersionNote]
    let bugs: [ReportedBug]
    let unmodelled: [UnmodelledArea]
    /// The committed verdicts on laws; empty if there are none.
    let laws: [LawRecord]
    let apiFacts: [APIFact]
    let translationFiles: ProjectTranslations
    let translations: Translations
    let facts: SiteFacts
    /// The reason for which pages have no dates although the project is in a git repository; nil if there is none.
    package let historyComplaint: String?
    let sources: [String: String]
    /// The experiments as files for Xcode, by the experiments' ids.
    let exports: [String: ExperimentFile]
    /// The last ablation; nil if there has been none.
    let ablation: AblationFile?
    /// The reasons; nil if there are none, and in a part of a site.
    let reasons: ReasonFile?
    /// The mistakes in these files; a file with a mistake counts as missing.
    package let mistakes: MistakeList

    /// Reads the files; `address` replaces that of the settings. Throws for files that cannot be read, and for mistakes in the settings.
    package init(_ project: Project, _ experiments: [Experiment], isPartial: Bool, address: String? = nil) throws {
        var mistakes = MistakeList()
        let translationFiles = try ProjectTranslations(project)
        translations = try mistakes.collect { try translationFiles.translations() } ?? Translations(translationFiles.files)
        notes = try mistakes.collect { try Notes.read(project.pages, of: project) } ?? []
        staticFiles = try mistakes.collect { try Notes.readStatic(of: project) } ?? []
        versionNotes = try mistakes.collect { try Evidence.versionNotes(project) } ?? []
        bugs = try mistakes.collect { try Evidence.reportedBugs(project) } ?? []
        unmodelled = try mistakes.collect { try Evidence.unmodelledAreas(project) } ?? []
        laws = try mistakes.collect { try LawFile(in: project)?.records ?? [] } ?? []
        apiFacts = try mistakes.collect { try APIFile.read(project) } ?? []
        let history = ProjectHistory(of: project)
        historyComplaint = history.complaint
        facts = try SiteSettings(project).facts(history, address: address)
        let sources = try ExperimentSources.read(experiments, project)
        ablation = try mistakes.collect { try AblationFile(in: project) } ?? nil
        reasons = isPartial ? nil : try mistakes.collect { try ReasonFile(in: project) } ?? nil
        self.translationFiles = translationFiles
        self.mistakes = mistakes
        exports = try DeviceSources.exports(of: experiments.filter { sources[$0.location.file] != nil }, project)
        self.sources = sources
    }

    /// The same texts; throws the mistakes, if there are any.
    package func sound() throws(AuthorsMistakes) -> ProjectTexts {
        try mistakes.throwIfAny()
        return self
    }
}
