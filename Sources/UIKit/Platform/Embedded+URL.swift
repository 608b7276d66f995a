#if hasFeature(Embedded)
    /// A web address, as plain text.
    public struct URL: Hashable, Sendable {
        public let absoluteString: String

        /// Nil for an empty text; other texts are not checked.
        public init?(string: String) {
            guard !string.isEmpty else { return nil }
            absoluteString = string
        }
    }
#endif
