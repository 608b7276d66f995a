/// The measures of buttons in bars. DEVIATION: fixed proportions, which are not Apple's.
enum BarMetrics {
    /// Points.
    static let height: CGFloat = 44
    /// Points around a title.
    private static let margin: CGFloat = 8
    /// The width in points of the back arrow beside its title.
    static let arrow: CGFloat = 20
    private static let font = UIFont.systemFont(ofSize: 17)

    static func width(ofTitle title: String) -> CGFloat { max(height, TextMetrics(font: font).width(of: title) + 2 * margin) }

    static func width(of item: UIBarButtonItem) -> CGFloat {
        if item.width > 0 { return item.width }
        if item.isSpace { return 0 }
        if let view = item.customView { return view.frame.width > 0 ? view.frame.width : view.intrinsicContentSize.width }
        if let image = item.image { return max(height, image.size.width + 2 * margin) }
        return width(ofTitle: item.title ?? "")
    }
}
