/// The frame of a popover: below the place to which it points or, without room, above.
struct PopoverPlace {
    /// The size in points of a popover whose controller prefers none.
    private static let ordinarySize = CGSize(width: 320, height: 480)
    /// The length in points of the arrow.
    private static let arrow: CGFloat = 13

    let frame: CGRect
    let arrowDirection: UIPopoverArrowDirection

    /// The place of a popover in its container; nil if it has nothing to point to.
    init?(of popover: UIPopoverPresentationController, in container: UIView) {
        guard let source = PopoverPlace.source(of: popover, in: container) else { return nil }
        let margins = popover.popoverLayoutMargins
        let room = CGRect(
            x: margins.left, y: margins.top, width: container.bounds.width - margins.left - margins.right,
            height: container.bounds.height - margins.top - margins.bottom)
        let preferred = popover.presentedViewController.preferredContentSize
        let wanted = preferred.width > 0 && preferred.height > 0 ? preferred : PopoverPlace.ordinarySize
        let (below, above) = (room.maxY - source.maxY - PopoverPlace.arrow, source.minY - PopoverPlace.arrow - room.minY)
        let allowed = popover.permittedArrowDirections
        let isBelow = allowed.contains(.up) && (below >= wanted.height || below >= above || !allowed.contains(.down))
        let width = min(wanted.width, room.width)
        let height = min(wanted.height, max(isBelow ? below : above, 44))
        frame = CGRect(
            x: min(max(source.midX - width / 2, room.minX), room.maxX - width),
            y: isBelow ? source.maxY + PopoverPlace.arrow : source.minY - PopoverPlace.arrow - height, width: width, height: height)
        arrowDirection = isBelow ? .up : .down
    }

    /// The rectangle to which a popover points, in its container.
    private static func source(of popover: UIPopoverPresentationController, in container: UIView) -> CGRect? {
        if let view = popover.sourceView {
            return view.convert(popover.sourceRect.isNull ? view.bounds : popover.sourceRect, to: container)
        }
        guard let item = popover.barButtonItem, let bar = item.bar?.view else { return nil }
        let view = item.customView ?? bar.subviews.first { ($0 as? BarButton)?.item === item }
        return (view ?? bar).convert((view ?? bar).bounds, to: container)
    }
}
