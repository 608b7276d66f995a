#if hasFeature(Embedded)
    /// Stands for the one loop of a run, in signatures only.
    public final class RunLoop: Sendable {
        public struct Mode: Hashable, Sendable {
            private let number: Int
            public static let `default` = Mode(number: 0)
            public static let common = Mode(number: 1)
        }

        public static let main = RunLoop()
        public static var current: RunLoop { main }
    }
#endif
