import EventTrace

extension MethodProbe {
    static let view: [MethodProbe] = [
        MethodProbe(.hitTest, HitTest.self, Blank.self, of: UIView.self),
        MethodProbe(.pointInside, PointInside.self, Blank.self, of: UIView.self),
        MethodProbe(.gestureRecognizerShouldBegin, ShouldBegin.self, Blank.self, of: UIView.self),
        MethodProbe(.willMoveToSuperview, WillMoveToSuperview.self, Blank.self, of: UIView.self),
        MethodProbe(.didMoveToSuperview, DidMoveToSuperview.self, Blank.self, of: UIView.self),
        MethodProbe(.willMoveToWindow, WillMoveToWindow.self, Blank.self, of: UIView.self),
        MethodProbe(.didMoveToWindow, DidMoveToWindow.self, Blank.self, of: UIView.self),
        MethodProbe(.didAddSubview, DidAddSubview.self, Blank.self, of: UIView.self),
        MethodProbe(.willRemoveSubview, WillRemoveSubview.self, Blank.self, of: UIView.self),
        MethodProbe(.layoutSublayers, LayoutSublayers.self, Blank.self, of: UIView.self),
        MethodProbe(.layoutSubviews, LayoutSubviews.self, Blank.self, of: UIView.self),
        MethodProbe(.updateConstraints, UpdateConstraints.self, Blank.self, of: UIView.self),
        MethodProbe(.draw, Draw.self, Blank.self, of: UIView.self),
    ]
}

// Each overrides one method; their bodies never run.
private final class Blank: UIView {}
private final class HitTest: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
private final class PointInside: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}
private final class ShouldBegin: UIView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
private final class WillMoveToSuperview: UIView {
    override func willMove(toSuperview newSuperview: UIView?) {}
}
private final class DidMoveToSuperview: UIView {
    override func didMoveToSuperview() {}
}
private final class WillMoveToWindow: UIView {
    override func willMove(toWindow newWindow: UIWindow?) {}
}
private final class DidMoveToWindow: UIView {
    override func didMoveToWindow() {}
}
private final class DidAddSubview: UIView {
    override func didAddSubview(_ subview: UIView) {}
}
private final class WillRemoveSubview: UIView {
    override func willRemoveSubview(_ subview: UIView) {}
}
private final class LayoutSublayers: UIView {
    override func layoutSublayers(of layer: CALayer) {}
}
private final class LayoutSubviews: UIView {
    override func layoutSubviews() {}
}
private final class UpdateConstraints: UIView {
    override func updateConstraints() {}
}
private final class Draw: UIView {
    override func draw(_ rect: CGRect) {}
}
