/// The program's own phrases in other languages, embedded in it.
public enum BuiltInPhrases {
    public static let files: [(language: Language, file: GettextFile)] = [
        (.chinese, GettextFile(path: "Sources/TranslationKit/Phrases/zh-Hans.po", bytes: PackageResources.zh_Hans_po))
    ]
}
