/// A view in a bar, and its place.
struct BarPart {
    enum Side { case left, middle, right }

    let side: Side
    let view: UIView
    /// The width in points; in the middle, 0 stands for the remaining width.
    let width: CGFloat
    /// Whether it is a view of the app, which keeps its height.
    var isCustom = false
    /// Whether it is only a space.
    var isSpace = false

    init(_ side: Side, _ item: UIBarButtonItem) {
        self.side = side
        view = item.customView ?? BarButton(item)
        width = BarMetrics.width(of: item)
        isCustom = item.customView != nil
        isSpace = item.isSpace
    }

    init(title view: UIView) {
        side = .middle
        self.view = view
        width = max(0, view.frame.width > 0 ? view.frame.width : view.intrinsicContentSize.width)
        isCustom = true
    }

    init(back button: BarButton, title: String) {
        side = .left
        view = button
        width = BarMetrics.width(ofTitle: title) + BarMetrics.arrow
    }

    /// Places parts from each edge inwards, then the middle ones, as far as there is room.
    static func place(_ parts: [BarPart], in bounds: CGRect) {
        var (left, right) = (bounds.minX, bounds.maxX)
        for part in parts {
            let room = max(0, right - left)
            let width = part.side == .middle ? min(part.width > 0 ? part.width : room, room) : part.width
            let x: CGFloat
            switch part.side {
            case .left: (x, left) = (left, left + width)
            case .right: (x, right) = (right - width, right - width)
            case .middle: x = min(max(left, bounds.midX - width / 2), right - width)
            }
            part.place(CGRect(x: x, y: bounds.minY, width: width, height: bounds.height))
        }
    }

    /// Sets the frame; a view of the app keeps its height, in the middle of the bar.
    func place(_ frame: CGRect) {
        let own = view.frame.height > 0 ? view.frame.height : view.intrinsicContentSize.height
        let height = isCustom && own > 0 ? min(own, frame.height) : frame.height
        view.frame = CGRect(x: frame.minX, y: frame.midY - height / 2, width: frame.width, height: height)
    }
}
