import EventTrace

/// The rules of controls and target-action.
extension Rule {
    static let controls: [Rule] = [
        .touchesDriveTracking, .controlEvents, .trackingMargin, .targetAction, .disabledControl, .veto,
        .ownRecognizerWins, .removedControl, .flagsDuringCalls, .ownTouchesOnly, .onePass, .removedTarget, .dragEvents, .liftEvents,
        .cancelEvent, .oneTouchTracked, .disabledWhileTracking,
    ]

    public static var touchesDriveTracking: Rule {
        Rule(
            .controls, 1,
            .measured(
                "The touch methods of `UIControl` call `beginTracking`, `continueTracking`, `endTracking` and `cancelTracking` and send the actions; an override without a call to super sends none.",
                without: "The touch methods of a control track nothing.",
                sources: [
                    .observation("button-tap-plain-tracking"), .observation("button-touches-without-super"),
                    .observation("stack-button-action-ios14-device"),
                ]))
    }

    public static var controlEvents: Rule {
        Rule(
            .controls, 2,
            .documented(
                "A control that begins to track a touch sends touchDown, and touchDownRepeat with it if `tapCount` is more than 1.",
                without: "touchDownRepeat is not sent.",
                sources: [.observation("header-uicontrol-touchdown-repeat")]))
    }

    public static var trackingMargin: Rule {
        Rule(
            .controls, 3,
            .assumed(
                "A touch that hit-testing gives to a control begins inside, wherever it lies; after that, it counts as inside up to about 70 points outside the bounds.",
                without: "A touch counts as inside only in the bounds.",
                sources: [
                    .observation("so-dragexit-70pt"),
                    .choice("The distance is reported by authors who may have copied it from one another; no log has it."),
                ]))
    }

    public static var targetAction: Rule {
        Rule(
            .controls, 4,
            .measured(
                "Each target-action goes at once, in the order added, from `control.sendAction` to `UIApplication.sendAction` to the target; adding the same target and action again adds no second entry.",
                without:
                    "An action goes to its target without `sendAction`; adding the same target and action again adds a second entry.",
                sources: [
                    .observation("button-action-stack-plain"), .observation("so-event-path-order"),
                    .observation("doc-addTarget-duplicates"), .observation("doc-uicontrol-actions-immediate"),
                ]))
    }

    public static var disabledControl: Rule {
        Rule(
            .controls, 5,
            .assumed(
                "A disabled control tracks no touch, sends no events for touches, keeps no recognizer above it from recognizing, and passes its touches to `next`.",
                without: "A disabled control works like an enabled one.",
                sources: [
                    .observation("header-uicontrol-disabled"), .observation("disabled-button-cell-tap"),
                    .choice("Where a disabled control's touches go is not documented."),
                ]))
    }

    public static var veto: Rule {
        Rule(
            .controls, 6,
            .documented(
                "A system control, unlike a direct subclass of `UIControl`, keeps recognizers of its ancestors from its own default gesture, through its `gestureRecognizerShouldBegin`: a one-finger single tap on a button, switch, stepper, segmented control or page control, a drag along the knob of a slider or switch.",
                without: "A system control lets recognizers of its ancestors recognize.",
                sources: [
                    .observation("control-default-actions-list"), .observation("uibutton-blocks-via-shouldbegin"),
                    .observation("custom-control-parent-tap"),
                ]))
    }

    public static var ownRecognizerWins: Rule {
        Rule(
            .controls, 7,
            .measured(
                "A recognizer on a control itself wins over the control.",
                without: "A system control keeps its own recognizers from its default gesture too.",
                sources: [.observation("button-own-gr-fy"), .observation("button-own-tap-csf")]))
    }

    public static var removedControl: Rule {
        Rule(
            .controls, 8,
            .documented(
                "A tracking control that is removed from its window cancels tracking with a nil event.",
                without: "A tracking control that is removed from its window does not cancel tracking.",
                sources: [.observation("header-uicontrol-cancelTracking-nil-event")]))
    }

    public static var flagsDuringCalls: Rule {
        Rule(
            .controls, 9,
            .assumed(
                "`beginTracking` is asked while `isTouchInside` is true and `isTracking` is false; both have their new values before the actions of a touch message are sent, and `isHighlighted` changes after the actions.",
                without: "`isHighlighted` changes before the actions of a touch message are sent.",
                sources: [
                    .observation("header-uicontrol-highlighted"), .observation("button-highlighted-in-its-action"),
                    .choice("A report shows the highlight change after the actions; when the other two flags change is not shown."),
                ]))
    }

    public static var ownTouchesOnly: Rule {
        Rule(
            .controls, 10,
            .assumed(
                "A control tracks only touches that began in the control itself; it keeps, but does not track, a touch passed up from a subview.",
                without: "A control also tracks touches passed up from a subview.",
                sources: [
                    .choice("The common advice is to disable interaction of a control's subviews, so that the control can be tapped.")
                ]))
    }

    public static var onePass: Rule {
        Rule(
            .controls, 11,
            .assumed(
                "All events of one touch message are sent in one pass over the targets, in the order added; a target that is registered for several of the events is called once.",
                without: "Each event of a touch message is sent in its own pass over the targets.",
                sources: [
                    .observation("header-uicontrol-touchdown-repeat"), .observation("so-dragexit-newbe-order"),
                    .observation("jianshu-dragexit-screen-edge"),
                    .choice(
                        "Reports differ about the order of dragExit and dragOutside, as they would if the order is that of registration."),
                    .choice("One account prints a pass for each event (control-events-in-passes); no second account is known."),
                ]))
    }

    public static var removedTarget: Rule {
        Rule(
            .controls, 12,
            .assumed(
                "A target that no longer exists, or whose entry an action of the same pass has removed or replaced, is not called; an entry added in the pass waits for the next pass.",
                without:
                    "An entry that an action of the same pass has removed or replaced is still called; a target that no longer exists is not called, and an added entry waits.",
                sources: [.choice("No source speaks of entries that are added or removed while actions are being sent.")]))
    }

    public static var dragEvents: Rule {
        Rule(
            .controls, 19,
            .measured(
                "With each move a tracking control sends touchDragInside or touchDragOutside, and also touchDragEnter or touchDragExit if the finger came in or went out.",
                without: "touchDragEnter and touchDragExit are not sent.",
                sources: [.observation("button-plain-csf"), .observation("so-dragexit-newbe-order")]))
    }

    public static var liftEvents: Rule {
        Rule(
            .controls, 20,
            .measured(
                "At touch up a tracking control sends touchUpInside or touchUpOutside.",
                without: "A tracking control sends touchUpInside wherever the finger is.",
                sources: [.observation("button-plain-csf")]))
    }

    public static var cancelEvent: Rule {
        Rule(
            .controls, 21,
            .measured(
                "A control whose tracked touch is cancelled sends touchCancel.",
                without: "A control whose tracked touch is cancelled does not send touchCancel.",
                sources: [.observation("button-plain-csf")]))
    }

    public static var oneTouchTracked: Rule {
        Rule(
            .controls, 22,
            .assumed(
                "A control tracks one touch at a time.",
                without: "A control tracks a second touch in place of the first.",
                sources: [.choice("Tracking methods have one touch as parameter; what becomes of a second touch is not documented.")]))
    }

    public static var disabledWhileTracking: Rule {
        Rule(
            .controls, 23,
            .assumed(
                "A control that is disabled while it tracks keeps tracking: at touch up it sends touchUpInside as if it were enabled.",
                without: "A control that is disabled while it tracks cancels tracking with a nil event, without an action.",
                sources: [
                    .observation("radar-disable-while-tracking"),
                    .choice(
                        "One bug report says it, without a log, of a button and touchUpInside; other controls and events are taken to behave alike."
                    ),
                ]))
    }
}
