import EventTrace

extension RuleSwitch {
    static let controls: [RuleSwitch] = [
        .off(.touchesDriveTracking, "The touch methods of a control track nothing."),
        .off(.controlEvents, "touchDownRepeat, touchDragEnter and touchDragExit are not sent."),
        .off(.trackingMargin, "Inside means within the bounds."),
        .off(
            .targetAction,
            "An action goes to its target past `sendAction`; the same target and action is an entry of its own each time it is added."),
        .off(.disabledControl, "A disabled control is like an enabled one."),
        .off(.veto, "A system control lets recognizers above it recognize."),
        .off(.ownRecognizerWins, "The veto of a system control holds for its own recognizers too."),
        .off(.removedControl, "A control that leaves its window does not cancel tracking."),
        .off(.flagsDuringCalls, "`isHighlighted` changes before the actions of a touch message go out."),
        .off(.ownTouchesOnly, "A control tracks touches that climb to it from a subview."),
        .off(.onePass, "Each event of a touch message is sent in a pass of its own."),
        .off(.removedTarget, "An entry that an action of the same pass has removed is called all the same."),
    ]

    static let valueControls: [RuleSwitch] = [
        .off(.systemValues, "Nothing is sent when a finger changes the value of a system control."),
        .off(.switchToggles, "A drag along a switch counts as a tap."),
        .off(.sliderThumb, "A slider tracks a touch anywhere on it."),
        .off(.stepperSteps, "A stepper that is held does not step again."),
        .off(.segmentSelection, "A lift on any segment selects it, enabled or not, selected or not."),
        .off(.pageTurning, "A lift anywhere on a page control turns a page forward."),
    ]

    static let scrolling: [RuleSwitch] = [
        .off(.contentTouchDelay, "The content of a scroll view gets its touches at once."),
        .off(.contentTouchQuestions, "The answers about touches of the content count for nothing: they begin, and a drag takes them."),
        .off(.selectionNeedsTheTouch, "A row whose touch is taken away is selected all the same."),
        .off(.selectAfterCommit, "A table selects the row within `touchesEnded`."),
        .off(.dragDirection, "A drag moves the content along an axis along which there is nothing to scroll."),
        .off(.scrollDelegate, "The delegate of a scroll view is told nothing."),
        .off(.deceleration, "Content stays where it is let go of."),
        .off(.disabledScrolling, "A scroll view whose scrolling is disabled keeps touches and holds them back like any other."),
        .off(.nestedScrollViews, "The inner scroll view scrolls although its content is at the end."),
        .off(.caughtContent, "A finger that comes down does not stop the content."),
        .off(.rowHighlight, "No row is highlighted, and the delegate is not asked about it."),
        .off(.rowSelection, "The delegate is not asked about selection, and the row selected before stays selected."),
        .off(.itemSelection, "The delegate is not asked about selection, and the item selected before stays selected."),
        .off(.cellsInSight, "A list has cells for everything, in sight or not."),
        .off(.keyboardDismissal, "A drag leaves the keyboard up, whatever the mode."),
        .off(.zooming, "A scroll view has no pinch, whatever its limits."),
        .off(.zoomDelegate, "The delegate of a scroll view is told nothing of zooming."),
        .off(.zoomWithDrag, "The pan and the pinch of a scroll view exclude one another."),
        .off(.sectionViews, "Headers do not float, and a touch selects the row in its place whatever view has got it."),
        .off(.editingSelection, "A table selects in editing mode as it does outside of it."),
    ]

    static let text: [RuleSwitch] = [
        .off(.editingBegins, "A text field’s delegate is neither asked nor told that editing begins."),
        .off(.editingEnds, "A text field’s delegate is neither asked nor told that editing ends."),
        .off(.typing, "A text field’s delegate is not asked about what is typed."),
        .off(.returnKey, "A text field’s delegate is not asked about the return key."),
        .off(.tapFocuses, "A tap on a text field does not make it first responder."),
        .off(.forcedEnd, "A text field’s delegate can keep it editing when it is forced to end."),
    ]
}
