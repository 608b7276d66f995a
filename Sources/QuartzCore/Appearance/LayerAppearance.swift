/// The appearance of a layer, which has no effect on events.
struct LayerAppearance {
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
}

/// The storage of a layer's appearance, missing in most layers, which have the default.
final class LayerAppearanceBox {
    var appearance: LayerAppearance

    init(_ appearance: LayerAppearance) {
        self.appearance = appearance
    }
}
