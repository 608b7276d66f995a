import EventTrace

extension RuleID {
    static var recognizersOfThePath: RuleID { RuleID(.gestures, 1) }
    static var recognizersFirst: RuleID { RuleID(.gestures, 2) }
    static var openOrder: RuleID { RuleID(.gestures, 3) }
    static var stateMachine: RuleID { RuleID(.gestures, 4) }
    static var cancelsTouchesInView: RuleID { RuleID(.gestures, 5) }
    static var delaysTouchesBegan: RuleID { RuleID(.gestures, 6) }
    static var delaysTouchesEnded: RuleID { RuleID(.gestures, 7) }
    static var exclusion: RuleID { RuleID(.gestures, 8) }
    static var deepestLatestWins: RuleID { RuleID(.gestures, 9) }
    static var tapsSpareLongerTaps: RuleID { RuleID(.gestures, 10) }
    static var failureRequirement: RuleID { RuleID(.gestures, 11) }
    static var delegateQuestions: RuleID { RuleID(.gestures, 12) }
    static var overrideWithoutSuper: RuleID { RuleID(.gestures, 13) }
    static var oneViewPerRecognizer: RuleID { RuleID(.gestures, 14) }
    static var disabledRecognizer: RuleID { RuleID(.gestures, 15) }
    static var failureFreesTheTouch: RuleID { RuleID(.gestures, 16) }
    static var tap: RuleID { RuleID(.gestures, 17) }
    static var longPress: RuleID { RuleID(.gestures, 18) }
    static var pan: RuleID { RuleID(.gestures, 19) }
    static var velocity: RuleID { RuleID(.gestures, 20) }
    static var hover: RuleID { RuleID(.gestures, 21) }
    static var screenEdgePan: RuleID { RuleID(.gestures, 22) }
    static var swipe: RuleID { RuleID(.gestures, 23) }
    static var pinchAndRotation: RuleID { RuleID(.gestures, 24) }
    static var requirementCycle: RuleID { RuleID(.gestures, 25) }
    static var touchTypes: RuleID { RuleID(.gestures, 26) }
    static var ignoredTouches: RuleID { RuleID(.gestures, 27) }
    static var stateWithoutTouches: RuleID { RuleID(.gestures, 28) }
    static var requiredButtons: RuleID { RuleID(.gestures, 29) }
}

extension Rule {
    static let gestures: [Rule] = [
        Rule(
            .recognizersOfThePath, .measured,
            "The recognizers of the hit view and of all its ancestors up to the window get each touch, before the view gets it; `touch.gestureRecognizers` lists the hit view's in the order added, then each ancestor's.",
            sources: [
                .observation("touch-gesturerecognizers-order"), .observation("wwdc2017-hit-test-then-collect"),
                .observation("hdr-gr-before-view"),
            ]),
        Rule(
            .recognizersFirst, .measured,
            "In one event come all touch methods of all recognizers, then actions, then `touchesCancelled` to views, then delivery to views.",
            sources: [
                .observation("tap-gr-order-with-recognizer-touches"), .observation("stack-gr-touchesended-ios16"),
                .observation("wwdc2017-tap-full-order"),
            ]),
        Rule(
            .openOrder, .measured,
            "The order between different recognizers in one phase is not defined; one is picked and kept for the run, and no claim may rest on it.",
            sources: [
                .observation("four-ancestor-taps-run1"), .observation("four-ancestor-taps-run2"),
                .observation("guide-recognizer-order-unspecified"),
            ]),
        Rule(
            .stateMachine, .documented,
            "Discrete recognizers go from possible to ended or failed, continuous ones from possible to began, changed and ended or cancelled. Actions go out for began, for each move afterwards, for ended and for cancelled, none for failed. After an end state come the action, `reset()` and possible, and no more of its current touches.",
            sources: [
                .observation("wwdc2010-end-state-then-action-then-reset"), .observation("wwdc10-changed-action-each-move"),
                .observation("guide-discrete-continuous-actions"),
            ]),
        Rule(
            .cancelsTouchesInView, .documented,
            "On recognition the view's touches of that gesture are cancelled and delivered no more, unless `cancelsTouchesInView` is false. The move with which a continuous recognizer begins is not delivered as moved.",
            sources: [
                .observation("pan-cancels-view"), .observation("tap-cancelsTouches-no-csf"),
                .observation("stack-touchescancelled-by-tap-ios14-device"),
            ]),
        Rule(
            .delaysTouchesBegan, .documented,
            "With `delaysTouchesBegan` began and moves are held back while the recognizer is possible. Recognition drops them: the view gets nothing, not even cancelled. Failure delivers one began and at most one moved.",
            sources: [
                .observation("wwdc2010-delaysTouchesBegan-tap-fails"), .observation("tap-delaysTouchesBegan-yes"),
                .observation("pan-delaystouchesbegan-yes"),
            ]),
        Rule(
            .delaysTouchesEnded, .documented,
            "With `delaysTouchesEnded` ended is held back until the recognizer fails, which delivers it, or recognizes, which cancels it. There is no fixed delay.",
            sources: [.observation("wwdc2010-delaysTouchesEnded-double-tap"), .observation("collection-view-delayed-ended-stack")]),
        Rule(
            .exclusion, .documented,
            "When one recognizes, the others that share its touches fail, unless a delegate of either allows simultaneous recognition. Asked when a recognizer recognizes, in the order `canPrevent`, `canBePrevented`, delegates.",
            sources: [
                .observation("wwdc2017-simultaneous-asked-each-state-change"), .observation("wwdc17-pan-tap-exclusion"),
                .observation("header-simultaneous"),
            ]),
        Rule(
            .deepestLatestWins, .documented,
            "Of two that recognize in the same event the one on the deeper view wins, on one view the one added last.",
            sources: [
                .observation("wwdc2010-tie-break-view-depth"), .observation("wwdc2010-tie-break-last-added"),
                .observation("two-taps-same-view-latest-wins"),
            ]),
        Rule(
            .tapsSpareLongerTaps, .documented, "A tap never prevents a tap that wants more taps.",
            sources: [.observation("header-tap-class-rule"), .observation("wwdc2010-single-and-double-tap-stack")]),
        Rule(
            .failureRequirement, .documented,
            "With `a.require(toFail: b)` a's recognition waits: b fails, and a acts, its first action saying began; b recognizes, and a fails without an action. Delegates and subclasses can add such requirements while touches run.",
            sources: [
                .observation("header-requireToFail"), .observation("wwdc2017-failure-requirement-tap-wins"),
                .observation("header-dynamic-failure-requirements"),
            ]),
        Rule(
            .delegateQuestions, .documented,
            "The delegate is asked `shouldReceive` (event, then touch) before `touchesBegan`; `gestureRecognizerShouldBegin` when the recognizer leaves possible, as is the method of the same name of the hit view if recognition would cancel its touch. No makes the recognizer fail.",
            sources: [
                .observation("header-shouldReceiveTouch-before-began"), .observation("header-shouldBegin"),
                .observation("coderstar-shouldBegin-asked-on-hit-view"),
            ]),
        Rule(
            .overrideWithoutSuper, .documented,
            "A subclass of a built-in recognizer that overrides a touch method without calling super does not recognize.",
            sources: [.document("UIGestureRecognizer, subclassing notes")]),
        Rule(
            .oneViewPerRecognizer, .documented,
            "A recognizer belongs to one view, and adding it to another moves it. One view can have many, of one type or of several.",
            sources: [.document("UIView, addGestureRecognizer(_:)"), .observation("two-taps-same-view")]),
        Rule(
            .disabledRecognizer, .documented,
            "Turning `isEnabled` off cancels a recognizer that has begun and fails one that is possible.",
            sources: [.observation("recognizer-disabled-doc"), .choice("What becomes of one that is possible is not said.")]),
        Rule(
            .failureFreesTheTouch, .assumed, "A touch that failed recognizers no longer receive still reaches the view.",
            sources: [.choice("Follows from delivery to views being separate from delivery to recognizers.")]),
        Rule(
            .tap, .documented,
            "A tap recognizes when its last finger lifts for the last of its taps; it fails when a finger moves too far or stays too long, or the next tap does not come in time.",
            sources: [.document("UITapGestureRecognizer"), .observation("wwdc2010-delaysTouchesEnded-double-tap")]),
        Rule(
            .longPress, .documented,
            "A long press begins when its fingers have been down for `minimumPressDuration` within `allowableMovement`, with no event of its own; after that it may move any distance.",
            sources: [.observation("doc-tap-longpress-defaults"), .observation("longpress-minDuration2-actions")]),
    ]
}
