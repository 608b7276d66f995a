import ExperimentKit
import ReportKit
import SiteKit
import TranslationKit

/// What a project has written beside its experiments, as a site shows it.
struct ProjectTexts: Sendable {
    let notes: [SiteFile]
    let versionNotes: [VersionNote]
    let apiFacts: [APIFact]
    let translationFiles: ProjectTranslations
    let translations: Translations
    let facts: SiteFacts
    let sources: [String: String]

    /// Reads the files; `address` stands in for that of the settings. Throws what cannot be read.
    init(_ project: Project, _ experiments: [Experiment], address: String? = nil) throws {
        translationFiles = try ProjectTranslations(project)
        translations = try translationFiles.translations()
        notes = try Notes.read(project.pages, of: project)
        versionNotes = try Evidence.versionNotes(project)
        apiFacts = try APIFile.read(project)
        facts = try SiteSettings(project).facts(address: address)
        sources = try ExperimentSources.read(experiments, project)
    }
}
