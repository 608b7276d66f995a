/// The area of the content, as constraints and insets see it.
extension UIScrollView {
    /// When the safe area adds to the content inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As `scrollableAxes`: there are no bars of controllers to make room for.
        case automatic
        case scrollableAxes, never, always
    }

    /// The content: constraints to its edges give the content its size. Made when it is first asked for.
    public final var contentLayoutGuide: UILayoutGuide { guides.content }
    /// The scroll view, which stays in place while the content moves. Made when it is first asked for.
    public final var frameLayoutGuide: UILayoutGuide { guides.frame }

    private final var guides: (content: UILayoutGuide, frame: UILayoutGuide) {
        if let known = layoutData?.contentGuides { return known }
        let guides = (content: UILayoutGuide(.content, of: self), frame: UILayoutGuide(.frame, of: self))
        ownLayoutData.contentGuides = guides
        return guides
    }

    /// What the safe area adds to the content inset.
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
