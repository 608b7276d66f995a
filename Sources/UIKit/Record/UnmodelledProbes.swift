extension UnmodelledMethod {
    static let responder: [UnmodelledMethod] = [
        // Nibs do not exist.
        UnmodelledMethod("awakeFromNib", AwakeFromNib.self, BlankResponder.self, of: UIResponder.self),
        // Assistive technologies are off.
        UnmodelledMethod("accessibilityActivate", Activate.self, BlankResponder.self, of: UIResponder.self),
        UnmodelledMethod("accessibilityIncrement", Increment.self, BlankResponder.self, of: UIResponder.self),
        UnmodelledMethod("accessibilityDecrement", Decrement.self, BlankResponder.self, of: UIResponder.self),
        UnmodelledMethod("accessibilityPerformEscape", Escape.self, BlankResponder.self, of: UIResponder.self),
        UnmodelledMethod("accessibilityPerformMagicTap", MagicTap.self, BlankResponder.self, of: UIResponder.self),
    ]

    static let view: [UnmodelledMethod] = [
        UnmodelledMethod("encode", ViewEncoding.self, BlankView.self, of: UIView.self),
        // Traits do not change.
        UnmodelledMethod("traitCollectionDidChange", ViewTraitCollection.self, BlankView.self, of: UIView.self),
        // The safe area is always the whole view.
        UnmodelledMethod("safeAreaInsetsDidChange", ViewSafeArea.self, BlankView.self, of: UIView.self),
    ]

    static let controller: [UnmodelledMethod] = [
        UnmodelledMethod("traitCollectionDidChange", Traits.self, Blank.self, of: UIViewController.self),
        UnmodelledMethod("viewSafeAreaInsetsDidChange", SafeArea.self, Blank.self, of: UIViewController.self),
        // Memory never runs short.
        UnmodelledMethod("didReceiveMemoryWarning", MemoryWarning.self, Blank.self, of: UIViewController.self),
        // There is no home indicator, and the device is never turned.
        UnmodelledMethod("prefersHomeIndicatorAutoHidden", HomeIndicator.self, Blank.self, of: UIViewController.self),
        UnmodelledMethod("shouldAutorotate", Autorotates.self, Blank.self, of: UIViewController.self),
        UnmodelledMethod("supportedInterfaceOrientations", Orientations.self, Blank.self, of: UIViewController.self),
    ]

    /// Called for `displayIfNeeded`, not at a commit.
    static let layer: [UnmodelledMethod] = [
        UnmodelledMethod("CALayer.display", LayerDisplay.self, BlankLayer.self, of: CALayer.self),
        UnmodelledMethod("CALayer.draw", LayerDraw.self, BlankLayer.self, of: CALayer.self),
    ]

    /// The names of a layer class's overrides; classes of the engine have none.
    static func overrides(of layer: CALayer) -> [String] {
        let table = MethodTable(of: layer)
        return UnmodelledMethod.layer.filter { $0.isOverridden(in: table, above: MethodTable(CALayer.self)) }.map { $0.name }
    }
}

// Each overrides one method; their bodies never run.
private final class BlankResponder: UIResponder {}
private final class AwakeFromNib: UIResponder {
    override func awakeFromNib() {}
}
private final class Activate: UIResponder {
    override func accessibilityActivate() -> Bool { true }
}
private final class Increment: UIResponder {
    override func accessibilityIncrement() {}
}
private final class Decrement: UIResponder {
    override func accessibilityDecrement() {}
}
private final class Escape: UIResponder {
    override func accessibilityPerformEscape() -> Bool { true }
}
private final class MagicTap: UIResponder {
    override func accessibilityPerformMagicTap() -> Bool { true }
}
private final class BlankView: UIView {}
private final class ViewEncoding: UIView {
    override func encode(with coder: NSCoder) {}
}
private final class ViewTraitCollection: UIView {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
private final class ViewSafeArea: UIView {
    override func safeAreaInsetsDidChange() {}
}
private final class Blank: UIViewController {}
private final class Traits: UIViewController {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
private final class SafeArea: UIViewController {
    override func viewSafeAreaInsetsDidChange() {}
}
private final class MemoryWarning: UIViewController {
    override func didReceiveMemoryWarning() {}
}
private final class HomeIndicator: UIViewController {
    override var prefersHomeIndicatorAutoHidden: Bool { true }
}
private final class Autorotates: UIViewController {
    override var shouldAutorotate: Bool { false }
}
private final class Orientations: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}
private final class BlankLayer: CALayer {}
private final class LayerDisplay: CALayer {
    override func display() {}
}
private final class LayerDraw: CALayer {
    override func draw(in ctx: CGContext) {}
}
