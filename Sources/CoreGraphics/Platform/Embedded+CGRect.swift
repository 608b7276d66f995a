#if hasFeature(Embedded)
    /// A rectangle; a negative width or height stands for the area of its `standardized`.
    public struct CGRect: Hashable, Sendable {
        public var origin: CGPoint
        public var size: CGSize

        public static let zero = CGRect()
        /// The null rectangle: the intersection of rectangles that do not meet.
        public static let null = CGRect(x: CGFloat.infinity, y: CGFloat.infinity, width: CGFloat(0), height: CGFloat(0))
        /// The rectangle that contains every point.
        public static let infinite = CGRect(
            x: -CGFloat.greatestFiniteMagnitude / 2, y: -CGFloat.greatestFiniteMagnitude / 2,
            width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

        @inlinable public init() {
            origin = CGPoint()
            size = CGSize()
        }

        @inlinable public init(origin: CGPoint, size: CGSize) {
            self.origin = origin
            self.size = size
        }

        @inlinable public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
            self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
        }

        @inlinable public init(x: Int, y: Int, width: Int, height: Int) {
            self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
        }

        @inlinable public var minX: CGFloat { min(origin.x, origin.x + size.width) }
        @inlinable public var midX: CGFloat { origin.x + size.width / 2 }
        @inlinable public var maxX: CGFloat { max(origin.x, origin.x + size.width) }
        @inlinable public var minY: CGFloat { min(origin.y, origin.y + size.height) }
        @inlinable public var midY: CGFloat { origin.y + size.height / 2 }
        @inlinable public var maxY: CGFloat { max(origin.y, origin.y + size.height) }
        /// The width, never negative.
        @inlinable public var width: CGFloat { abs(size.width) }
        /// The height, never negative.
        @inlinable public var height: CGFloat { abs(size.height) }

        @inlinable public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
        @inlinable public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
        public var isInfinite: Bool { self == .infinite }

        /// The same area with a width and height that are not negative.
        @inlinable public var standardized: CGRect {
            isNull ? self : CGRect(x: minX, y: minY, width: width, height: height)
        }

        /// The smallest rectangle with whole coordinates that covers this one.
        public var integral: CGRect {
            guard !isNull else { return self }
            let left = minX.rounded(.down)
            let top = minY.rounded(.down)
            return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
        }
    }
#endif
