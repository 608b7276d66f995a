/// Which way the interface runs: from left to right. DEVIATION: leading is left in a view that is to run from right to left too; the record
/// notes that code has set it.
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

    /// What the view's attribute says; its content is placed from left to right whatever it says.
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
