import ExperimentKit
import Laws
import UIKit

extension Law {
    /// Laws about the flags of recognizers.
    static var ofFlags: [Law] {
        [
            Law(
                id: "NotCancellingNeverCancels",
                "If `cancelsTouchesInView` is `false` on the app's recognizers, no view receives `touchesCancelled`.",
                sources: [
                    LawSource(
                        .bugReport, "Set cancelsTouchesInView = false on the tap, and the list in it keeps its touches.",
                        at: "tap-to-dismiss-kills-selection"),
                    LawSource(
                        .folklore, "Set the flag to NO, and recognized touches are delivered to the subviews again.",
                        at: "https://dev-ios.blogspot.com/2011/09/gesture-recognizer-consumes-touch.html"),
                ],
                over: WorldFamily(
                    "uncancelled", views: WorldFamily.classes,
                    recognizers: RecognizerOption.all(WorldFamily.kinds, varying: [.cancelsTouchesInView]),
                    gestures: Gesture.ofOneFinger + [.holdThenDrag]),
                upTo: 2, when: { world in world.recognizers.allSatisfy { !$0.option.cancelsTouchesInView } }
            ) { world in
                for view in world.names { view.touchesCancelled.never }
            },
            Law(
                id: "RecognizedMeansCancelled",
                "If a recognizer acts, the view under the finger loses the touch: `touchesEnded` does not come.",
                sources: [
                    LawSource(
                        .documentation, "cancelsTouchesInView is true by default: the touches of a recognized gesture are cancelled.",
                        at: "https://developer.apple.com/documentation/uikit/uigesturerecognizer/cancelstouchesinview"),
                    LawSource(
                        .folklore, "A gesture recognizer that succeeds cancels the touches of the hit-tested view.",
                        at: "http://nsomar.com/the-journey-of-a-uitouch/"),
                ],
                over: .flags, upTo: 1, when: { world in world.recognizers.contains { $0.option.cancelsTouchesInView } }
            ) { world in
                world.recognizerNames[0].action.excludes(world.touched.touchesEnded)
            },
            Law(
                id: "CancellingNeverChangesActions", "`cancelsTouchesInView` does not change which recognizers act.",
                sources: [
                    LawSource(
                        .documentation, "cancelsTouchesInView is about the delivery of touches to views.",
                        at: "https://developer.apple.com/documentation/uikit/uigesturerecognizer/cancelstouchesinview")
                ],
                over: .controls, upTo: 1, when: { world in world.recognizers.contains { !$0.option.cancelsTouchesInView } },
                among: { world in world.recognizerNames.map { $0.action } }
            ) { world in world.with { $0.setRecognizers { $0.cancelsTouchesInView = true } } },
            Law(
                id: "DelayingTheEndNeverChangesActions", "`delaysTouchesEnded` changes no action, of recognizers or controls.",
                sources: [
                    LawSource(
                        .bugReport, "The touch end is held back while the recognizer waits.", at: "overlay-tap-delays-web-taps")
                ],
                over: .controls, upTo: 1, when: { world in world.recognizers.contains { !$0.option.delaysTouchesEnded } },
                among: { _ in ["*.action*"] }
            ) { world in world.with { $0.setRecognizers { $0.delaysTouchesEnded = true } } },
            Law(
                id: "DelayingTheBeginningNeverChangesActions", "`delaysTouchesBegan` changes no action, of recognizers or controls.",
                sources: [
                    LawSource(
                        .documentation, "delaysTouchesBegan is about the delivery of touches to views.",
                        at: "https://developer.apple.com/documentation/uikit/uigesturerecognizer/delaystouchesbegan")
                ],
                over: .controls, upTo: 1, when: { world in world.recognizers.contains { $0.option.delaysTouchesBegan } },
                among: { _ in ["*.action*"] }
            ) { world in world.with { $0.setRecognizers { $0.delaysTouchesBegan = false } } },
            Law(
                id: "DelayedMeansNothing",
                "A view whose recognizer has `delaysTouchesBegan` receives nothing of a gesture that the recognizer recognizes.",
                sources: [
                    LawSource(
                        .documentation, "With delaysTouchesBegan a recognized gesture's touches never reach the view.",
                        at: "https://developer.apple.com/documentation/uikit/uigesturerecognizer/delaystouchesbegan")
                ],
                over: .flags, upTo: 1, when: { world in world.recognizers.contains { $0.option.delaysTouchesBegan } }
            ) { world in
                world.recognizerNames[0].action.excludes(world.touched.touches)
            },
            Law(
                id: "NotBeginningIsLikeAbsent",
                "A recognizer whose `gestureRecognizerShouldBegin` returns `false` changes nothing that views receive.",
                sources: [
                    LawSource(
                        .bugReport, "Answer no in gestureRecognizerShouldBegin, and the other gesture or the control works.",
                        at: "custom-control-dead-under-parent-tap")
                ],
                over: .controls, upTo: 1, when: { world in world.recognizers.contains { $0.option.answer == .notToBegin } },
                among: { _ in ["view_*"] }
            ) { world in world.with { $0.removeRecognizers { _ in true } } },
            Law(
                id: "NotBeginningNeverActs", "A recognizer whose `gestureRecognizerShouldBegin` returns `false` never acts.",
                sources: [LawSource(.rules, "False from gestureRecognizerShouldBegin makes it fail.", at: "GE.12")],
                over: .controls, upTo: 2, when: { world in world.recognizers.contains { $0.option.answer == .notToBegin } }
            ) { world in
                world.recognizerNames[0].action.never
            },
            Law(
                id: "HeldBackComesInOrder", "Touches that a recognizer held back come in order: began, then ended.",
                sources: [LawSource(.rules, "Failure delivers one began and at most one moved.", at: "GE.6")],
                over: .flags, upTo: 2, when: { world in world.recognizers.contains { $0.option.delaysTouchesBegan } }
            ) { world in
                world.touched.touchesEnded.implies(world.touched.touchesBegan)
                world.touched.touchesBegan.isAnswered(by: world.touched.touchesEnded, world.touched.touchesCancelled)
            },
        ]
    }
}
