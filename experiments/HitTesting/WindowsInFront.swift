import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Front: String, Choice {
    case shownLater = "is shown later"
    case shownEarlier = "is shown earlier"
    case shownEarlierHigherLevel = "is shown earlier at a higher level"
    case laterHidden = "is shown later but hidden"
    case laterAnsweringNil = "is shown later but returns nil from hitTest"
    case laterBeside = "is shown later but not under the finger"
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
    static let windowsInFront: Experiment = Experiment(
        id: "WindowsInFront",
        title: "Two windows on top of each other: which gets the touch",
        question: "Two windows, `main` and `second`, fill the screen; both record `hitTest` and `sendEvent`. Which window gets a tap?",
        answer: """
            The window with the higher level is asked first; at the same level, the one shown later. If it returns nil, the other \
            window is asked, and only the window that answers is sent the event.
            """,
        remedy: """
            To put a window in front for touches, give it a higher `windowLevel` or show it later. To let touches through, return \
            nil from its `hitTest(_:with:)`.
            """,
        symptoms: [
            "windowLevel and touch handling",
            "Second UIWindow receives no touches",
            "Alert or overlay window blocks the main window",
            "Which of several UIWindows gets the touch",
            "Order of UIWindow hit-testing",
        ],
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
                explanation: "Windows are asked from the highest level down; within a level, the one shown last is asked first.",
                rules: [.topWindowFirst]),
            Claim(
                "A window that was shown earlier at the same level is not asked.", when: front == .shownEarlier,
                .all([.happens("main.sendEvent"), .never("second.*")]), quotes: Document004.latestWindowFirst),
            Claim(
                "A window of a higher level is asked first, even if it was shown earlier.",
                when: front == .shownEarlierHigherLevel, .all([.happens("second.hitTest"), .never("main.*")]),
                contradicts: Document004.latestWindowFirst,
                explanation: "Windows are asked from the highest level down; within a level, the one shown last is asked first.",
                rules: [.topWindowFirst]),
            Claim(
                "A window that is hidden, or whose `hitTest` returns nil, leaves the touch to the other window.",
                when: front.isOneOf(.laterHidden, .laterAnsweringNil, .laterBeside),
                .all([.happens("main.sendEvent"), .never("second.sendEvent")]), quotes: Document004.otherWindowsNext,
                Document004.windowHitTests.part("another window is asked")),
            Claim(
                "`hitTest` is called on the topmost window first, then on the next one.",
                when: front.isOneOf(.laterAnsweringNil, .laterBeside), .order(["second.hitTest", "main.hitTest"]),
                quotes: Document004.queueThenWindow.part("the topmost window first")),
            Claim(
                "A window that does not contain the point returns false from `point(inside:)`, and its `hitTest` returns nil.",
                when: front == .laterBeside,
                .all([
                    .happens("second.pointInside"), .nested("second.pointInside", in: "second.hitTest"),
                    .answer(of: "second.pointInside", is: "no"), .answer(of: "second.hitTest", is: "nil"),
                ]),
                quotes: Document004.windowHitTests.part("by `hitTest` and `point(inside:)`")),
        ])
}
