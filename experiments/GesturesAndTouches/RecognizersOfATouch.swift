import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private enum OnTheWindow: String, Choice {
    case nothing = "no recognizer"
    case failsBeforeTheLift = "a recognizer that fails while the finger is down"
    case failsAtTheLift = "a recognizer that fails when the finger lifts"
    case staysPossible = "a recognizer that stays possible"
}
private let onTheWindow = Variable<OnTheWindow>("window", "The window has")

private enum Hit: String, Choice {
    case view = "the view with the tap"
    case control = "a control in that view"
}
private let hit = Variable<Hit>("hit", "The finger taps")

private let tap = Named<UITapGestureRecognizer>("tap")
private let sibling = Named<UIView>("sibling")
private let beside = Named<UITapGestureRecognizer>("beside")
private let control = Named<UIView>("control")
private let windows = Named<WaitingRecognizer>("windows")

/// The list that a touch keeps of its recognizers.
let recognizersOfATouch: Experiment = Experiment(
    id: "RecognizersOfATouch",
    title: "What `touch.gestureRecognizers` contains, and when",
    question:
        "A view has a tap recognizer, so does a view beside it, and the window has a recognizer of the app's own in place of the system's. The application and the hit-test view print `touch.gestureRecognizers` with their states. Which recognizers are in the list when the event is sent, when the touch begins, and when it is cancelled?",
    answer:
        "The list has the recognizers of the hit-test view and of all its superviews up to the window, the nearest first, and is complete when the event is sent, before any recognizer has received the touch. A recognizer that fails while the finger is down leaves the list: in `touchesCancelled` only the tap recognizer is left, in the state `.ended`. A recognizer that fails when the finger lifts is still in the list there, in the engine; no device log shows that case.",
    remedy:
        "To find out which recognizer takes a touch, print the list with each `view`, `state` and `delegate`: in `touchesCancelled` of the touched view, where the recognizer in `.began` or `.ended` has taken the touch, or, for any view, in `sendEvent(_:)` of the window, where a recognizer in `.began` or `.changed` has taken the drag. A tap recognizer is still `.possible` before `super.sendEvent(event)`.",
    symptoms: [
        "touch.gestureRecognizers contains a recognizer of the superview",
        "which gesture recognizers receive a touch",
        "UITouch gestureRecognizers property empty or missing one",
        "_UISystemGestureGateGestureRecognizer in touch.gestureRecognizers",
    ],
    origins: [Document001.twoRecognizersInTheLog, Document001.tapAloneInTheLog, Document001.tapIsCollected],
    observations: ["touch-gesturerecognizers-order", "touch-collect-stack"],
    variables: [onTheWindow, hit],
    stage: { stage in
        let application = ListingApplication { stage.mark("sent: \($0)") }
        stage.application = application
        let view = stage.add(ListingView { stage.mark($0) }, "view")
        stage.add(UITapGestureRecognizer(), tap, to: view)
        let sibling = stage.add(UIView(), sibling, at: CGRect(x: 95, y: 420, width: 200, height: 200))
        stage.add(UITapGestureRecognizer(), beside, to: sibling)
        if stage[hit] == .control {
            stage.add(ListingControl { stage.mark($0) }, control, at: CGRect(x: 50, y: 50, width: 100, height: 100), in: view)
        }
        if stage[onTheWindow] != .nothing {
            let other = stage.add(WaitingRecognizer(), windows, to: stage.window)
            other.failsAtTheLift = stage[onTheWindow] == .failsAtTheLift
            other.delaysTouchesEnded = false
            if stage[onTheWindow] == .failsBeforeTheLift { stage.script.at(0.1) { other.state = .failed } }
        }
        stage.script.tap(.middle(of: stage[hit] == .control ? "control" : "view"), hold: 0.18)
    },
    outcomes: {
        Outcome(
            "the list in `touchesBegan` has the tap recognizer and the window's",
            not: "the list in `touchesBegan` has the tap recognizer alone",
            "began: tap possible, other possible")
        Outcome("the list in `touchesCancelled`", otherwise: "is not printed by a control") {
            Outcome.State("has the tap recognizer and the window's", "cancelled: tap ended, other failed")
            Outcome.State("has the tap recognizer alone", "cancelled: tap ended")
        }
        Outcome(
            "the list is complete before any touch method is called", not: "the list is filled later",
            constant: "Recognizers are collected with the hit-testing of a new touch.",
            order {
                "sent: tap possible*"
                anyone.touchesBegan
            })
    },
    claims: {
        Claim(
            "In the view's `touchesBegan` the list has the view's tap recognizer and the window's recognizer, both possible.",
            when: onTheWindow != .nothing && hit == .view, TokenPattern("began: tap possible, other possible").happens,
            quotes: Document001.twoRecognizersInTheLog, rules: [.recognizersOfThePath])
        Claim(
            "In `touchesCancelled` the list has only the tap recognizer, in the state `.ended`, if the other one has failed before and left the list.",
            when: onTheWindow == .failsBeforeTheLift && hit == .view, TokenPattern("cancelled: tap ended").happens,
            quotes: Document001.tapAloneInTheLog)
        Claim(
            "A recognizer that fails when the finger lifts, by itself or because the tap is recognized, is still in the list in `touchesCancelled`.",
            when: onTheWindow.isOneOf(.failsAtTheLift, .staysPossible) && hit == .view,
            TokenPattern("cancelled: tap ended, other failed").happens,
            explanation: "No device log shows whether it is; the document's log has one recognizer left and does not show why.")
        Claim(
            "For a touch on a control, the list has the recognizers of the control's superviews up to the window, and none of a view beside them.",
            when: onTheWindow != .nothing && hit == .control,
            quotes: Document002.gesturesAlongTheChain, rules: [.recognizersOfThePath]
        ) {
            TokenPattern("began: tap possible, other possible").happens
            beside.everything.never
        }
        Claim(
            "In a control's `touchesBegan` the list has the parent's tap recognizer.", when: hit == .control,
            TokenPattern("began: tap possible*").happens, quotes: Document001.tapIsCollected)
        Claim(
            "The parent's tap recognizer is in the list when the application is sent the event, before any touch method is called.",
            when: hit == .control, quotes: Document001.tapIsCollected,
            explanation: "Recognizers are collected with the hit-testing of a new touch.", rules: [.recognizersOfThePath]
        ) {
            "sent: tap possible*"
            control.touchesBegan
        }
    })

extension UITouch {
    /// `tap possible, other possible`.
    fileprivate var listOfRecognizers: String {
        (gestureRecognizers ?? []).map { ($0 is UITapGestureRecognizer ? "tap " : "other ") + $0.state.word }.joined(separator: ", ")
    }
}

private final class ListingApplication: UIApplication {
    private let tell: (String) -> Void

    init(_ tell: @escaping (String) -> Void) {
        self.tell = tell
        super.init()
    }

    override func sendEvent(_ event: UIEvent) {
        if let touch = event.allTouches?.first, touch.phase == .began { tell(touch.listOfRecognizers) }
        super.sendEvent(event)
    }
}

private final class ListingView: LoggedView {
    private let tell: (String) -> Void

    init(_ tell: @escaping (String) -> Void) {
        self.tell = tell
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { report("began", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { report("cancelled", touches) }

    private func report(_ phase: String, _ touches: Set<UITouch>) {
        if let touch = touches.first { tell("\(phase): \(touch.listOfRecognizers)") }
    }
}

private final class ListingControl: UIControl {
    private let tell: (String) -> Void

    init(_ tell: @escaping (String) -> Void) {
        self.tell = tell
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { tell("began: \(touch.listOfRecognizers)") }
        super.touchesBegan(touches, with: event)
    }
}

/// Recognizes nothing: it waits, and fails at the lift if the case says so.
private final class WaitingRecognizer: UIGestureRecognizer {
    var failsAtTheLift = false

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if failsAtTheLift { state = .failed }
    }
}
