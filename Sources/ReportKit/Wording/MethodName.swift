/// The names of methods in Swift, where the record has a word of its own: a word that is among the labels.
public enum MethodName {
    /// The name for the reader: `gestureRecognizer(_:shouldReceive:)` for `shouldReceiveTouch`, or the word itself if it is the base name.
    public static func shown(_ call: String) -> String { names[call] ?? call }

    /// The call as the record spells it: `delegate.didSelectRow([0, 5])` for `delegate.tableView(_:didSelectRowAt:)([0, 5])`. O(text).
    public static func recorded(_ text: String) -> String {
        guard text.contains(":") else { return text }
        let spelled = names.sorted { $0.key < $1.key }.first { text.contains($0.value) }
        return spelled.map { text.replacing($0.value, with: $0.key) } ?? text
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
        "heightForRow": "tableView(_:heightForRowAt:)",
        "canEditRow": "tableView(_:canEditRowAt:)",
        "editingStyleForRow": "tableView(_:editingStyleForRowAt:)",
        "leadingSwipeActions": "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
        "trailingSwipeActions": "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
        "willBeginEditingRow": "tableView(_:willBeginEditingRowAt:)",
        "didEndEditingRow": "tableView(_:didEndEditingRowAt:)",
        "commitEditing": "tableView(_:commit:forRowAt:)",
        "canMoveRow": "tableView(_:canMoveRowAt:)",
        "moveRow": "tableView(_:moveRowAt:to:)",
        "targetForMove": "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
        "canMoveItem": "collectionView(_:canMoveItemAt:)",
        "moveItem": "collectionView(_:moveItemAt:to:)",
        "targetForItemMove": "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
        "accessoryButtonTapped": "tableView(_:accessoryButtonTappedForRowWith:)",
        "sizeForItem": "collectionView(_:layout:sizeForItemAt:)",
        "willDisplayRow": "tableView(_:willDisplay:forRowAt:)",
        "didEndDisplayingRow": "tableView(_:didEndDisplaying:forRowAt:)",
        "willDisplayHeaderView": "tableView(_:willDisplayHeaderView:forSection:)",
        "willDisplayFooterView": "tableView(_:willDisplayFooterView:forSection:)",
        "didEndDisplayingHeaderView": "tableView(_:didEndDisplayingHeaderView:forSection:)",
        "didEndDisplayingFooterView": "tableView(_:didEndDisplayingFooterView:forSection:)",
        "willDisplaySupplementaryView": "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
        "didEndDisplayingSupplementaryView": "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
        "canPerformPrimaryActionForRow": "tableView(_:canPerformPrimaryActionForRowAt:)",
        "performPrimaryActionForRow": "tableView(_:performPrimaryActionForRowAt:)",
        "canPerformPrimaryActionForItem": "collectionView(_:canPerformPrimaryActionForItemAt:)",
        "performPrimaryActionForItem": "collectionView(_:performPrimaryActionForItemAt:)",
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
        "shouldInteractWithURL": "textView(_:shouldInteractWith:in:interaction:)",
        "primaryActionForTextItem": "textView(_:primaryActionFor:defaultAction:)",
        "textFieldShouldChangeCharacters": "textField(_:shouldChangeCharactersIn:replacementString:)",
        "searchBarShouldChangeText": "searchBar(_:shouldChangeTextIn:replacementText:)",
        "searchBarTextDidChange": "searchBar(_:textDidChange:)",
    ]
}
