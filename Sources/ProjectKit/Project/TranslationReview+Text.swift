import TranslationKit

extension TranslationReview {
    /// `zh-Hans: 2561 of 2930 texts translated, 2 fuzzy`
    package var summary: String {
        let fuzzy = fuzzy.isEmpty ? "" : ", \(fuzzy.count) fuzzy"
        return "\(language.folder ?? language.rawValue): \(translated) of \(total) texts translated\(fuzzy)"
    }
}

extension Message {
    /// The place of the message, and the message.
    package var told: String { "\(location.map { "\($0): " } ?? "")\(key.context), \(role): \(key.english)" }
}
