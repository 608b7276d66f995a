/// Variants of an image with the same size.
extension UIImage {
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    public final func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { UIImage(name: name, size: size) }
    public final func withTintColor(_ color: UIColor) -> UIImage { UIImage(name: name, size: size) }
    public final func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { UIImage(name: name, size: size) }
    public final func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { UIImage(name: name, size: size) }

    /// Draws nothing.
    public final func draw(in rect: CGRect) {}
    public final func draw(at point: CGPoint) {}

    #if !hasFeature(Embedded)
        /// The image of this name; every name exists in every bundle.
        public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
            self.init(named: name)
        }
    #endif
}
