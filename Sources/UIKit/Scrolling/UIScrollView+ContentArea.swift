/// The area of the content, for constraints and insets.
extension UIScrollView {
    /// The conditions under which the safe area adds to the content inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Like `scrollableAxes`: controllers have no bars that need room.
        case automatic
        case scrollableAxes, never, always
    }

    /// The guide of the content, created on first use: constraints to its edges give the content its size.
    public final var contentLayoutGuide: UILayoutGuide { guides.content }
    /// The guide of the scroll view, created on first use: it stays while the content moves.
    public final var frameLayoutGuide: UILayoutGuide { guides.frame }

    private final var guides: (content: UILayoutGuide, frame: UILayoutGuide) {
        if let known = layoutData?.contentGuides { return known }
        let guides = (content: UILayoutGuide(.content, of: self), frame: UILayoutGuide(.frame, of: self))
        ownLayoutData.contentGuides = guides
        return guides
    }

    /// The part of the content inset that the safe area adds.
    final var insetOfSafeArea: UIEdgeInsets {
        let area = safeAreaInsets
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return area
        case .automatic, .scrollableAxes:
            let (isTall, isWide) = (contentSize.height > bounds.height, contentSize.width > bounds.width)
            let (adjustsTop, adjustsSides) = (isTall || alwaysBounceVertical, isWide || alwaysBounceHorizontal)
            return UIEdgeInsets(
                top: adjustsTop ? area.top : 0, left: adjustsSides ? area.left : 0, bottom: adjustsTop ? area.bottom : 0,
                right: adjustsSides ? area.right : 0)
        }
    }
}

extension UIEdgeInsets {
    func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }
}
