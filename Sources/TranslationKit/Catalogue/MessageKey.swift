import Glibc

/// The key of a translation: the context of the English, and the English itself.
public struct MessageKey: Hashable, Sendable {
    /// The id of an experiment, a rule or an observation, `document 000`, or the context of fixed phrases.
    public let context: String
    public let english: String

    public init(_ english: String, in context: String) {
        self.context = context
        self.english = english
    }

    /// Compares byte for byte, which is fast: two spellings of one character in Unicode are two texts.
    public static func == (left: MessageKey, right: MessageKey) -> Bool {
        isEqual(left.english, right.english) && isEqual(left.context, right.context)
    }

    private static func isEqual(_ left: String, _ right: String) -> Bool {
        guard left.utf8.count == right.utf8.count else { return false }
        var (left, right) = (left, right)
        return left.withUTF8 { left in
            right.withUTF8 { right in left.isEmpty || memcmp(left.baseAddress!, right.baseAddress!, left.count) == 0 }
        }
    }

    /// Hashes the English alone: few texts occur in two contexts.
    public func hash(into hasher: inout Hasher) {
        var text = english
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
