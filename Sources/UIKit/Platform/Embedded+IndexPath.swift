#if hasFeature(Embedded)
    /// A section and a row or item in it; the longer paths of Foundation do not exist here.
    public struct IndexPath: Hashable, Comparable, Sendable {
        public var section: Int
        public var row: Int

        /// The row, under its name in a collection.
        public var item: Int {
            get { row }
            set { row = newValue }
        }

        public init(row: Int, section: Int) {
            self.row = row
            self.section = section
        }

        public init(item: Int, section: Int) {
            self.init(row: item, section: section)
        }

        public static func < (left: IndexPath, right: IndexPath) -> Bool {
            left.section == right.section ? left.row < right.row : left.section < right.section
        }
    }
#endif
