import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Front: String, Choice {
    case shownLater = "shown later"
    case shownEarlier = "shown earlier"
    case shownEarlierHigherLevel = "shown earlier, higher level"
    case laterHidden = "later, hidden"
    case laterAnsweringNil = "later, answers nil"
    case laterBeside = "later, beside"
}
private let front = Variable<Front>("front", "The second window")

/// Answers hit-testing with nothing if it is told to.
private final class AskedWindow: UIWindow {
    var isOpen = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { isOpen ? nil : super.hitTest(point, with: event) }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
    override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
}

extension Experiment {
    /// Which window is asked first, and which gets the event.
    static let windowsInFront = Experiment(
        id: "WindowsInFront",
        title: "Two windows: which is asked, which gets the touch",
        question: "Two windows fill the screen, `main` and `second`; both receive `hitTest` and `sendEvent`. Which one gets a tap?",
        answer:
            "The one with the higher level, and at the same level the one shown later, is asked first. If it has no answer, the other is asked, and only the window that answers is sent the event.",
        origins: [Document004.latestWindowFirst],
        variables: [front],
        stage: { stage in
            stage.window.isHidden = true
            let choice = stage[front]
            let second = AskedWindow(frame: Stage.bounds)
            let main = AskedWindow(frame: Stage.bounds)
            if choice == .shownEarlierHigherLevel { second.windowLevel = .alert }
            if choice == .laterBeside { second.frame = CGRect(x: 0, y: 0, width: 390, height: 50) }
            second.isOpen = choice == .laterAnsweringNil
            let isEarlier = choice == .shownEarlier || choice == .shownEarlierHigherLevel
            for window in isEarlier ? [second, main] : [main, second] {
                _ = stage.show(window, window === main ? "main" : "second")
            }
            if choice == .laterHidden { second.isHidden = true }
            stage.script.tap(.point(CGPoint(x: 195, y: 400)))
        },
        claims: [
            Claim(
                "The window shown later is asked first and gets the touch.",
                when: front == .shownLater,
                .all([.happens("second.sendEvent"), .never("main.*")]), quotes: Document004.latestWindowFirst,
                explanation: "Windows are asked from the highest level down, within a level the latest shown first.",
                rules: [.topWindowFirst]),
            Claim(
                "Shown earlier, it is not asked.", when: front == .shownEarlier,
                .all([.happens("main.sendEvent"), .never("second.*")]), quotes: Document004.latestWindowFirst),
            Claim(
                "A window of a higher level is asked first, even if it was shown earlier.",
                when: front == .shownEarlierHigherLevel, .all([.happens("second.hitTest"), .never("main.*")]),
                contradicts: Document004.latestWindowFirst,
                explanation: "Windows are asked from the highest level down, within a level the latest shown first.",
                rules: [.topWindowFirst]),
            Claim(
                "A window that has no answer leaves it to the other.",
                when: front.isOneOf(.laterHidden, .laterAnsweringNil, .laterBeside),
                .all([.happens("main.sendEvent"), .never("second.sendEvent")]), quotes: Document004.otherWindowsNext,
                Document004.windowHitTests.part("another window is asked")),
            Claim(
                "From the top window down, by `hitTest`.",
                when: front.isOneOf(.laterAnsweringNil, .laterBeside), .order(["second.hitTest", "main.hitTest"]),
                quotes: Document004.queueThenWindow.part("the topmost window first")),
            Claim(
                "A window that does not contain the point says so in `point(inside:)`, and its `hitTest` answers nil.",
                when: front == .laterBeside,
                .all([
                    .happens("second.pointInside"), .nested("second.pointInside", in: "second.hitTest"),
                    .answer(of: "second.pointInside", is: "no"), .answer(of: "second.hitTest", is: "nil"),
                ]),
                quotes: Document004.windowHitTests.part("by `hitTest` and `point(inside:)`")),
        ])
}
