import ExperimentKit
import Laws
import UIKit

extension Law {
    /// Laws about one recognizer and the views around it.
    static var ofRecognizers: [Law] {
        [
            Law(
                id: "DiscreteActsOnce", "A recognizer of a tap or swipe acts at most once while one finger is down once.",
                sources: [
                    LawSource(
                        .documentation, "A discrete gesture sends its action once.",
                        at: "https://developer.apple.com/documentation/uikit/about-the-gesture-recognizer-state-machine")
                ],
                over: .everyday, upTo: 2,
                when: { world in world.gesture != .doubleTap && world.recognizers.contains { $0.option.kind.isDiscrete } }
            ) { world in
                world.recognizerNames[0].action.atMost(1)
            },
            Law(
                id: "WhatBeganEnds", "A recognizer that acts with `.began` also acts with `.ended` or `.cancelled`, once.",
                note: "The recognizer or a view may be switched off or removed while the finger is down, or an alert may appear.",
                sources: [
                    LawSource(
                        .documentation, "A continuous gesture ends with ended or cancelled.",
                        at: "https://developer.apple.com/documentation/uikit/about-the-gesture-recognizer-state-machine")
                ],
                over: .interrupted, upTo: 1, when: { world in world.recognizers.contains { !$0.option.kind.isDiscrete } }
            ) { world in
                let recognizer = world.recognizerNames[0]
                recognizer.action(.began).isAnswered(by: recognizer.action(.ended), recognizer.action(.cancelled))
            },
            Law(
                id: "NoChangeAfterTheEnd",
                "After `.ended` or `.cancelled` a recognizer does not act with `.changed` without another `.began`.",
                sources: [LawSource(.rules, "After an end state: action, then reset, then possible.", at: "GE.4")],
                over: .interrupted, upTo: 1, when: { world in world.recognizers.contains { !$0.option.kind.isDiscrete } }
            ) { world in
                let recognizer = world.recognizerNames[0]
                recognizer.action(.changed).neverFollows(recognizer.action(.ended), unless: recognizer.action(.began))
                recognizer.action(.changed).neverFollows(recognizer.action(.cancelled), unless: recognizer.action(.began))
                recognizer.action(.changed).implies(recognizer.action(.began))
            },
            Law(
                id: "RecognizersHearFirst", "A recognizer receives a touch before the view does.",
                sources: [
                    LawSource(
                        .documentation, "A window delivers touches to recognizers before it delivers them to the view.",
                        at: "https://developer.apple.com/documentation/uikit/uigesturerecognizer")
                ],
                over: .logged, upTo: 2, when: { $0.recognizers.count == 1 && $0.isReached(0) }
            ) { world in
                world.recognizerNames[0].touchesBegan.before(world.touched.touchesBegan)
                world.recognizerNames[0].touchesBegan.happens
            },
            Law(
                id: "ActionBeforeCancellation", "A recognizer's first action comes before the `touchesCancelled` that it causes.",
                sources: [LawSource(.rules, "In one event: recognizers, then actions, then touchesCancelled to views.", at: "GE.2")],
                over: .flags, upTo: 1, when: { $0.recognizers.count == 1 }
            ) { world in
                world.recognizerNames[0].action.comesBeforeAny(world.touched.touchesCancelled)
            },
            Law(
                id: "TouchesOfItsViewOnly", "A recognizer acts only if the touched view is its own view or a view inside it.",
                sources: [LawSource(.rules, "The recognizers of the hit view and of all its ancestors get each touch.", at: "GE.1")],
                over: WorldFamily(
                    "reach", views: [.plain, .label, .button], recognizers: RecognizerOption.all(WorldFamily.kinds),
                    gestures: Gesture.ofOneFinger),
                upTo: 3, when: { $0.recognizers.count == 1 && !$0.isReached(0) }
            ) { world in
                world.recognizerNames[0].action.never
            },
            Law(
                id: "TapUnderTheFingerActs", "A tap recognizer on a view under the finger acts if the finger taps.",
                note: "The recognizer has its defaults and no rival of the app's own.",
                sources: [
                    LawSource(
                        .bugReport, "A tap recognizer on a UIImageView or UILabel never fires.", at: "tap-on-image-or-label-does-nothing")
                ],
                over: WorldFamily(
                    "tapped", views: WorldFamily.classes, recognizers: RecognizerOption.all([.tap]), gestures: [.tap]),
                upTo: 3, when: { $0.recognizers.count == 1 }
            ) { world in
                world.recognizerNames[0].action(.ended).happens
            },
            Law(
                id: "PanUnderTheFingerBegins", "A pan recognizer on a view under the finger begins if the finger drags.",
                sources: [
                    LawSource(
                        .bugReport, "The pan of a container wins on any slow drag.", at: "swipe-to-delete-under-menu-pan")
                ],
                over: WorldFamily(
                    "dragged", views: WorldFamily.classes, recognizers: RecognizerOption.all([.pan]), gestures: [.drag]),
                upTo: 3, when: { $0.recognizers.count == 1 }
            ) { world in
                world.recognizerNames[0].action(.began).happens
            },
            Law(
                id: "OneFingerIsNotTwo", "A recognizer of a one-finger tap does not act if two fingers tap at once.",
                sources: [
                    LawSource(
                        .documentation, "numberOfTouchesRequired is the number of fingers of the tap.",
                        at: "https://developer.apple.com/documentation/uikit/uitapgesturerecognizer/numberoftouchesrequired")
                ],
                over: .fingers, upTo: 2,
                when: { $0.gesture == .twoFingerTap && $0.recognizers.count == 1 && $0.recognizers[0].option.kind == .tap }
            ) { world in
                world.recognizerNames[0].action.never
            },
            Law(
                id: "TwoFingersAreNotOne", "A recognizer of a two-finger tap does not act if one finger taps.",
                sources: [
                    LawSource(
                        .documentation, "numberOfTouchesRequired is the number of fingers of the tap.",
                        at: "https://developer.apple.com/documentation/uikit/uitapgesturerecognizer/numberoftouchesrequired")
                ],
                over: .fingers, upTo: 3,
                when: { $0.gesture == .tap && $0.recognizers.count == 1 && $0.recognizers[0].option.kind == .twoFingerTap }
            ) { world in
                world.recognizerNames[0].action.never
            },
        ]
    }
}
