/// The frame, and rectangles between the two coordinate systems.
extension LayerGeometry {
    /// The smallest rectangle around the bounds, in the superlayer's coordinates.
    var frame: CGRect {
        get { rectToSuperlayer(bounds) }
        set { place(in: newValue.standardized) }
    }

    /// The rectangle in the superlayer's coordinates; under a transform, the smallest one around its corners.
    func rectToSuperlayer(_ rect: CGRect) -> CGRect {
        guard transform != nil else { return moved(rect, by: offset.x, offset.y) }
        return mapped(rect, pointToSuperlayer)
    }

    private func moved(_ rect: CGRect, by dx: CGFloat, _ dy: CGFloat) -> CGRect {
        CGRect(origin: CGPoint(x: rect.origin.x + dx, y: rect.origin.y + dy), size: rect.size)
    }

    private func mapped(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
        let (left, right) = (rect.origin.x, rect.origin.x + rect.size.width)
        let (top, bottom) = (rect.origin.y, rect.origin.y + rect.size.height)
        return CGRect(
            around: map(CGPoint(x: left, y: top)), map(CGPoint(x: right, y: top)),
            map(CGPoint(x: left, y: bottom)), map(CGPoint(x: right, y: bottom)))
    }

    /// Sets the size of the bounds and the position.
    ///
    /// Under a transform the size is that of the frame, mapped back: exact for scales, flips and quarter turns. Under any other turn,
    /// bounds with that frame need not exist; the middle of the frame is then right and its size is not.
    private mutating func place(in frame: CGRect) {
        guard let transform else {
            bounds.size = frame.size
            position.x = frame.origin.x + anchorPoint.x * frame.size.width
            position.y = frame.origin.y + anchorPoint.y * frame.size.height
            return
        }
        bounds.size = transform.sizeBefore(frame.size)
        let now = self.frame
        position.x += frame.midX - now.midX
        position.y += frame.midY - now.midY
    }
}

extension LayerTransform {
    /// The size of the smallest rectangle around the mapped-back rectangle; the size itself if the transform has no inverse.
    fileprivate func sizeBefore(_ size: CGSize) -> CGSize {
        guard let inverse = forward.affine.inverse else { return size }
        return CGRect(origin: CGPoint(), size: size).applying(inverse).size
    }
}
