/// The traits of a phone held upright, in light mode.
public final class UITraitCollection: NSObject, @unchecked Sendable {
    static let ofThePhone = UITraitCollection()

    public static var current: UITraitCollection { ofThePhone }

    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    public var userInterfaceStyle: UIUserInterfaceStyle { .light }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
    public var displayScale: CGFloat { UIScreen.main.scale }
}

public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}
