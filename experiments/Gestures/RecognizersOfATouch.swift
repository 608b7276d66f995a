import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private enum OnTheWindow: String, Choice {
    case nothing
    case failsBeforeTheLift = "one that fails while the finger is down"
    case failsAtTheLift = "one that fails at the lift"
    case staysPossible = "one that stays possible"
}
private let onTheWindow = Variable<OnTheWindow>("window", "The window has a recognizer")

private enum Hit: String, Choice {
    case view = "the view with the tap"
    case control = "a control in it"
}
private let hit = Variable<Hit>("hit", "The finger taps")

extension Experiment {
    /// The list that a touch keeps of its recognizers.
    static let recognizersOfATouch = Experiment(
        id: "RecognizersOfATouch",
        title: "Which recognizers a touch lists, and when",
        question: """
            A view has a tap, as has a view beside it, and the window a recognizer of the app's own in place of the system's. The \
            application and the view that is hit print `touch.gestureRecognizers` with their states. Who is in the list when the event is sent, when the touch begins, and \
            when it is cancelled?
            """,
        answer: """
            When the event is sent, before any recognizer has got the touch, the list has both already: the recognizers of the hit view and \
            of all views around it, the nearest first. In `touchesCancelled` the tap alone is left, ended, if the other one has failed \
            before the lift.
            """,
        origins: [Document001.twoRecognizersInTheLog, Document001.tapAloneInTheLog, Document001.tapIsCollected],
        observations: ["touch-gesturerecognizers-order", "touch-collect-stack"],
        variables: [onTheWindow, hit],
        stage: { stage in
            let application = ListingApplication { stage.mark("sent: \($0)") }
            stage.application = application
            let view = stage.add(ListingView { stage.mark($0) }, "view")
            stage.add(UITapGestureRecognizer(), "tap", to: view)
            let sibling = stage.add(UIView(), "sibling", at: CGRect(x: 95, y: 420, width: 200, height: 200))
            stage.add(UITapGestureRecognizer(), "beside", to: sibling)
            if stage[hit] == .control {
                stage.add(ListingControl { stage.mark($0) }, "control", at: CGRect(x: 50, y: 50, width: 100, height: 100), in: view)
            }
            if stage[onTheWindow] != .nothing {
                let other = stage.add(WaitingRecognizer(), "windows", to: stage.window)
                other.failsAtTheLift = stage[onTheWindow] == .failsAtTheLift
                other.delaysTouchesEnded = false
                if stage[onTheWindow] == .failsBeforeTheLift { stage.script.at(0.1) { other.state = .failed } }
            }
            stage.script.tap(.middle(of: stage[hit] == .control ? "control" : "view"), hold: 0.18)
        },
        claims: [
            Claim(
                "In `touchesBegan` it lists the view's tap and the window's recognizer, both possible.",
                when: onTheWindow != .nothing && hit == .view, .happens("began: tap possible, other possible"),
                quotes: Document001.twoRecognizersInTheLog, rules: [.recognizersOfThePath]),
            Claim(
                "In `touchesCancelled` it lists the tap alone, ended: the other one has failed before and left the list.",
                when: onTheWindow == .failsBeforeTheLift && hit == .view, .happens("cancelled: tap ended"),
                quotes: Document001.tapAloneInTheLog),
            Claim(
                "One that fails at the lift, by itself or because the tap recognizes, is still in the list.",
                when: onTheWindow.isOneOf(.failsAtTheLift, .staysPossible) && hit == .view,
                .happens("cancelled: tap ended, other failed"),
                explanation: "No log of a device shows whether it is; the document's has one recognizer left and not why."),
            Claim(
                "It lists the recognizers of the views around the control up to the window, and none of a view beside them.",
                when: onTheWindow != .nothing && hit == .control,
                .all([.happens("began: tap possible, other possible"), .never("beside.*")]),
                quotes: Document002.gesturesAlongTheChain, rules: [.recognizersOfThePath]),
            Claim(
                "In a control's `touchesBegan` it lists the parent's tap.", when: hit == .control,
                .happens("began: tap possible*"), quotes: Document001.tapIsCollected),
            Claim(
                "The parent's tap is in the list when the application is sent the event, before any touch method is called.",
                when: hit == .control, .order(["sent: tap possible*", "control.touchesBegan"]), quotes: Document001.tapIsCollected,
                explanation: "Recognizers are collected with the hit-testing of a new touch.", rules: [.recognizersOfThePath]),
        ])
}

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

/// Recognizes nothing: it waits, and fails at the lift if it is told to.
private final class WaitingRecognizer: UIGestureRecognizer {
    var failsAtTheLift = false

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if failsAtTheLift { state = .failed }
    }
}
