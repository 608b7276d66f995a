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
    case laterAnsweringNil = "is shown later but returns nil from `hitTest`"
    case laterBeside = "is shown later but not under the finger"
}
private let front = Variable<Front>("front", "The second window")

/// Returns nil from hit-testing if the case says so.
private final class AskedWindow: UIWindow {
    var isOpen = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { isOpen ? nil : super.hitTest(point, with: event) }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
    override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
}

private let main = Named<AskedWindow>("main")
private let second = Named<AskedWindow>("second")

private let isOpen = Condition(
    "`second` is shown later, but is hidden, returns nil or lies beside the finger", not: "`second` could take the touch",
    front.isOneOf(.laterHidden, .laterAnsweringNil, .laterBeside))

/// Which window is asked first, and which gets the event.
let windowsInFront: Experiment = Experiment(
    id: "WindowsInFront",
    title: "Two windows on top of each other: which gets the touch",
    question: "Two windows, `main` and `second`, fill the screen; both record `hitTest` and `sendEvent`. Which window gets a tap?",
    answer: """
        The window with the higher level is asked first; at the same level, the window that `makeKeyAndVisible()` showed later. A \
        hidden window is not asked. If a window returns nil from `hitTest(_:with:)`, the next window is asked, and only the window \
        that returns a view receives the event.
        """,
    remedy: """
        To put a window in front for touches, give it a higher `windowLevel`: with `isHidden = false` alone, Apple guarantees no \
        order within a level. A second window also needs a `windowScene` and a strong reference. To let touches beside its content \
        through, override its `hitTest(_:with:)`: return the view that `super` finds if `isDescendant(of: content)` is true for it, \
        otherwise nil. Projects report for iOS 18 and 26 that with SwiftUI content the view found is the hosting view, both on the \
        content and beside it: keep the areas that take touches yourself, and return nil outside them.
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
        let secondWindow = AskedWindow(frame: Stage.bounds)
        let mainWindow = AskedWindow(frame: Stage.bounds)
        if choice == .shownEarlierHigherLevel { secondWindow.windowLevel = .alert }
        if choice == .laterBeside { secondWindow.frame = CGRect(x: 0, y: 0, width: 390, height: 50) }
        secondWindow.isOpen = choice == .laterAnsweringNil
        let isEarlier = choice == .shownEarlier || choice == .shownEarlierHigherLevel
        for window in isEarlier ? [secondWindow, mainWindow] : [mainWindow, secondWindow] {
            _ = stage.show(window, window === mainWindow ? main : second)
        }
        if choice == .laterHidden { secondWindow.isHidden = true }
        stage.script.tap(.point(CGPoint(x: 195, y: 400)))
    },
    outcomes: {
        Outcome("`second` gets the touch", not: "`main` gets the touch", second.sendEvent)
        Outcome("both windows are asked", not: "only one window is asked", .all([second.hitTest.happens, main.hitTest.happens]))
    },
    claims: {
        Claim(
            "The window shown later is asked first and gets the touch.",
            when: front == .shownLater, quotes: Document004.latestWindowFirst,
            explanation: "Windows are asked from the highest level down; within a level, the one shown last is asked first.",
            rules: [.topWindowFirst]
        ) {
            second.sendEvent.happens
            main.everything.never
        }
        Claim(
            "A window that was shown earlier at the same level is not asked if the later one returns a view.", when: front == .shownEarlier,
            quotes: Document004.latestWindowFirst
        ) {
            main.sendEvent.happens
            second.everything.never
        }
        Claim(
            "A window of a higher level is asked first, even if it was shown earlier.",
            when: front == .shownEarlierHigherLevel,
            contradicts: Document004.latestWindowFirst,
            explanation: "Windows are asked from the highest level down; within a level, the one shown last is asked first.",
            rules: [.topWindowFirst]
        ) {
            second.hitTest.happens
            main.everything.never
        }
        Claim(
            "A window that is hidden, or whose `hitTest` returns nil, leaves the touch to the other window.",
            when: isOpen, quotes: Document004.otherWindowsNext,
            Document004.windowHitTests.part("another window is asked")
        ) {
            main.sendEvent.happens
            second.sendEvent.never
        }
        Claim(
            "`hitTest` is called on the topmost window first, then on the next one.",
            when: front.isOneOf(.laterAnsweringNil, .laterBeside),
            quotes: Document004.queueThenWindow.part("the topmost window first")
        ) {
            second.hitTest
            main.hitTest
        }
        Claim(
            "A window that does not contain the point returns false from `point(inside:)`, and its `hitTest` returns nil.",
            when: front == .laterBeside,
            quotes: Document004.windowHitTests.part("by `hitTest` and `point(inside:)`")
        ) {
            second.pointInside.happens
            second.pointInside.inside(second.hitTest)
            second.pointInside.returns(false)
            second.hitTest.returns("nil")
        }
    })
