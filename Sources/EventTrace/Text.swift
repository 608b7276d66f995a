/// Prose for readers, in English and, where it is written, in Chinese.
public struct Text: Hashable, Sendable, ExpressibleByStringLiteral {
    public var english: String
    /// Nil where no Chinese is written yet; readers of Chinese are then shown the English.
    public var chinese: String?

    public init(_ english: String, chinese: String? = nil) {
        self.english = english
        self.chinese = chinese
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }
}
