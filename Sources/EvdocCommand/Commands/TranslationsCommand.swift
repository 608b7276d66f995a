import ExperimentKit
import ProjectFiles
import ProjectKit
import TranslationKit

/// `evdoc translations`: translated and missing texts, and the templates from which gettext's tools refresh the files.
struct TranslationsCommand: Command {
    let listsMissing: Bool
    let templates: String?
    let root: String?

    init(_ arguments: Arguments) {
        listsMissing = arguments[.missing]
        templates = arguments[.templates]
        root = arguments[.root]
    }

    func run(_ lab: Laboratory, _ console: Console) throws -> ExitCode {
        let root = try Project(given: root)
        let project = try ProjectTranslations(root)
        let lists = try lab.messages(project.files.map(\.file), in: root)
        if let templates { try write(lists + [Laboratory.phrases], into: templates) }
        for language in Language.translated { try report(project.review(language, lists), lists, console) }
        let diagnostics = Language.translated.flatMap { project.review($0, lists).diagnostics }
        console.report(diagnostics.of(.warning))
        let mistakes = diagnostics.of(.error)
        guard mistakes.isEmpty else { throw AuthorsMistakes(mistakes) }
        _ = try project.translations()
        return .success
    }

    private func report(_ review: TranslationReview, _ lists: [MessageList], _ console: Console) throws {
        let missing = Set(review.missing)
        var columns = Columns()
        for list in lists where !list.messages.isEmpty {
            let open = list.messages.filter { missing.contains($0) }
            columns.add(
                Columns.Cell(list.topic), Columns.Cell("\(list.messages.count - open.count) of \(list.messages.count)", isRight: true))
        }
        try console.print("\(review.summary)\n\(columns.text(console.style, indent: "    "))")
        guard listsMissing else { return }
        for message in review.missing { try console.print("\(message.told)\n") }
    }

    private func write(_ lists: [MessageList], into directory: String) throws(FileError) {
        try Files.makeDirectory(directory)
        let templates = lists.filter { !$0.messages.isEmpty }
        try Replacement.replace(
            templates.map { SiteFile(path: "\($0.topic).pot", text: GettextTemplate($0).text) }, in: directory)
    }
}
