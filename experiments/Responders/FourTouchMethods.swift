import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Gesture: String, Choice {
    case tap = "a tap"
    case twoTaps = "two taps"
    case dragOutOfTheView = "a drag out of the view"
    case cancelledTouch = "a touch that the system cancels"
}
private let gesture = Variable<Gesture>("gesture", "The finger makes")

extension Experiment {
    /// What a view receives of a finger.
    static let fourTouchMethods = Experiment(
        id: "FourTouchMethods",
        title: "The four touch methods, and what a touch knows",
        question:
            "A finger taps a view, taps it twice, drags out of it, or is taken away by the system. Which methods are called, and what do the touch's view and tap count say?",
        answer:
            "Began, moved, ended and cancelled, each touch ending in just one of the last two. The touch keeps its view outside it too, and counts the second tap as 2.",
        origins: [Document003.fourTouchMethods, Document003.touchKnowsAll],
        variables: [gesture],
        stage: { stage in
            let view = CountingView(frame: CGRect(x: 95, y: 200, width: 200, height: 200)) { stage.mark($0) }
            stage.view.addSubview(stage.name(view, "view"))
            switch stage[gesture] {
            case .tap: stage.script.tap("view")
            case .twoTaps: stage.script.doubleTap("view")
            case .dragOutOfTheView: stage.script.drag(["view", .point(x: 100, y: 350, in: "view")], duration: 0.05)
            case .cancelledTouch:
                stage.script.finger(1).down(at: "view")
                stage.script.wait(0.05)
                stage.script.cancelAll()
            }
        },
        claims: [
            Claim(
                "A tap: began and ended.", when: gesture == .tap,
                .ordering(["view.touchesBegan", "view.touchesEnded"], among: ["view.*"]),
                quotes: Document003.fourTouchMethods.part("began and ended")),
            Claim(
                "A drag: moved as well, even outside the view.",
                when: gesture == .dragOutOfTheView,
                .all([.order(["view.touchesBegan", "view.touchesMoved", "view.touchesEnded"]), .exactly(2, "tap 1 of the view")]),
                quotes: Document003.fourTouchMethods.part("moved")),
            Claim(
                "Taken away by the system: cancelled, and not ended.",
                when: gesture == .cancelledTouch,
                .ordering(["view.touchesBegan", "view.touchesCancelled"], among: ["view.*"]),
                quotes: Document003.fourTouchMethods.part("cancelled")),
            Claim(
                "The touch knows the view and that it is the second tap.",
                when: gesture == .twoTaps,
                .order(["tap 1 of the view", "tap 2 of the view"]), quotes: Document003.touchKnowsAll),
        ])
}

/// Tells the view and the tap count of a touch that has begun, and of one that has ended.
private final class CountingView: LoggedView {
    private let tell: (String) -> Void

    init(frame: CGRect, _ tell: @escaping (String) -> Void) {
        self.tell = tell
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { report(touches) }

    private func report(_ touches: Set<UITouch>) {
        guard let touch = touches.first else { return }
        tell("tap \(touch.tapCount) of \(touch.view === self ? "the view" : "another view")")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { report(touches) }
}
