import EventTrace

/// The rules of gesture recognizers and their arbitration.
extension Rule {
    static let gestures: [Rule] = [
        .recognizersOfThePath, .recognizersFirst, .openOrder, .stateMachine, .cancelsTouchesInView, .delaysTouchesBegan,
        .heldBackIsDropped, .delaysTouchesEnded, .exclusion, .deepestLatestWins, .tapsSpareLongerTaps, .failureRequirement,
        .delegateQuestions,
        .eventQuestion, .overrideWithoutSuper, .oneViewPerRecognizer, .disabledRecognizer, .failureFreesTheTouch, .tap, .longPress,
        .actionsOfStates, .requirementsAtTouchDown, .dynamicRequirements, .shouldBegin,
    ]

    public static var recognizersOfThePath: Rule {
        Rule(
            .gestures, 1,
            .measured(
                "Each touch goes to the recognizers of the hit view and of all its ancestors up to the window before it goes to the view; `touch.gestureRecognizers` lists the hit view's recognizers in the order added, then each ancestor's.",
                without: "Only the recognizers of the hit view get its touches.",
                sources: [
                    .observation("touch-gesturerecognizers-order"), .observation("wwdc2017-hit-test-then-collect"),
                    .observation("hdr-gr-before-view"),
                ]))
    }

    public static var recognizersFirst: Rule {
        Rule(
            .gestures, 2,
            .measured(
                "For each event, window by window, all recognizers receive their touch methods, then actions are sent, then views receive `touchesCancelled`, then views receive the event; presses, too, go to recognizers first.",
                without: "Views receive a touch event before the recognizers do.",
                sources: [
                    .observation("tap-gr-order-with-recognizer-touches"), .observation("stack-gr-touchesended-ios16"),
                    .observation("wwdc2017-tap-full-order"),
                    .choice("The order of windows, and the same order for presses, are inferred."),
                ]))
    }

    public static var openOrder: Rule {
        Rule(
            .gestures, 3,
            .measured(
                "The order of different recognizers within one phase is undefined; the engine picks an order for each run, and no claim may depend on it.",
                without: .fixed(
                    because:
                        "The rule says that no order is defined; each case is repeated under other orders, and no claim may depend on one."),
                sources: [
                    .observation("four-ancestor-taps-run1"), .observation("four-ancestor-taps-run2"),
                    .observation("guide-recognizer-order-unspecified"),
                ]))
    }

    public static var stateMachine: Rule {
        Rule(
            .gestures, 4,
            .documented(
                "Discrete recognizers go from possible to ended or failed; continuous ones go from possible to began, changed, and ended or cancelled.",
                without: .fixed(because: "Arbitration is a table over these states: without them there is no recognizer."),
                sources: [.observation("guide-discrete-continuous-actions")]))
    }

    public static var cancelsTouchesInView: Rule {
        Rule(
            .gestures, 5,
            .documented(
                "Unless `cancelsTouchesInView` is false, recognition cancels the gesture's touches for the view: the view no longer receives them, nor the move with which a continuous recognizer begins.",
                without: "Recognition leaves the view's touches to the view.",
                sources: [
                    .document("UIGestureRecognizer, cancelsTouchesInView"), .observation("pan-cancels-view"),
                    .observation("tap-cancelsTouches-no-csf"),
                    .observation("stack-touchescancelled-by-tap-ios14-device"),
                ]))
    }

    public static var delaysTouchesBegan: Rule {
        Rule(
            .gestures, 6,
            .documented(
                "While a recognizer with `delaysTouchesBegan` is possible, began and moves are held back from the view; if the recognizer recognizes, they are dropped without a call; if it fails, the view receives one began and at most one moved.",
                without: "A recognizer never holds began back.",
                sources: [
                    .observation("wwdc2010-delaysTouchesBegan-tap-fails"), .observation("tap-delaysTouchesBegan-yes"),
                    .observation("pan-delaystouchesbegan-yes"),
                ]))
    }

    public static var heldBackIsDropped: Rule {
        Rule(
            .gestures, 50,
            .assumed(
                "What `delaysTouchesBegan` has held back is dropped on recognition although `cancelsTouchesInView` is false.",
                without: "Recognition delivers what was held back if `cancelsTouchesInView` is false.",
                sources: [
                    .document("UIGestureRecognizer, cancelsTouchesInView"), .observation("header-delaysTouchesBegan-all-events"),
                    .choice(
                        "The page about `cancelsTouchesInView` promises the view all touches if the property is false; the header promises held touches only after failure. No log of both is known."
                    ),
                ]))
    }

    public static var delaysTouchesEnded: Rule {
        Rule(
            .gestures, 7,
            .documented(
                "A recognizer with `delaysTouchesEnded` holds ended back, however long it takes, until it fails and the view receives ended, or until it recognizes and the view receives cancelled.",
                without: "A recognizer never holds ended back.",
                sources: [.observation("wwdc2010-delaysTouchesEnded-double-tap"), .observation("collection-view-delayed-ended-stack")]))
    }

    public static var exclusion: Rule {
        Rule(
            .gestures, 8,
            .documented(
                "When a recognizer recognizes, the others that share its touches fail, unless `canPrevent` or, asked next, `canBePrevented` returns false, or a delegate of either, asked last, allows simultaneous recognition.",
                without: "A recognizer that recognizes makes no other fail.",
                sources: [
                    .observation("wwdc2017-simultaneous-asked-each-state-change"), .observation("wwdc17-pan-tap-exclusion"),
                    .observation("header-simultaneous"),
                ]))
    }

    public static var deepestLatestWins: Rule {
        Rule(
            .gestures, 9,
            .documented(
                "If two recognizers recognize in the same event, the one on the deeper view wins; on one view the one added last wins.",
                without: "If two recognizers recognize in the same event, the one whose state changed first wins.",
                sources: [
                    .observation("wwdc2010-tie-break-view-depth"), .observation("wwdc2010-tie-break-last-added"),
                    .observation("two-taps-same-view-latest-wins"),
                ]))
    }

    public static var tapsSpareLongerTaps: Rule {
        Rule(
            .gestures, 10,
            .documented(
                "A tap recognizer never prevents one that requires more taps.",
                without: "A tap recognizer prevents those that require more taps.",
                sources: [.observation("header-tap-class-rule"), .observation("wwdc2010-single-and-double-tap-stack")]))
    }

    public static var failureRequirement: Rule {
        Rule(
            .gestures, 11,
            .documented(
                "With `a.require(toFail: b)`, a waits for b: if b fails, a sends its action, beginning with began if it is continuous; if b recognizes, a fails without an action.",
                without: "Failure requirements have no effect.",
                sources: [
                    .observation("header-requireToFail"), .observation("wwdc2017-failure-requirement-tap-wins"),
                    .observation("header-dynamic-failure-requirements"), .observation("waiting-continuous-two-actions"),
                ]))
    }

    public static var delegateQuestions: Rule {
        Rule(
            .gestures, 12,
            .documented(
                "Before a recognizer receives a touch or a press, its delegate receives `shouldReceive touch` or `shouldReceive press`.",
                without: "No delegate receives `shouldReceive touch` or `shouldReceive press`.",
                sources: [
                    .observation("header-shouldReceiveTouch-before-began"),
                    .document("UIGestureRecognizerDelegate, gestureRecognizer(_:shouldReceive:)"),
                ]))
    }

    public static var eventQuestion: Rule {
        Rule(
            .gestures, 41, in: .since(13.4),
            .documented(
                "Before `shouldReceive touch` or `shouldReceive press`, the recognizer and then its delegate receive `shouldReceive event`.",
                without: "Neither a recognizer nor its delegate receives `shouldReceive event`.",
                sources: [
                    .document("UIGestureRecognizer, shouldReceive(_:)"), .document("WWDC 2020, session 10094"),
                    .choice("No source says that the recognizer is asked before its delegate."),
                ]))
    }

    public static var overrideWithoutSuper: Rule {
        Rule(
            .gestures, 13,
            .documented(
                "A subclass of a built-in recognizer that overrides a touch method without a call to super does not recognize.",
                without: .fixed(
                    because:
                        "Built-in recognizers do their work in the touch methods that a subclass overrides: without super, no code of theirs runs."
                ),
                sources: [.document("UIGestureRecognizer, subclassing notes")]))
    }

    public static var oneViewPerRecognizer: Rule {
        Rule(
            .gestures, 14,
            .documented(
                "A recognizer belongs to one view; adding it to another view moves it there.",
                without: "A recognizer added to a second view goes on receiving the touches of the first.",
                sources: [.document("UIView, addGestureRecognizer(_:)"), .observation("two-taps-same-view")]))
    }

    public static var disabledRecognizer: Rule {
        Rule(
            .gestures, 15,
            .documented(
                "A recognizer whose `isEnabled` is false gets no touches or presses; disabling cancels a recognizer that has begun.",
                without: "A disabled recognizer works like any other.",
                sources: [
                    .observation("recognizer-disabled-doc"), .document("UIGestureRecognizer, header comment on isEnabled"),
                    .choice("No source says what becomes of a recognizer that is possible or waits; presses are treated like touches."),
                ]))
    }

    public static var failureFreesTheTouch: Rule {
        Rule(
            .gestures, 16,
            .documented(
                "A touch that failed recognizers no longer receive still reaches the view.",
                without: "When a recognizer fails, the view loses the touch too.",
                sources: [.observation("wwdc2010-delaysTouchesBegan-tap-fails")]))
    }

    public static var tap: Rule {
        Rule(
            .gestures, 17,
            .documented(
                "A tap recognizer recognizes when the last finger of its last tap lifts; it fails if a finger moves too far or stays too long, or if the next tap does not come in time.",
                without: "A tap may move any distance, last any time and wait for ever for the next one.",
                sources: [.document("UITapGestureRecognizer"), .observation("wwdc2010-delaysTouchesEnded-double-tap")]))
    }

    public static var longPress: Rule {
        Rule(
            .gestures, 18,
            .documented(
                "A long press begins, without an event, when its fingers have been down for `minimumPressDuration` and have stayed within `allowableMovement`; after that they may move any distance.",
                without: "A long press begins at touch down.",
                sources: [.observation("doc-tap-longpress-defaults"), .observation("longpress-minDuration2-actions")]))
    }

    public static var actionsOfStates: Rule {
        Rule(
            .gestures, 30,
            .documented(
                "A recognizer sends its action for began, for each move after it, for ended and for cancelled, but not for failed.",
                without: "A move of its touches alone does not count as a change of a recognizer.",
                sources: [.observation("wwdc10-changed-action-each-move"), .observation("guide-discrete-continuous-actions")]))
    }

    public static var requirementsAtTouchDown: Rule {
        Rule(
            .gestures, 40,
            .measured(
                "Classes and delegates are asked for failure requirements once per attempt about each pair of recognizers that share a touch, right after both have received the touch.",
                without: "Classes and delegates are asked about a recognizer when the recognizer is about to recognize.",
                sources: [
                    .observation("delegate-questions-numbered-2019"), .observation("react-native-failure-questions"),
                    .choice(
                        "Both sources fit; for recognizers that do not recognize at once the order rests on the first, which has no log."),
                ]))
    }

    public static var dynamicRequirements: Rule {
        Rule(
            .gestures, 32,
            .documented(
                "Delegates and subclasses can add failure requirements while touches are down.",
                without: "Neither delegates nor subclasses are asked for failure requirements.",
                sources: [
                    .document("UIGestureRecognizerDelegate, gestureRecognizer(_:shouldRequireFailureOf:)"),
                    .document("UIGestureRecognizer, shouldRequireFailure(of:)"),
                ]))
    }

    public static var shouldBegin: Rule {
        Rule(
            .gestures, 33,
            .documented(
                "When a recognizer leaves possible, `gestureRecognizerShouldBegin` is called on the hit view, if recognition would cancel its touch, and on the delegate; if one of the two returns false, the recognizer fails.",
                without: "`gestureRecognizerShouldBegin` is called neither on the hit view nor on the delegate.",
                sources: [
                    .observation("header-shouldReceiveTouch-before-began"), .observation("header-shouldBegin"),
                    .observation("coderstar-shouldBegin-asked-on-hit-view"),
                ]))
    }
}
