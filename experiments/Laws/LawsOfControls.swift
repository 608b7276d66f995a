import ExperimentKit
import Laws
import UIKit

extension Law {
    /// Laws about controls and scroll views.
    static var ofControls: [Law] {
        [
            Law(
                id: "ButtonKeepsItsTap",
                "A system button sends `touchUpInside` for a tap, whatever recognizer of one kind a view around it has.",
                sources: [
                    LawSource(
                        .bugReport, "A home-made control does nothing under a tap recognizer, while a UIButton in the same place works.",
                        at: "custom-control-dead-under-parent-tap"),
                    LawSource(.rules, "A system control keeps recognizers on its ancestors from its own default gesture.", at: "CO.6"),
                ],
                over: .controls, upTo: 2,
                when: { world in
                    world.gesture == .tap && world.touchedClass == .button
                        && world.recognizers.allSatisfy { recognizer in world.touchedPlace.map { recognizer.view < $0 } ?? false }
                }
            ) { world in
                world.control(world.touchedPlace ?? 0).action(.touchUpInside).happens
            },
            Law(
                id: "ControlKeepsItsTap", "A control sends `touchUpInside` for a tap, even if a view around it has a tap recognizer.",
                sources: [
                    LawSource(
                        .bugReport, "A home-made UIControl does nothing when an ancestor has a tap recognizer.",
                        at: "custom-control-dead-under-parent-tap")
                ],
                over: .controls, upTo: 2,
                when: { world in
                    world.gesture == .tap && (world.touchedPlace.map { world.controls.contains($0) } ?? false)
                        && world.recognizers.allSatisfy { recognizer in world.touchedPlace.map { recognizer.view < $0 } ?? false }
                }
            ) { world in
                world.control(world.touchedPlace ?? 0).action(.touchUpInside).happens
            },
            Law(
                id: "TapRecognizersTakeButtons",
                "A button in a view with a tap recognizer does not send `touchUpInside`: the recognizer takes the tap.",
                note: "So it was before iOS 6, and the advice to refuse the touches of buttons in `shouldReceive` is still handed on.",
                sources: [
                    LawSource(
                        .folklore, "The button's event conflicts with the tap recognizer, so the button's action is not called.",
                        at: "http://www.sore.nu/blog/2012/apr/16/uitapgesturerecognizer-and-uibutton/")
                ],
                over: .controls, upTo: 2,
                when: { world in
                    world.gesture == .tap && world.touchedClass == .button && world.recognizers.count == 1
                        && world.recognizers[0].option.kind == .tap && world.recognizers[0].option.answer == .none
                        && (world.touchedPlace.map { world.recognizers[0].view < $0 } ?? false)
                }
            ) { world in
                world.control(world.touchedPlace ?? 0).action(.touchUpInside).never
            },
            Law(
                id: "ControlOrRecognizer", "If a recognizer acts, the control under the finger does not send `touchUpInside`.",
                note: "“Either the gesture or the button.”",
                sources: [
                    LawSource(
                        .bugReport, "A finger slips on a button in a panel: the panel's pan takes the touch, and the button does nothing.",
                        at: "slip-on-a-button-in-a-draggable-panel"),
                    LawSource(
                        .documentation, "The button’s action method receives the touch event instead of the gesture recognizer.",
                        at: "https://developer.apple.com/documentation/uikit/uigesturerecognizer"),
                ],
                over: .controls, upTo: 2, when: { world in world.touchedPlace.map { world.controls.contains($0) } ?? false }
            ) { world in
                for recognizer in world.recognizerNames {
                    recognizer.action.excludes(world.control(world.touchedPlace ?? 0).action(.touchUpInside))
                }
            },
            Law(
                id: "OwnRecognizerWins", "A tap recognizer on a control itself acts, and the control sends nothing.",
                sources: [LawSource(.rules, "A recognizer on the control itself wins over the control.", at: "CO.7")],
                over: .controls, upTo: 2,
                when: { world in
                    world.gesture == .tap && (world.touchedPlace.map { world.controls.contains($0) } ?? false)
                        && world.recognizers.contains {
                            $0.view == world.touchedPlace && $0.option.kind == .tap && $0.option.answer == .none
                        }
                }
            ) { world in
                world.recognizerNames[0].action(.ended).happens
                world.control(world.touchedPlace ?? 0).action(.touchUpInside).never
            },
            Law(
                id: "OneActionATap", "A control sends `touchUpInside` at most once for a tap.",
                sources: [
                    LawSource(
                        .documentation, "touchUpInside is a touch-up event in the control where the finger is inside its bounds.",
                        at: "https://developer.apple.com/documentation/uikit/uicontrol/event/touchupinside")
                ],
                over: .controls, upTo: 2, when: { world in world.gesture != .doubleTap && !world.controls.isEmpty }
            ) { world in
                for place in world.controls { world.control(place).action(.touchUpInside).atMost(1) }
            },
            Law(
                id: "InnermostControlActs", "Of controls in one another only the innermost sends an action.",
                sources: [LawSource(.rules, "UIControl ends the passing of touches.", at: "RC.3")],
                over: WorldFamily("nested-controls", views: [.button, .customControl, .plain, .passing], gestures: Gesture.ofOneFinger),
                upTo: 3,
                when: { $0.controls.count > 1 }
            ) { world in
                for place in world.controls where place != world.touchedPlace { world.control(place).action.never }
            },
            Law(
                id: "ActionNeedsTheTouch", "A control that sends `touchUpInside` has received `touchesBegan` and `touchesEnded`.",
                sources: [LawSource(.rules, "The touch methods of UIControl send the actions.", at: "CO.1")],
                over: .controls, upTo: 1, when: { !$0.controls.isEmpty }
            ) { world in
                for place in world.controls {
                    let (control, view) = (world.control(place), world.viewName(place))
                    control.action(.touchUpInside).implies(view.touchesBegan)
                    control.action(.touchUpInside).implies(view.touchesEnded)
                }
            },
            Law(
                id: "ScrollingTakesTheTouch", "If a finger holds, then drags in a scroll view, the view under the finger loses the touch.",
                sources: [
                    LawSource(
                        .documentation, "A scroll view cancels the touch in its content when it starts to scroll.",
                        at: "https://developer.apple.com/documentation/uikit/uiscrollview/cancancelcontenttouches")
                ],
                over: .scrolled, upTo: 2,
                when: { world in
                    world.gesture == .holdThenDrag && world.recognizers.isEmpty
                        && (world.touchedPlace.map { place in place > 0 && world.views[..<place].contains(.scrollView) } ?? false)
                }
            ) { world in
                world.touched.touchesBegan.implies(world.touched.touchesCancelled)
            },
            Law(
                id: "TapInScrollViewArrives", "A tap in a scroll view reaches the view under the finger: began, then ended.",
                sources: [
                    LawSource(
                        .bugReport, "On a quick tap the button gets began and ended together.",
                        at: "button-highlight-delayed-in-scroll-view")
                ],
                over: .scrolled, upTo: 3, when: { world in world.gesture == .tap && world.recognizers.isEmpty }
            ) { world in
                world.touched.touchesBegan
                world.touched.touchesEnded
            },
            Law(
                id: "ScrollViewTakesOthersDrag",
                "A pan recognizer on a view around a scroll view does not begin while the scroll view scrolls.",
                sources: [
                    LawSource(
                        .bugReport, "A container's pan and the list's own pan take each other's drags.",
                        at: "swipe-to-delete-under-menu-pan")
                ],
                over: .scrolled, upTo: 2,
                when: { world in
                    world.gesture == .drag && world.recognizers.count == 1 && world.recognizers[0].option.kind == .pan
                        && world.views[(world.recognizers[0].view + 1)...].contains(.scrollView)
                }
            ) { world in
                world.recognizerNames[0].action.never
            },
        ]
    }
}
