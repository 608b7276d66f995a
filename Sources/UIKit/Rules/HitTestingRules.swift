import EventTrace

extension RuleID {
    static var unreachable: RuleID { RuleID(.hitTesting, 1) }
    static var outside: RuleID { RuleID(.hitTesting, 2) }
    static var lastSubviewFirst: RuleID { RuleID(.hitTesting, 3) }
    static var viewAnswersForItself: RuleID { RuleID(.hitTesting, 4) }
    static var topWindowFirst: RuleID { RuleID(.hitTesting, 5) }
    static var twoPasses: RuleID { RuleID(.hitTesting, 6) }
    static var controllersAreNotAsked: RuleID { RuleID(.hitTesting, 7) }
    static var pointIsConverted: RuleID { RuleID(.hitTesting, 8) }
    static var animatedViewsAreSkipped: RuleID { RuleID(.hitTesting, 9) }
    static var seenViewsAreHit: RuleID { RuleID(.hitTesting, 10) }
}

extension Rule {
    static let hitTesting: [Rule] = [
        Rule(
            .unreachable, .measured,
            "A view that is hidden, has interaction disabled, or is less than 1 % opaque answers nil to `hitTest` without asking `point(inside:)`, and nobody below it is asked.",
            sources: [
                .observation("hittest-child-hidden-no-pointinside"), .observation("hittest-child-uie-no-no-pointinside"),
                .observation("alpha-threshold"),
            ]),
        Rule(
            .outside, .documented,
            "A view that does not contain the point answers nil, and nobody below it is asked, whether it clips its subviews or not.",
            sources: [.observation("hittest-article-bounds-rule"), .observation("wwdc14-hittest-algorithm")]),
        Rule(
            .lastSubviewFirst, .measured,
            "Subviews are asked from the last to the first; the first answer that is not nil is final, and earlier siblings are not asked.",
            sources: [.observation("hittest-twice-order"), .observation("hittest-abcde-depth-first-reverse")]),
        Rule(
            .viewAnswersForItself, .documented, "With no answer from below, the view that contains the point answers for itself.",
            sources: [.observation("wwdc14-hittest-algorithm")]),
        Rule(
            .topWindowFirst, .documented,
            "Windows are asked from the highest level down and, within a level, the latest shown first; nil passes the question on to the next window.",
            sources: [.observation("stack-hittest-scene-window"), .observation("hit-nil-window-passthrough")]),
        Rule(
            .twoPasses, .measured,
            "A new touch is hit-tested in two whole, identical passes before `sendEvent`; moves and ends are not hit-tested.",
            sources: [.observation("hittest-two-passes-before-began-iOS9-device"), .observation("hittest-no-retest-on-move-end")]),
        Rule(
            .controllersAreNotAsked, .documented, "View controllers take no part in hit-testing.",
            sources: [.document("UIView, hitTest(_:with:)")]),
        Rule(
            .pointIsConverted, .measured,
            "The point is converted through each view's bounds origin and transform; the order of asking is that of `subviews`, whatever `zPosition` says.",
            sources: [.observation("hittest-transform-honoured"), .observation("layer-zposition-ignored")]),
        Rule(
            .animatedViewsAreSkipped, .documented, "A view that is being animated without `.allowUserInteraction` is not hit.",
            sources: [.observation("wwdc17-animation-blocks-hittest")]),
        Rule(
            .seenViewsAreHit, .documented,
            "A view that a block animates with `.allowUserInteraction` is hit where its model is; one that a `UIViewPropertyAnimator` moves is hit where it is seen, unless hit-testing is manual.",
            sources: [.observation("hittest-animation-model-vs-presentation"), .observation("wwdc17-animation-blocks-hittest")]),
    ]
}
