/// The intrinsic sizes of the system's views, in points. Sizes of text follow from `TextMetrics`.
enum IntrinsicSizes {
    static let `switch` = CGSize(width: CGFloat(51), height: CGFloat(31))
    static let stepper = CGSize(width: CGFloat(94), height: CGFloat(32))
    static let slider = CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(31))
    static let progressView = CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(4))
    static let progressBar = CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(2.5))

    static func activityIndicator(_ style: UIActivityIndicatorView.Style) -> CGSize {
        let side: CGFloat = style == .large ? 37 : 20
        return CGSize(width: side, height: side)
    }

    /// A page control: 16 points for each dot with its distance to the next, and the same again at either end.
    static func pageControl(pages: Int) -> CGSize { CGSize(width: CGFloat(pages + 2) * 16, height: CGFloat(26)) }

    /// A segmented control: segments without their own width are as wide as the widest title or image, at least 64 points.
    static func segmentedControl(titles: [String?], images: [UIImage?], widths: [CGFloat]) -> CGSize {
        let metrics = TextMetrics(font: .systemFont(ofSize: 13))
        let contents = zip(titles, images).map { $1?.size.width ?? metrics.width(of: $0 ?? "") }
        let widest = (contents.max() ?? 0) + 20
        return CGSize(width: widths.reduce(0) { $0 + ($1 > 0 ? $1 : max(64, widest)) }, height: CGFloat(32))
    }

    /// A button: an empty one is 30 by 34 points, a line of 18 points with 6 above and below.
    static func button(title: String?, font: UIFont, image: UIImage?, insets: UIEdgeInsets) -> CGSize {
        let metrics = TextMetrics(font: font)
        let text = metrics.size(of: title ?? "")
        let picture = image?.size ?? CGSize()
        let hasText = text.width > 0 || image == nil
        let inner = CGSize(
            width: max(text.width + picture.width, hasText ? 30 : 0),
            height: max(hasText ? metrics.lineHeight + 12 : 0, picture.height))
        return CGSize(width: inner.width + insets.left + insets.right, height: inner.height + insets.top + insets.bottom)
    }

    /// A text field: a border takes 7 points on each side; without one, half a point is above and below the line.
    static func textField(text: String, font: UIFont, hasBorder: Bool) -> CGSize {
        let metrics = TextMetrics(font: font)
        return CGSize(width: metrics.width(of: text) + (hasBorder ? 14 : 0), height: metrics.lineHeight + (hasBorder ? 13 : 1))
    }
}
