import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Changed: String, Choice {
    case nothing
    case cancelsTouchesInViewOff = "cancelsTouchesInView off"
    case delaysTouchesBeganOn = "delaysTouchesBegan on"
    case delaysTouchesEndedOff = "delaysTouchesEnded off"
}
private let changed = Variable<Changed>("changed", "What is changed")

private enum Carrier: String, Choice { case single, double, both }
private let on = Variable<Carrier>("on", "It is changed on")
private let finger = Variable<Int>("finger", "Taps", [1, 2])

extension Experiment {
    /// The three properties where two recognizers share the touch.
    static let propertiesOfTwo = Experiment(
        id: "PropertiesOfTwo",
        title: "The three properties with two recognizers",
        question: "A view has a single and a double tap. One property is changed on one of them or on both. Whose property counts?",
        answer: "One recognizer is enough to hold a touch back, and each one that acts cancels by its own setting.",
        origins: [Document004.guideProperties],
        variables: [changed, on, finger],
        excluding: Exclusion(changed == .nothing && on != .single, because: "Nothing changed is one case."),
        stage: { stage in
            let listener = stage.keep(ActionTarget())
            let pad = stage.name(LoggedView(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), "pad")
            for (name, taps) in [("single", 1), ("double", 2)] {
                let tap = stage.name(UITapGestureRecognizer(target: listener, action: ActionTarget.fire), name)
                tap.numberOfTapsRequired = taps
                pad.addGestureRecognizer(tap)
                guard stage[on].rawValue == name || stage[on] == .both else { continue }
                switch stage[changed] {
                case .cancelsTouchesInViewOff: tap.cancelsTouchesInView = false
                case .delaysTouchesBeganOn: tap.delaysTouchesBegan = true
                case .delaysTouchesEndedOff: tap.delaysTouchesEnded = false
                case .nothing: break
                }
            }
            stage.view.addSubview(pad)
            stage.script.tap("pad", count: stage[finger])
        },
        claims: [
            Claim(
                "The single tap acts on the first tap, the double tap on the second, whatever is changed.",
                when: finger == 2, .order(["single.action(ended)", "double.action(ended)"]),
                contradicts: Document004.oneSucceedsOthersFail,
                explanation: "A tap never prevents a tap that wants more taps.", rules: [.tapsSpareLongerTaps]),
            Claim(
                "The single tap's own setting decides how its touch ends.",
                when: finger == 1 && changed == .cancelsTouchesInViewOff,
                .before("single.action(ended)", "pad.touches*ed")),
            Claim(
                "With single's cancelling off, one tap ends properly.",
                when: finger == 1 && changed == .cancelsTouchesInViewOff && on != .double, .happens("pad.touchesEnded"),
                quotes: Document004.cancelsOff),
            Claim(
                "With double's alone off, one tap is cancelled by single.",
                when: finger == 1 && changed == .cancelsTouchesInViewOff && on == .double, .happens("pad.touchesCancelled"),
                quotes: Document004.cancelsOn),
            Claim(
                "One that delays began is enough: the view receives nothing of a single tap that acts.",
                when: finger == 1 && changed == .delaysTouchesBeganOn, .never("pad.*"), quotes: Document004.delaysBeganOn),
        ])
}
