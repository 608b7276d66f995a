import EventTrace

/// The languages that reports are written in.
public enum Language: String, Sendable, CaseIterable {
    case english = "en"
    case chinese = "zh"
}

extension Text {
    /// The English where nothing is written in the other language.
    public subscript(language: Language) -> String {
        switch language {
        case .english: english
        case .chinese: chinese ?? english
        }
    }
}
