import ExperimentKit
import ProjectFiles
import ReportKit
import TranslationKit

/// The files of translations in a project: `translations/zh-Hans/*.po`.
package struct ProjectTranslations {
    package static let directory = "translations"

    /// The files in the order of the languages, then of the files' names.
    package let files: [(language: Language, file: GettextFile)]
    /// The diagnostics of folders that belong to no language.
    private let strangers: [Diagnostic]

    /// Reads the files; empty if there is no such folder.
    package init(_ project: Project) throws(FileError) {
        let directory = Paths.join(project.root, ProjectTranslations.directory)
        let folders = Files.kind(of: directory) == .directory ? try Files.names(in: directory).filter { !$0.hasPrefix(".") }.sorted() : []
        var files: [(language: Language, file: GettextFile)] = []
        var strangers: [Diagnostic] = []
        for folder in folders where Files.kind(of: Paths.join(directory, folder)) == .directory {
            guard let language = Language.translated.first(where: { $0.folder == folder }) else {
                strangers.append(ProjectTranslations.stranger(folder))
                continue
            }
            for name in try Files.names(in: Paths.join(directory, folder)).sorted() where name.hasSuffix(".po") && !name.hasPrefix(".") {
                let bytes = try Files.read(Paths.join(directory, "\(folder)/\(name)"))
                files.append((language, GettextFile(path: "\(ProjectTranslations.directory)/\(folder)/\(name)", bytes: bytes)))
            }
        }
        self.files = files
        self.strangers = strangers
    }

    package var isEmpty: Bool { files.isEmpty && strangers.isEmpty }

    /// The translations that pages use. Throws for files that cannot be read.
    package func translations() throws(AuthorsMistakes) -> Translations {
        let mistakes = strangers + files.flatMap(\.file.diagnostics)
        guard mistakes.isEmpty else { throw AuthorsMistakes(mistakes) }
        return Translations(files)
    }

    package func review(_ language: Language, _ lists: [MessageList]) -> TranslationReview {
        TranslationReview(language, lists.flatMap(\.messages), files.filter { $0.language == language }.map(\.file))
    }

    private static func stranger(_ folder: String) -> Diagnostic {
        Diagnostic(
            Location(fileID: "\(directory)/\(folder)", line: 1), "there is no language '\(folder)'",
            remedy: "The languages are \(Language.translated.compactMap(\.folder).joined(separator: ", ")).")
    }
}
