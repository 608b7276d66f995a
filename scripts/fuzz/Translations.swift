@testable import ExperimentKit
@testable import TranslationKit

extension FuzzTarget {
    /// A file of gettext.
    static let translations = FuzzTarget(name: "translations") { bytes in
        let file = GettextFile(path: "translations/zh-Hans/x.po", bytes: bytes)
        if !file.diagnostics.isEmpty { demandSound(AuthorsMistakes(file.diagnostics)) }
        _ = Translations([(.chinese, file)])
    }
}
