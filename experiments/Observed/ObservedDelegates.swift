import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// What delegates and classes are asked, and what their answers do.
extension ObservationScene {
    static let delegates: [ObservationScene] = [
        ObservationScene(
            "header-shouldReceiveTouch-before-began",
            prints: ["delegate.shouldReceiveEvent(tap)", "delegate.shouldReceiveTouch(tap)", "tap.touchesBegan"],
            of: ["delegate.*(tap)", "tap.touchesBegan"]
        ) { $0.tap(with: ReceivingDelegate()) },
        notReceived(ReceivingDelegate(takesEvents: false)),
        notReceived(ReceivingDelegate(takesTouches: false)),
        ObservationScene(
            "header-shouldBegin",
            prints: ["tap.touchesBegan", "tap.touchesEnded", "delegate.gestureRecognizerShouldBegin(tap)", "tap: state failed"],
            of: ["tap.touches*", "delegate.gestureRecognizerShouldBegin(*)", "tap: state *"]
        ) { $0.tap(with: BeginDelegate(allows: false)) },
        ObservationScene(
            "coderstar-shouldBegin-asked-on-hit-view",
            prints: [
                "tap.touchesEnded",
                .anyOrder(["view.gestureRecognizerShouldBegin(tap)", "delegate.gestureRecognizerShouldBegin(tap)"]), "tap: state ended",
            ],
            of: ["tap.touchesEnded", "*.gestureRecognizerShouldBegin(*)", "tap: state *"]
        ) { stage in
            stage.add(AskedView(), "view")
            stage.add(ProbeTap(), "tap").delegate = stage.name(BeginDelegate(allows: true), "delegate")
            stage.script.tap("view")
        },
        ObservationScene(
            "coderstar-shouldBegin-asked-on-hit-view", prints: ["tap: state failed"], of: ["tap: state *", "tap.action(*)"]
        ) { stage in
            stage.add(AskedView(), "view").allows = false
            stage.add(ProbeTap(), "tap")
            stage.script.tap("view")
        },
        // The other side does not matter: yes from the one that waits, or from the one that is waited for.
        dynamic(single: FailureDelegate(requires: true), double: FailureDelegate(), prints: ["double.action(ended)"]),
        dynamic(single: FailureDelegate(), double: FailureDelegate(isRequired: true), prints: ["double.action(ended)"]),
        dynamic(single: FailureDelegate(), double: FailureDelegate(), prints: ["single.action(ended)", "double.action(ended)"]),
        ObservationScene(
            "header-dynamic-failure-requirements",
            checks: [.holds("It is asked once in an attempt.", .exactly(1, "delegate.shouldRequireFailure(*)"))]
        ) { stage in
            let view = stage.add(LoggedView(), "view")
            stage.add(UITapGestureRecognizer(), "single", to: view).delegate = stage.name(RequiringDelegate(), "delegate")
            stage.add(UITapGestureRecognizer(), "double", to: view).numberOfTapsRequired = 2
            stage.script.tap("view")
        },
        ObservationScene(
            "delegate-questions-numbered-2019",
            prints: [
                "delegate.shouldReceiveTouch(swipe)", .many("delegate.shouldRequireFailure(swipe)"),
                "delegate.shouldRecognizeSimultaneously(swipe)",
                "delegate.gestureRecognizerShouldBegin(swipe)", .rest,
            ],
            of: ["delegate.*(swipe)"]
        ) { stage in
            let pages = stage.add(UIScrollView(), "pages", at: CGRect(x: 0, y: 200, width: 390, height: 300))
            pages.contentSize = CGSize(width: 1170, height: 300)
            pages.isPagingEnabled = true
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = .left
            stage.add(swipe, "swipe", to: stage.add(UIView(), "page", at: CGRect(x: 0, y: 0, width: 390, height: 300), in: pages))
            swipe.delegate = stage.name(FourQuestionsDelegate(), "delegate")
            let finger = stage.script.finger(1)
            finger.down(at: .point(x: 300, y: 150, in: "page"))
            for x in [288.0, 250, 200] {
                stage.script.wait(0.02)
                finger.move(to: .point(x: x, y: 150, in: "page"))
            }
            finger.up()
        },
        ObservationScene(
            "react-native-failure-questions",
            prints: ["handler.touchesBegan", .many("handler.shouldRequireFailure(*)"), .many("handler.touchesMoved")],
            of: ["handler.touches*", "handler.shouldRequireFailure(*)"]
        ) { stage in
            let view = stage.add(LoggedView(), "view")
            stage.add(EagerRecognizer(), "handler", to: view)
            for name in ["tap", "press", "swipe"] { stage.add(UILongPressGestureRecognizer(), name, to: view) }
            stage.script.drag(["view", .point(x: 104, y: 100, in: "view")], duration: 0.2)
        },
        both("header-simultaneous", "Neither delegate: one acts.", .exactly(1, "*.action(began)")) { _, _, _ in },
        both("header-simultaneous", "One delegate: both act.", .exactly(2, "*.action(began)")) { stage, one, _ in
            one.delegate = stage.keep(AllowingDelegate())
        },
        both("header-simultaneous", "The other delegate: both act.", .exactly(2, "*.action(began)")) { stage, _, other in
            other.delegate = stage.keep(AllowingDelegate())
        },
        ObservationScene(
            "header-requireToFail", prints: ["double: state failed", "single.action(ended)"], of: ["double: state *", "*.action(*)"]
        ) {
            stage in
            stage.requireDouble()
            stage.script.tap("view")
        },
        ObservationScene("header-requireToFail", prints: ["double.action(ended)"], of: ["*.action(*)"]) { stage in
            stage.requireDouble()
            stage.script.doubleTap("view")
        },
        ObservationScene(
            "header-delaysTouchesBegan-all-events", prints: ["tap: state failed", .many("view.touches*")],
            of: ["tap: state *", "view.touches*"]
        ) { stage in
            stage.add(UITapGestureRecognizer(), "tap", to: stage.add(LoggedView(), "view")).delaysTouchesBegan = true
            stage.script.drag(["view", .point(x: 190, y: 190, in: "view")], duration: 0.3)
        },
        ObservationScene(
            "header-requiresExclusiveTouchType", checks: [.holds("A pencil after a finger is not taken.", .exactly(1, "tap.touchesBegan"))]
        ) { stage in
            let view = stage.add(LoggedView(), "view")
            view.isMultipleTouchEnabled = true
            stage.add(ProbeTap(), "tap", to: view).numberOfTouchesRequired = 2
            stage.addPencilAfterFinger()
        },
        ObservationScene(
            "header-requiresExclusiveTouchType",
            checks: [.holds("With `requiresExclusiveTouchType` off the pencil is taken.", .exactly(2, "tap.touchesBegan"))]
        ) { stage in
            let view = stage.add(LoggedView(), "view")
            view.isMultipleTouchEnabled = true
            let tap = stage.add(ProbeTap(), "tap", to: view)
            tap.numberOfTouchesRequired = 2
            tap.requiresExclusiveTouchType = false
            stage.addPencilAfterFinger()
        },
        ObservationScene(
            "winobjc-shouldBegin-before-simultaneous",
            checks: [
                .holds(
                    "Whether to begin is asked before whether to allow both.",
                    .all([
                        .order(["delegate.gestureRecognizerShouldBegin(*)", "delegate.shouldRecognizeSimultaneously(*)"]),
                        .before("delegate.gestureRecognizerShouldBegin(*)", "delegate.shouldRecognizeSimultaneously(*)"),
                    ]))
            ]
        ) { stage in
            let view = stage.add(LoggedView(), "view")
            let delegate = stage.name(BeginAndAllowDelegate(), "delegate")
            stage.add(UIPanGestureRecognizer(), "pan", to: view).delegate = delegate
            stage.add(UITapGestureRecognizer(), "tap", to: view).delegate = delegate
            stage.script.drag(["view", .point(x: 120, y: 100, in: "view")], duration: 0.2)
        },
        ObservationScene(
            "winobjc-prevention-check-order",
            prints: [
                "pan.canPrevent(other)", "other.canBePrevented(pan)",
                .anyOrder(["delegate.shouldRecognizeSimultaneously(pan)", "otherDelegate.shouldRecognizeSimultaneously(other)"]),
                "other: exclude pan",
            ],
            of: ["*.canPrevent(*)", "*.canBePrevented(*)", "*.shouldRecognizeSimultaneously(*)", "*: exclude *"]
        ) { stage in
            let view = stage.add(LoggedView(), "view")
            stage.add(PreventingPan(), "pan", to: view).delegate = stage.name(BeginAndAllowDelegate(), "delegate")
            stage.add(PreventableTap(), "other", to: view).delegate = stage.name(BeginAndAllowDelegate(), "otherDelegate")
            stage.script.drag(["view", .point(x: 120, y: 100, in: "view")], duration: 0.2)
        },
        ObservationScene(
            "wwdc2010-first-to-match-wins",
            checks: [
                .holds(
                    "The first that recognizes acts; the other is excluded.",
                    .all([.happens("pan.action(began)"), .decided("swipe: exclude pan"), .never("swipe.action(*)")]))
            ]
        ) { stage in
            let view = stage.add(LoggedView(), "view")
            stage.add(UISwipeGestureRecognizer(), "swipe", to: view)
            stage.add(UIPanGestureRecognizer(), "pan", to: view)
            stage.script.drag([.point(x: 20, y: 100, in: "view"), .point(x: 190, y: 100, in: "view")], duration: 0.2)
        },
        ObservationScene(
            "hdr-gr-before-view",
            prints: [
                "gr.touchesBegan", "view.touchesBegan", .repeated(["gr.touchesMoved", "view.touchesMoved"]), "gr.touchesEnded",
                "view.touchesEnded",
            ], of: ["gr.touches*", "view.touches*"]
        ) { stage in
            let tap = stage.add(ProbeTap(), "gr", to: stage.add(LoggedView(), "view"))
            tap.cancelsTouchesInView = false
            stage.script.drag(["view", .point(x: 110, y: 100, in: "view")], duration: 0.1)
        },
    ]

    private static func notReceived(_ make: @escaping @autoclosure @Sendable () -> ReceivingDelegate) -> ObservationScene {
        ObservationScene(
            "header-shouldReceiveTouch-before-began",
            checks: [.holds("It never sees the touch and stays possible.", .all([.never("tap.touches*"), .neverDecided("tap: state *")]))]
        ) { $0.tap(with: make()) }
    }

    /// A single and a double tap, each with a delegate that answers both questions, and a double tap.
    private static func dynamic(
        single: @escaping @autoclosure @Sendable () -> FailureDelegate, double: @escaping @autoclosure @Sendable () -> FailureDelegate,
        prints: [ExpectedLine]
    ) -> ObservationScene {
        ObservationScene("header-dynamic-failure-requirements", prints: prints, of: ["*.action(*)"]) { stage in
            let view = stage.add(LoggedView(), "view")
            stage.add(UITapGestureRecognizer(), "single", to: view).delegate = stage.keep(single())
            let tap = stage.add(UITapGestureRecognizer(), "double", to: view)
            tap.numberOfTapsRequired = 2
            tap.delegate = stage.keep(double())
            stage.script.doubleTap("view")
        }
    }

    /// Two pans on one view, one finger that drags.
    private static func both(
        _ id: String, _ sentence: String, _ expectation: Expectation, line: Int = #line,
        _ change: @escaping @Sendable (Stage, UIGestureRecognizer, UIGestureRecognizer) -> Void
    ) -> ObservationScene {
        ObservationScene(id, checks: [.holds(sentence, expectation)], line: line) { stage in
            let view = stage.add(LoggedView(), "view")
            let one = stage.add(UIPanGestureRecognizer(), "one", to: view)
            change(stage, one, stage.add(UIPanGestureRecognizer(), "other", to: view))
            stage.script.drag(["view", .point(x: 190, y: 190, in: "view")], duration: 0.3)
        }
    }
}

extension Stage {
    /// A printing tap with this delegate.
    fileprivate func tap(with delegate: some UIGestureRecognizerDelegate) {
        add(ProbeTap(), "tap", to: add(LoggedView(), "view")).delegate = name(delegate, "delegate")
        script.tap("view")
    }

    /// A single tap that waits for a double tap to fail.
    fileprivate func requireDouble() {
        let view = add(LoggedView(), "view")
        let double = add(UITapGestureRecognizer(), "double", to: view)
        double.numberOfTapsRequired = 2
        add(UITapGestureRecognizer(), "single", to: view).require(toFail: double)
    }

    /// A finger that stays, and a pencil that comes 100 ms later.
    fileprivate func addPencilAfterFinger() {
        script.finger(1).down(at: "view")
        script.wait(0.1)
        script.perform { [self] in
            guard let simulation = Simulation.current else { return }
            let point = CGPoint(x: 150, y: 250)
            simulation.schedule([FingerSample(finger: 9, .down, at: point, type: .pencil)], at: now)
            simulation.schedule([FingerSample(finger: 9, .up, at: point, type: .pencil)], at: now + 0.1)
        }
        script.wait(0.3)
        script.finger(1).up()
    }
}

private final class AskedView: UIView {
    var allows = true

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
}

private final class PreventingPan: UIPanGestureRecognizer {
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

private final class PreventableTap: UITapGestureRecognizer {
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// Begins with its first touch, and is asked about others.
private final class EagerRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// Is asked the four questions of a log and allows all.
private final class FourQuestionsDelegate: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
