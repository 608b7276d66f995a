/// What a view has that no event depends on; made when the first of it is set.
final class ViewExtras {
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
