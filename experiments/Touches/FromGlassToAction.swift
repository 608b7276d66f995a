import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Touched: String, Choice {
    case view
    case viewUnderATap = "view under a tap"
    case controlUnderATap = "control under a tap"
    case buttonUnderATap = "button under a tap"
    case homeScreen = "home screen"
}
private let touched = Variable<Touched>("touched", "The finger taps")

/// Says what a touch already knows when it reaches the window.
private final class KnowingWindow: UIWindow {
    var say: (String) -> Void = { _ in }

    override func sendEvent(_ event: UIEvent) {
        if let touch = event.allTouches?.first, touch.phase == .began {
            if touch.view != nil, touch.window === self { say("the touch knows view and window") }
            if let count = touch.gestureRecognizers?.count { say("the touch lists recognizers: \(count)") }
        }
        super.sendEvent(event)
    }
}

/// A control that receives its `sendAction`.
private final class SendingButton: UIButton {
    override func sendAction(_ action: Selector, to target: AnyOrObject?, for event: UIEvent?) {
        super.sendAction(action, to: target, for: event)
    }
}

extension Experiment {
    /// The whole way in sixteen steps.
    static let fromGlassToAction = Experiment(
        id: "FromGlassToAction",
        title: "From the glass to the action: the whole way",
        question:
            "A finger taps a view, a view in a parent with a tap, a control there, a button there, or nothing but the home screen. Who is served, and in which order?",
        answer:
            "The window first has the recognizer, then the hit view. Without a recognizer the touch climbs the chain; with one the view and the control are cancelled; the button sends its action. What taps the home screen never reaches the app.",
        origins: [Document004.chainIsSettled],
        observations: ["button-action-stack-plain", "tap-action-stack", "stack-eventfetch-thread"],
        variables: [touched],
        stage: { stage in
            let listener = stage.keep(ActionTarget())
            let window = stage.show(KnowingWindow(frame: Stage.bounds), "app_window")
            window.say = { stage.mark($0) }
            let parent = stage.name(LoggedView(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), "parent")
            parent.callsSuper = true
            let frame = CGRect(x: 50, y: 50, width: 200, height: 200)
            let view: UIView
            switch stage[touched] {
            case .controlUnderATap:
                let control = UIControl(frame: frame)
                control.addTarget(listener, action: ActionTarget.fire, for: .touchUpInside)
                view = control
            case .buttonUnderATap:
                let button = SendingButton(frame: frame)
                button.addTarget(listener, action: ActionTarget.fire, for: .touchUpInside)
                view = button
            case .view, .viewUnderATap, .homeScreen: view = UIView(frame: frame)
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
                "Glass, home-screen process, mach port, source 1, source 0, queue, window.",
                when: touched != .homeScreen,
                .entries(inOrder: [
                    "*hardware*", "*homeScreen*", "*machPort*", "*source1*", "*source0*", "*enqueue*", "*dequeue*", "app_window.sendEvent",
                ]),
                quotes: Document004.hardwareToHomeScreen,
                explanation: "Recorded as documented; an app can see it in stacks only.", rules: [.wayIn]
            ),
            Claim(
                "In the app, source 1 comes before source 0, and that before the event.",
                when: touched != .homeScreen,
                .entries(inOrder: ["*source1*", "*source0*", "app_window.sendEvent"]),
                quotes: Document004.sourcesMakeTheEvent),
            Claim(
                "With no app in front, nothing reaches the app.", when: touched == .homeScreen,
                .noCalls, quotes: Document004.homeScreenDecides),
            Claim(
                "From the queue to the window on top.", when: touched != .homeScreen,
                .entries(inOrder: ["*enqueue*", "*dequeue*", "pass", "hit: bind", "app_window.sendEvent"]),
                quotes: Document004.queueThenWindow,
                explanation: "One turn hit-tests the new touch and binds it before the event is sent.", rules: [.turn]),
            Claim(
                "From the window down to the last view that contains the point.",
                when: touched != .homeScreen, .decided("hit: answer"), quotes: Document004.viewsHitTest),
            Claim(
                "The view without subviews answers for itself.", when: touched != .homeScreen,
                .ruleAtWork(.viewAnswersForItself), quotes: Document004.viewWithoutChildren),
            Claim(
                "Hit-testing is over before `sendEvent`: the touch knows view and window.",
                when: touched != .homeScreen, .happens("the touch knows view and window"), quotes: Document004.boundDuringHitTest),
            Claim(
                "It lists the recognizers of the chain by then.",
                when: touched != .homeScreen && touched != .view, .happens("the touch lists recognizers: 1"),
                quotes: Document004.touchListsRecognizers,
                explanation: "The recognizers of the hit view and of all its ancestors get the touch.", rules: [.recognizersOfThePath]),
            Claim(
                "The chain of the hit view is settled: its parent is next.",
                when: touched == .view,
                .decided("hit: forward parent"), quotes: Document004.chainIsSettled),
            Claim(
                "The window calls the view itself.", when: touched == .view,
                .nested("parent.touchesBegan", in: "app_window.sendEvent"), quotes: Document004.sentToHitView),
            Claim(
                "First case: the touch goes to the view, climbs, and is dropped at the end.",
                when: touched == .view, .all([.happens("parent.touchesEnded"), .decided("application: drop touchesEnded")]),
                quotes: Document004.plainViewGetsAll,
                explanation: "What nobody handles is dropped.", rules: [.unhandledIsDropped]),
            Claim(
                "No recognizer, no control: touch methods alone.", when: touched == .view,
                .all([.never("*.action*"), .never("parent.touchesCancelled")]), quotes: Document004.caseOfPlainView),
            Claim(
                "Second case: the recognizer first; its success cancels the view.",
                when: touched == .viewUnderATap,
                .order(["tap.touchesBegan", "parent.touchesBegan", "tap.touchesEnded", "tap.action(ended)", "parent.touchesCancelled"]),
                quotes: Document004.recognizerCase,
                explanation: "The window serves the recognizers of its touches, then their actions, then the views.", rules: [.turn]),
            Claim(
                "There is a recognizer on the chain, and the hit view is no control.",
                when: touched == .viewUnderATap, .decided("tap: collect parent"), quotes: Document004.caseOfRecognizer),
            Claim(
                "Third case: a control of one's own fares as the view does.",
                when: touched == .controlUnderATap,
                .all([.happens("tap.action(ended)"), .never("hit.action*")]), quotes: Document004.caseOfCustomControl),
            Claim(
                "Fourth case: the recognizer is on the chain of the button too.",
                when: touched == .buttonUnderATap, .all([.happens("tap.touchesBegan"), .decided("hit: veto tap")]),
                quotes: Document004.caseOfSystemControl),
            Claim(
                "It is served first, and the button sends its action.",
                when: touched == .buttonUnderATap,
                .all([.order(["tap.touchesEnded", "hit.sendAction", "hit.action(touchUpInside)"]), .never("tap.action*")]),
                quotes: Document004.systemControlCase),
            Claim(
                "The action passes through the control's `sendAction`.",
                when: touched == .buttonUnderATap,
                .nested("hit.action(touchUpInside)", in: "hit.sendAction"), quotes: Document004.sentThroughTheApplication,
                explanation: "Each action goes from the control's `sendAction` to the application's and to the target.",
                rules: [.targetAction]),
            Claim(
                "The recognizer is no responder: nothing of it climbs, and the view is served after it.",
                when: touched == .viewUnderATap,
                .all([.neverDecided("tap: forward*"), .order(["tap.touchesBegan", "parent.touchesBegan"])]),
                quotes: Document004.recognizersAreNoResponders),
        ])
}
