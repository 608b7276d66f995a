#if hasFeature(Embedded)
    /// Rectangles as sets of points.
    extension CGRect {
        /// Whether the point is inside, or on an edge with the least x or y.
        @inlinable public func contains(_ point: CGPoint) -> Bool {
            !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
        }

        public func contains(_ other: CGRect) -> Bool { union(other) == standardized }

        /// The inset rectangle; null if the insets exceed its size.
        public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
            guard !isNull else { return self }
            let inset = CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
            return inset.size.width < 0 || inset.size.height < 0 ? .null : inset
        }

        public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
            isNull ? self : CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
        }

        /// The smallest rectangle that covers both; the null rectangle adds nothing.
        public func union(_ other: CGRect) -> CGRect {
            if isNull { return other }
            if other.isNull { return self }
            let left = min(minX, other.minX)
            let top = min(minY, other.minY)
            return CGRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
        }

        /// The common rectangle; null if there is no common point, empty if the rectangles only touch.
        public func intersection(_ other: CGRect) -> CGRect {
            guard !isNull, !other.isNull else { return .null }
            let left = max(minX, other.minX)
            let top = max(minY, other.minY)
            let size = CGSize(width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
            return size.width < 0 || size.height < 0 ? .null : CGRect(origin: CGPoint(x: left, y: top), size: size)
        }

        public func intersects(_ other: CGRect) -> Bool { !intersection(other).isNull }
    }
#endif
