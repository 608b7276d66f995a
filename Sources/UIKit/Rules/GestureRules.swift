import EventTrace

/// The rules of gesture recognizers and their arbitration.
extension Rule {
    static let gestures: [Rule] = [
        .recognizersOfThePath, .recognizersFirst, .openOrder, .stateMachine, .cancelsTouchesInView, .delaysTouchesBegan,
        .delaysTouchesEnded, .exclusion, .deepestLatestWins, .tapsSpareLongerTaps, .failureRequirement, .delegateQuestions,
        .eventQuestion, .overrideWithoutSuper, .oneViewPerRecognizer, .disabledRecognizer, .failureFreesTheTouch, .tap, .longPress,
        .actionsOfStates, .requirementsAtTouchDown, .dynamicRequirements, .shouldBegin,
    ]

    public static var recognizersOfThePath: Rule {
        Rule(
            .gestures, 1,
            .measured(
                "The recognizers of the hit view and of all its ancestors up to the window get each touch, before the view gets it; `touch.gestureRecognizers` lists the hit view's in the order added, then each ancestor's.",
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
                "In one event, window by window, come all touch methods of all recognizers, then actions, then `touchesCancelled` to views, then delivery to views; of a press, too, recognizers receive it first.",
                without: "Views get a touch event before the recognizers do.",
                sources: [
                    .observation("tap-gr-order-with-recognizer-touches"), .observation("stack-gr-touchesended-ios16"),
                    .observation("wwdc2017-tap-full-order"),
                    .choice("That windows come one after the other, and presses in the same order, is concluded from it."),
                ]))
    }

    public static var openOrder: Rule {
        Rule(
            .gestures, 3,
            .measured(
                "The order between different recognizers in one phase is not defined; one is picked and kept for the run, and no claim may rest on it.",
                without: .fixed(
                    because: "It says that there is no order; each case is repeated under others, and no claim may rest on one."),
                sources: [
                    .observation("four-ancestor-taps-run1"), .observation("four-ancestor-taps-run2"),
                    .observation("guide-recognizer-order-unspecified"),
                ]))
    }

    public static var stateMachine: Rule {
        Rule(
            .gestures, 4,
            .documented(
                "Discrete recognizers go from possible to ended or failed, continuous ones from possible to began, changed and ended or cancelled.",
                without: .fixed(because: "Arbitration is a table over these states: without them there is no recognizer."),
                sources: [.observation("guide-discrete-continuous-actions")]))
    }

    public static var cancelsTouchesInView: Rule {
        Rule(
            .gestures, 5,
            .documented(
                "On recognition the view's touches of that gesture are cancelled and delivered no more, the move with which a continuous recognizer begins included, unless `cancelsTouchesInView` is false.",
                without: "Recognition leaves the view its touches.",
                sources: [
                    .observation("pan-cancels-view"), .observation("tap-cancelsTouches-no-csf"),
                    .observation("stack-touchescancelled-by-tap-ios14-device"),
                ]))
    }

    public static var delaysTouchesBegan: Rule {
        Rule(
            .gestures, 6,
            .documented(
                "With `delaysTouchesBegan` began and moves are held back while the recognizer is possible, dropped without a call if it recognizes, and delivered as one began and at most one moved if it fails.",
                without: "Began is not held back for a recognizer.",
                sources: [
                    .observation("wwdc2010-delaysTouchesBegan-tap-fails"), .observation("tap-delaysTouchesBegan-yes"),
                    .observation("pan-delaystouchesbegan-yes"),
                ]))
    }

    public static var delaysTouchesEnded: Rule {
        Rule(
            .gestures, 7,
            .documented(
                "With `delaysTouchesEnded` ended is held back, however long that takes, until the recognizer fails, which delivers it, or recognizes, which cancels it.",
                without: "Ended is not held back for a recognizer.",
                sources: [.observation("wwdc2010-delaysTouchesEnded-double-tap"), .observation("collection-view-delayed-ended-stack")]))
    }

    public static var exclusion: Rule {
        Rule(
            .gestures, 8,
            .documented(
                "When one recognizes, the others that share its touches fail, unless `canPrevent` or `canBePrevented`, which are asked first and in this order, says no, or a delegate of either allows simultaneous recognition.",
                without: "A recognizer that recognizes keeps nobody else from recognizing.",
                sources: [
                    .observation("wwdc2017-simultaneous-asked-each-state-change"), .observation("wwdc17-pan-tap-exclusion"),
                    .observation("header-simultaneous"),
                ]))
    }

    public static var deepestLatestWins: Rule {
        Rule(
            .gestures, 9,
            .documented(
                "Of two that recognize in the same event the one on the deeper view wins, on one view the one added last.",
                without: "Of two that recognize in the same event the one whose state changed first wins.",
                sources: [
                    .observation("wwdc2010-tie-break-view-depth"), .observation("wwdc2010-tie-break-last-added"),
                    .observation("two-taps-same-view-latest-wins"),
                ]))
    }

    public static var tapsSpareLongerTaps: Rule {
        Rule(
            .gestures, 10,
            .documented(
                "A tap never prevents a tap that wants more taps.",
                without: "A tap prevents taps that want more taps.",
                sources: [.observation("header-tap-class-rule"), .observation("wwdc2010-single-and-double-tap-stack")]))
    }

    public static var failureRequirement: Rule {
        Rule(
            .gestures, 11,
            .documented(
                "With `a.require(toFail: b)` a's recognition waits: b fails, and a acts, a continuous one saying began first; b recognizes, and a fails without an action.",
                without: "Failure requirements count for nothing.",
                sources: [
                    .observation("header-requireToFail"), .observation("wwdc2017-failure-requirement-tap-wins"),
                    .observation("header-dynamic-failure-requirements"), .observation("waiting-continuous-two-actions"),
                ]))
    }

    public static var delegateQuestions: Rule {
        Rule(
            .gestures, 12,
            .documented(
                "Before a recognizer gets a touch or a press, its delegate is asked whether it receives that touch or press.",
                without: "No delegate is asked whether its recognizer may get a touch or a press.",
                sources: [
                    .observation("header-shouldReceiveTouch-before-began"),
                    .document("UIGestureRecognizerDelegate, gestureRecognizer(_:shouldReceive:)"),
                ]))
    }

    public static var eventQuestion: Rule {
        Rule(
            .gestures, 41, in: .since(13.4),
            .documented(
                "Before that, a recognizer and then its delegate are asked whether it receives the event.",
                without: "Neither a recognizer nor its delegate is asked about an event.",
                sources: [
                    .document("UIGestureRecognizer, shouldReceive(_:)"), .document("WWDC 2020, session 10094"),
                    .choice("That the recognizer is asked before its delegate is not said."),
                ]))
    }

    public static var overrideWithoutSuper: Rule {
        Rule(
            .gestures, 13,
            .documented(
                "A subclass of a built-in recognizer that overrides a touch method without calling super does not recognize.",
                without: .fixed(
                    because: "Built-in recognizers work in the touch methods that a subclass overrides: without super nothing of them runs."
                ),
                sources: [.document("UIGestureRecognizer, subclassing notes")]))
    }

    public static var oneViewPerRecognizer: Rule {
        Rule(
            .gestures, 14,
            .documented(
                "A recognizer belongs to one view, and adding it to another moves it.",
                without: "A recognizer that is added to a second view goes on with the first one’s touches too.",
                sources: [.document("UIView, addGestureRecognizer(_:)"), .observation("two-taps-same-view")]))
    }

    public static var disabledRecognizer: Rule {
        Rule(
            .gestures, 15,
            .documented(
                "A recognizer whose `isEnabled` is off gets no touches or presses; turning it off cancels one that has begun and fails one that is possible or waits for another.",
                without: "A disabled recognizer goes on like any other.",
                sources: [
                    .observation("recognizer-disabled-doc"), .document("UIGestureRecognizer, header comment on isEnabled"),
                    .choice("What becomes of one that is possible or waits is not said, and presses go as touches do."),
                ]))
    }

    public static var failureFreesTheTouch: Rule {
        Rule(
            .gestures, 16,
            .documented(
                "A touch that failed recognizers no longer receive still reaches the view.",
                without: "A touch is lost for its view with a recognizer that fails.",
                sources: [.observation("wwdc2010-delaysTouchesBegan-tap-fails")]))
    }

    public static var tap: Rule {
        Rule(
            .gestures, 17,
            .documented(
                "A tap recognizes when its last finger lifts for the last of its taps; it fails when a finger moves too far or stays too long, or the next tap does not come in time.",
                without: "A tap may move any distance, last any time and wait for ever for the next one.",
                sources: [.document("UITapGestureRecognizer"), .observation("wwdc2010-delaysTouchesEnded-double-tap")]))
    }

    public static var longPress: Rule {
        Rule(
            .gestures, 18,
            .documented(
                "A long press begins when its fingers have been down for `minimumPressDuration` within `allowableMovement`, with no event of its own; after that it may move any distance.",
                without: "A long press begins at touch down.",
                sources: [.observation("doc-tap-longpress-defaults"), .observation("longpress-minDuration2-actions")]))
    }

    public static var actionsOfStates: Rule {
        Rule(
            .gestures, 30,
            .documented(
                "Actions fire for began, for each move afterwards, for ended and for cancelled, and none for failed.",
                without: "A move of its touches is no change of a recognizer by itself.",
                sources: [.observation("wwdc10-changed-action-each-move"), .observation("guide-discrete-continuous-actions")]))
    }

    public static var requirementsAtTouchDown: Rule {
        Rule(
            .gestures, 40,
            .measured(
                "Classes and delegates are asked for failure requirements once in an attempt about each pair of recognizers that share a touch, right after both have received it.",
                without: "They are asked about a recognizer when it is about to recognize.",
                sources: [
                    .observation("delegate-questions-numbered-2019"), .observation("react-native-failure-questions"),
                    .choice("Both fit; that it is so for recognizers which do not recognize at once rests on the first, which has no log."),
                ]))
    }

    public static var dynamicRequirements: Rule {
        Rule(
            .gestures, 32,
            .documented(
                "Delegates and subclasses can add failure requirements while touches run.",
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
                "`gestureRecognizerShouldBegin` is asked when a recognizer leaves possible, of the hit view if recognition would cancel its touch and of the delegate, and no makes the recognizer fail.",
                without: "Neither delegate nor hit view is asked whether a recognizer may begin.",
                sources: [
                    .observation("header-shouldReceiveTouch-before-began"), .observation("header-shouldBegin"),
                    .observation("coderstar-shouldBegin-asked-on-hit-view"),
                ]))
    }
}
