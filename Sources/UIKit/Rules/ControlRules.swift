import EventTrace

extension RuleID {
    static var touchesDriveTracking: RuleID { RuleID(.controls, 1) }
    static var controlEvents: RuleID { RuleID(.controls, 2) }
    static var trackingMargin: RuleID { RuleID(.controls, 3) }
    static var targetAction: RuleID { RuleID(.controls, 4) }
    static var disabledControl: RuleID { RuleID(.controls, 5) }
    static var veto: RuleID { RuleID(.controls, 6) }
    static var ownRecognizerWins: RuleID { RuleID(.controls, 7) }
    static var removedControl: RuleID { RuleID(.controls, 8) }
    static var flagsDuringCalls: RuleID { RuleID(.controls, 9) }
    static var ownTouchesOnly: RuleID { RuleID(.controls, 10) }
    static var onePass: RuleID { RuleID(.controls, 11) }
    static var removedTarget: RuleID { RuleID(.controls, 12) }
}

extension Rule {
    static let controls: [Rule] = [
        Rule(
            .touchesDriveTracking, .measured,
            "The touch methods of `UIControl` call `beginTracking`, `continueTracking`, `endTracking` and `cancelTracking` and send the actions; an override that does not call super sends none.",
            sources: [
                .observation("button-tap-plain-tracking"), .observation("button-touches-without-super"),
                .observation("stack-button-action-ios14-device"),
            ]),
        Rule(
            .controlEvents, .measured,
            "Began: tracking, then touchDown, with touchDownRepeat when `tapCount` is more than 1. Moved: dragInside or dragOutside, with dragEnter or dragExit. Ended: tracking, then touchUpInside or touchUpOutside. Cancelled: tracking, then touchCancel. A single touch is tracked.",
            sources: [
                .observation("button-plain-csf"), .observation("header-uicontrol-touchdown-repeat"),
                .observation("so-dragexit-newbe-order"),
            ]),
        Rule(
            .trackingMargin, .measured,
            "While tracking, inside means within about 70 points of the bounds; the touch-down itself uses the bounds.",
            sources: [.observation("so-dragexit-70pt")]),
        Rule(
            .targetAction, .measured,
            "Each target-action goes from `control.sendAction` to `UIApplication.sendAction` to the target, at once, in the order added. The same target and action for several events is one entry; repeating it adds nothing. Targets are not retained.",
            sources: [
                .observation("so-event-path-order"), .observation("doc-addTarget-duplicates"),
                .observation("doc-uicontrol-actions-immediate"),
            ]),
        Rule(
            .disabledControl, .assumed,
            "A disabled control tracks nothing and its touches send nothing. It stays the hit view and passes its touches on to `next`. Disabled in mid-touch it cancels tracking with a nil event, without an action.",
            sources: [
                .observation("header-uicontrol-disabled"), .observation("disabled-button-cell-tap"),
                .choice("Where its touches go, and what becomes of one that is tracked, is not documented."),
            ]),
        Rule(
            .veto, .documented,
            "A system control keeps recognizers on its ancestors from its own default gesture, through its `gestureRecognizerShouldBegin`: a one-finger single tap on a button, switch, stepper, segmented control or page control, a drag along a slider's or a switch's knob. A direct subclass of `UIControl` has no veto and loses.",
            sources: [
                .observation("control-default-actions-list"), .observation("uibutton-blocks-via-shouldbegin"),
                .observation("custom-control-parent-tap"),
            ]),
        Rule(
            .ownRecognizerWins, .measured, "A recognizer on the control itself wins over the control.",
            sources: [.observation("button-own-gr-fy"), .observation("button-own-tap-csf")]),
        Rule(
            .removedControl, .documented, "Removing a control from its window while it tracks cancels tracking with a nil event.",
            sources: [.observation("header-uicontrol-cancelTracking-nil-event")]),
        Rule(
            .flagsDuringCalls, .assumed,
            "`beginTracking` is asked with `isTouchInside` true and `isTracking` and `isHighlighted` false. Before the actions of a touch message go out, `isTouchInside` and `isTracking` have their new values; `isHighlighted` follows after them.",
            sources: [
                .observation("header-uicontrol-highlighted"),
                .choice("That a handler cannot keep a control highlighted is often reported, so the highlight is set after the actions."),
            ]),
        Rule(
            .ownTouchesOnly, .assumed,
            "A control tracks only touches that began in itself; a touch that climbs to it from a subview is kept and not tracked.",
            sources: [.choice("Subviews of a control are commonly said to need their interaction turned off for the control to be tapped.")]
        ),
        Rule(
            .onePass, .assumed,
            "All events of one touch message are sent in one pass over the targets in the order added; a target that is there for several of them is called once. So dragOutside and dragExit come in the order in which they were registered.",
            sources: [
                .observation("header-uicontrol-touchdown-repeat"), .observation("so-dragexit-newbe-order"),
                .observation("jianshu-dragexit-screen-edge"),
                .choice("Reports differ about the order of dragExit and dragOutside, as they do if it is that of registration."),
            ]),
        Rule(
            .removedTarget, .assumed,
            "A target that is gone, or whose entry an action of the same pass has removed, is not called; one added in the pass waits for the next.",
            sources: [.choice("Entries can be cancelled while they are being sent; nothing is said about it in public.")]),
    ]
}
