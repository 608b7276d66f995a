import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Touched: String, Choice {
    case view = "a plain view"
    case viewUnderATap = "a view under a tap recognizer"
    case controlUnderATap = "a custom control under a tap recognizer"
    case buttonUnderATap = "a button under a tap recognizer"
    case homeScreen = "the home screen"
}
private let touched = Variable<Touched>("touched", "The finger taps")

/// Receives what passes through the application, and the end of a touch that climbs to it.
private final class LastApplication: UIApplication {
    override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }

    override func sendAction(_ action: Selector, to target: AnyOrObject?, from sender: AnyOrObject?, for event: UIEvent?) -> Bool {
        super.sendAction(action, to: target, from: sender, for: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
}

/// A delegate that is a responder, as apps have one.
private final class LastDelegate: UIResponder, UIApplicationDelegate {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
}

private final class ClimbedController: UIViewController {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
}

/// Says what a touch already has when it reaches the window.
private final class AskingWindow: UIWindow {
    var say: (String) -> Void = { _ in }

    override func sendEvent(_ event: UIEvent) {
        if let touch = event.allTouches?.first, touch.phase == .began {
            if touch.view != nil, touch.window === self { say("the touch has its view and window") }
            if let count = touch.gestureRecognizers?.count { say("the touch lists recognizers: \(count)") }
        }
        super.sendEvent(event)
    }
}

/// A button that receives its `sendAction`.
private final class SendingButton: UIButton {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }

    override func sendAction(_ action: Selector, to target: AnyOrObject?, for event: UIEvent?) {
        super.sendAction(action, to: target, for: event)
    }
}

extension Experiment {
    /// The whole way in sixteen steps.
    static let fromGlassToAction: Experiment = Experiment(
        id: "FromGlassToAction",
        title: "From the touch to the action: the whole way",
        question:
            "A finger taps a plain view, a view, a custom control or a button in a parent with a tap recognizer, or nothing but the home screen. Who receives the touch, and in which order?",
        answer:
            "The window sends the touch to the gesture recognizer first, then to the hit-test view. Without a recognizer the touch passes up the responder chain to the application's delegate; with one, the view and the custom control are cancelled, while the button sends its action through the application. A tap on the home screen never reaches the app.",
        symptoms: [
            "what happens between a touch on the screen and a button's action",
            "how does iOS deliver a touch event to a view",
            "order of hitTest, sendEvent, gesture recognizer and touchesBegan",
            "UIApplication sendAction(_:to:from:for:) when is it called",
            "touches before the window: SpringBoard, foreground app, event queue",
        ],
        origins: [Document004.chainIsSettled],
        observations: ["button-action-stack-plain", "tap-action-stack", "stack-eventfetch-thread"],
        variables: [touched],
        stage: { stage in
            stage.application = LastApplication()
            let delegate = stage.keep(LastDelegate())
            stage.name(delegate, "delegate")
            stage.application.delegate = delegate
            let listener = stage.keep(ActionTarget())
            let window = AskingWindow(frame: Stage.bounds)
            window.rootViewController = stage.name(ClimbedController(), "controller")
            stage.show(window, "app_window")
            window.say = { stage.mark($0) }
            let parent = stage.name(LoggedView(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), "parent")
            parent.callsSuper = true
            let frame = CGRect(x: 50, y: 50, width: 200, height: 200)
            let view: UIView
            switch stage[touched] {
            case .controlUnderATap:
                let control = LoggedControl(frame: frame)
                control.addTarget(listener, action: ActionTarget.fire, for: .touchUpInside)
                view = control
            case .buttonUnderATap:
                let button = SendingButton(frame: frame)
                button.addTarget(listener, action: ActionTarget.fire, for: .touchUpInside)
                view = button
            case .view, .viewUnderATap, .homeScreen:
                let pad = LoggedView(frame: frame)
                pad.callsSuper = true
                view = pad
            }
            if [.viewUnderATap, .controlUnderATap, .buttonUnderATap].contains(stage[touched]) {
                parent.addGestureRecognizer(stage.name(LoggedTap(target: listener, action: ActionTarget.fire), "tap"))
            }
            window.rootViewController?.view.addSubview(parent)
            parent.addSubview(stage.name(view, "hit"))
            stage.isApplicationInForeground = stage[touched] != .homeScreen
            stage.script.wait(0.1)
            stage.script.tap("hit")
        },
        claims: [
            Claim(
                "With an app in the foreground, its application and its window receive the event.", when: touched != .homeScreen,
                .order(["application.sendEvent", "app_window.sendEvent"]),
                quotes: Document004.homeScreenDecides.part("an app in front gets it")),
            Claim(
                "With no app in the foreground, nothing reaches the app.", when: touched == .homeScreen,
                .noCalls, quotes: Document004.homeScreenDecides.part("an app that is not in front does not")),
            Claim(
                "Hit-testing is complete before `sendEvent`: the touch already has its view and window.",
                when: touched != .homeScreen, .nested("the touch has its view and window", in: "app_window.sendEvent"),
                quotes: Document004.boundDuringHitTest),
            Claim(
                "When the window's `sendEvent` is called, the touch already lists the gesture recognizers of the chain.",
                when: touched != .homeScreen && touched != .view, .happens("the touch lists recognizers: 1"),
                quotes: Document004.touchListsRecognizers,
                explanation: "The recognizers of the hit-test view and of all its ancestors receive the touch.",
                rules: [.recognizersOfThePath]),
            Claim(
                "The application's `sendEvent` calls the window's, which calls the hit-test view.", when: touched != .homeScreen,
                .all([
                    .order(["application.sendEvent", "app_window.sendEvent", "hit.touchesBegan"]),
                    .nested("app_window.sendEvent", in: "application.sendEvent"), .nested("hit.touches*", in: "app_window.sendEvent"),
                ]),
                quotes: Document004.sentToHitView, Document004.stackShowsBoth, Document004.plainViewGetsAll.part("by both `sendEvent`s"),
                explanation: "The trace shows who calls whom, as a call stack does.", rules: [.turn, .windowOfTheTouch]),
            Claim(
                "The hit-test view is the first to receive the touch; the other responders get it through that view.",
                when: touched == .view,
                .all([.nested("parent.touches*", in: "hit.touches*"), .nested("controller.touchesEnded", in: "hit.touchesEnded")]),
                quotes: Document004.hitViewIsFirstResponder, Document004.viewWithoutChildren.part("it is the first responder"),
                explanation: "The touch methods pass each message on to `next`.", rules: [.touchMethodsClimb]),
            Claim(
                "If nobody handles the touch, it passes up from the hit-test view to the application and its delegate.",
                when: touched == .view,
                .order([
                    "hit.touchesEnded", "parent.touchesEnded", "controller.touchesEnded", "application.touchesEnded",
                    "delegate.touchesEnded",
                ]),
                quotes: Document004.plainViewGetsAll.part("up to the application and its delegate"), Document004.chainIsSettled,
                Document004.anySubclassResponds, explanation: "The responder chain is what `next` returns, step by step.", rules: [.chain]),
            Claim(
                "The touch ends at the delegate, although the delegate calls `super`: each responder receives it once.",
                when: touched == .view,
                .all([
                    .exactly(1, "delegate.touchesEnded"), .exactly(1, "application.touchesEnded"), .exactly(1, "parent.touchesEnded"),
                    .exactly(1, "hit.touchesEnded"),
                ]),
                quotes: Document004.plainViewGetsAll.part("dropped at the end"),
                explanation: "A touch that nobody handles is dropped.", rules: [.unhandledIsDropped]),
            Claim(
                "The tap recognizer receives the touch first; when it recognizes the tap, the view's touch is cancelled.",
                when: touched == .viewUnderATap,
                .all([
                    .order([
                        "tap.touchesBegan", "hit.touchesBegan", "tap.touchesEnded", "tap.action(ended)", "hit.touchesCancelled",
                    ]),
                    .never("hit.touchesEnded"),
                ]),
                quotes: Document004.recognizerCase.part("the recognizer first"),
                Document004.recognizerCase.part("success cancels the view"),
                explanation: "The window calls the recognizers of its touches, then their actions, then the views.", rules: [.turn]),
            Claim(
                "A custom control behaves as the view does: the recognizer fires its action, and the control's touch is cancelled.",
                when: touched == .controlUnderATap,
                .all([
                    .order(["tap.touchesBegan", "hit.touchesBegan", "tap.touchesEnded", "tap.action(ended)", "hit.touchesCancelled"]),
                    .never("hit.action*"),
                ]),
                quotes: Document004.caseOfCustomControl),
            Claim(
                "The recognizer receives the touches of a button first, and does not fire its action.",
                when: touched == .buttonUnderATap,
                .all([
                    .order(["tap.touchesBegan", "hit.touchesBegan", "tap.touchesEnded", "hit.touchesEnded"]), .never("tap.action*"),
                ]),
                quotes: Document004.systemControlCase.part("the recognizer first"),
                explanation: "A system control declines a one-finger single tap of its ancestors.", rules: [.veto]),
            Claim(
                "The action goes from the control's `sendAction` to the application's `sendAction` and to the target.",
                when: touched == .buttonUnderATap,
                .all([
                    .order(["hit.sendAction", "application.sendAction", "hit.action(touchUpInside)"]),
                    .nested("application.sendAction", in: "hit.sendAction"),
                    .nested("hit.action(touchUpInside)", in: "application.sendAction"),
                ]),
                quotes: Document004.sentThroughTheApplication,
                Document004.systemControlCase.part("the action goes through the application"),
                explanation: "Each action goes from the control's `sendAction` to the application's and to the target.",
                rules: [.targetAction]),
            Claim(
                "A recognizer does not pass its touches up the chain: the parent that has the recognizer gets them only from the view.",
                when: touched == .viewUnderATap,
                .all([
                    .exactly(1, "tap.touchesBegan"), .exactly(1, "parent.touchesBegan"), .nested("parent.touches*", in: "hit.touches*"),
                ]),
                quotes: Document004.recognizersAreNoResponders.part("no responders")),
        ])
}
