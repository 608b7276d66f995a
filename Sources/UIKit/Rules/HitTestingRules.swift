import EventTrace

/// The rules of hit-testing.
extension Rule {
    static let hitTesting: [Rule] = [
        .unreachable, .outside, .lastSubviewFirst, .viewAnswersForItself, .topWindowFirst, .twoPasses,
        .controllersAreNotAsked, .pointIsConverted, .animatedViewsSwallow, .seenViewsAreHit, .windowNeedsScene,
    ]

    public static var unreachable: Rule {
        Rule(
            .hitTesting, 1,
            .measured(
                "A view that is hidden, has interaction disabled or has an `alpha` of 0.01 or less returns nil from `hitTest` without a call to `point(inside:)`, and its subviews are not asked.",
                without: "Views that are hidden, transparent or without interaction are hit like any other.",
                sources: [
                    .observation("hittest-child-hidden-no-pointinside"), .observation("hittest-child-uie-no-no-pointinside"),
                    .observation("alpha-threshold"),
                ]))
    }

    public static var outside: Rule {
        Rule(
            .hitTesting, 2,
            .documented(
                "A view that does not contain the point returns nil, and its subviews are not asked, whether the view clips them or not.",
                without:
                    "A view that does not contain the point still asks its subviews, and returns nil only if no subview is hit.",
                sources: [.observation("hittest-article-bounds-rule"), .observation("wwdc14-hittest-algorithm")]))
    }

    public static var lastSubviewFirst: Rule {
        Rule(
            .hitTesting, 3,
            .measured(
                "Subviews are asked from the last to the first; the first answer that is not nil is final, and earlier siblings are not asked.",
                without: "Subviews are asked from the first to the last.",
                sources: [.observation("hittest-twice-order"), .observation("hittest-abcde-depth-first-reverse")]))
    }

    public static var viewAnswersForItself: Rule {
        Rule(
            .hitTesting, 4,
            .documented(
                "If no subview returns a view, the view that contains the point returns itself.",
                without: "If no subview returns a view, the view returns nil.",
                sources: [.observation("wwdc14-hittest-algorithm")]))
    }

    public static var topWindowFirst: Rule {
        Rule(
            .hitTesting, 5,
            .documented(
                "Windows are asked from the highest level down and, within a level, the latest shown first; if a window returns nil, the next window is asked.",
                without: "Windows are asked in the order in which they were first shown, whatever their level.",
                sources: [
                    .document("UIWindow, windowLevel"), .document("UIWindow, makeKeyAndVisible()"),
                    .observation("stack-hittest-scene-window"), .observation("hit-nil-window-passthrough"),
                    .choice(
                        "Apple documents which level is in front, and that `makeKeyAndVisible()` brings a window to the front of its level; in other cases the order within a level is not guaranteed. That nil passes the question on is what authors of overlays report."
                    ),
                ]))
    }

    public static var twoPasses: Rule {
        Rule(
            .hitTesting, 6,
            .measured(
                "A new touch is hit-tested in two whole, identical passes before `sendEvent`; moves and ends are not hit-tested.",
                without: "A new touch is hit-tested once.",
                sources: [.observation("hittest-two-passes-before-began-iOS9-device"), .observation("hittest-no-retest-on-move-end")]))
    }

    public static var controllersAreNotAsked: Rule {
        Rule(
            .hitTesting, 7,
            .documented(
                "View controllers take no part in hit-testing.",
                without: .fixed(because: "`UIViewController` has no method that hit-testing could call."),
                sources: [.document("UIView, hitTest(_:with:)")]))
    }

    public static var pointIsConverted: Rule {
        Rule(
            .hitTesting, 8,
            .documented(
                "Hit-testing converts the point through each view's bounds origin and transform, and asks subviews by their order in `subviews`, whatever their `zPosition`.",
                without:
                    "Hit-testing subtracts only the origin of a view's frame from the point; bounds origin and transform do not count.",
                sources: [
                    .document("UIView, hitTest(_:with:)"), .observation("hittest-transform-honoured"),
                    .observation("layer-zposition-ignored"),
                    .choice(
                        "It is documented that the point is one of the view's own coordinates; that `zPosition` does not count is reported."
                    ),
                ]))
    }

    public static var animatedViewsSwallow: Rule {
        Rule(
            .hitTesting, 9,
            .documented(
                "A view that is animated without `.allowUserInteraction` returns itself from `hitTest` in place of its subviews, and the touch is swallowed: no view and no recognizer receives it, not even those behind.",
                without: "Views receive touches while they are animated.",
                sources: [
                    .observation("wwdc14-animated-view-swallows"), .observation("wwdc16-animator-without-interaction-swallows"),
                    .observation("wwdc17-animation-blocks-hittest"), .document("UIView, isUserInteractionEnabled"),
                    .choice(
                        "The talks say that the touch is swallowed, not where: here it is where hit-testing finds the view, at its model position or, under a property animator, at its visible position. The talk of 2017 and a report (Stack Overflow 38908898) say that `hitTest` decides it, so an override that returns a view by itself gets the touch."
                    ),
                    .choice(
                        "A touch that began before the animation goes on: one note has it cancelled by an animation that begins under it, while buttons that animate themselves when touched send their actions (DesignableX, issue 1)."
                    ),
                ]))
    }

    public static var seenViewsAreHit: Rule {
        Rule(
            .hitTesting, 10,
            .documented(
                "A view that a block animates with `.allowUserInteraction` is hit at its model position; a view that a `UIViewPropertyAnimator` moves is hit at its visible position, unless hit-testing is manual.",
                without: "A view that a property animator moves is hit at its model position.",
                sources: [.observation("hittest-animation-model-vs-presentation"), .observation("wwdc17-animation-blocks-hittest")]))
    }

    public static var windowNeedsScene: Rule {
        Rule(
            .hitTesting, 11, in: .since(13),
            .documented(
                "A window whose `windowScene` is nil is not on the screen: the window receives no touches and does not become key.",
                without: "A window without a scene is shown in the application's scene.",
                sources: [
                    .document("UIWindow, windowScene"), .document("UIWindow, init(windowScene:)"),
                    .account("mixpanel/mixpanel-swift, pull request 338, and CocoaDebug/CocoaDebug, pull request 83, on iOS 13"),
                    .choice("That such a window does not become key is not documented."),
                ]))
    }
}
