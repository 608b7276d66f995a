import EventTrace

extension RuleID {
    static var oneFingerOneTouch: RuleID { RuleID(.touches, 1) }
    static var tapCount: RuleID { RuleID(.touches, 2) }
    static var exactlyTheChangedTouches: RuleID { RuleID(.touches, 3) }
    static var everyBeganEnds: RuleID { RuleID(.touches, 4) }
    static var firstTouchOnly: RuleID { RuleID(.touches, 5) }
    static var exclusiveTouch: RuleID { RuleID(.touches, 6) }
    static var oneCallPerEvent: RuleID { RuleID(.touches, 7) }
    static var coalescedTouches: RuleID { RuleID(.touches, 8) }
    static var systemCancels: RuleID { RuleID(.touches, 9) }
    static var removedView: RuleID { RuleID(.touches, 10) }
    static var ignoredInteraction: RuleID { RuleID(.touches, 11) }
    static var estimatedProperties: RuleID { RuleID(.touches, 12) }
    static var fingerLimit: RuleID { RuleID(.touches, 13) }
    static var pointerTouch: RuleID { RuleID(.touches, 14) }
}

extension Rule {
    static let touches: [Rule] = [
        Rule(
            .oneFingerOneTouch, .documented,
            "One finger is one `UITouch`, the same object from began to ended or cancelled; its view and window are those of the touch-down.",
            sources: [.observation("touch-view-fixed-outside"), .observation("hittest-article-bounds-rule")]),
        Rule(
            .tapCount, .documented,
            "A tap near the last one and soon after it counts `tapCount` up; elsewhere or later it is a touch of its own with `tapCount` 1.",
            sources: [.observation("touch-header-phases")]),
        Rule(
            .exactlyTheChangedTouches, .documented,
            "A touch method gets exactly this responder's touches that changed to its phase in this event; `event.allTouches` has all.",
            sources: [.document("UIResponder, touchesBegan(_:with:)")]),
        Rule(
            .everyBeganEnds, .documented, "Every began that a receiver gets is followed by exactly one ended or cancelled.",
            sources: [.observation("hdr-uiresponder-each-touch-ends-once")]),
        Rule(
            .firstTouchOnly, .documented,
            "Without `isMultipleTouchEnabled` a view gets only the first touch of a sequence: no other while that one has not ended for it. Recognizers get all of them.",
            sources: [.observation("multipletouch-disabled-second-finger-dropped")]),
        Rule(
            .exclusiveTouch, .documented,
            "An `isExclusiveTouch` view keeps other views of its window from touches while it has some, and gets none while others have.",
            sources: [.observation("exclusive-touch-book"), .document("UIView, isExclusiveTouch")]),
        Rule(
            .oneCallPerEvent, .measured, "Two fingers arrive in one call when both changed in one event, else in two calls.",
            sources: [.observation("two-fingers-same-instant-one-began")]),
        Rule(
            .coalescedTouches, .documented,
            "Coalesced touches include the delivered one; predicted ones are guesses and come with no change of phase.",
            sources: [.observation("wwdc16-coalesced-includes-self"), .observation("wwdc15-predicted")]),
        Rule(
            .systemCancels, .documented,
            "A call, an alert, another app or a system gesture cancels touches. Once its event was sent, a cancelled touch has no view any more.",
            sources: [
                .observation("touchescancelled-doc"), .observation("background-while-holding"),
                .observation("touch-view-nil-after-removal"),
            ]),
        Rule(
            .removedView, .documented,
            "A view that leaves its window in mid-touch has its touches cancelled, the chain above it already cut; the touch goes on for recognizers further up, with no view.",
            sources: [
                .observation("touchescancelled-doc"), .observation("hitview-removed-base-misses-ended"),
                .observation("touch-view-nil-after-removal"),
            ]),
        Rule(
            .ignoredInteraction, .documented,
            "From `beginIgnoringInteractionEvents` to the balanced end no touch is delivered, and during an animated transition between controllers no new one; assumed: touches that were down are cancelled by their next change.",
            sources: [.observation("begin-ignoring-interaction")]),
        Rule(
            .estimatedProperties, .documented,
            "A pencil's touch that announces better values has an `estimationUpdateIndex`; each is delivered with `touchesEstimatedPropertiesUpdated`, also after the touch has ended.",
            sources: [.observation("wwdc16-estimated-updates-after-ended")]),
        Rule(
            .fingerLimit, .measured, "One finger more than the device can follow cancels all touches.",
            sources: [.observation("more-than-five-fingers-cancel")]),
        Rule(
            .pointerTouch, .documented,
            "From the first button of a pointing device that goes down to the last that comes up there is one touch of type `indirectPointer`: buttons that change in between are a move, and the event in which the last one comes up has an empty `buttonMask`. Meanwhile hover recognizers rest; with no button down a pointer hovers and is no touch.",
            sources: [
                .document("UITouch.TouchType.indirectPointer"), .document("UIHoverGestureRecognizer, header comment"),
                .document("osu-framework, pull requests 3642 and 3655, on what an app on iPadOS was seen to get"),
                .choice(
                    "The app is taken to declare `UIApplicationSupportsIndirectInputEvents`; without it a click is a touch of type `direct`."
                ),
            ]),
    ]
}
