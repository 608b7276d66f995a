import EmbeddedFiles

/// The program's own phrases in other languages, embedded in it.
public enum BuiltInPhrases {
    public static let files: [(language: Language, file: GettextFile)] = [
        (.chinese, GettextFile(path: "Sources/TranslationKit/Phrases/zh-Hans.po", bytes: [UInt8](embedded_zh_Hans_po())))
    ]
}
