import EventTrace
import ExperimentKit
import ReportKit
import SiteKit
import TranslationKit

extension Evdoc {
    /// The project's texts that can be translated, by the file that their translations stand in: an experiment's stand where they stand
    /// already, those of a new one in the file of its topic.
    func messages(_ files: [GettextFile] = [], in project: Project) throws -> [MessageList] {
        let published = try Evidence.read(project)
        let versionNotes = try Evidence.versionNotes(project)
        var topics: [String: String] = [:]
        for file in files {
            for entry in file.entries { topics[entry.key.context] = topics[entry.key.context] ?? ProjectTranslations.topic(of: file) }
        }
        let byTopic = Dictionary(grouping: experiments) { topics[$0.id] ?? $0.location.topic }
        let ofExperiments = byTopic.keys.sorted().map { topic in MessageList(topic: topic, byTopic[topic]!.flatMap(\.messages)) }
        let api = try APIFile.read(project).flatMap(\.messages)
        let devices = try DeviceFolder(in: project).records.flatMap(\.messages)
        let settings = try SiteSettings(project).messages()
        let site = settings + experiments.groupMessages + guide.messages + versionNotes.flatMap(\.messages)
        return ofExperiments + [
            MessageList(topic: "documents", documents.flatMap(\.messages)),
            MessageList(topic: "observations", published.flatMap(\.messages) + devices + self.observations.messages),
            MessageList(topic: "rules", rules.flatMap(\.messages)), MessageList(topic: "api", api), MessageList(topic: "site", site),
        ]
    }

    /// What there is to say about the translations, language by language; nothing of a project that has none.
    func reviews(of translations: ProjectTranslations, in project: Project) throws -> [TranslationReview] {
        guard !translations.isEmpty else { return [] }
        let lists = try messages(translations.files.map(\.file), in: project)
        return Language.translated.map { translations.review($0, lists) }
    }

    /// The program's own phrases.
    static var phrases: MessageList {
        MessageList(topic: "phrases", Phrase.messages + ReasonPhrase.messages + ListPhrase.messages + SitePhrases.messages)
    }
}

extension ProjectTranslations {
    /// The name of the file without its ending.
    static func topic(of file: GettextFile) -> String { String(Paths.lastName(file.path).dropLast(".po".count)) }
}
