/// The words that the engine itself writes into a trace, spelled there as here.
public enum Word: String, CaseIterable, Hashable, Sendable {
    // Methods of client code that the engine calls.
    case hitTest, pointInside
    case sendEvent
    case touchesBegan, touchesMoved, touchesEnded, touchesCancelled, touchesEstimatedPropertiesUpdated
    case pressesBegan, pressesChanged, pressesEnded, pressesCancelled
    case motionBegan, motionEnded, motionCancelled
    case remoteControlReceived
    case next
    case canBecomeFirstResponder, becomeFirstResponder, canResignFirstResponder, resignFirstResponder
    case canPerformAction, target
    case action
    /// An observer receives a notification; the detail is the name of the notification without its prefix and its last word.
    case notification
    case beginTracking, continueTracking, endTracking, cancelTracking, sendAction
    /// The setter of a control's `isHighlighted`; the detail is the new value.
    case isHighlighted
    /// `UIControl.sendAction(_:)` for a `UIAction`; written as `sendAction`.
    case sendActionOfClosure
    case insertText, deleteBackward
    case gestureRecognizerShouldBegin
    case shouldReceiveTouch, shouldReceivePress, shouldReceiveEvent
    case shouldRecognizeSimultaneously, shouldRequireFailure, shouldBeRequiredToFail
    case canPrevent, canBePrevented, reset
    case touchesShouldBegin, touchesShouldCancel
    case willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow
    case didAddSubview, willRemoveSubview
    case loadView, viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
    case completion
    case setHighlighted, setSelected, prepareForReuse, apply
    case layoutSublayers, layoutSubviews, updateConstraints, updateViewConstraints, draw
    case becomeKey, resignKey, canBecomeKey
    /// The setter of a collection cell's `isSelected`; the detail is the new value.
    case isSelected
    case setEditing
    case viewIsAppearing, viewWillLayoutSubviews, viewDidLayoutSubviews, willMoveToParent, didMoveToParent
    case removeFromParent
    case cut, copy, paste, select, selectAll, delete
    case presentationTransitionWillBegin, presentationTransitionDidEnd, dismissalTransitionWillBegin, dismissalTransitionDidEnd
    case containerViewWillLayoutSubviews, containerViewDidLayoutSubviews
    case childForStatusBarStyle, childForStatusBarHidden, preferredStatusBarStyle, prefersStatusBarHidden

    // Methods of scene and application delegates.
    case willResignActive, didEnterBackground, willEnterForeground, didBecomeActive

    // Methods of scroll, list and text delegates.
    case scrollViewDidScroll, scrollViewWillBeginDragging, scrollViewWillEndDragging, scrollViewDidEndDragging
    case scrollViewWillBeginDecelerating, scrollViewDidEndDecelerating, scrollViewDidEndScrollingAnimation
    case scrollViewShouldScrollToTop, scrollViewDidScrollToTop
    case viewForZooming, scrollViewWillBeginZooming, scrollViewDidZoom, scrollViewDidEndZooming
    case sizeForItem, heightForRow, willDisplayRow, didEndDisplayingRow, willDisplayItem, didEndDisplayingItem
    case willDisplayHeaderView, willDisplayFooterView, didEndDisplayingHeaderView, didEndDisplayingFooterView
    case willDisplaySupplementaryView, didEndDisplayingSupplementaryView
    case canPerformPrimaryActionForRow, performPrimaryActionForRow, canPerformPrimaryActionForItem, performPrimaryActionForItem
    case shouldHighlightRow, didHighlightRow, didUnhighlightRow
    case willSelectRow, didSelectRow, willDeselectRow, didDeselectRow
    case canEditRow, editingStyleForRow, leadingSwipeActions, trailingSwipeActions
    case willBeginEditingRow, didEndEditingRow, commitEditing
    case canMoveRow, targetForMove, moveRow, accessoryButtonTapped
    case canMoveItem, targetForItemMove, moveItem
    case shouldHighlightItem, didHighlightItem, didUnhighlightItem
    case shouldSelectItem, didSelectItem, shouldDeselectItem, didDeselectItem
    case textViewShouldBeginEditing, textViewDidBeginEditing, textViewShouldEndEditing, textViewDidEndEditing
    case textViewShouldChangeText, textViewDidChange, textViewDidChangeSelection
    case shouldInteractWithURL, primaryActionForTextItem
    case textFieldShouldBeginEditing, textFieldDidBeginEditing, textFieldShouldEndEditing, textFieldDidEndEditing
    case textFieldShouldChangeCharacters, textFieldDidChangeSelection, textFieldShouldClear, textFieldShouldReturn
    case searchBarShouldBeginEditing, searchBarTextDidBeginEditing, searchBarShouldEndEditing, searchBarTextDidEndEditing
    case searchBarShouldChangeText, searchBarTextDidChange, searchBarSearchButtonClicked, searchBarCancelButtonClicked
    case updateSearchResults
    case willPresentSearchController, didPresentSearchController, willDismissSearchController, didDismissSearchController

    // Methods of delegates of containers, of animators and drivers of transitions, and the handlers of a transition coordinator.
    case willShow, didShow, animationControllerFor, interactionControllerFor
    /// `tabBarController(_:shouldSelect:)`, `tabBarController(_:didSelect:)`, and the methods about the tabs of iOS 18.
    case shouldSelect, didSelect, shouldSelectTab, didSelectTab
    /// A tab calls the closure that makes its controller; the answer is the controller.
    case viewControllerProvider
    /// `navigationBar(_:shouldPush:)`, `navigationBar(_:didPush:)`, `navigationBar(_:shouldPop:)`, `navigationBar(_:didPop:)` and `position(for:)`.
    case shouldPushItem, didPushItem, shouldPopItem, didPopItem, positionForBar
    case animateTransition, animationEnded, startInteractiveTransition
    case alongsideTransition, interactionChanged

    // Methods of data sources and delegates of page controllers.
    case viewControllerBefore, viewControllerAfter, presentationCount, presentationIndex
    /// `pageViewController(_:willTransitionTo:)` and `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`.
    case willTransitionTo, didFinishAnimating

    // Methods of presentation controllers' delegates.
    case presentationControllerShouldDismiss, presentationControllerWillDismiss, presentationControllerDidDismiss
    case adaptivePresentationStyle, prepareForPopoverPresentation
    case presentationControllerDidAttemptToDismiss, didChangeSelectedDetentIdentifier

    // States of recognizers and phases of touches.
    case possible, began, changed, ended, cancelled, failed, moved, stationary

    // Events of controls.
    case touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit
    case touchUpInside, touchUpOutside, touchCancel, valueChanged, menuActionTriggered, primaryActionTriggered
    case editingDidBegin, editingChanged, editingDidEnd, editingDidEndOnExit

    // Answers.
    case `true`, `false`, `nil`

    // Decisions.
    /// Hit-testing skips a view and everything below it, with the reason as detail; a pan skips a resting finger.
    case skip
    case hidden, interactionDisabled, transparent, animating, outside
    /// A view returns itself from hit-testing; the detail is the view.
    case answer
    /// A pass of hit-testing starts in a window; a touch is bound to the view found.
    case pass, bind
    /// A recognizer receives a touch of this view, or declines it.
    case collect, decline
    /// A default implementation passes the message to this next responder, keeps it, or drops it at the end of the chain.
    case forward, keep, drop
    /// A recognizer changes its state; the detail is the state.
    case state
    /// A recognizer recognizes; waits for the failure of another; is excluded by another.
    case recognize, wait, exclude
    /// Code requires a recognizer to wait for this other one.
    case require
    /// A recognizer stays in its end state until others have ended, or returns to this state before its reset.
    case remain, revert
    /// A failure requirement is dropped because the other recognizer waits for this one.
    case cycle
    /// A recognizer takes its place among those that have touches; a recognizer spares another that it could exclude.
    case join, spare
    /// A recognizer reports the velocity of its fingers.
    case velocity
    /// Two recognizers may recognize together.
    case allow
    /// A touch is held back from its view, given up for it, or delivered late.
    case hold, withhold, release
    /// A view receives `touchesCancelled`, and no more of the touch.
    case cancel
    /// A touch and a recognizer are separated: neither affects the other any more.
    case ignore
    /// A control starts or ends tracking; a system control vetoes a recognizer of an ancestor.
    case track, veto
    /// A control sends an event; `join` is a further event of the same pass.
    case send
    /// A list shows a row, the edit menu shows a command; a list highlights, selects or deselects a row.
    case show, highlight, deselect
    /// The content of a scroll view starts to move without a finger, stops or is stopped; a view of it is zoomed.
    case scroll, zoom
    /// Constraints place a view, a list places a floating header or a row that a finger moves; a required constraint of this view contradicts earlier ones.
    case place, floating, inFront, unsatisfiable
    /// An event enters or leaves the queue, an observer runs, a timer comes due.
    case enqueue, dequeue, observe, timer
    /// A station of an event on its way from the screen to the queue.
    case hardware, homeScreen, machPort, source1, source0
    case glass, eventFetchThread, mainRunLoop, queue
    /// The main run loop changes its mode; the detail is the new one.
    case mode, tracking, `default`
    /// The observers of the run loop, in their order.
    case poolPush, gestureUpdate, beforeCommit, commit, afterCommit, poolPop
    /// The system takes the touches, or changes the application's state; the detail says why.
    case interrupt, call, alert, background, foreground, systemGesture, statusBarTap, tooManyFingers, ignoring, transition
    /// A touch counts as one of several taps, with their number as detail; a list counts its rows or items.
    case count
    /// An exception stops the app, and the record ends; the detail is the reason.
    case raise
    /// The buttons of a pointing device change; the detail is the phase of its touch.
    case button
    /// Hit-testing converts a point through a view's bounds origin and transform.
    case convert
    /// Code asks a touch for its coalesced samples; the detail is their number.
    case coalesce
    /// A touch is no longer bound to its view.
    case unbind
    /// Views are animated; a controller is presented or dismissed.
    case animate, present, dismiss
    /// An appearance call that does not follow from the last one; the detail is the call.
    case unbalanced
    /// Client code has a method that the engine never calls, or draws although the engine shows nothing.
    case notModelled
    /// The first responder changes; a window becomes key.
    case firstResponder, keyWindow
    /// The status bar takes another look from a controller; the detail is its style, or that it is hidden.
    case statusBar, lightContent, darkContent
    /// The caret of a text field or text view goes to the end of the text.
    case caret
    /// The keyboard gets its height from the input views of the first responder. The detail is the height in points, no beside the key window, or nil
    /// for a text that is only read.
    case keyboard

    /// Whether the word is a method of client code. Methods come first, those of classes among the first 128, so a set of these is a set of
    /// bits; add new ones among them.
    @inlinable
    public var isMethod: Bool { ordinal <= Word.didChangeSelectedDetentIdentifier.ordinal }

    /// The position in `allCases`, which a `Name` holds.
    @inlinable
    public var ordinal: UInt16 {
        // An enumeration of more than 256 cases takes two bytes.
        MemoryLayout<Word>.size == 1 ? UInt16(unsafeBitCast(self, to: UInt8.self)) : unsafeBitCast(self, to: UInt16.self)
    }
}
