import EventTrace

extension Rule {
    /// What single recognizers do, and how they hang together beyond GE.1 to GE.18.
    static let recognizers: [Rule] = [
        Rule(
            .pan, .documented,
            "A pan begins when its fingers, no fewer than the minimum and no more than the maximum, have moved far enough; it changes with every move and ends when fewer than the minimum remain. Its translation counts from the touch-down and follows the fingers that move: one that rests does not count. Once it has begun, more fingers than the maximum are ignored.",
            sources: [
                .document("UIPanGestureRecognizer"), .observation("wwdc14-resting-touch"), .observation("pan-cancels-view"),
                .choice(
                    "That the translation at began is the whole way since the touch-down, and what becomes of fingers beyond the maximum, is not said."
                ),
            ]),
        Rule(
            .velocity, .assumed,
            "A velocity is taken over the moves of the last tenth of a second of virtual time and the one before them. Setting the scale or rotation starts it anew; setting a pan's translation leaves it.",
            sources: [
                .observation("pinch-rotation-headers"), .choice("How UIKit weighs the moves is not documented."),
                .choice(
                    "Apple says that setting the translation resets the velocity; published apps set it with every action and throw views by the velocity that they read right after, so it cannot be lost."
                ),
            ]),
        Rule(
            .hover, .documented,
            "A hover recognizer begins when a pointer without buttons comes over its view, changes as it moves there, ends when it leaves, and gets no touches.",
            sources: [.document("UIHoverGestureRecognizer")]),
        Rule(
            .screenEdgePan, .documented,
            "A screen-edge pan begins if all its fingers came down at one of its edges and the drag leads inwards; otherwise it fails.",
            sources: [
                .document("UIScreenEdgePanGestureRecognizer"), .choice("The width of the edge is not documented."),
            ]),
        Rule(
            .swipe, .documented,
            "A swipe recognizes while its fingers move in one of its directions: a slow one must be straight and may be short, a fast one may be crooked and must be long. Its location is where it began.",
            sources: [.observation("swipe-header"), .choice("The numbers are not documented.")]),
        Rule(
            .pinchAndRotation, .documented,
            "Pinch and rotation begin when two fingers have moved enough, change only while both are down, and end when neither is. Scale and rotation count from the beginning of the gesture: 1 and 0 there. Further fingers are ignored.",
            sources: [
                .observation("pinch-rotation-headers"), .document("UIPinchGestureRecognizer"), .document("UIRotationGestureRecognizer"),
                .choice("What becomes of a third finger is not documented."),
            ]),
        Rule(
            .requirementCycle, .assumed,
            "A failure requirement on a recognizer that waits for this one itself, directly or through others, is dropped, so that nobody waits for ever: the one that recognizes last goes first.",
            sources: [.choice("UIKit does not say what it makes of a cycle; touches must not be lost.")]),
        Rule(
            .touchTypes, .documented,
            "A recognizer gets touches of its `allowedTouchTypes` only and, with `requiresExclusiveTouchType`, until its reset only of the type of the first.",
            sources: [.observation("header-requiresExclusiveTouchType"), .document("UIGestureRecognizer, allowedTouchTypes")]),
        Rule(
            .ignoredTouches, .documented,
            "A touch that a recognizer ignores is no part of its gesture: it is not cancelled, and recognizers that share no other touch do not exclude each other.",
            sources: [.document("UIGestureRecognizer, ignore(_:for:)")]),
        Rule(
            .stateWithoutTouches, .assumed,
            "A recognizer whose state client code sets without a touch, from a timer for example, is arbitrated before the loop waits, sends its action and is reset.",
            sources: [.choice("Recognition and touches are separate; nothing says that a touch must be down.")]),
        Rule(
            .requiredButtons, .documented,
            "A tap takes a pointer's touch only if the buttons of its `buttonMaskRequired`, the primary one by default, are down when the touch begins; otherwise it fails. Touches of fingers and pencils are not asked for buttons: a tap that wants the secondary one recognizes them too.",
            sources: [
                .document("UITapGestureRecognizer, header comment on buttonMaskRequired"),
                .document("KVMConsole 1.0.5, release notes on finger taps that arrived as right clicks"),
                .choice("That further buttons do no harm, and that the tap fails before it is told of the touch, is not said."),
            ]),
    ]
}
