import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let system = Variable<SystemVersion>("system", "The version of iOS", [26, 18])

private enum Change: String, Choice {
    case push, pop
    case fullScreen = "presentation over the full screen"
    case sheet
}
private let change = Variable<Change>("change", "What comes up")

private enum Moment: String, Choice {
    case during = "while it comes"
    case afterwards = "when it is there"
    case before = "before, lifting while it comes"
}
private let moment = Variable<Moment>("touch", "The finger comes down")

extension Experiment {
    /// Touches while controllers come and go.
    static let touchesDuringTransitions = Experiment(
        id: "TouchesDuringTransitions",
        title: "Touches while one controller takes another's place",
        question:
            "A controller is pushed, popped or presented, animated. A finger comes down where its view will be: while the transition runs, afterwards, or before. Who gets the touch?",
        answer:
            "Up to iOS 18 nobody gets a touch that begins during a transition; it is not kept for later. Since iOS 26 the controller that is pushed, or that a pop comes back to, gets it at once. A touch that began before goes on in any case.",
        observations: ["ios26-touches-during-push"],
        variables: [system, change, moment],
        stage: { stage in
            stage.systemVersion = stage[system]
            let (first, second) = (UIViewController(), UIViewController())
            let frame = CGRect(x: 50, y: 300, width: 200, height: 200)
            first.view.addSubview(stage.name(BeganPad(frame: frame), "first"))
            second.view.addSubview(stage.name(BeganPad(frame: frame), "second"))
            let navigation = stage.keep(UINavigationController(rootViewController: first))
            if stage[change] == .pop { navigation.viewControllers = [first, second] }
            stage.window.rootViewController = navigation
            let script = stage.script
            script.wait(1)
            func go() {
                script.perform {
                    switch stage[change] {
                    case .push: navigation.pushViewController(second, animated: true)
                    case .pop: navigation.popViewController(animated: true)
                    case .fullScreen, .sheet:
                        second.modalPresentationStyle = stage[change] == .sheet ? .pageSheet : .fullScreen
                        navigation.present(second, animated: true)
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
        claims: [
            Claim(
                "Since iOS 26 the new top of a navigation controller gets a touch while it is pushed or comes back.",
                when: system == 26 && moment == .during && change.isOneOf(.push, .pop), .happens("*.touchesBegan"),
                explanation: "A talk of 2025 says that transitions of navigation can be touched and turned back at any time."),
            Claim(
                "Up to iOS 18 nobody gets a touch that begins meanwhile.",
                when: system == 18 && moment == .during && change.isOneOf(.push, .pop), .never("*.touches*"),
                rules: [.noTouchesDuringNavigation]),
            Claim(
                "While a presentation comes up nobody does.", when: moment == .during && change.isOneOf(.fullScreen, .sheet),
                .never("*.touches*"), rules: [.ignoredInteraction]),
            Claim(
                "Afterwards the controller in front gets it: the new one.", when: moment == .afterwards && change != .pop,
                .happens("second.touchesBegan")),
            Claim("After a pop it is the old one.", when: moment == .afterwards && change == .pop, .happens("first.touchesBegan")),
            Claim(
                "A touch that is dropped is not kept for later.",
                when: moment == .during && (system == 18 || change.isOneOf(.fullScreen, .sheet)), .never("*.touchesBegan"),
                rules: [.ignoredInteraction]),
            Claim(
                "A touch that has begun before reaches the controller that was in front.", when: moment == .before && change != .pop,
                .happens("first.touchesBegan")),
        ])
}
