import EventTrace
import ExperimentKit
import UIKit

private enum Interruption: String, Choice {
    case nothing
    case call = "a call"
    case alert = "an alert"
    case systemGesture = "a system gesture"
    case background = "the background"
}
private let interruption = Variable<Interruption>("interruption", "While the finger is down comes")

private enum Touched: String, Choice { case view, button }
private let touched = Variable<Touched>("touched", "The finger holds")

/// Hears when the scene becomes inactive, goes, and comes back.
private final class ActivityDelegate: UISceneDelegate {
    func sceneDidBecomeActive(_ scene: UIScene) {}
    func sceneWillResignActive(_ scene: UIScene) {}
    func sceneDidEnterBackground(_ scene: UIScene) {}
    func sceneWillEnterForeground(_ scene: UIScene) {}
}

/// Keeps its touch for longer than it should.
private final class TouchKeeper: LoggedView {
    var kept: UITouch?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { kept = touches.first }
}

extension Experiment {
    /// What a touch and the scene's delegate receive of an interruption.
    static let systemInterrupts = Experiment(
        id: "SystemInterrupts",
        title: "A call, an alert, the background in mid-touch",
        question:
            "A finger holds `hit`, and the system comes between. Then the finger lifts. What does `hit` receive, and what is the scene's delegate told? From the background the app comes back half a second later.",
        answer:
            "The touch is cancelled at once, and the lift is nobody's: a view receives `touchesCancelled`, a button sends touchCancel and never touchUpInside. The delegate is told of all but the system's gesture; that it is told before the touch is cancelled is assumed.",
        variables: [interruption, touched],
        stage: { stage in
            let frame = CGRect(x: 95, y: 300, width: 200, height: 200)
            let hit: UIView
            if stage[touched] == .button {
                let button = UIButton(frame: frame)
                button.addTarget(
                    stage.keep(ActionTarget()), action: ActionTarget.fire, for: [.touchDown, .touchUpInside, .touchUpOutside, .touchCancel])
                hit = button
            } else {
                hit = TouchKeeper(frame: frame)
            }
            stage.view.addSubview(stage.name(hit, "hit"))
            stage.window.windowScene?.delegate = stage.name(ActivityDelegate(), "delegate")
            switch stage[interruption] {
            case .call: stage.interrupt(by: .call, at: 0.1)
            case .alert: stage.interrupt(by: .alert, at: 0.1)
            case .systemGesture: stage.interrupt(by: .systemGesture, at: 0.1)
            case .background:
                stage.interrupt(by: .background, at: 0.1)
                stage.interrupt(by: .foreground, at: 0.6)
            case .nothing: break
            }
            stage.script.press("hit", for: 0.3)
            stage.script.perform {
                if let touch = (hit as? TouchKeeper)?.kept, touch.view == nil { stage.mark("the kept touch has no view") }
            }
        },
        claims: [
            Claim(
                "Undisturbed, the touch ends.", when: interruption == .nothing,
                .all([.never("hit.touchesCancelled"), .never("hit.action(touchCancel)"), .never("delegate.*")])),
            Claim(
                "Any interruption cancels the view's touch, and its lift is not told.",
                when: interruption != .nothing && touched == .view,
                .ordering(["hit.touchesBegan", "hit.touchesCancelled"], among: ["hit.*"]),
                explanation: "A call, an alert, another app or a system gesture cancels touches.", rules: [.systemCancels]),
            Claim(
                "A cancelled touch that client code has kept has no view.",
                when: interruption != .nothing && touched == .view, .happens("the kept touch has no view"),
                rules: [.cancelledTouchHasNoView]),
            Claim(
                "A button sends touchCancel, and no touchUpInside.",
                when: interruption != .nothing && touched == .button,
                .ordering(["hit.action(touchDown)", "hit.action(touchCancel)"], among: ["hit.*"]),
                explanation: "What starts with touchDown has to stop with touchCancel as well.", rules: [.systemCancels]),
            Claim(
                "The delegate receives that the scene resigns before the touch is cancelled.",
                when: interruption.isOneOf(.call, .alert, .background),
                .all([.before("delegate.willResignActive*", "hit.touchesCancelled"), .exactly(1, "delegate.willResignActive*")]),
                explanation: "Assumed: no log of a device shows both.", rules: [.activity]),
            Claim(
                "The background comes last, and the way back has two steps.",
                when: interruption == .background,
                .order([
                    "delegate.willResignActive*", "delegate.didEnterBackground*", "delegate.willEnterForeground*",
                    "delegate.didBecomeActive*",
                ]),
                explanation: "Scenes' delegates are told in this order.", rules: [.activity]),
            Claim(
                "The touch is cancelled between the two calls on the way to the background.",
                when: interruption == .background && touched == .view,
                .order(["delegate.willResignActive*", "hit.touchesCancelled", "delegate.didEnterBackground*"]),
                rules: [.touchesEndWhileInactive]),
            Claim(
                "A gesture of the system takes the touch, and no delegate is told.",
                when: interruption == .systemGesture, .never("delegate.*")),
        ])
}
