import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let system = Variable<SystemVersion>("system", "The version of iOS", clause: "the device runs {value}", [26, 18])

private enum Change: String, Choice {
    case push = "a push"
    case pop = "a pop"
    case fullScreen = "a full-screen presentation"
    case sheet = "the presentation of a sheet"
}
private let change = Variable<Change>("change", "The transition is")

private enum Moment: String, Choice {
    case during = "during the transition"
    case afterwards = "after the transition"
    case before = "before the transition, and lifts during it"
}
private let moment = Variable<Moment>("touch", "The finger touches down")

private let lowerPad = Named<BeganPad>("first")
private let upperPad = Named<BeganPad>("second")

private let isNavigation = Condition(
    "the transition is a push or a pop", not: "the transition is a presentation", change.isOneOf(.push, .pop))
private let blocksTouches = Condition(
    "the transition is anything but a push or a pop on iOS 26", not: "the transition is a push or a pop on iOS 26",
    system == 18 || change.isOneOf(.fullScreen, .sheet))

/// Touches while controllers come and go.
let touchesDuringTransitions: Experiment = Experiment(
    id: "TouchesDuringTransitions",
    title: "Touches during a push, pop or presentation",
    question:
        "A controller is pushed, popped or presented with animation. A finger touches down where its view will be: while the transition runs, afterwards, or before. Who receives the touch?",
    answer: """
        Up to iOS 18 nobody receives a touch that begins during a transition, and it is not kept for later. Since iOS 26 the controller \
        that is pushed, or that a pop comes back to, receives it at once; during a presentation still nobody does. A touch that began \
        before goes on. By two accounts a transition that is not interactive cancels recognizers that are under way, which does not \
        happen here.
        """,
    remedy:
        "For a screen that has to be touchable at once, make the transition without animation: `animated: false`. Otherwise make it short: a spring that looks finished still runs, and touches wait for its real end. An interactive transition does not drop touches: there, keep a second tap from starting it again. A push that waits for a request drops no taps before it begins, and each tap pushes: disable the button in its action, or push only if `navigationController?.topViewController === self`. Since iOS 26 the user can tap Back or a tab while a push or pop still runs: start a transition of your own only while `transitionCoordinator` is nil.",
    symptoms: [
        "taps during a push animation are ignored",
        "cannot tap right after presenting a view controller",
        "iOS 26: buttons can be tapped during a navigation transition",
        "tapping quickly pushes the same screen twice",
        "touch during viewWillAppear to viewDidAppear does not arrive",
        "button cannot be tapped right after a present or dismiss animation",
    ],
    observations: ["ios26-touches-during-push"],
    variables: [system, change, moment],
    stage: { stage in
        stage.systemVersion = stage[system]
        let (one, other) = (UIViewController(), UIViewController())
        let frame = CGRect(x: 50, y: 300, width: 200, height: 200)
        one.view.addSubview(stage.name(BeganPad(frame: frame), lowerPad))
        other.view.addSubview(stage.name(BeganPad(frame: frame), upperPad))
        let navigation = stage.keep(UINavigationController(rootViewController: one))
        if stage[change] == .pop { navigation.viewControllers = [one, other] }
        stage.window.rootViewController = navigation
        let script = stage.script
        script.wait(1)
        func go() {
            script.perform {
                switch stage[change] {
                case .push: navigation.pushViewController(other, animated: true)
                case .pop: navigation.popViewController(animated: true)
                case .fullScreen, .sheet:
                    other.modalPresentationStyle = stage[change] == .sheet ? .pageSheet : .fullScreen
                    navigation.present(other, animated: true)
                }
            }
        }
        let (finger, place) = (script.finger(1), Place.point(x: 150, y: 450))
        if stage[moment] == .before { finger.down(at: place) }
        script.wait(0.1)
        go()
        script.wait(stage[moment] == .afterwards ? 1 : 0.1)
        if stage[moment] != .before { finger.down(at: place) }
        script.wait(0.05)
        finger.up()
    },
    outcomes: {
        Outcome("the touch", otherwise: "is dropped") {
            Outcome.State("arrives at the lower controller", lowerPad.touchesBegan)
            Outcome.State("arrives at the upper controller", upperPad.touchesBegan)
        }
    },
    claims: {
        Claim(
            "Since iOS 26 the new top controller of a navigation controller receives a touch while it is pushed or comes back.",
            when: system == 26 && moment == .during && isNavigation, anyone.touchesBegan.happens,
            explanation: "A talk of 2025 says that transitions of navigation controllers can be touched and reversed at any time.")
        Claim(
            "Up to iOS 18 nobody receives a touch that begins during a push or pop.",
            when: system == 18 && moment == .during && isNavigation, anyone.touches.never,
            rules: [.noTouchesDuringNavigation])
        Claim(
            "Nobody receives a touch that begins during a presentation.",
            when: moment == .during && !isNavigation, anyone.touches.never, rules: [.ignoredInteraction])
        Claim(
            "After a push or a presentation the new controller receives the touch.", when: moment == .afterwards && change != .pop,
            upperPad.touchesBegan.happens)
        Claim(
            "After a pop the controller that the pop comes back to receives the touch.", when: moment == .afterwards && change == .pop,
            lowerPad.touchesBegan.happens)
        Claim(
            "A touch that is dropped is not kept for later.",
            when: moment == .during && blocksTouches, anyone.touchesBegan.never,
            rules: [.ignoredInteraction])
        Claim(
            "A touch that began before the transition reaches the controller that was in front.",
            when: moment == .before && change != .pop, lowerPad.touchesBegan.happens)
    })
