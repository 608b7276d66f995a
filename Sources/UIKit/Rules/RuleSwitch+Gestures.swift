import EventTrace

extension RuleSwitch {
    static let gestures: [RuleSwitch] = [
        .off(.recognizersOfThePath, "Only the recognizers of the hit view get its touches."),
        .off(.recognizersFirst, "Views get an event before the recognizers do."),
        .fixed(.openOrder, because: "It says that there is no order; each case is repeated under others, and no claim may rest on one."),
        .off(.stateMachine, "A recognizer takes any state that it is given, and a move of its touches is no change by itself."),
        .off(.cancelsTouchesInView, "Recognition leaves the view its touches."),
        .off(.delaysTouchesBegan, "Began is not held back for a recognizer."),
        .off(.delaysTouchesEnded, "Ended is not held back for a recognizer."),
        .off(.exclusion, "A recognizer that recognizes keeps nobody else from recognizing."),
        .off(.deepestLatestWins, "Of two that recognize in the same event the one whose state changed first wins."),
        .off(.tapsSpareLongerTaps, "A tap prevents taps that want more taps."),
        .off(.failureRequirement, "Failure requirements count for nothing."),
        .off(.delegateQuestions, "Neither delegate nor hit view is asked whether a recognizer may get a touch or begin."),
        .fixed(
            .overrideWithoutSuper,
            because: "Built-in recognizers work in the touch methods that a subclass overrides: without super nothing of them runs."),
        .off(.oneViewPerRecognizer, "A recognizer that is added to a second view goes on with the first one’s touches too."),
        .off(.disabledRecognizer, "A disabled recognizer goes on like any other."),
        .off(.failureFreesTheTouch, "A touch is lost for its view with a recognizer that fails."),
        .off(.tap, "A tap may move any distance, last any time and wait for ever for the next one."),
        .off(.longPress, "A long press begins with the touch-down."),
    ]

    static let recognizers: [RuleSwitch] = [
        .off(.pan, "A pan begins with the first move."),
        .off(.velocity, "Every velocity is zero."),
        .off(.hover, "No hover recognizer hears of a pointer."),
        .off(.screenEdgePan, "A screen-edge pan is like any pan."),
        .off(.swipe, "A stroke that goes elsewhere, or is neither straight nor fast enough, is a swipe too."),
        .off(.pinchAndRotation, "Pinch and rotation begin with the first move of two fingers."),
        .off(.requirementCycle, "Recognizers that wait for each other wait for ever."),
        .off(.touchTypes, "A recognizer gets touches of every type."),
        .off(.ignoredTouches, "A touch that a recognizer ignores stays part of its gesture."),
        .off(.stateWithoutTouches, "Nothing comes of a state that is set without a touch."),
        .off(.requiredButtons, "A tap takes clicks of every button."),
    ]
}
