/// The languages that reports and pages are written in.
public enum Language: String, Sendable, CaseIterable {
    case english = "en"
    case chinese = "zh"

    /// The folder of the language's translations, named as Apple names languages; nil for English, which is in the sources.
    public var folder: String? {
        switch self {
        case .english: nil
        case .chinese: "zh-Hans"
        }
    }

    /// The languages that texts are translated into.
    public static var translated: [Language] { allCases.filter { $0.folder != nil } }

    /// The tag of BCP 47: `zh-Hans`.
    public var tag: String { folder ?? rawValue }
}
