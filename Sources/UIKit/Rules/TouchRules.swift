import EventTrace

/// The rules of touches and their delivery.
extension Rule {
    static let touches: [Rule] = [
        .oneFingerOneTouch, .tapCount, .exactlyTheChangedTouches, .everyBeganEnds, .firstTouchOnly, .noTouchesDuringNavigation,
        .oneAfterTheOther, .exclusiveTouch, .oneCallPerEvent, .coalescedTouches, .systemCancels, .removedView, .ignoredInteraction,
        .estimatedProperties, .fingerLimit, .pointerTouch, .ignoredTouchesAreCancelled, .cancelledTouchHasNoView,
    ]

    public static var oneFingerOneTouch: Rule {
        Rule(
            .touches, 1,
            .documented(
                "One finger is one `UITouch`, the same object from began to ended or cancelled; its view and window are those of touch down.",
                without: "With each move a touch goes over to the view under its finger.",
                sources: [.observation("touch-view-fixed-outside"), .observation("hittest-article-bounds-rule")]))
    }

    public static var tapCount: Rule {
        Rule(
            .touches, 2,
            .documented(
                "A tap near the last one and soon after it counts `tapCount` up; elsewhere or later it is a touch of its own with `tapCount` 1.",
                without: "`tapCount` is always 1.",
                sources: [.document("UITouch, header comment on tapCount"), .observation("touch-header-phases")]))
    }

    public static var exactlyTheChangedTouches: Rule {
        Rule(
            .touches, 3,
            .documented(
                "A touch method gets exactly this responder's touches that changed to its phase in this event; `event.allTouches` has all.",
                without: "A touch method gets all touches of the event.",
                sources: [.document("UIResponder, touchesBegan(_:with:)")]))
    }

    public static var everyBeganEnds: Rule {
        Rule(
            .touches, 4,
            .documented(
                "Every began that a receiver gets is followed by exactly one ended or cancelled.",
                without: "A view receives no `touchesCancelled` when a recognizer or its removal takes its touches.",
                sources: [.observation("hdr-uiresponder-each-touch-ends-once")]))
    }

    public static var firstTouchOnly: Rule {
        Rule(
            .touches, 5,
            .documented(
                "Without `isMultipleTouchEnabled` a view, unlike a recognizer and a window, gets no other touch as long as the first one's finger is down.",
                without: "Every view gets all touches.",
                sources: [
                    .observation("multipletouch-disabled-second-finger-dropped"), .observation("window-takes-several-touches"),
                ]))
    }

    public static var noTouchesDuringNavigation: Rule {
        Rule(
            .touches, 18, in: .before(26),
            .documented(
                "While a navigation controller pushes or pops, animated, no new touch is delivered.",
                without: "Touches are delivered while a navigation controller pushes or pops.",
                sources: [
                    .observation("ios26-touches-during-push"),
                    .choice("That presentations and dismissals still take no touches in iOS 26 is not said."),
                ]))
    }

    public static var oneAfterTheOther: Rule {
        Rule(
            .touches, 17,
            .measured(
                "A view gets a touch that begins while the end of one before it is held back only after that end; if a recognizer that holds it back has recognized by then, the view gets nothing of it.",
                without: "A touch that begins while the end of the one before is held back never reaches the view.",
                sources: [
                    .observation("doubletap-hold-second-delaysEnded-yes"), .observation("triple-tap-one-began"),
                    .observation("double-tap-one-began-drawing-view"),
                ]))
    }

    public static var exclusiveTouch: Rule {
        Rule(
            .touches, 6,
            .documented(
                "An `isExclusiveTouch` view keeps other views of its window from touches while it has some, and gets none while others have.",
                without: "`isExclusiveTouch` keeps nobody from touches.",
                sources: [.observation("exclusive-touch-book"), .document("UIView, isExclusiveTouch")]))
    }

    public static var oneCallPerEvent: Rule {
        Rule(
            .touches, 7,
            .measured(
                "Two fingers arrive in one call when both changed in one event, else in two calls.",
                without: "A view is called once for each touch.",
                sources: [.observation("two-fingers-same-instant-one-began")]))
    }

    public static var coalescedTouches: Rule {
        Rule(
            .touches, 8,
            .documented(
                "Coalesced touches include the delivered one; predicted ones are guesses and come with no change of phase.",
                without: "Coalesced touches leave out the one that is delivered.",
                sources: [.observation("wwdc16-coalesced-includes-self"), .observation("wwdc15-predicted")]))
    }

    public static var systemCancels: Rule {
        Rule(
            .touches, 9,
            .documented(
                "A call, an alert, another app or a system gesture cancels touches.",
                without: "What the system does cancels no touch.",
                sources: [.observation("touchescancelled-doc"), .observation("background-while-holding")]))
    }

    public static var removedView: Rule {
        Rule(
            .touches, 10,
            .documented(
                "The touches of a view that leaves its window are cancelled, the chain above it already cut, and go on with no view for recognizers further up.",
                without: "A view that leaves its window keeps its touches, and its recognizers theirs.",
                sources: [
                    .observation("touchescancelled-doc"), .observation("hitview-removed-base-misses-ended"),
                    .observation("touch-view-nil-after-removal"),
                ]))
    }

    public static var ignoredInteraction: Rule {
        Rule(
            .touches, 11,
            .documented(
                "From `beginIgnoringInteractionEvents` to the balanced end, and during an animated presentation or dismissal, no new touch is delivered.",
                without: "Touches are delivered although interaction is ignored or a transition runs.",
                sources: [.observation("begin-ignoring-interaction")]))
    }

    public static var estimatedProperties: Rule {
        Rule(
            .touches, 12,
            .documented(
                "A pencil's touch that announces better values has an `estimationUpdateIndex`; each is delivered with `touchesEstimatedPropertiesUpdated`, also after the touch has ended.",
                without: "No better values are announced or delivered.",
                sources: [.observation("wwdc16-estimated-updates-after-ended")]))
    }

    public static var fingerLimit: Rule {
        Rule(
            .touches, 13,
            .measured(
                "One finger more than the device can follow cancels all touches.",
                without: "Any number of fingers is followed.",
                sources: [.observation("more-than-five-fingers-cancel")]))
    }

    public static var pointerTouch: Rule {
        Rule(
            .touches, 14, in: .since(13.4),
            .documented(
                "From the first button of a pointing device that goes down to the last that comes up there is one touch of type `indirectPointer`, which moves when buttons change in between, and during which hover recognizers rest.",
                without: "A pointer hovers whether a button is down or not, and never touches.",
                sources: [
                    .document("UITouch.TouchType.indirectPointer"), .document("UIHoverGestureRecognizer, header comment"),
                    .document("osu-framework, pull requests 3642 and 3655, on what an app on iPadOS was seen to get"),
                    .choice(
                        "The app is taken to declare `UIApplicationSupportsIndirectInputEvents`; without it a click is a touch of type `direct`."
                    ),
                ]))
    }

    public static var ignoredTouchesAreCancelled: Rule {
        Rule(
            .touches, 15,
            .assumed(
                "A touch that was down when the application began to ignore interaction is cancelled by its next change.",
                without: "A touch that was down goes on although interaction is ignored.",
                sources: [.choice("It is documented that events are ignored, not what becomes of touches that go on.")]))
    }

    public static var cancelledTouchHasNoView: Rule {
        Rule(
            .touches, 16,
            .measured(
                "A touch has no view once it was cancelled for its view, by a recognizer too.",
                without: "A cancelled touch keeps its view.",
                sources: [.observation("touch-view-nil-after-removal"), .observation("switch-touch-has-no-view")]))
    }
}
