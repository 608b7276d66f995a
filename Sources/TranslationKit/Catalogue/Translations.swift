import ExperimentKit

/// The translations into every language: those of the program's own phrases, and those of a project's texts.
public struct Translations: Sendable {
    private let catalogues: [Language: Catalogue]

    private init(_ catalogues: [Language: Catalogue]) {
        self.catalogues = catalogues
    }

    /// The program's phrases only. They are embedded in the program, so that a copy of its one file still has them.
    public static let builtIn = Translations(
        Dictionary(
            uniqueKeysWithValues: BuiltInPhrases.files.map { language, file in
                precondition(file.diagnostics.isEmpty, "\(file.diagnostics)")
                return (language, file.catalogue)
            }))

    /// The program's phrases and the entries of these files, in which a project's translations win.
    public init(_ files: [(language: Language, file: GettextFile)]) {
        let own = files.reduce(into: [Language: Catalogue]()) { $0[$1.language, default: Catalogue()].add($1.file) }
        catalogues = Translations.builtIn.catalogues.merging(own) { builtIn, own in own.merging(builtIn) }
    }

    public func catalogue(_ language: Language) -> Catalogue { catalogues[language] ?? Catalogue() }

    public subscript(language: Language) -> Translation { Translation(language, catalogue(language)) }
}
