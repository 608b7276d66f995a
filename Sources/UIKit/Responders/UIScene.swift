/// One instance of the app's user interface.
open class UIScene: UIResponder {
    override var kind: String { "scene" }
    override var engineClass: MethodTable { MethodTable(UIScene.self) }
    /// Cleared when the application ceases to exist, which it does not before its run.
    final unowned(unsafe) var application: UIApplication?

    open override var next: UIResponder? { application }
}

/// A scene that shows windows.
open class UIWindowScene: UIScene {
    override var kind: String { "windowScene" }
    override var engineClass: MethodTable { MethodTable(UIWindowScene.self) }
    /// In the order in which they were shown first.
    open internal(set) var windows: [UIWindow] = []
    open internal(set) var keyWindow: UIWindow?
    /// How often a window has been shown.
    final var showings = 0
}
