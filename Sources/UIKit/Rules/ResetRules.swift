import EventTrace

/// The rules of a recognizer's reset after an end state.
extension Rule {
    static let resets: [Rule] = [.resetAfterEnd, .possibleBeforeReset, .resetTogether, .resetAfterLastLift, .failedSwipe]

    public static var resetAfterEnd: Rule {
        Rule(
            .gestures, 31,
            .documented(
                "After an end state a recognizer sends its action, is reset, becomes possible again, and receives no more of its current touches.",
                without: .fixed(because: "A recognizer that is not reset makes no second attempt."),
                sources: [.observation("wwdc2010-end-state-then-action-then-reset")]))
    }

    public static var possibleBeforeReset: Rule {
        Rule(
            .gestures, 36, in: .since(26),
            .documented(
                "During `reset()` a recognizer is already possible.",
                without: "During `reset()` a recognizer still has its end state.",
                sources: [
                    .observation("reset-state-ios26"), .observation("wwdc10-reset-state-first"),
                ]))
    }

    public static var resetTogether: Rule {
        Rule(
            .gestures, 37,
            .documented(
                "Recognizers connected by failure requirements are reset together, when all of them that have touches are in an end state; one that ended earlier receives no new touch meanwhile, but still excludes recognizers that do.",
                without: "Each recognizer is reset as soon as it is in an end state.",
                sources: [
                    .observation("wwdc10-reset-waits-for-requirement"), .observation("webkit-reset-by-subgraph"),
                ]))
    }

    public static var resetAfterLastLift: Rule {
        Rule(
            .gestures, 38,
            .documented(
                "A recognizer in an end state keeps that state and receives no new touch until the last finger on its view has lifted; then it is reset.",
                without: "A recognizer is reset as soon as it is in an end state, even if fingers are down.",
                sources: [
                    .observation("final-state-stays-until-sequence-ends"), .observation("reset-waits-for-last-lift"),
                    .choice("The talk of 2010 and the documentation of `reset()` speak of touches that are still down and are ignored."),
                ]))
    }

    public static var failedSwipe: Rule {
        Rule(
            .gestures, 49,
            .assumed(
                "A swipe that fails ignores its touches, so that it is reset, and can receive the next touch, while their fingers are down.",
                without: "A swipe that fails is reset when the last finger on its view has lifted.",
                sources: [
                    .observation("number-of-touches-after-second-finger"),
                    .choice(
                        "One author counts the touches; that failure ignores them is inferred, and is not assumed of other recognizers."),
                ]))
    }
}
