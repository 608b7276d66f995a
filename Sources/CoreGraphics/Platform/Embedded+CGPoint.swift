#if hasFeature(Embedded)
    /// A length or coordinate in points.
    public typealias CGFloat = Double

    /// A point of a coordinate system whose y axis points down.
    public struct CGPoint: Hashable, Sendable {
        public var x: CGFloat = 0
        public var y: CGFloat = 0

        public static let zero = CGPoint()

        @inlinable public init() {}

        @inlinable public init(x: CGFloat, y: CGFloat) {
            self.x = x
            self.y = y
        }

        @inlinable public init(x: Int, y: Int) {
            self.init(x: CGFloat(x), y: CGFloat(y))
        }
    }

    /// A width and a height; either may be negative.
    public struct CGSize: Hashable, Sendable {
        public var width: CGFloat = 0
        public var height: CGFloat = 0

        public static let zero = CGSize()

        @inlinable public init() {}

        @inlinable public init(width: CGFloat, height: CGFloat) {
            self.width = width
            self.height = height
        }

        @inlinable public init(width: Int, height: Int) {
            self.init(width: CGFloat(width), height: CGFloat(height))
        }
    }
#endif
