import ExperimentKit
import Laws
import UIKit

extension Law {
    /// Laws about changes while a finger is down.
    static var ofChanges: [Law] {
        [
            Law(
                id: "AlertCancels", "An alert of the system takes the touch: the view receives `touchesCancelled`, and no `touchesEnded`.",
                sources: [
                    LawSource(
                        .documentation, "A system interruption such as an alert cancels touches.",
                        at: "https://developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:)")
                ],
                over: .interrupted, upTo: 2,
                when: { world in world.change == .alert && world.recognizers.isEmpty && world.gesture != .doubleTap }
            ) { world in
                world.touched.touchesBegan.implies(world.touched.touchesCancelled)
                world.touched.touchesEnded.never
            },
            Law(
                id: "AlertStopsRecognizers",
                "No recognizer acts after an alert of the system has appeared in mid-touch, except with `.cancelled`.",
                sources: [
                    LawSource(
                        .documentation, "A system interruption such as an alert cancels touches.",
                        at: "https://developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:)")
                ],
                over: .interrupted, upTo: 1,
                when: { world in world.change == .alert && !world.recognizers.isEmpty && world.gesture != .doubleTap }
            ) { world in
                world.recognizerNames[0].action(.ended).neverAfter(World.changed.written)
            },
            Law(
                id: "RemovedViewLosesTheTouch", "A view that is removed while the finger is down receives `touchesCancelled`.",
                sources: [
                    LawSource(
                        .documentation, "An interruption is anything that removes the view from its window.",
                        at: "https://developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:)")
                ],
                over: .interrupted, upTo: 2,
                when: { world in world.change.isRemoval(of: world.touchedPlace) && world.recognizers.isEmpty }
            ) { world in
                world.touched.touchesBegan.implies(world.touched.touchesCancelled)
            },
            Law(
                id: "SwitchedOffViewLosesTheTouch",
                "A view whose `isUserInteractionEnabled` becomes `false` while the finger is down receives nothing more of the touch.",
                sources: [
                    LawSource(
                        .documentation, "User events for a view whose interaction is disabled are ignored and removed from the queue.",
                        at: "https://developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled")
                ],
                over: .interrupted, upTo: 2,
                when: { world in
                    world.change.isSwitchingOff(of: world.touchedPlace) && world.recognizers.isEmpty && world.gesture != .doubleTap
                }
            ) { world in
                world.touched.touchesEnded.never
            },
            Law(
                id: "HiddenViewKeepsTheTouch", "A view that is hidden while the finger is down still receives the rest of the touch.",
                sources: [LawSource(.rules, "A touch's view is that of the touch-down; moves and ends are not hit-tested.", at: "HT.6")],
                over: .interrupted, upTo: 2,
                when: { world in
                    world.change.isHiding(of: world.touchedPlace) && world.recognizers.isEmpty && world.gesture == .tap
                }
            ) { world in
                world.touched.touchesBegan
                world.touched.touchesEnded
            },
            Law(
                id: "SwitchedOffRecognizerActsNoMore",
                "A recognizer that is switched off while the finger is down acts no more, except with `.cancelled`.",
                sources: [
                    LawSource(
                        .documentation, "If the recognizer is disabled while it recognizes a gesture, it goes to the cancelled state.",
                        at: "https://developer.apple.com/documentation/uikit/uigesturerecognizer/isenabled")
                ],
                over: .interrupted, upTo: 1, when: { $0.change == .disablesRecognizer(0) && $0.gesture != .doubleTap }
            ) { world in
                world.recognizerNames[0].action(.ended).neverAfter(World.changed.written)
                world.recognizerNames[0].action(.changed).neverAfter(World.changed.written)
            },
        ]
    }
}
