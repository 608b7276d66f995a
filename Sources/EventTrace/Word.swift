/// Every word that the engine itself writes into a trace. Each is spelled in a trace as it is spelled here.
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
    case setHighlighted, setSelected, prepareForReuse
    case layoutSublayers, layoutSubviews, updateConstraints, updateViewConstraints, draw
    case becomeKey, resignKey, canBecomeKey
    /// The setter of a collection cell's `isSelected`; the detail is the new value.
    case isSelected
    case setEditing
    case viewIsAppearing, viewWillLayoutSubviews, viewDidLayoutSubviews, willMoveToParent, didMoveToParent
    case cut, copy, paste, select, selectAll, delete

    // Methods of scene and application delegates.
    case willResignActive, didEnterBackground, willEnterForeground, didBecomeActive

    // Methods of scroll, list and text delegates.
    case scrollViewDidScroll, scrollViewWillBeginDragging, scrollViewWillEndDragging, scrollViewDidEndDragging
    case scrollViewWillBeginDecelerating, scrollViewDidEndDecelerating, scrollViewDidEndScrollingAnimation
    case viewForZooming, scrollViewWillBeginZooming, scrollViewDidZoom, scrollViewDidEndZooming
    case willDisplayRow, didEndDisplayingRow, willDisplayItem, didEndDisplayingItem
    case shouldHighlightRow, didHighlightRow, didUnhighlightRow
    case willSelectRow, didSelectRow, willDeselectRow, didDeselectRow
    case shouldHighlightItem, didHighlightItem, didUnhighlightItem
    case shouldSelectItem, didSelectItem, shouldDeselectItem, didDeselectItem
    case textViewShouldBeginEditing, textViewDidBeginEditing, textViewShouldEndEditing, textViewDidEndEditing
    case textViewShouldChangeText, textViewDidChange, textViewDidChangeSelection
    case textFieldShouldBeginEditing, textFieldDidBeginEditing, textFieldShouldEndEditing, textFieldDidEndEditing
    case textFieldShouldChangeCharacters, textFieldDidChangeSelection, textFieldShouldClear, textFieldShouldReturn

    // States of recognizers and phases of touches.
    case possible, began, changed, ended, cancelled, failed, moved, stationary

    // Events of controls.
    case touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit
    case touchUpInside, touchUpOutside, touchCancel, valueChanged, menuActionTriggered, primaryActionTriggered
    case editingDidBegin, editingChanged, editingDidEnd, editingDidEndOnExit

    // Answers.
    case yes, no, `nil`

    // Decisions.
    /// Hit-testing passes a view and all below it by, and the detail says why; a pan passes over a finger that rests.
    case skip
    case hidden, interactionDisabled, transparent, animating, outside
    /// A view answers hit-testing for itself; the detail is the view.
    case answer
    /// A pass of hit-testing starts in a window, or a touch is bound to what was found.
    case pass, bind
    /// A recognizer is given a touch of this view, or is not.
    case collect, decline
    /// A default implementation hands the message to this next responder, keeps it, or nobody is left.
    case forward, keep, drop
    /// A recognizer changes its state; the detail is the state.
    case state
    /// A recognizer recognizes; it waits for the failure of another; it is excluded by another.
    case recognize, wait, exclude
    /// Somebody has said that a recognizer has to wait for this other one.
    case require
    /// A recognizer that is over keeps this state until others are over; it goes back to this state before its reset.
    case remain, revert
    /// A failure requirement is dropped because the other waits for this one.
    case cycle
    /// A recognizer takes its place among those that have touches; a recognizer leaves another alone whom it could exclude.
    case join, spare
    /// A recognizer answers for how fast its fingers move.
    case velocity
    /// Both may recognize.
    case allow
    /// A touch is held back from its view, given up for it, or delivered late.
    case hold, withhold, release
    /// A view is sent a touch no more.
    case cancel
    /// A touch or recognizer is let go of by the other.
    case ignore
    /// A control takes up or ends tracking; a system control turns an ancestor's recognizer down.
    case track, veto
    /// A control sends an event; another event of the same pass, with which it has been sent, is a `join`.
    case send
    /// A list shows a row, the edit menu a command; a list highlights a row under a finger; what it selects is `select`, and what it no longer selects `deselect`.
    case show, highlight, deselect
    /// A scroll view's content starts to move without a finger, stops, is stopped; a view of it is shown larger or smaller.
    case scroll, zoom
    /// Constraints give a view another frame, a list a header that floats; a required one, held by this view, contradicts earlier ones.
    case place, unsatisfiable
    /// An event enters the queue, leaves it, an observer runs, a timer comes due.
    case enqueue, dequeue, observe, timer
    /// The way from the glass to the queue: what happens to an event, and where.
    case hardware, homeScreen, machPort, source1, source0
    case glass, eventFetchThread, mainRunLoop, queue
    /// The main run loop goes over to another mode; the detail is which.
    case mode, tracking, `default`
    /// The observers of the run loop, in their order.
    case poolPush, gestureUpdate, beforeCommit, commit, afterCommit, poolPop
    /// The system takes the touches away, or the application into another state; why.
    case interrupt, call, alert, background, foreground, systemGesture, tooManyFingers, ignoring, transition
    /// A touch counts as one of several taps; the detail is how many.
    case count
    /// The buttons of a pointing device; the detail is the phase of its touch.
    case button
    /// A point is brought into a view through its bounds origin and transform.
    case convert
    /// A touch is asked for its samples; the detail is how many it has.
    case coalesce
    /// A touch is no longer bound to its view.
    case unbind
    /// Views are animated; a controller is presented or dismissed.
    case animate, present, dismiss
    /// Client code has a method that the engine never calls, or draws where nothing is drawn.
    case notModelled
    /// First responder moves; a window becomes key.
    case firstResponder, keyWindow

    /// Whether client code has a method of this name, or can have one. These are the first words, at most 128, so that a set of methods is a
    /// set of bits; whoever adds a method adds it among them.
    @inlinable
    public var isMethod: Bool { ordinal <= Word.textFieldShouldReturn.ordinal }

    /// Position in `allCases`: what a `Name` holds.
    @inlinable
    public var ordinal: UInt8 { unsafeBitCast(self, to: UInt8.self) }
}
