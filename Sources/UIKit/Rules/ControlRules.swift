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
                "The touch methods of `UIControl` call `beginTracking`, `continueTracking`, `endTracking` and `cancelTracking` and send the actions; an override that does not call super sends none.",
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
                "A control that takes up a touch sends touchDown, and touchDownRepeat with it when `tapCount` is more than 1.",
                without: "touchDownRepeat is not sent.",
                sources: [.observation("header-uicontrol-touchdown-repeat")]))
    }

    public static var trackingMargin: Rule {
        Rule(
            .controls, 3,
            .measured(
                "While tracking, inside means within about 70 points of the bounds; touch down itself uses the bounds.",
                without: "Inside means within the bounds.",
                sources: [.observation("so-dragexit-70pt")]))
    }

    public static var targetAction: Rule {
        Rule(
            .controls, 4,
            .measured(
                "Each target-action goes from `control.sendAction` to `UIApplication.sendAction` to the target, at once, in the order added, and the same target and action is one entry however often it is added.",
                without:
                    "An action goes to its target past `sendAction`; the same target and action is an entry of its own each time it is added.",
                sources: [
                    .observation("button-action-stack-plain"), .observation("so-event-path-order"),
                    .observation("doc-addTarget-duplicates"), .observation("doc-uicontrol-actions-immediate"),
                ]))
    }

    public static var disabledControl: Rule {
        Rule(
            .controls, 5,
            .assumed(
                "A disabled control tracks no touch, sends nothing for one, keeps no recognizer above it from its gesture, and passes its touches on to `next`.",
                without: "A disabled control is like an enabled one.",
                sources: [
                    .observation("header-uicontrol-disabled"), .observation("disabled-button-cell-tap"),
                    .choice("Where its touches go is not documented."),
                ]))
    }

    public static var veto: Rule {
        Rule(
            .controls, 6,
            .documented(
                "A system control, unlike a direct subclass of `UIControl`, keeps recognizers on its ancestors from its own default gesture, through its `gestureRecognizerShouldBegin`: a one-finger single tap on a button, switch, stepper, segmented control or page control, a drag along a slider's or a switch's knob.",
                without: "A system control lets recognizers above it recognize.",
                sources: [
                    .observation("control-default-actions-list"), .observation("uibutton-blocks-via-shouldbegin"),
                    .observation("custom-control-parent-tap"),
                ]))
    }

    public static var ownRecognizerWins: Rule {
        Rule(
            .controls, 7,
            .measured(
                "A recognizer on the control itself wins over the control.",
                without: "The veto of a system control holds for its own recognizers too.",
                sources: [.observation("button-own-gr-fy"), .observation("button-own-tap-csf")]))
    }

    public static var removedControl: Rule {
        Rule(
            .controls, 8,
            .documented(
                "Removing a control from its window while it tracks cancels tracking with a nil event.",
                without: "A control that leaves its window does not cancel tracking.",
                sources: [.observation("header-uicontrol-cancelTracking-nil-event")]))
    }

    public static var flagsDuringCalls: Rule {
        Rule(
            .controls, 9,
            .assumed(
                "`beginTracking` is asked with `isTouchInside` true and `isTracking` false, both have their new values before the actions of a touch message fire, and `isHighlighted` follows after them.",
                without: "`isHighlighted` changes before the actions of a touch message go out.",
                sources: [
                    .observation("header-uicontrol-highlighted"), .observation("button-highlighted-in-its-action"),
                    .choice("The highlight after the actions is seen; when the other two flags change is not."),
                ]))
    }

    public static var ownTouchesOnly: Rule {
        Rule(
            .controls, 10,
            .assumed(
                "A control tracks only touches that began in itself; a touch that climbs to it from a subview is kept and not tracked.",
                without: "A control tracks touches that climb to it from a subview.",
                sources: [
                    .choice("Subviews of a control are commonly said to need their interaction turned off for the control to be tapped.")
                ]))
    }

    public static var onePass: Rule {
        Rule(
            .controls, 11,
            .assumed(
                "All events of one touch message are sent in one pass over the targets in the order added, each of which is called once even if it is there for several of them.",
                without: "Each event of a touch message is sent in a pass of its own.",
                sources: [
                    .observation("header-uicontrol-touchdown-repeat"), .observation("so-dragexit-newbe-order"),
                    .observation("jianshu-dragexit-screen-edge"),
                    .choice("Reports differ about the order of dragExit and dragOutside, as they do if it is that of registration."),
                    .choice("One account prints a pass for each event (control-events-in-passes); no second one is known."),
                ]))
    }

    public static var removedTarget: Rule {
        Rule(
            .controls, 12,
            .assumed(
                "A target that is gone, or whose entry an action of the same pass has removed or replaced, is not called; one added in the pass waits for the next.",
                without:
                    "An entry that an action of the same pass has removed or replaced is called all the same; a target that is gone is not, and one that is added waits.",
                sources: [.choice("Nothing is said about entries that come and go while actions are being sent.")]))
    }

    public static var dragEvents: Rule {
        Rule(
            .controls, 19,
            .measured(
                "With each move a control that tracks sends touchDragInside or touchDragOutside, and touchDragEnter or touchDragExit when the finger comes in or goes out.",
                without: "touchDragEnter and touchDragExit are not sent.",
                sources: [.observation("button-plain-csf"), .observation("so-dragexit-newbe-order")]))
    }

    public static var liftEvents: Rule {
        Rule(
            .controls, 20,
            .measured(
                "At touch up a control that tracks sends touchUpInside or touchUpOutside.",
                without: "touchUpInside is sent wherever the finger is.",
                sources: [.observation("button-plain-csf")]))
    }

    public static var cancelEvent: Rule {
        Rule(
            .controls, 21,
            .measured(
                "A control whose tracked touch is cancelled sends touchCancel.",
                without: "A cancelled touch ends without touchCancel.",
                sources: [.observation("button-plain-csf")]))
    }

    public static var oneTouchTracked: Rule {
        Rule(
            .controls, 22,
            .assumed(
                "A control tracks one touch at a time.",
                without: "A second touch is tracked in place of the first.",
                sources: [.choice("Tracking methods have one touch; what becomes of a second one is not documented.")]))
    }

    public static var disabledWhileTracking: Rule {
        Rule(
            .controls, 23,
            .measured(
                "A control that is disabled while it tracks goes on tracking: at touch up it sends touchUpInside as if it were enabled.",
                without: "A control that is disabled while it tracks cancels tracking with a nil event, without an action.",
                sources: [
                    .observation("radar-disable-while-tracking"),
                    .choice("The report is about a button and touchUpInside; that other controls and events are like it is concluded."),
                ]))
    }
}
