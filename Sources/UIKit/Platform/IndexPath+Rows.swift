#if !hasFeature(Embedded)
    /// UIKit's additions to Foundation's `IndexPath`: a section, and a row or item in it.
    extension IndexPath {
        /// An index path to a row of a table.
        public init(row: Int, section: Int) {
            self.init(indexes: [section, row])
        }

        /// An index path to an item of a collection.
        public init(item: Int, section: Int) {
            self.init(indexes: [section, item])
        }

        /// The first index. Precondition: the path has two indexes.
        public var section: Int {
            get { self[0] }
            set { self[0] = newValue }
        }

        /// The second index. Precondition: the path has two indexes.
        public var row: Int {
            get { self[1] }
            set { self[1] = newValue }
        }

        /// The second index, under its name in a collection.
        public var item: Int {
            get { self[1] }
            set { self[1] = newValue }
        }
    }

    /// The same additions to Foundation's class, which older code uses.
    extension NSIndexPath {
        /// An index path to a row of a table.
        public convenience init(row: Int, section: Int) {
            self.init(indexes: [section, row], length: 2)
        }

        /// An index path to an item of a collection.
        public convenience init(item: Int, section: Int) {
            self.init(indexes: [section, item], length: 2)
        }

        /// The first index. Precondition: the path has two indexes.
        public var section: Int { index(atPosition: 0) }
        /// The second index. Precondition: the path has two indexes.
        public var row: Int { index(atPosition: 1) }
        /// The second index, under its name in a collection.
        public var item: Int { index(atPosition: 1) }
    }
#endif
