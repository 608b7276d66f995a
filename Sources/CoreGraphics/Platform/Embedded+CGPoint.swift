#if hasFeature(Embedded)
    /// A length or coordinate in points.
    public typealias CGFloat = Double

    /// A point of a coordinate system whose y axis points down.
    public struct CGPoint: Hashable, Sendable {
        public var x: CGFloat
        public var y: CGFloat

        public static let zero = CGPoint()

        @inlinable public init() {
            x = 0
            y = 0
        }

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
        public var width: CGFloat
        public var height: CGFloat

        public static let zero = CGSize()

        @inlinable public init() {
            width = 0
            height = 0
        }

        @inlinable public init(width: CGFloat, height: CGFloat) {
            self.width = width
            self.height = height
        }

        @inlinable public init(width: Int, height: Int) {
            self.init(width: CGFloat(width), height: CGFloat(height))
        }
    }
#endif
