import EventTrace

/// How a reader of Swift knows a call: traces name some methods in one word where Swift's name is in its labels.
public enum MethodName {
    /// `gestureRecognizer(_:shouldReceive:)` for `shouldReceiveTouch`; the word itself where it is the method's base name.
    public static func shown(_ call: String) -> String { names[call] ?? call }

    /// `tap` is the receiver and `gestureRecognizer(_:shouldReceive:)` the method in `tap.gestureRecognizer(_:shouldReceive:)`.
    public static func token(_ call: Call) -> String {
        if call.isMark { return call.call }
        let argument = call.argument.isEmpty ? "" : "(\(call.argument))"
        return "\(call.receiver).\(shown(call.call))\(argument)"
    }

    private static let names: [String: String] = [
        "pointInside": "point(inside:with:)",
        "shouldReceiveTouch": "gestureRecognizer(_:shouldReceive:)",
        "shouldReceivePress": "gestureRecognizer(_:shouldReceive:)",
        "shouldReceiveEvent": "gestureRecognizer(_:shouldReceive:)",
        "shouldRecognizeSimultaneously": "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
        "willMoveToSuperview": "willMove(toSuperview:)",
        "didMoveToSuperview": "didMoveToSuperview()",
        "willMoveToWindow": "willMove(toWindow:)",
        "willMoveToParent": "willMove(toParent:)",
        "didMoveToParent": "didMove(toParent:)",
        "remoteControlReceived": "remoteControlReceived(with:)",
        "willDisplayRow": "tableView(_:willDisplay:forRowAt:)",
        "didEndDisplayingRow": "tableView(_:didEndDisplaying:forRowAt:)",
        "shouldHighlightRow": "tableView(_:shouldHighlightRowAt:)",
        "didHighlightRow": "tableView(_:didHighlightRowAt:)",
        "didUnhighlightRow": "tableView(_:didUnhighlightRowAt:)",
        "willSelectRow": "tableView(_:willSelectRowAt:)",
        "didSelectRow": "tableView(_:didSelectRowAt:)",
        "willDeselectRow": "tableView(_:willDeselectRowAt:)",
        "didDeselectRow": "tableView(_:didDeselectRowAt:)",
        "willDisplayItem": "collectionView(_:willDisplay:forItemAt:)",
        "didEndDisplayingItem": "collectionView(_:didEndDisplaying:forItemAt:)",
        "shouldHighlightItem": "collectionView(_:shouldHighlightItemAt:)",
        "didHighlightItem": "collectionView(_:didHighlightItemAt:)",
        "didUnhighlightItem": "collectionView(_:didUnhighlightItemAt:)",
        "shouldSelectItem": "collectionView(_:shouldSelectItemAt:)",
        "didSelectItem": "collectionView(_:didSelectItemAt:)",
        "shouldDeselectItem": "collectionView(_:shouldDeselectItemAt:)",
        "didDeselectItem": "collectionView(_:didDeselectItemAt:)",
        "textViewShouldChangeText": "textView(_:shouldChangeTextIn:replacementText:)",
        "textFieldShouldChangeCharacters": "textField(_:shouldChangeCharactersIn:replacementString:)",
    ]
}
