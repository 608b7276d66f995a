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
        MethodProbe(.layoutSubviews, LayoutSubviews.self, Blank.self, of: UIView.self),
    ]

    static let control: [MethodProbe] = [
        MethodProbe(.beginTracking, BeginTracking.self, BlankControl.self, of: UIControl.self),
        MethodProbe(.continueTracking, ContinueTracking.self, BlankControl.self, of: UIControl.self),
        MethodProbe(.endTracking, EndTracking.self, BlankControl.self, of: UIControl.self),
        MethodProbe(.cancelTracking, CancelTracking.self, BlankControl.self, of: UIControl.self),
        MethodProbe(.sendAction, SendAction.self, BlankControl.self, of: UIControl.self),
        MethodProbe(.sendActionOfClosure, SendActionOfClosure.self, BlankControl.self, of: UIControl.self),
        MethodProbe(.isHighlighted, Highlighted.self, BlankControl.self, of: UIControl.self),
    ]

    static let scrollView: [MethodProbe] = [
        MethodProbe(.touchesShouldBegin, TouchesShouldBegin.self, BlankScrollView.self, of: UIScrollView.self),
        MethodProbe(.touchesShouldCancel, TouchesShouldCancel.self, BlankScrollView.self, of: UIScrollView.self),
    ]

    static let tableCell: [MethodProbe] = [
        MethodProbe(.setHighlighted, SetHighlighted.self, BlankTableCell.self, of: UITableViewCell.self),
        MethodProbe(.setSelected, SetSelected.self, BlankTableCell.self, of: UITableViewCell.self),
        MethodProbe(.setEditing, SetEditing.self, BlankTableCell.self, of: UITableViewCell.self),
        MethodProbe(.prepareForReuse, PrepareTableCell.self, BlankTableCell.self, of: UITableViewCell.self),
    ]

    static let headerFooterView: [MethodProbe] = [
        MethodProbe(.prepareForReuse, PrepareHeaderFooter.self, BlankHeaderFooter.self, of: UITableViewHeaderFooterView.self)
    ]

    static let collectionCell: [MethodProbe] = [
        MethodProbe(.isSelected, CellSelected.self, BlankCollectionCell.self, of: UICollectionViewCell.self),
        MethodProbe(.isHighlighted, CellHighlighted.self, BlankCollectionCell.self, of: UICollectionViewCell.self),
    ]

    static let reusableView: [MethodProbe] = [
        MethodProbe(.prepareForReuse, PrepareReusableView.self, BlankReusableView.self, of: UICollectionReusableView.self)
    ]

    static let window: [MethodProbe] = [
        MethodProbe(.sendEvent, WindowSendEvent.self, BlankWindow.self, of: UIWindow.self),
        MethodProbe(.becomeKey, BecomeKey.self, BlankWindow.self, of: UIWindow.self),
        MethodProbe(.resignKey, ResignKey.self, BlankWindow.self, of: UIWindow.self),
        MethodProbe(.canBecomeKey, CanBecomeKey.self, BlankWindow.self, of: UIWindow.self),
    ]

    static let application: [MethodProbe] = [
        MethodProbe(.sendEvent, ApplicationSendEvent.self, BlankApplication.self, of: UIApplication.self),
        MethodProbe(.sendAction, ApplicationSendAction.self, BlankApplication.self, of: UIApplication.self),
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
private final class BlankControl: UIControl {}
private final class BeginTracking: UIControl {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}
private final class ContinueTracking: UIControl {
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}
private final class EndTracking: UIControl {
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
}
private final class CancelTracking: UIControl {
    override func cancelTracking(with event: UIEvent?) {}
}
private final class SendAction: UIControl {
    override func sendAction(_ action: Selector, to target: AnyOrObject?, for event: UIEvent?) {}
}
private final class SendActionOfClosure: UIControl {
    override func sendAction(_ action: UIAction) {}
}
private final class Highlighted: UIControl {
    override var isHighlighted: Bool {
        get { false }
        set {}
    }
}
private final class BlankScrollView: UIScrollView {}
private final class TouchesShouldBegin: UIScrollView {
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { false }
}
private final class TouchesShouldCancel: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool { false }
}
private final class BlankTableCell: UITableViewCell {}
private final class SetHighlighted: UITableViewCell {
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {}
}
private final class SetSelected: UITableViewCell {
    override func setSelected(_ selected: Bool, animated: Bool) {}
}
private final class SetEditing: UITableViewCell {
    override func setEditing(_ editing: Bool, animated: Bool) {}
}
private final class BlankHeaderFooter: UITableViewHeaderFooterView {}
private final class PrepareHeaderFooter: UITableViewHeaderFooterView {
    override func prepareForReuse() {}
}
private final class BlankCollectionCell: UICollectionViewCell {}
private final class CellSelected: UICollectionViewCell {
    override var isSelected: Bool {
        get { false }
        set {}
    }
}
private final class CellHighlighted: UICollectionViewCell {
    override var isHighlighted: Bool {
        get { false }
        set {}
    }
}
private final class PrepareTableCell: UITableViewCell {
    override func prepareForReuse() {}
}
private final class BlankReusableView: UICollectionReusableView {}
private final class PrepareReusableView: UICollectionReusableView {
    override func prepareForReuse() {}
}
private final class BlankWindow: UIWindow {}
private final class WindowSendEvent: UIWindow {
    override func sendEvent(_ event: UIEvent) {}
}
private final class BlankApplication: UIApplication {}
private final class ApplicationSendEvent: UIApplication {
    override func sendEvent(_ event: UIEvent) {}
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
private final class LayoutSubviews: UIView {
    override func layoutSubviews() {}
}
private final class CanBecomeKey: UIWindow {
    override var canBecomeKey: Bool { false }
}
private final class BecomeKey: UIWindow {
    override func becomeKey() {}
}
private final class ResignKey: UIWindow {
    override func resignKey() {}
}
private final class ApplicationSendAction: UIApplication {
    override func sendAction(_ action: Selector, to target: AnyOrObject?, from sender: AnyOrObject?, for event: UIEvent?) -> Bool { false }
}
