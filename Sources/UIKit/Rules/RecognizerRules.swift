import EventTrace

/// The rules of the built-in recognizers.
extension Rule {
    static let recognizers: [Rule] = [
        .pan, .panFingers, .panTranslation, .velocity, .velocityOfTheLastMoves, .hover, .screenEdgePan, .oneEdge, .swipe, .pinchAndRotation,
        .requirementCycle, .touchTypes, .ignoredTouches, .stateWithoutTouches, .requiredButtons, .tapLimits, .nextTapTime, .panStart,
        .swipeTime, .twoFingerStart, .disabledWhilePossible, .oneSidedPrevention,
    ]

    public static var pan: Rule {
        Rule(
            .gestures, 19,
            .documented(
                "A pan begins when its fingers have moved far enough, and changes with each move after that.",
                without: "A pan begins with the first move.",
                sources: [
                    .document("UIPanGestureRecognizer"), .observation("pan-cancels-view"),
                    .choice("No source says that the translation at began covers the whole way since touch down."),
                ]))
    }

    public static var panFingers: Rule {
        Rule(
            .gestures, 34,
            .documented(
                "A pan with fewer fingers than its minimum or more than its maximum does not begin; a pan that has begun ends when fewer than the minimum remain.",
                without: "A pan takes any number of fingers, and ends when the last one lifts.",
                sources: [
                    .document("UIPanGestureRecognizer, minimumNumberOfTouches"),
                    .document("UIPanGestureRecognizer, maximumNumberOfTouches"),
                    .account("smallduck.wordpress.com, 2010: a pan for two fingers ends when one of them lifts"),
                    .account("mapbox/mapbox-gl-native, issue 14886, 2019: a pan for two fingers went on after one of them had lifted"),
                    .choice(
                        "Apple's page says that a pan ends when all fingers lift. No source says that a pan that has begun ignores fingers beyond the maximum."
                    ),
                ]))
    }

    public static var panTranslation: Rule {
        Rule(
            .gestures, 35,
            .documented(
                "The translation of a pan is the average way of its moving fingers; a resting finger does not count.",
                without: "The translation of a pan is the average way of all its fingers, so a resting finger slows it down.",
                sources: [
                    .observation("wwdc14-resting-touch"),
                    .choice(
                        "The talk speaks of scroll views; that every pan is alike is concluded. No source says how long a finger must be still to count as resting."
                    ),
                ]))
    }

    public static var velocity: Rule {
        Rule(
            .gestures, 20,
            .assumed(
                "A velocity covers the moves in the 0.1 s of virtual time before the last move, and the one move before these; setting scale or rotation restarts it, setting a translation does not.",
                without: "Every velocity is zero.",
                sources: [
                    .observation("pinch-rotation-headers"), .choice("How UIKit weighs the moves is not documented."),
                    .choice(
                        "Apple says that setting the translation resets the velocity; published apps set the translation in every action and throw views with the velocity read right after, so the velocity cannot be lost."
                    ),
                ]))
    }

    public static var velocityOfTheLastMoves: Rule {
        Rule(
            .gestures, 39,
            .measured(
                "If a finger rests before the lift, a pan keeps the velocity of its last moves.",
                without: "The lift lowers the velocity as a move to the same place would.",
                sources: [.observation("pan-velocity-after-rest")]))
    }

    public static var hover: Rule {
        Rule(
            .gestures, 21, in: .since(13.4),
            .documented(
                "A hover recognizer begins when a pointer without pressed buttons enters its view, changes when the pointer moves there, ends when it leaves, and gets no touches.",
                without: "Hover recognizers receive no pointer.",
                sources: [.document("UIHoverGestureRecognizer"), .document("WWDC 2020, session 10094")]))
    }

    public static var screenEdgePan: Rule {
        Rule(
            .gestures, 22,
            .documented(
                "A screen-edge pan begins if the event marks all its fingers as coming from one of its edges, as it marks fingers that come down there, and if the drag leads inwards; otherwise it fails.",
                without: "A screen-edge pan works like any pan.",
                sources: [
                    .document("UIScreenEdgePanGestureRecognizer"), .observation("kif-edge-pan-needs-edge-of-the-event"),
                    .choice("How near to an edge a finger must come down is not documented."),
                ]))
    }

    public static var oneEdge: Rule {
        Rule(
            .gestures, 51,
            .assumed(
                "A screen-edge pan whose `edges` are two edges or more takes no touch.",
                without: "A screen-edge pan takes touches from each of its edges.",
                sources: [
                    .account(
                        "M. Neuburg, Programming iOS, examples of chapter 5, gesture recognizers, iOS 13 to 15: with left and right edges the recognizer never recognizes, at neither edge"
                    ),
                    .account(
                        "Wolox/wolmo-core-ios, pull request 125: the option for all edges is taken away, each edge has a recognizer of its own"
                    ),
                    .choice("Apple documents a set of edges, and not that only one of them works."),
                ]))
    }

    public static var swipe: Rule {
        Rule(
            .gestures, 23,
            .documented(
                "A swipe recognizes while its fingers move in one of its directions: a slow swipe must be straight and may be short, a fast one may be crooked and must be long.",
                without: "A stroke in another direction, or neither straight nor fast enough, is a swipe too.",
                sources: [.observation("swipe-header"), .choice("The thresholds are not documented.")]))
    }

    public static var pinchAndRotation: Rule {
        Rule(
            .gestures, 24,
            .documented(
                "Pinch and rotation begin when two fingers have moved far enough, and count scale and rotation from there; with one finger left they send an action for each move without a new value, go on when another finger comes, and end when no finger is down.",
                without: "Pinch and rotation begin with the first move of two fingers.",
                sources: [
                    .observation("pinch-rotation-headers"), .observation("pinch-continues-with-one-finger"),
                    .document("UIPinchGestureRecognizer"), .document("UIRotationGestureRecognizer"),
                    .choice("What a third finger changes is not documented."),
                ]))
    }

    public static var requirementCycle: Rule {
        Rule(
            .gestures, 25,
            .assumed(
                "A failure requirement that would close a circle of waiting recognizers, direct or through others, is dropped, so that none waits for ever: the recognizer that recognizes last does not wait.",
                without: "Recognizers that wait for each other wait for ever.",
                sources: [.choice("Apple does not say what UIKit makes of a cycle; touches must not be lost.")]))
    }

    public static var touchTypes: Rule {
        Rule(
            .gestures, 26,
            .documented(
                "A recognizer gets only touches of its `allowedTouchTypes`; with `requiresExclusiveTouchType` it gets, until its reset, only touches of the type of the first one.",
                without: "A recognizer gets touches of every type.",
                sources: [.observation("header-requiresExclusiveTouchType"), .document("UIGestureRecognizer, allowedTouchTypes")]))
    }

    public static var ignoredTouches: Rule {
        Rule(
            .gestures, 27,
            .documented(
                "A touch that a recognizer ignores does not belong to its gesture: recognition does not cancel the touch, and recognizers that share no other touch do not exclude each other.",
                without: "A touch that a recognizer ignores still belongs to its gesture.",
                sources: [
                    .document("UIGestureRecognizer, ignore(_:for:)"),
                    .choice("That an ignored touch does not count as shared is inferred from the documentation."),
                ]))
    }

    public static var stateWithoutTouches: Rule {
        Rule(
            .gestures, 28,
            .assumed(
                "A recognizer whose state client code sets without a touch, from a timer for example, is arbitrated before the run loop waits, sends its action and is reset.",
                without:
                    "A state set without a touch stays as it is: the recognizer sends no action and, after an end state, receives no touch.",
                sources: [.choice("Recognition and touches are separate; no source says that a touch must be down.")]))
    }

    public static var requiredButtons: Rule {
        Rule(
            .gestures, 29, in: .since(13.4),
            .documented(
                "A tap recognizer takes a pointer's touch only if the buttons of its `buttonMaskRequired`, by default the primary one, are down when the touch begins; touches of fingers and pencils need no button.",
                without: "A tap recognizer takes clicks of every button.",
                sources: [
                    .document("UITapGestureRecognizer, header comment on buttonMaskRequired"),
                    .account("KVMConsole 1.0.5, release notes on finger taps that arrived as right clicks"),
                    .choice(
                        "No source says that further buttons do no harm, or that the tap recognizer fails before it receives the touch."),
                ]))
    }

    public static var tapLimits: Rule {
        Rule(
            .gestures, 42,
            .assumed(
                "A tap fails if a finger stays down for more than 0.75 s or moves more than 45 points.",
                without: .fixed(because: "A number has to have some value."),
                sources: [
                    .choice(
                        "Apple publishes neither number; a press of 507 ms has been seen to tap, and a tap allows more than a pan needs.")
                ]))
    }

    public static var nextTapTime: Rule {
        Rule(
            .gestures, 43,
            .assumed(
                "A tap recognizer for several taps waits 0.35 s from a lift for the next touch down.",
                without: .fixed(because: "A number has to have some value."),
                sources: [
                    .choice(
                        "Apple publishes no number; in a log of iOS 14 an item under a double-tap recognizer is selected 353 ms after the lift."
                    )
                ]))
    }

    public static var panStart: Rule {
        Rule(
            .gestures, 44,
            .assumed(
                "A pan begins when its finger is 10 points from touch down, and its translation is then the whole way.",
                without: .fixed(because: "A number has to have some value."),
                sources: [.choice("Apple publishes no number, and does not say what the translation is when the pan begins.")]))
    }

    public static var swipeTime: Rule {
        Rule(
            .gestures, 45,
            .assumed(
                "A swipe fails half a second after touch down.",
                without: .fixed(because: "A number has to have some value."),
                sources: [.choice("Apple gives no number.")]))
    }

    public static var twoFingerStart: Rule {
        Rule(
            .gestures, 46,
            .assumed(
                "A pinch begins when the distance of its fingers has changed by 8 points, a rotation when its fingers have turned by 0.1 radians.",
                without: .fixed(because: "A number has to have some value."),
                sources: [.choice("Apple gives neither number.")]))
    }

    public static var disabledWhilePossible: Rule {
        Rule(
            .gestures, 47,
            .assumed(
                "A recognizer that is turned off while it is possible, or while it waits for another, fails.",
                without: .fixed(because: "This rule says what another rule leaves open, and is off with that rule."),
                sources: [.choice("Apple says only what becomes of a recognizer in the middle of a gesture.")]))
    }

    public static var oneSidedPrevention: Rule {
        Rule(
            .gestures, 48,
            .assumed(
                "If two custom recognizers recognize in one event, the one that cannot prevent the other loses.",
                without: .fixed(because: "This rule says what another rule leaves open, and is off with that rule."),
                sources: [.choice("Known of tap recognizers, whose `canPrevent` is one-sided.")]))
    }
}
