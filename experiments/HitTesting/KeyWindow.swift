import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum KeyChoice: String, Choice {
    case lower = "the lower window"
    case upper = "the upper window"
}
private let key = Variable<KeyChoice>("key", "The key window is")

private enum Level: String, Choice { case normal, alert }
private let level = Variable<Level>("level", "The upper window's level is")

private enum Upper: String, Choice {
    case inFront = "in front"
    case inFrontAnsweringNil = "in front but returns nil from `hitTest`"
    case hidden
}
private let upper = Variable<Upper>("upper", "The upper window is")

private let upperView = Named<LoggedView>("upper")
private let upperWindow = Named<UIWindow>("upper_window")
private let lower = Named<LoggedView>("lower")

private let isOpen = Condition(
    "the window in front returns nil or is hidden", not: "the window in front takes touches", upper != .inFront)

/// Two windows, one of them key.
let keyWindow: Experiment = Experiment(
    id: "KeyWindow",
    title: "Does a touch go to the key window first?",
    question:
        "Two windows overlap, and one of them is the key window. A finger taps where both are. Which window gets the touch?",
    answer:
        "The frontmost window that returns a view in hit-testing gets the touch: a higher `windowLevel` is in front, and within a level the window that was shown last. Which window is key makes no difference to a touch.",
    remedy: """
        To let touches through a window in front and keep its buttons, override its `hitTest(_:with:)` and return nil unless `super` \
        finds one of these buttons or a view inside; hide a window that is no longer needed. `makeKey()` on the other window does not \
        help. `makeKeyAndVisible()` also puts that window in front of the others of its level, and so changes which window gets the \
        touch.
        """,
    symptoms: [
        "UIWindow on top blocks touches",
        "Overlay window swallows all taps",
        "Does makeKeyAndVisible affect which window gets touches",
        "Pass touches through a second UIWindow",
    ],
    origins: [Document003.keyWindowFirst],
    variables: [key, level, upper],
    stage: { stage in
        let isPassing = stage[upper] == .inFrontAnsweringNil
        let frame = CGRect(x: 0, y: 0, width: Stage.size.width, height: Stage.size.height)
        let front = stage.name(isPassing ? NobodyWindow(frame: frame) : UIWindow(frame: frame), upperWindow)
        front.windowLevel = stage[level] == .alert ? .alert : .normal
        let controller = UIViewController()
        controller.view = stage.name(LoggedView(frame: frame), upperView)
        front.rootViewController = controller
        front.isHidden = false
        let lower = stage.name(LoggedView(frame: frame), lower)
        stage.view.addSubview(lower)
        (stage[key] == .upper ? front : stage.window).makeKey()
        if stage[upper] == .hidden { front.isHidden = true }
        stage.script.tap(at: CGPoint(x: 195, y: 400))
    },
    outcomes: {
        Outcome("the window in front gets the touch", not: "the lower window gets the touch", upperView.touchesBegan)
    },
    claims: {
        Claim(
            "The touch goes to the window in front, whether it is key or not.",
            when: upper == .inFront,
            explanation: "Windows are asked from front to back.", rules: [.topWindowFirst]
        ) {
            upperView.touchesBegan.happens
            lower.everything.never
        }
        Claim(
            "The touch is first sent to the key window.", when: key == .lower, lower.touchesBegan.happens,
            quotes: Document003.keyWindowFirst,
            rules: [.topWindowFirst, .windowOfTheTouch],
            knownRefutation: """
                Windows are asked from front to back, whichever is key; being key decides where keys and other events without a \
                location go.
                """)
        Claim(
            "The key window is asked first whether it can take the touch.",
            when: key == .lower && upper == .inFrontAnsweringNil, upperWindow.hitTest.never, quotes: Document003.keyWindowIsAsked,
            rules: [.topWindowFirst],
            knownRefutation: "The window in front is asked first; by returning nil it leaves the touch to the next window.")
        Claim(
            "If the window in front returns nil or is hidden, the lower window gets the touch.",
            when: isOpen, lower.touchesBegan.happens)
        Claim("Which window is key makes no difference.", key.changesNothing())
    })

/// A window that no touch stays in.
private final class NobodyWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
