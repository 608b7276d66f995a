#if hasFeature(Embedded)
    /// A location and a length in a text, in UTF-16 units.
    public struct NSRange: Hashable, Sendable {
        public var location: Int
        public var length: Int

        public init(location: Int, length: Int) {
            self.location = location
            self.length = length
        }
    }
#endif
