import ExperimentKit
import ProjectFiles
import TranslationKit

/// Files that are made together and are not pages.
struct FilePlan: Sendable {
    let paths: [String]
    private let make: @Sendable () -> [SiteFile]

    /// `paths` may be empty if they are not read.
    init(_ paths: [String] = [], _ make: @escaping @Sendable () -> [SiteFile]) {
        self.paths = paths
        self.make = make
    }

    private init(_ file: SiteFile) {
        self.init([file.path]) { [file] }
    }

    /// The files, in the order of the paths.
    var files: [SiteFile] { make() }

    /// The plans of a site, except for the files made from its pages.
    static func all(of content: SiteContent, _ reports: ExperimentReports) -> [FilePlan] {
        let pictures = content.notes.filter { !$0.path.hasSuffix(".md") }.map { picture in
            SiteFile(path: Routes.note(picture.path).path, bytes: picture.bytes)
        }
        return (Assets.files(content.facts.accent) + content.engine.files + pictures).map(FilePlan.init)
            + content.results.indices.flatMap { ofExperiment(at: $0, content, reports) }
    }

    /// The files beside the page of an experiment: its record, its reasons, its file for a device and its report as Markdown.
    private static func ofExperiment(at index: Int, _ content: SiteContent, _ reports: ExperimentReports) -> [FilePlan] {
        let result = content.results[index]
        var plans = [FilePlan([Routes.record(of: result).path]) { [CaseRecord(result).file] }]
        if case .file(let text)? = content.exports[result.experiment.id] {
            let path = Routes.export(of: result).path
            plans.append(FilePlan([path]) { [SiteFile(path: path, text: text)] })
        }
        let languages = content.facts.languages.map { (language: $0, mark: content.facts.mark(of: $0)) }
        for (language, mark) in languages {
            let path = Routes.markdown(of: result).path(marked: mark)
            plans.append(FilePlan([path]) { [SiteFile(path: path, text: reports.text(at: index, in: language))] })
        }
        guard let table = content.reasons else { return plans }
        let reasons = FilePlan(languages.map { Routes.reasons(of: result, marked: $0.mark).path }) {
            let chains = table.chains(of: result)
            return languages.map {
                ReasonRecord(result, chains, content.rules, in: content.translations[$0.language], marked: $0.mark).file
            }
        }
        return plans + [reasons]
    }
}
