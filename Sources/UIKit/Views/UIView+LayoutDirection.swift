/// The direction of the interface.
///
/// DEVIATION: leading is left even in a view that shall run from right to left; the record notes that code has asked for it.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}

extension UIView {
    public final var semanticContentAttribute: UISemanticContentAttribute {
        get { extras?.semanticContentAttribute ?? .unspecified }
        set {
            ownExtras.semanticContentAttribute = newValue
            if newValue == .forceRightToLeft { Simulation.current?.note(.rightToLeft) }
        }
    }

    /// The direction that the view's attribute asks for; its content runs from left to right in any case.
    public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }

    public static func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }
}

extension UIApplication {
    public final var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
