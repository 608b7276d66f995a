import ExperimentKit
import Laws
import UIKit

extension Law {
    /// Laws about the touches of views.
    static var ofTouches: [Law] {
        [
            Law(
                id: "EveryTouchEnds",
                "A view that receives `touchesBegan` later receives either `touchesEnded` or `touchesCancelled`, once.",
                note:
                    "A view may be removed, hidden or switched off while the finger is down, or an alert may appear: the touch still ends.",
                sources: [
                    LawSource(
                        .documentation, "A sequence of touch events ends with ended or cancelled.",
                        at: "https://developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:)"),
                    LawSource(.rules, "Every began gets exactly one ended or cancelled, per receiver.", at: "TO.4"),
                ],
                over: .interrupted, upTo: 1
            ) { world in
                for view in world.names { view.touchesBegan.isAnswered(by: view.touchesEnded, view.touchesCancelled) }
            },
            Law(
                id: "NothingAfterCancellation",
                "After `touchesCancelled` a view receives nothing more of the touch.",
                sources: [
                    LawSource(
                        .bugReport, "The recognized pan cancels the view's touch: nothing comes after it.",
                        at: "recognized-pan-ends-view-touches")
                ],
                over: .interrupted, upTo: 1
            ) { world in
                for view in world.names {
                    view.touchesMoved.neverFollows(view.touchesCancelled, unless: view.touchesBegan)
                    view.touchesEnded.neverFollows(view.touchesCancelled, unless: view.touchesBegan)
                }
            },
            Law(
                id: "BeganComesFirst", "A view receives `touchesBegan` before any `touchesMoved`, `touchesEnded` and `touchesCancelled`.",
                sources: [LawSource(.rules, "One touch is one object from began to ended or cancelled.", at: "TO.1")],
                over: .flags, upTo: 1
            ) { world in
                for view in world.names {
                    view.touchesMoved.implies(view.touchesBegan)
                    view.touchesBegan.comesBeforeAny(view.touchesMoved)
                    view.touchesBegan.comesBeforeAny(view.touchesEnded)
                    view.touchesBegan.comesBeforeAny(view.touchesCancelled)
                }
            },
            Law(
                id: "TouchesBeganAlwaysComes", "The view under the finger receives `touchesBegan` as soon as the finger lands.",
                note: "Code that starts an effect in `touchesBegan` relies on this.",
                sources: [
                    LawSource(
                        .documentation, "touchesBegan tells a view that a new touch has occurred in it.",
                        at: "https://developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)"),
                    LawSource(
                        .bugReport, "A button in a scroll view shows no pressed state on a quick tap.",
                        at: "button-highlight-delayed-in-scroll-view"),
                ],
                over: .flags, upTo: 1
            ) { world in
                world.touched.touchesBegan.comes(0...30)
            },
            Law(
                id: "TouchesEndedAlwaysComes", "The view that received `touchesBegan` receives `touchesEnded` when the finger lifts.",
                sources: [
                    LawSource(
                        .bugReport, "A view gets touchesBegan and touchesMoved but never touchesEnded.", at: "touches-ended-never-comes")
                ],
                over: .flags, upTo: 1
            ) { world in
                world.touched.touchesBegan.implies(world.touched.touchesEnded)
            },
            Law(
                id: "OnlyTheTouchedViewHears", "Only the innermost view under the finger receives touch methods.",
                note: "Hit-testing chooses one view. What that view does with the touch can bring other views in.",
                sources: [
                    LawSource(
                        .documentation, "The view that hit-testing finds becomes the first responder for the touch.",
                        at: "https://developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events")
                ],
                over: WorldFamily(
                    "chain", views: [.plain, .passing, .button, .customControl, .scrollView, .label], gestures: [.tap, .drag]),
                upTo: 3
            ) { world in
                for place in world.views.indices where place != world.touchedPlace { world.viewName(place).touches.never }
            },
            Law(
                id: "KeptTouchesClimbNoFurther", "Views around a view that keeps its touches receive none of them.",
                sources: [LawSource(.rules, "An override that does not call super ends the passing.", at: "RC.4")],
                over: WorldFamily("kept", views: [.plain, .passing, .button, .customControl], gestures: [.tap, .drag]), upTo: 3,
                when: { $0.touchedClass != .passing }
            ) { world in
                for place in world.views.indices where place != world.touchedPlace { world.viewName(place).touches.never }
            },
            Law(
                id: "PassedTouchesReachEveryView",
                "If every view calls `super` in its touch methods, every view under the finger receives each touch.",
                sources: [LawSource(.rules, "The four touch methods pass the message to `next`, each on its own.", at: "RC.2")],
                over: WorldFamily(
                    "passing", views: [.passing], recognizers: RecognizerOption.all([.tap, .pan]), gestures: Gesture.ofOneFinger),
                upTo: 4
            ) { world in
                for view in world.names {
                    view.touchesBegan.implies(world.touched.touchesBegan)
                    world.touched.touchesBegan.implies(view.touchesBegan)
                    world.touched.touchesEnded.implies(view.touchesEnded)
                    world.touched.touchesCancelled.implies(view.touchesCancelled)
                }
            },
            Law(
                id: "BystandersNeverMatter", "Views beside those that contain the finger change nothing.",
                sources: [
                    LawSource(.rules, "A view that does not contain the point answers nil, and nobody below it is asked.", at: "HT.2")
                ],
                over: .crowds, upTo: 4, when: { $0.bystanderNames.count > 0 }, among: { _ in ["view_*", "*.action*", "other_*.touches*"] }
            ) { world in world.with { $0.removeBystanders() } },
            Law(
                id: "BystandersHearNothing", "A view that does not contain the finger receives no touch.",
                sources: [LawSource(.rules, "Subviews are asked from the last to the first, and one answer is final.", at: "HT.3")],
                over: .crowds, upTo: 4, when: { $0.bystanderNames.count > 0 }
            ) { world in
                for view in world.bystanderNames { view.touches.never }
            },
            Law(
                id: "OneFingerAtATime", "A view without `isMultipleTouchEnabled` receives one `touchesBegan` while a second finger taps.",
                sources: [LawSource(.rules, "Without isMultipleTouchEnabled a view gets the first touch of a sequence only.", at: "TO.5")],
                over: .fingers, upTo: 2, when: { $0.gesture != .tap }
            ) { world in
                world.touched.touchesBegan.atMost(1)
                world.touched.touchesBegan.isAnswered(by: world.touched.touchesEnded, world.touched.touchesCancelled)
            },
            Law(
                id: "VersionsNeverMatter", "Touches, recognizers and controls behave the same from iOS 13 to iOS 26.",
                note: "The engine knows few differences between versions; the law holds as far as its rules go.",
                over: .versions, upTo: 1, when: { $0.systemVersion != .newest },
                among: { _ in ["*.touches*", "*.action*"] }
            ) { world in world.with { $0.set(.newest) } },
        ]
    }
}
