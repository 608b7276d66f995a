import EventTrace

/// The rules of the built-in recognizers.
extension Rule {
    static let recognizers: [Rule] = [
        .pan, .panFingers, .panTranslation, .velocity, .velocityOfTheLastMoves, .hover, .screenEdgePan, .swipe, .pinchAndRotation,
        .requirementCycle, .touchTypes, .ignoredTouches, .stateWithoutTouches, .requiredButtons,
    ]

    public static var pan: Rule {
        Rule(
            .gestures, 19,
            .documented(
                "A pan begins when its fingers have moved far enough, and changes with every move after that.",
                without: "A pan begins with the first move.",
                sources: [
                    .document("UIPanGestureRecognizer"), .observation("pan-cancels-view"),
                    .choice("That the translation at began is the whole way since touch down is not said."),
                ]))
    }

    public static var panFingers: Rule {
        Rule(
            .gestures, 34,
            .documented(
                "A pan with fewer fingers than its minimum or more than its maximum does not begin, and one that has begun ends when fewer than the minimum remain.",
                without: "A pan takes any number of fingers, and ends with the last.",
                sources: [
                    .document("UIPanGestureRecognizer, minimumNumberOfTouches"),
                    .document("UIPanGestureRecognizer, maximumNumberOfTouches"),
                    .choice("That a pan that has begun ignores fingers beyond the maximum is not said."),
                ]))
    }

    public static var panTranslation: Rule {
        Rule(
            .gestures, 35,
            .documented(
                "The translation of a pan is the way of the fingers that move, on average; a finger that rests does not count.",
                without: "The translation of a pan is the way of all its fingers on average, and a finger that rests slows it down.",
                sources: [.observation("wwdc14-resting-touch"), .choice("How long a finger must be still to rest is not said.")]))
    }

    public static var velocity: Rule {
        Rule(
            .gestures, 20,
            .assumed(
                "A velocity is taken over the moves of the tenth of a second of virtual time before the last one and the one before them, and starts anew when scale or rotation is set, but not when a translation is.",
                without: "Every velocity is zero.",
                sources: [
                    .observation("pinch-rotation-headers"), .choice("How UIKit weighs the moves is not documented."),
                    .choice(
                        "Apple says that setting the translation resets the velocity; published apps set it with every action and throw views by the velocity that they read right after, so it cannot be lost."
                    ),
                ]))
    }

    public static var velocityOfTheLastMoves: Rule {
        Rule(
            .gestures, 39,
            .measured(
                "A rest before the lift leaves a pan the velocity of its last moves.",
                without: "The lift brings a velocity down as a move to the same place does.",
                sources: [.observation("pan-velocity-after-rest")]))
    }

    public static var hover: Rule {
        Rule(
            .gestures, 21, in: .since(13.4),
            .documented(
                "A hover recognizer begins when a pointer without buttons comes over its view, changes as it moves there, ends when it leaves, and gets no touches.",
                without: "No hover recognizer receives a pointer.",
                sources: [.document("UIHoverGestureRecognizer"), .document("WWDC 2020, session 10094")]))
    }

    public static var screenEdgePan: Rule {
        Rule(
            .gestures, 22,
            .documented(
                "A screen-edge pan begins if the event says of all its fingers that they came from one of its edges, as it says of those that come down there, and the drag leads inwards; otherwise it fails.",
                without: "A screen-edge pan is like any pan.",
                sources: [
                    .document("UIScreenEdgePanGestureRecognizer"), .observation("kif-edge-pan-needs-edge-of-the-event"),
                    .choice("How near to an edge a finger must come down is not documented."),
                ]))
    }

    public static var swipe: Rule {
        Rule(
            .gestures, 23,
            .documented(
                "A swipe recognizes while its fingers move in one of its directions: a slow one must be straight and may be short, a fast one may be crooked and must be long.",
                without: "A stroke that goes elsewhere, or is neither straight nor fast enough, is a swipe too.",
                sources: [.observation("swipe-header"), .choice("The numbers are not documented.")]))
    }

    public static var pinchAndRotation: Rule {
        Rule(
            .gestures, 24,
            .documented(
                "Pinch and rotation begin when two fingers have moved enough and count scale and rotation from there; with one finger left they still send an action for each of its moves, without a new value, go on when another one comes, and end when none is down.",
                without: "Pinch and rotation begin with the first move of two fingers.",
                sources: [
                    .observation("pinch-rotation-headers"), .observation("pinch-continues-with-one-finger"),
                    .document("UIPinchGestureRecognizer"), .document("UIRotationGestureRecognizer"),
                    .choice("What becomes of a third finger is not documented."),
                ]))
    }

    public static var requirementCycle: Rule {
        Rule(
            .gestures, 25,
            .assumed(
                "A failure requirement on a recognizer that waits for this one itself, directly or through others, is dropped, so that nobody waits for ever: the one that recognizes last goes first.",
                without: "Recognizers that wait for each other wait for ever.",
                sources: [.choice("UIKit does not say what it makes of a cycle; touches must not be lost.")]))
    }

    public static var touchTypes: Rule {
        Rule(
            .gestures, 26,
            .documented(
                "A recognizer gets touches of its `allowedTouchTypes` only and, with `requiresExclusiveTouchType`, until its reset only of the type of the first.",
                without: "A recognizer gets touches of every type.",
                sources: [.observation("header-requiresExclusiveTouchType"), .document("UIGestureRecognizer, allowedTouchTypes")]))
    }

    public static var ignoredTouches: Rule {
        Rule(
            .gestures, 27,
            .documented(
                "A touch that a recognizer ignores is no part of its gesture: it is not cancelled, and recognizers that share no other touch do not exclude each other.",
                without: "A touch that a recognizer ignores stays part of its gesture.",
                sources: [
                    .document("UIGestureRecognizer, ignore(_:for:)"),
                    .choice("That an ignored touch does not count among those that two recognizers share is concluded from it."),
                ]))
    }

    public static var stateWithoutTouches: Rule {
        Rule(
            .gestures, 28,
            .assumed(
                "A recognizer whose state client code sets without a touch, from a timer for example, is arbitrated before the loop waits, sends its action and is reset.",
                without: "A state that is set without a touch stays as it is: it sends no action, and after an end no touch is received.",
                sources: [.choice("Recognition and touches are separate; nothing says that a touch must be down.")]))
    }

    public static var requiredButtons: Rule {
        Rule(
            .gestures, 29, in: .since(13.4),
            .documented(
                "A tap takes a pointer's touch, though not a finger's or a pencil's, only if the buttons of its `buttonMaskRequired`, the primary one by default, are down when the touch begins.",
                without: "A tap takes clicks of every button.",
                sources: [
                    .document("UITapGestureRecognizer, header comment on buttonMaskRequired"),
                    .document("KVMConsole 1.0.5, release notes on finger taps that arrived as right clicks"),
                    .choice("That further buttons do no harm, and that the tap fails before it receives the touch, is not said."),
                ]))
    }
}
