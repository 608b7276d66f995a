/// The properties that few views have, created when one is first set.
final class ViewExtras {
    /// The overrides of a view that has no class of its own.
    var overrides: ViewOverrides?
    var isAccessibilityElement = false
    var accessibilityLabel: String?
    var accessibilityHint: String?
    var accessibilityValue: String?
    var accessibilityTraits: UIAccessibilityTraits = []
    var hidesAccessibilityElements = false
    var isAccessibilityModal = false
    var contentScaleFactor: CGFloat = 3
    var clearsContextBeforeDrawing = true
    var mask: UIView?
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
}
