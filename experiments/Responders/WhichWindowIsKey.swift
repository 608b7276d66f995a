import EventTrace
import ExperimentKit
import UIKit

private enum Treatment: String, Choice {
    case shown
    case madeKey = "made key"
    case madeKeyWhileHidden = "made key while hidden"
    case unableToBeKey = "unable to be key"
    case leftAlone = "left alone"
}
private let what = Variable<Treatment>("what", "The second window, `upper`, is")

/// Hears that it becomes key, and of shakes.
private final class KeyedWindow: UIWindow {
    var mayBeKey = true

    override var canBecomeKey: Bool { mayBeKey }
    override func becomeKey() { super.becomeKey() }
    override func resignKey() { super.resignKey() }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

extension Experiment {
    /// How the key moves from window to window.
    static let whichWindowIsKey = Experiment(
        id: "WhichWindowIsKey",
        title: "Which window is key, and what it gets",
        question:
            "`lower` is the key window. A second window, `upper`, is shown over it, is made key, cannot become key, or stays when `lower` is hidden. Which one is told what, and which one receives a shake?",
        answer:
            "Showing a window does not make it key. Making it key tells the old one `resignKey` and then the new one `becomeKey`, hidden or not, and a shake goes to the new one. A window that cannot become key changes nothing. When the key window is hidden, the other one becomes key.",
        variables: [what],
        stage: { stage in
            stage.window.isHidden = true
            let lower = stage.name(KeyedWindow(frame: Stage.bounds), "lower")
            let upper = stage.name(KeyedWindow(frame: Stage.bounds), "upper")
            let choice = stage[what]
            upper.mayBeKey = choice != .unableToBeKey
            lower.makeKeyAndVisible()
            stage.script.wait(0.1)
            stage.script.perform {
                switch choice {
                case .shown: upper.isHidden = false
                case .madeKeyWhileHidden: upper.makeKey()
                case .leftAlone:
                    upper.isHidden = false
                    lower.isHidden = true
                case .madeKey, .unableToBeKey: upper.makeKeyAndVisible()
                }
            }
            stage.shake(at: 1)
        },
        claims: [
            Claim(
                "A window that is only shown is not key.",
                when: what == .shown, .all([.never("upper.*"), .happens("lower.motionBegan")]),
                explanation: "A shake goes to the key window.", rules: [.windowOfTheTouch]),
            Claim(
                "A window that answers that it cannot become key is asked, and nothing else.",
                when: what == .unableToBeKey,
                .all([.ordering(["upper.canBecomeKey"], among: ["upper.*"]), .never("lower.resignKey"), .happens("lower.motionBegan")]),
                explanation: "`makeKey` asks `canBecomeKey`.", rules: [.keyWindow]),
            Claim(
                "The old key window resigns before the new one becomes key.",
                when: what.isOneOf(.madeKey, .madeKeyWhileHidden),
                .order(["lower.resignKey", "upper.becomeKey", "upper.motionBegan"]),
                explanation: "One window is key.", rules: [.keyWindow]),
            Claim(
                "A key window that is hidden leaves the key to the other.", when: what == .leftAlone,
                .order(["lower.resignKey", "upper.becomeKey", "upper.motionBegan"]),
                explanation: "Assumed: the window in front takes it.", rules: [.keyWindow]),
        ])
}
