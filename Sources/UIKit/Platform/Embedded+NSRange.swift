#if hasFeature(Embedded)
    /// A place and a length in a text, in units of UTF-16.
    public struct NSRange: Hashable, Sendable {
        public var location: Int
        public var length: Int

        public init(location: Int, length: Int) {
            self.location = location
            self.length = length
        }
    }
#endif
