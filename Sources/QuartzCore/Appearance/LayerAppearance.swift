/// What a layer would look like; nothing of it has an effect on events.
final class LayerAppearance {
    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = .opaqueBlack
    var shadowColor: CGColor? = .opaqueBlack
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: CGFloat(0), height: CGFloat(-3))
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var maskedCorners: CACornerMask = .all
    var cornerCurve = CALayerCornerCurve.circular
    var contents: AnyOrObject?
    var contentsScale: CGFloat = 1
    var rasterizationScale: CGFloat = 1
    var shouldRasterize = false
    var isOpaque = false

    init() {}

    init(copying other: LayerAppearance) {
        backgroundColor = other.backgroundColor
        cornerRadius = other.cornerRadius
        borderWidth = other.borderWidth
        borderColor = other.borderColor
        shadowColor = other.shadowColor
        shadowOpacity = other.shadowOpacity
        shadowOffset = other.shadowOffset
        shadowRadius = other.shadowRadius
        shadowPath = other.shadowPath
        maskedCorners = other.maskedCorners
        cornerCurve = other.cornerCurve
        contents = other.contents
        contentsScale = other.contentsScale
        rasterizationScale = other.rasterizationScale
        shouldRasterize = other.shouldRasterize
        isOpaque = other.isOpaque
    }
}
