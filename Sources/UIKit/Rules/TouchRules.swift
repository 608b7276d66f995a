import EventTrace

/// The rules of touches and their delivery.
extension Rule {
    static let touches: [Rule] = [
        .oneFingerOneTouch, .tapCount, .exactlyTheChangedTouches, .everyBeganEnds, .firstTouchOnly, .noTouchesDuringNavigation,
        .oneAfterTheOther, .exclusiveTouch, .oneCallPerEvent, .coalescedTouches, .systemCancels, .removedView, .ignoredInteraction,
        .estimatedProperties, .fingerLimit, .pointerTouch, .ignoredTouchesAreCancelled, .cancelledTouchHasNoView, .placeOfTaps,
        .newTouchObject, .predictedFrames,
    ]

    public static var oneFingerOneTouch: Rule {
        Rule(
            .touches, 1,
            .documented(
                "One finger is one `UITouch`, the same object from began to ended or cancelled; its view and window are those at touch down.",
                without: "Each move hands a touch over to the view under its finger.",
                sources: [.observation("touch-view-fixed-outside"), .observation("hittest-article-bounds-rule")]))
    }

    public static var tapCount: Rule {
        Rule(
            .touches, 2,
            .documented(
                "A tap soon after the last one and near it raises `tapCount` by 1; a later or more distant tap has `tapCount` 1.",
                without: "`tapCount` is always 1.",
                sources: [.document("UITouch, header comment on tapCount"), .observation("touch-header-phases")]))
    }

    public static var exactlyTheChangedTouches: Rule {
        Rule(
            .touches, 3,
            .documented(
                "A touch method receives exactly those touches of its responder that changed to the method's phase in this event; `event.allTouches` has every touch.",
                without: "A touch method receives all touches of the event.",
                sources: [.document("UIResponder, touchesBegan(_:with:)")]))
    }

    public static var everyBeganEnds: Rule {
        Rule(
            .touches, 4,
            .documented(
                "Each began that a receiver gets is followed by exactly one ended or cancelled.",
                without: "A view receives no `touchesCancelled` when a recognizer takes its touches or the view is removed.",
                sources: [.observation("hdr-uiresponder-each-touch-ends-once")]))
    }

    public static var firstTouchOnly: Rule {
        Rule(
            .touches, 5,
            .documented(
                "A view without `isMultipleTouchEnabled` gets no other touch while the finger of its first touch is down; recognizers and windows get every touch.",
                without: "Every view gets all touches.",
                sources: [
                    .observation("multipletouch-disabled-second-finger-dropped"), .observation("window-takes-several-touches"),
                ]))
    }

    public static var noTouchesDuringNavigation: Rule {
        Rule(
            .touches, 18, in: .before(26),
            .documented(
                "During an animated push or pop of a navigation controller, no new touch is delivered.",
                without: "Touches are delivered during a push or pop of a navigation controller.",
                sources: [
                    .observation("ios26-touches-during-push"),
                    .choice("Presentations and dismissals are taken to block touches in iOS 26 too; no source says so."),
                ]))
    }

    public static var oneAfterTheOther: Rule {
        Rule(
            .touches, 17,
            .measured(
                "If a touch begins while the end of the view's earlier touch is held back, the view gets the new touch only after that end; if the recognizer behind the delay has recognized by then, the view never gets the new touch.",
                without: "A touch that begins while the end of the view's earlier touch is held back never reaches the view.",
                sources: [
                    .observation("doubletap-hold-second-delaysEnded-yes"), .observation("triple-tap-one-began"),
                    .observation("double-tap-one-began-drawing-view"),
                ]))
    }

    public static var exclusiveTouch: Rule {
        Rule(
            .touches, 6,
            .documented(
                "While an `isExclusiveTouch` view has touches, other views of its window get none; while other views have touches, the exclusive view gets none.",
                without: "`isExclusiveTouch` has no effect.",
                sources: [.observation("exclusive-touch-book"), .document("UIView, isExclusiveTouch")]))
    }

    public static var oneCallPerEvent: Rule {
        Rule(
            .touches, 7,
            .measured(
                "A view receives two fingers in one call if both changed in one event, else in two calls.",
                without: "A view receives a call for each touch.",
                sources: [.observation("two-fingers-same-instant-one-began")]))
    }

    public static var coalescedTouches: Rule {
        Rule(
            .touches, 8,
            .documented(
                "Coalesced touches include the delivered touch; predicted touches are guesses, and an event that changes a touch's phase brings none.",
                without: "Coalesced touches do not include the delivered touch.",
                sources: [.observation("wwdc16-coalesced-includes-self"), .observation("wwdc15-predicted")]))
    }

    public static var systemCancels: Rule {
        Rule(
            .touches, 9,
            .documented(
                "A call, a system alert, another app or a system gesture cancels touches.",
                without: "The system cancels no touch.",
                sources: [.observation("touchescancelled-doc"), .observation("background-while-holding")]))
    }

    public static var removedView: Rule {
        Rule(
            .touches, 10,
            .documented(
                "When a view leaves its window, its responder chain is cut first and its touches are cancelled after that; recognizers further up keep the touches, which have no view from then on.",
                without: "A view that leaves its window keeps its touches, and so do its recognizers.",
                sources: [
                    .observation("touchescancelled-doc"), .observation("hitview-removed-base-misses-ended"),
                    .observation("touch-view-nil-after-removal"),
                ]))
    }

    public static var ignoredInteraction: Rule {
        Rule(
            .touches, 11,
            .documented(
                "Between `beginIgnoringInteractionEvents` and the matching `endIgnoringInteractionEvents`, and during an animated presentation or dismissal, no new touch is delivered.",
                without: "Touches are delivered even while interaction is ignored or a transition runs.",
                sources: [
                    .document("UIApplication, beginIgnoringInteractionEvents()"), .observation("begin-ignoring-interaction"),
                    .choice("That an animated presentation or dismissal does the same is not documented."),
                ]))
    }

    public static var estimatedProperties: Rule {
        Rule(
            .touches, 12,
            .documented(
                "A pencil's touch with estimated values has an `estimationUpdateIndex`; each update arrives with `touchesEstimatedPropertiesUpdated`, even after the touch has ended.",
                without: "Estimated values are neither announced nor updated.",
                sources: [.observation("wwdc16-estimated-updates-after-ended")]))
    }

    public static var fingerLimit: Rule {
        Rule(
            .touches, 13,
            .assumed(
                "One finger more than the device can follow cancels all touches.",
                without: "The device follows any number of fingers.",
                sources: [
                    .observation("more-than-five-fingers-cancel"),
                    .account("hrydgard/ppsspp, pull request 14186, 2021: the sixth touch cancels all five"),
                    .account("Gamua/Starling-Framework, issue 398, 2013: all fingers become released at the sixth"),
                    .account("Scirra/Construct-bugs, issue 4070, 2020: at the sixth finger all touches end"),
                    .choice("No log is published. How many fingers another device follows is not known here."),
                ]))
    }

    public static var pointerTouch: Rule {
        Rule(
            .touches, 14, in: .since(13.4),
            .documented(
                "From its first button down to its last button up, a pointing device has one touch of type `indirectPointer`, which moves when other buttons change; hover recognizers do nothing meanwhile.",
                without: "A pointer hovers even while a button is down, and makes no touches.",
                sources: [
                    .document("UITouch.TouchType.indirectPointer"), .document("UIHoverGestureRecognizer, header comment"),
                    .account("osu-framework, pull requests 3642 and 3655, on what an app on iPadOS was seen to get"),
                    .choice(
                        "The app is taken to declare `UIApplicationSupportsIndirectInputEvents`; without this key a click is a touch of type `direct`."
                    ),
                ]))
    }

    public static var ignoredTouchesAreCancelled: Rule {
        Rule(
            .touches, 15,
            .assumed(
                "A touch that was down when the application began to ignore interaction is cancelled by its next change.",
                without: "A touch that was down goes on even while interaction is ignored.",
                sources: [.choice("Apple documents that events are ignored, not what becomes of touches that are already down.")]))
    }

    public static var cancelledTouchHasNoView: Rule {
        Rule(
            .touches, 16,
            .measured(
                "After a touch has been cancelled for its view, by a recognizer or otherwise, `touch.view` is nil.",
                without: "A cancelled touch keeps its view.",
                sources: [.observation("touch-view-nil-after-removal"), .observation("switch-touch-has-no-view")]))
    }

    public static var placeOfTaps: Rule {
        Rule(
            .touches, 19,
            .assumed(
                "A tap counts with the tap before it, for `tapCount` and for a tap recognizer, if their touch-downs are at most 45 points apart.",
                without: .fixed(because: "A number has to have some value."),
                sources: [.choice("Apple publishes no number, and nobody has measured it.")]))
    }

    public static var newTouchObject: Rule {
        Rule(
            .touches, 20,
            .assumed(
                "A touch down makes a new `UITouch`, also in the place of an earlier touch.",
                without: .fixed(because: "This rule says what another rule leaves open, and is off with that rule."),
                sources: [
                    .choice("A touch is documented from touch down to touch up, and no log tells whether UIKit uses the object again.")
                ]))
    }

    public static var predictedFrames: Rule {
        Rule(
            .touches, 21,
            .assumed(
                "A moving finger has predicted touches for two frames, which go on as its last move; a finger that has not moved has none.",
                without: .fixed(because: "This rule says what another rule leaves open, and is off with that rule."),
                sources: [.choice("Apple does not publish how far ahead UIKit predicts.")]))
    }
}
