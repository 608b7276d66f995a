/// The languages that reports and pages are written in.
public enum Language: String, Sendable, CaseIterable {
    case english = "en"
    case chinese = "zh"

    /// The name of the folder of its translations, as Apple names languages; nil for English, which stands in the sources.
    public var folder: String? {
        switch self {
        case .english: nil
        case .chinese: "zh-Hans"
        }
    }

    /// Those that texts are translated into.
    public static var translated: [Language] { allCases.filter { $0.folder != nil } }

    /// As BCP 47 names it: `zh-Hans`.
    public var tag: String { folder ?? rawValue }
}
