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

private let delegate = Named<LastDelegate>("delegate")
private let controller = Named<ClimbedController>("controller")
private let appWindow = Named<AskingWindow>("app_window")
private let parent = Named<LoggedView>("parent")
private let tap = Named<LoggedTap>("tap")
private let hit = Named<UIView>("hit")
private let application = Named<UIApplication>("application")

private let isInForeground = Condition(
    "an app is in the foreground", not: "the home screen is in the foreground", touched != .homeScreen)
private let isUnderATap = Condition(
    "a tap recognizer is above the touch", not: "there is no tap recognizer", touched != .homeScreen && touched != .view)

/// The whole way in sixteen steps.
let fromGlassToAction: Experiment = Experiment(
    id: "FromGlassToAction",
    title: "From the touch to the action: the whole way",
    question:
        "A finger taps a plain view; a view, a custom control or a button in a parent with a tap recognizer; or the home screen. Who receives the touch, and in which order? The controller, the application and its delegate log only `touchesEnded`.",
    answer:
        "Hit-testing comes first. Then `UIApplication.sendEvent(_:)` calls `UIWindow.sendEvent(_:)`, which sends the touch to the gesture recognizer and then to the hit-test view. A plain view passes the touch up the responder chain, to the application's delegate if nobody handles the touch. If the tap recognizer recognizes, the touch of the view or custom control is cancelled; a button keeps its touch and sends its action through the application. A tap on the home screen never reaches the app.",
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
        let delegate = stage.name(LastDelegate(), delegate)
        stage.application.delegate = delegate
        let listener = stage.keep(ActionTarget())
        let window = AskingWindow(frame: Stage.bounds)
        window.rootViewController = stage.name(ClimbedController(), controller)
        stage.show(window, appWindow)
        window.say = { stage.mark($0) }
        let parent = stage.name(LoggedView(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), parent)
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
            parent.addGestureRecognizer(stage.name(LoggedTap(target: listener, action: ActionTarget.fire), tap))
        }
        window.rootViewController?.view.addSubview(parent)
        parent.addSubview(stage.name(view, hit))
        stage.isApplicationInForeground = stage[touched] != .homeScreen
        stage.script.wait(0.1)
        stage.script.tap(hit)
    },
    outcomes: {
        Outcome("the touch of the tapped view", otherwise: "never comes") {
            Outcome.State("is cancelled", hit.touchesCancelled)
            Outcome.State("ends", hit.touchesEnded)
        }
        Outcome("the tap gesture is recognized", not: "the tap gesture is not recognized", tap.action(.ended))
        Outcome("the button fires", not: "no button fires", application.sendAction)
        Outcome(
            "`touchesEnded` passes up to the application's delegate", not: "`touchesEnded` does not reach the application's delegate",
            delegate.touchesEnded)
    },
    claims: {
        Claim(
            "With an app in the foreground, its application and its window receive the event.", when: isInForeground,
            quotes: Document004.homeScreenDecides.part("an app in front gets it")
        ) {
            application.sendEvent
            appWindow.sendEvent
        }
        Claim(
            "With no app in the foreground, nothing reaches the app.", when: touched == .homeScreen,
            noCalls, quotes: Document004.homeScreenDecides.part("an app that is not in front does not"))
        Claim(
            "Hit-testing is complete before `sendEvent`: the touch already has its view and window.",
            when: isInForeground, TokenPattern("the touch has its view and window").inside(appWindow.sendEvent),
            quotes: Document004.boundDuringHitTest)
        Claim(
            "When the window's `sendEvent` is called, the touch already lists the gesture recognizers of the chain.",
            when: isUnderATap, TokenPattern("the touch lists recognizers: 1").happens,
            quotes: Document004.touchListsRecognizers,
            explanation: "The recognizers of the hit-test view and of all its ancestors receive the touch.",
            rules: [.recognizersOfThePath])
        Claim(
            "The application's `sendEvent` calls the window's, which calls the hit-test view.", when: isInForeground,
            quotes: Document004.sentToHitView, Document004.stackShowsBoth, Document004.plainViewGetsAll.part("by both `sendEvent`s"),
            explanation: "The trace shows who calls whom, as a call stack does.", rules: [.turn, .windowOfTheTouch]
        ) {
            application.sendEvent
            appWindow.sendEvent
            hit.touchesBegan
            appWindow.sendEvent.inside(application.sendEvent)
            hit.touches.inside(appWindow.sendEvent)
        }
        Claim(
            "Without a recognizer the hit-test view is the first to receive the touch; the other responders get it through that view.",
            when: touched == .view,
            quotes: Document004.hitViewIsFirstResponder, Document004.viewWithoutChildren.part("it is the first responder"),
            explanation: "The touch methods pass each message on to `next`.", rules: [.touchMethodsClimb]
        ) {
            parent.touches.inside(hit.touches)
            controller.touchesEnded.inside(hit.touchesEnded)
        }
        Claim(
            "If nobody handles the touch, it passes up from the hit-test view to the application and its delegate.",
            when: touched == .view,
            quotes: Document004.plainViewGetsAll.part("up to the application and its delegate"), Document004.chainIsSettled,
            Document004.anySubclassResponds, explanation: "The responder chain is what `next` returns, step by step.", rules: [.chain]
        ) {
            hit.touchesEnded
            parent.touchesEnded
            controller.touchesEnded
            application.touchesEnded
            delegate.touchesEnded
        }
        Claim(
            "The touch ends at the delegate, although the delegate calls `super`: each responder receives it once.",
            when: touched == .view,
            quotes: Document004.plainViewGetsAll.part("dropped at the end"),
            explanation: "A touch that nobody handles is dropped.", rules: [.unhandledIsDropped]
        ) {
            delegate.touchesEnded.times(1)
            application.touchesEnded.times(1)
            parent.touchesEnded.times(1)
            hit.touchesEnded.times(1)
        }
        Claim(
            "The tap recognizer receives the touch first; when it recognizes the tap, the view's touch is cancelled.",
            when: touched == .viewUnderATap,
            quotes: Document004.recognizerCase.part("the recognizer first"),
            Document004.recognizerCase.part("success cancels the view"),
            explanation: "The window calls the recognizers of its touches, then their actions, then the views.", rules: [.turn]
        ) {
            tap.touchesBegan
            hit.touchesBegan
            tap.touchesEnded
            tap.action(.ended)
            hit.touchesCancelled
            hit.touchesEnded.never
        }
        Claim(
            "A custom control behaves as the view does: the recognizer fires its action, and the control's touch is cancelled.",
            when: touched == .controlUnderATap,
            quotes: Document004.caseOfCustomControl
        ) {
            tap.touchesBegan
            hit.touchesBegan
            tap.touchesEnded
            tap.action(.ended)
            hit.touchesCancelled
            hit.action.never
        }
        Claim(
            "The tap recognizer receives the touches of a button first, but the recognizer's action is not sent.",
            when: touched == .buttonUnderATap,
            quotes: Document004.systemControlCase.part("the recognizer first"),
            explanation: "A system control declines a one-finger single tap of its ancestors.", rules: [.veto]
        ) {
            tap.touchesBegan
            hit.touchesBegan
            tap.touchesEnded
            hit.touchesEnded
            tap.action.never
        }
        Claim(
            "The action goes from the control's `sendAction` to the application's `sendAction` and to the target.",
            when: touched == .buttonUnderATap,
            quotes: Document004.sentThroughTheApplication,
            Document004.systemControlCase.part("the action goes through the application"),
            explanation: "A call stack printed in a button's action shows the same order.",
            rules: [.targetAction]
        ) {
            hit.call("sendAction")
            application.sendAction
            hit.action("touchUpInside")
            application.sendAction.inside(hit.call("sendAction"))
            hit.action("touchUpInside").inside(application.sendAction)
        }
        Claim(
            "A recognizer does not pass its touches up the chain: the parent that has the recognizer gets them only from the view.",
            when: touched == .viewUnderATap,
            quotes: Document004.recognizersAreNoResponders.part("no responders")
        ) {
            tap.touchesBegan.times(1)
            parent.touchesBegan.times(1)
            parent.touches.inside(hit.touches)
        }
    })
