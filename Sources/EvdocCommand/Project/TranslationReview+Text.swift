import TranslationKit

extension TranslationReview {
    /// `zh-Hans: 2561 of 2930 texts translated, 2 fuzzy`
    var summary: String {
        let fuzzy = fuzzy.isEmpty ? "" : ", \(fuzzy.count) fuzzy"
        return "\(language.folder ?? language.rawValue): \(translated) of \(total) texts translated\(fuzzy)"
    }
}

extension Message {
    /// Where it stands, and what it is.
    var told: String { "\(location.map { "\($0): " } ?? "")\(key.context), \(role): \(key.english)" }
}
