import EventTrace

/// The rules of hit-testing.
extension Rule {
    static let hitTesting: [Rule] = [
        .unreachable, .outside, .lastSubviewFirst, .viewAnswersForItself, .topWindowFirst, .twoPasses,
        .controllersAreNotAsked, .pointIsConverted, .animatedViewsSwallow, .seenViewsAreHit,
    ]

    public static var unreachable: Rule {
        Rule(
            .hitTesting, 1,
            .measured(
                "A view that is hidden, has interaction disabled, or is less than 1 % opaque answers nil to `hitTest` without asking `point(inside:)`, and nobody below it is asked.",
                without: "Views that are hidden, transparent or without interaction are hit like all others.",
                sources: [
                    .observation("hittest-child-hidden-no-pointinside"), .observation("hittest-child-uie-no-no-pointinside"),
                    .observation("alpha-threshold"),
                ]))
    }

    public static var outside: Rule {
        Rule(
            .hitTesting, 2,
            .documented(
                "A view that does not contain the point answers nil, and nobody below it is asked, whether it clips its subviews or not.",
                without:
                    "A view that does not contain the point asks its subviews all the same, and answers nil only if none of them is hit.",
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
                "With no answer from below, the view that contains the point answers for itself.",
                without: "With no answer from below, the answer is nil.",
                sources: [.observation("wwdc14-hittest-algorithm")]))
    }

    public static var topWindowFirst: Rule {
        Rule(
            .hitTesting, 5,
            .documented(
                "Windows are asked from the highest level down and, within a level, the latest shown first; nil passes the question on to the next window.",
                without: "Windows are asked in the order in which they were first shown, whatever their level.",
                sources: [.observation("stack-hittest-scene-window"), .observation("hit-nil-window-passthrough")]))
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
                without: .fixed(because: "`UIViewController` has no method that hit-testing could call, so there is nothing else to do."),
                sources: [.document("UIView, hitTest(_:with:)")]))
    }

    public static var pointIsConverted: Rule {
        Rule(
            .hitTesting, 8,
            .measured(
                "The point is converted through each view's bounds origin and transform; the order of asking is that of `subviews`, whatever `zPosition` says.",
                without: "Only the origin of a view’s frame is taken from the point: bounds origin and transform do not count.",
                sources: [.observation("hittest-transform-honoured"), .observation("layer-zposition-ignored")]))
    }

    public static var animatedViewsSwallow: Rule {
        Rule(
            .hitTesting, 9,
            .documented(
                "A view that is being animated without `.allowUserInteraction` answers `hitTest` for itself and all that it holds, and the touch is swallowed: no view and no recognizer receives it, also not those behind.",
                without: "Views receive touches while they are animated.",
                sources: [
                    .observation("wwdc14-animated-view-swallows"), .observation("wwdc16-animator-without-interaction-swallows"),
                    .observation("wwdc17-animation-blocks-hittest"), .document("UIView, isUserInteractionEnabled"),
                    .choice(
                        "The talks say that the touch is swallowed, not where: here it is where hit-testing finds the view, by its model, or as it is seen under a property animator. That `hitTest` decides it, so that an override that answers by itself gets the touch, is what the talk of 2017 and a report (Stack Overflow 38908898) say."
                    ),
                    .choice(
                        "A touch that is there already goes on: one note has it cancelled by an animation that begins under it, while buttons that animate themselves as they are touched send their actions (DesignableX, issue 1)."
                    ),
                ]))
    }

    public static var seenViewsAreHit: Rule {
        Rule(
            .hitTesting, 10,
            .documented(
                "A view that a block animates with `.allowUserInteraction` is hit where its model is; one that a `UIViewPropertyAnimator` moves is hit where it is seen, unless hit-testing is manual.",
                without: "A view that a property animator moves is hit where its model is.",
                sources: [.observation("hittest-animation-model-vs-presentation"), .observation("wwdc17-animation-blocks-hittest")]))
    }
}
