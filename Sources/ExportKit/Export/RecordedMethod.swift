/// A method that UIKit calls, and the record's text for the call.
struct RecordedMethod {
    /// The method's word in the record.
    let word: String
    /// The number of the parameter that the record names; nil for none.
    var detail: Int?

    /// The method of this name and these labels; nil if the record does not hold it. `types` distinguishes methods with the same name and
    /// labels.
    static func find(_ name: String, _ labels: [String], _ types: [String], isOverride: Bool) -> RecordedMethod? {
        let signature = name + "(" + labels.map { "\($0):" }.joined() + ")"
        if signature == "gestureRecognizer(_:shouldReceive:)" {
            let kinds = ["UITouch": "shouldReceiveTouch", "UIPress": "shouldReceivePress", "UIEvent": "shouldReceiveEvent"]
            return kinds[types.last ?? ""].map { RecordedMethod(word: $0, detail: 0) }
        }
        return (isOverride ? overrides[signature] : nil) ?? (isOverride ? nil : delegates[signature])
    }

    /// The overridden methods: those whose name is their word, and those with another word in the record.
    private static let overrides: [String: RecordedMethod] = table([
        ("hitTest(_:with:)", "hitTest", nil), ("point(inside:with:)", "pointInside", nil), ("sendEvent(_:)", "sendEvent", nil),
        ("touchesBegan(_:with:)", "touchesBegan", nil), ("touchesMoved(_:with:)", "touchesMoved", nil),
        ("touchesEnded(_:with:)", "touchesEnded", nil), ("touchesCancelled(_:with:)", "touchesCancelled", nil),
        ("touchesEstimatedPropertiesUpdated(_:)", "touchesEstimatedPropertiesUpdated", nil),
        ("pressesBegan(_:with:)", "pressesBegan", nil), ("pressesChanged(_:with:)", "pressesChanged", nil),
        ("pressesEnded(_:with:)", "pressesEnded", nil), ("pressesCancelled(_:with:)", "pressesCancelled", nil),
        ("motionBegan(_:with:)", "motionBegan", nil), ("motionEnded(_:with:)", "motionEnded", nil),
        ("motionCancelled(_:with:)", "motionCancelled", nil), ("remoteControlReceived(with:)", "remoteControlReceived", nil),
        ("becomeFirstResponder()", "becomeFirstResponder", nil), ("resignFirstResponder()", "resignFirstResponder", nil),
        ("canPerformAction(_:withSender:)", "canPerformAction", nil), ("target(forAction:withSender:)", "target", nil),
        ("cut(_:)", "cut", nil), ("copy(_:)", "copy", nil), ("paste(_:)", "paste", nil), ("select(_:)", "select", nil),
        ("selectAll(_:)", "selectAll", nil), ("delete(_:)", "delete", nil),
        ("beginTracking(_:with:)", "beginTracking", nil), ("continueTracking(_:with:)", "continueTracking", nil),
        ("endTracking(_:with:)", "endTracking", nil), ("cancelTracking(with:)", "cancelTracking", nil),
        ("sendAction(_:to:for:)", "sendAction", nil), ("sendAction(_:)", "sendAction", nil),
        ("sendAction(_:to:from:for:)", "sendAction", nil), ("insertText(_:)", "insertText", nil),
        ("deleteBackward()", "deleteBackward", nil),
        ("gestureRecognizerShouldBegin(_:)", "gestureRecognizerShouldBegin", 0), ("shouldReceive(_:)", "shouldReceiveEvent", nil),
        ("canPrevent(_:)", "canPrevent", 0), ("canBePrevented(by:)", "canBePrevented", 0),
        ("shouldRequireFailure(of:)", "shouldRequireFailure", 0), ("shouldBeRequiredToFail(by:)", "shouldBeRequiredToFail", 0),
        ("reset()", "reset", nil), ("touchesShouldBegin(_:with:in:)", "touchesShouldBegin", 2),
        ("touchesShouldCancel(in:)", "touchesShouldCancel", 0),
        ("willMove(toSuperview:)", "willMoveToSuperview", nil), ("didMoveToSuperview()", "didMoveToSuperview", nil),
        ("willMove(toWindow:)", "willMoveToWindow", nil), ("didMoveToWindow()", "didMoveToWindow", nil),
        ("didAddSubview(_:)", "didAddSubview", nil), ("willRemoveSubview(_:)", "willRemoveSubview", nil),
        ("loadView()", "loadView", nil), ("viewDidLoad()", "viewDidLoad", nil), ("viewWillAppear(_:)", "viewWillAppear", nil),
        ("viewIsAppearing(_:)", "viewIsAppearing", nil), ("viewDidAppear(_:)", "viewDidAppear", nil),
        ("viewWillDisappear(_:)", "viewWillDisappear", nil), ("viewDidDisappear(_:)", "viewDidDisappear", nil),
        ("viewWillLayoutSubviews()", "viewWillLayoutSubviews", nil), ("viewDidLayoutSubviews()", "viewDidLayoutSubviews", nil),
        ("updateViewConstraints()", "updateViewConstraints", nil), ("willMove(toParent:)", "willMoveToParent", nil),
        ("didMove(toParent:)", "didMoveToParent", nil), ("layoutSublayers(of:)", "layoutSublayers", nil),
        ("layoutSubviews()", "layoutSubviews", nil), ("updateConstraints()", "updateConstraints", nil), ("draw(_:)", "draw", nil),
        ("becomeKey()", "becomeKey", nil), ("resignKey()", "resignKey", nil),
        ("setHighlighted(_:animated:)", "setHighlighted", 0), ("setSelected(_:animated:)", "setSelected", 0),
        ("setEditing(_:animated:)", "setEditing", 0), ("prepareForReuse()", "prepareForReuse", nil),
        ("presentationTransitionWillBegin()", "presentationTransitionWillBegin", nil),
        ("presentationTransitionDidEnd(_:)", "presentationTransitionDidEnd", nil),
        ("dismissalTransitionWillBegin()", "dismissalTransitionWillBegin", nil),
        ("dismissalTransitionDidEnd(_:)", "dismissalTransitionDidEnd", nil),
        ("containerViewWillLayoutSubviews()", "containerViewWillLayoutSubviews", nil),
        ("containerViewDidLayoutSubviews()", "containerViewDidLayoutSubviews", nil),
    ])

    private static let delegates: [String: RecordedMethod] = table([
        ("gestureRecognizerShouldBegin(_:)", "gestureRecognizerShouldBegin", 0),
        ("gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", "shouldRecognizeSimultaneously", 0),
        ("gestureRecognizer(_:shouldRequireFailureOf:)", "shouldRequireFailure", 0),
        ("gestureRecognizer(_:shouldBeRequiredToFailBy:)", "shouldBeRequiredToFail", 0),
        ("sceneWillResignActive(_:)", "willResignActive", 0), ("sceneDidEnterBackground(_:)", "didEnterBackground", 0),
        ("sceneWillEnterForeground(_:)", "willEnterForeground", 0), ("sceneDidBecomeActive(_:)", "didBecomeActive", 0),
        ("applicationWillResignActive(_:)", "willResignActive", 0), ("applicationDidEnterBackground(_:)", "didEnterBackground", 0),
        ("applicationWillEnterForeground(_:)", "willEnterForeground", 0), ("applicationDidBecomeActive(_:)", "didBecomeActive", 0),
        ("tableView(_:canEditRowAt:)", "canEditRow", 1), ("tableView(_:editingStyleForRowAt:)", "editingStyleForRow", 1),
        ("tableView(_:leadingSwipeActionsConfigurationForRowAt:)", "leadingSwipeActions", 1),
        ("tableView(_:trailingSwipeActionsConfigurationForRowAt:)", "trailingSwipeActions", 1),
        ("tableView(_:willBeginEditingRowAt:)", "willBeginEditingRow", 1), ("tableView(_:didEndEditingRowAt:)", "didEndEditingRow", 1),
        ("tableView(_:commit:forRowAt:)", "commitEditing", 2),
        ("tableView(_:canMoveRowAt:)", "canMoveRow", 1), ("tableView(_:moveRowAt:to:)", "moveRow", 2),
        ("tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)", "targetForMove", 2),
        ("tableView(_:accessoryButtonTappedForRowWith:)", "accessoryButtonTapped", 1),
        ("collectionView(_:layout:sizeForItemAt:)", "sizeForItem", 2),
        ("tableView(_:heightForRowAt:)", "heightForRow", 1), ("tableView(_:willDisplay:forRowAt:)", "willDisplayRow", 2),
        ("tableView(_:didEndDisplaying:forRowAt:)", "didEndDisplayingRow", 2),
        ("collectionView(_:willDisplay:forItemAt:)", "willDisplayItem", 2),
        ("collectionView(_:didEndDisplaying:forItemAt:)", "didEndDisplayingItem", 2),
        ("tableView(_:shouldHighlightRowAt:)", "shouldHighlightRow", 1), ("tableView(_:didHighlightRowAt:)", "didHighlightRow", 1),
        ("tableView(_:didUnhighlightRowAt:)", "didUnhighlightRow", 1), ("tableView(_:willSelectRowAt:)", "willSelectRow", 1),
        ("tableView(_:didSelectRowAt:)", "didSelectRow", 1), ("tableView(_:willDeselectRowAt:)", "willDeselectRow", 1),
        ("tableView(_:didDeselectRowAt:)", "didDeselectRow", 1),
        ("collectionView(_:shouldHighlightItemAt:)", "shouldHighlightItem", 1),
        ("collectionView(_:didHighlightItemAt:)", "didHighlightItem", 1),
        ("collectionView(_:didUnhighlightItemAt:)", "didUnhighlightItem", 1),
        ("collectionView(_:shouldSelectItemAt:)", "shouldSelectItem", 1), ("collectionView(_:didSelectItemAt:)", "didSelectItem", 1),
        ("collectionView(_:shouldDeselectItemAt:)", "shouldDeselectItem", 1),
        ("collectionView(_:didDeselectItemAt:)", "didDeselectItem", 1),
        ("scrollViewDidScroll(_:)", "scrollViewDidScroll", 0), ("scrollViewWillBeginDragging(_:)", "scrollViewWillBeginDragging", 0),
        ("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", "scrollViewWillEndDragging", 0),
        ("scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewDidEndDragging", 0),
        ("scrollViewWillBeginDecelerating(_:)", "scrollViewWillBeginDecelerating", 0),
        ("scrollViewDidEndDecelerating(_:)", "scrollViewDidEndDecelerating", 0),
        ("scrollViewDidEndScrollingAnimation(_:)", "scrollViewDidEndScrollingAnimation", 0),
        ("scrollViewShouldScrollToTop(_:)", "scrollViewShouldScrollToTop", 0),
        ("scrollViewDidScrollToTop(_:)", "scrollViewDidScrollToTop", 0),
        ("viewForZooming(in:)", "viewForZooming", 0), ("scrollViewWillBeginZooming(_:with:)", "scrollViewWillBeginZooming", 0),
        ("scrollViewDidZoom(_:)", "scrollViewDidZoom", 0), ("scrollViewDidEndZooming(_:with:atScale:)", "scrollViewDidEndZooming", 0),
        ("textFieldShouldBeginEditing(_:)", "textFieldShouldBeginEditing", 0),
        ("textFieldDidBeginEditing(_:)", "textFieldDidBeginEditing", 0),
        ("textFieldShouldEndEditing(_:)", "textFieldShouldEndEditing", 0), ("textFieldDidEndEditing(_:)", "textFieldDidEndEditing", 0),
        ("textFieldDidEndEditing(_:reason:)", "textFieldDidEndEditing", 0),
        ("textField(_:shouldChangeCharactersIn:replacementString:)", "textFieldShouldChangeCharacters", 0),
        ("textFieldShouldClear(_:)", "textFieldShouldClear", 0), ("textFieldShouldReturn(_:)", "textFieldShouldReturn", 0),
        ("textViewShouldBeginEditing(_:)", "textViewShouldBeginEditing", 0),
        ("textViewDidBeginEditing(_:)", "textViewDidBeginEditing", 0), ("textViewShouldEndEditing(_:)", "textViewShouldEndEditing", 0),
        ("textViewDidEndEditing(_:)", "textViewDidEndEditing", 0),
        ("textView(_:shouldChangeTextIn:replacementText:)", "textViewShouldChangeText", 0),
        ("textViewDidChange(_:)", "textViewDidChange", 0), ("textViewDidChangeSelection(_:)", "textViewDidChangeSelection", 0),
        ("textFieldDidChangeSelection(_:)", "textFieldDidChangeSelection", 0),
        ("pageViewController(_:viewControllerBefore:)", "viewControllerBefore", 1),
        ("pageViewController(_:viewControllerAfter:)", "viewControllerAfter", 1),
        ("presentationCount(for:)", "presentationCount", 0), ("presentationIndex(for:)", "presentationIndex", 0),
        ("pageViewController(_:willTransitionTo:)", "willTransitionTo", 1),
        ("pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)", "didFinishAnimating", 3),
        ("presentationControllerShouldDismiss(_:)", "presentationControllerShouldDismiss", nil),
        ("presentationControllerWillDismiss(_:)", "presentationControllerWillDismiss", nil),
        ("presentationControllerDidDismiss(_:)", "presentationControllerDidDismiss", nil),
        ("presentationControllerDidAttemptToDismiss(_:)", "presentationControllerDidAttemptToDismiss", nil),
        ("sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)", "didChangeSelectedDetentIdentifier", nil),
        ("navigationController(_:willShow:animated:)", "willShow", 1), ("navigationController(_:didShow:animated:)", "didShow", 1),
        ("navigationController(_:animationControllerFor:from:to:)", "animationControllerFor", 3),
        ("animationController(forPresented:presenting:source:)", "animationControllerFor", 0),
        ("animationController(forDismissed:)", "animationControllerFor", 0),
        ("interactionControllerForPresentation(using:)", "interactionControllerFor", 0),
        ("interactionControllerForDismissal(using:)", "interactionControllerFor", 0),
        ("navigationController(_:interactionControllerFor:)", "interactionControllerFor", 1),
        ("navigationBar(_:shouldPush:)", "shouldPushItem", nil), ("navigationBar(_:didPush:)", "didPushItem", nil),
        ("navigationBar(_:shouldPop:)", "shouldPopItem", nil), ("navigationBar(_:didPop:)", "didPopItem", nil),
        ("position(for:)", "positionForBar", nil), ("adaptivePresentationStyle(for:)", "adaptivePresentationStyle", nil),
        ("adaptivePresentationStyle(for:traitCollection:)", "adaptivePresentationStyle", nil),
        ("prepareForPopoverPresentation(_:)", "prepareForPopoverPresentation", nil),
        ("tabBarController(_:shouldSelect:)", "shouldSelectTab", 1), ("tabBarController(_:didSelect:)", "didSelectTab", 1),
        ("tabBarController(_:animationControllerForTransitionFrom:to:)", "animationControllerFor", 2),
        ("tabBarController(_:interactionControllerFor:)", "interactionControllerFor", 1),
        ("animateTransition(using:)", "animateTransition", nil), ("animationEnded(_:)", "animationEnded", 0),
        ("startInteractiveTransition(_:)", "startInteractiveTransition", nil),
    ])

    /// The words of methods that the experiment may call itself, by the name before their parentheses.
    static let directNames: [String: String] = [
        "hitTest": "hitTest", "point": "pointInside", "touchesBegan": "touchesBegan", "touchesMoved": "touchesMoved",
        "touchesEnded": "touchesEnded", "touchesCancelled": "touchesCancelled", "becomeFirstResponder": "becomeFirstResponder",
        "resignFirstResponder": "resignFirstResponder", "beginTracking": "beginTracking", "continueTracking": "continueTracking",
        "endTracking": "endTracking", "cancelTracking": "cancelTracking",
    ]

    private static func table(_ rows: [(String, String, Int?)]) -> [String: RecordedMethod] {
        Dictionary(uniqueKeysWithValues: rows.map { ($0.0, RecordedMethod(word: $0.1, detail: $0.2)) })
    }
}
