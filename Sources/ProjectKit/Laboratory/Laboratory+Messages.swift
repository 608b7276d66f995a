import EventTrace
import ExperimentKit
import Laws
import ProjectFiles
import ReportKit
import SiteKit
import TranslationKit

extension Laboratory {
    /// The project's translatable texts, by the file of their translations. An experiment's texts stay in their present file; those of a
    /// new experiment go to the file of its topic.
    package func messages(_ files: [GettextFile] = [], in project: Project) throws -> [MessageList] {
        let published = try Evidence.read(project)
        let versionNotes = try Evidence.versionNotes(project)
        let bugs = try Evidence.reportedBugs(project).flatMap(\.messages) + Evidence.unmodelledAreas(project).flatMap(\.messages)
        var topics: [String: String] = [:]
        for file in files {
            for entry in file.entries { topics[entry.key.context] = topics[entry.key.context] ?? ProjectTranslations.topic(of: file) }
        }
        let byTopic = Dictionary(grouping: experiments) { topics[$0.id] ?? $0.location.topic }
        // What cannot be read `evdoc check` reports.
        let marks = (try? OrderingFile(in: project))?.marks ?? [:]
        let ofExperiments = byTopic.keys.sorted().map { topic in
            MessageList(topic: topic, byTopic[topic]!.flatMap { $0.messages + $0.messages(ofMarks: marks[$0.id] ?? []) })
        }
        let api = try APIFile.read(project).flatMap(\.messages)
        let devices = try DeviceFolder(in: project).records.flatMap(\.messages)
        let settings = try SiteSettings(project).messages()
        let site = settings + experiments.groupMessages + guide.messages + versionNotes.flatMap(\.messages)
        return ofExperiments + [
            MessageList(topic: "documents", documents.flatMap(\.messages)),
            MessageList(topic: "observations", published.flatMap(\.messages) + devices + self.observations.messages),
            MessageList(topic: "bugs", bugs),
            MessageList(topic: "laws", laws.messages), MessageList(topic: "rules", rules.flatMap(\.messages)),
            MessageList(topic: "api", api), MessageList(topic: "site", site),
        ]
    }

    /// The reviews of the translations, one for each language; empty if the project has none.
    package func reviews(of translations: ProjectTranslations, in project: Project) throws -> [TranslationReview] {
        guard !translations.isEmpty else { return [] }
        let lists = try messages(translations.files.map(\.file), in: project)
        return Language.translated.map { translations.review($0, lists) }
    }

    /// The program's own phrases.
    package static var phrases: MessageList {
        MessageList(topic: "phrases", Phrase.messages + ReasonPhrase.messages + ListPhrase.messages + SitePhrases.messages)
    }
}

extension ProjectTranslations {
    /// The name of the file without its ending.
    package static func topic(of file: GettextFile) -> String { String(Paths.lastName(file.path).dropLast(".po".count)) }
}
