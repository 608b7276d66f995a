import EventTrace
import ExperimentKit
import UIKit

private let changed = Variable(
    "changed", "What is changed",
    ["nothing", "cancelsTouchesInView off", "delaysTouchesBegan on", "delaysTouchesEnded off"])
private let on = Variable("on", "It is changed on", ["single", "double", "both"])
private let finger = Variable("finger", "Taps", [1, 2])

extension Experiment {
    /// The three properties where two recognizers share the touch.
    static let propertiesOfTwo = Experiment(
        id: "PropertiesOfTwo",
        title: "The three properties with two recognizers",
        question: "A view has a single and a double tap. One property is changed on one of them or on both. Whose property counts?",
        answer: "One recognizer is enough to hold a touch back, and each one that acts cancels by its own setting.",
        origins: [Document004.guideProperties],
        variables: [changed, on, finger],
        excluding: Exclusion(changed.is("nothing") && on.isNot("single"), because: "Nothing changed is one case."),
        stage: { stage in
            let listener = stage.keep(Listener())
            let pad = stage.name(TouchPad(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), "pad")
            for (name, taps) in [("single", 1), ("double", 2)] {
                let tap = stage.name(UITapGestureRecognizer(target: listener, action: Listener.tapped), name)
                tap.numberOfTapsRequired = taps
                pad.addGestureRecognizer(tap)
                guard stage.choice(on) == name || stage.choice(on) == "both" else { continue }
                switch stage.choice(changed) {
                case "cancelsTouchesInView off": tap.cancelsTouchesInView = false
                case "delaysTouchesBegan on": tap.delaysTouchesBegan = true
                case "delaysTouchesEnded off": tap.delaysTouchesEnded = false
                default: break
                }
            }
            stage.view.addSubview(pad)
            stage.script.tap("pad", count: Int(stage.number(finger)))
        },
        claims: [
            Claim(
                "The single tap acts on the first tap, the double tap on the second, whatever is changed.",
                when: finger.is(2), .order(["single.action(ended)", "double.action(ended)"]),
                explanation: "A tap never prevents a tap that wants more taps (GE.10)."),
            Claim(
                "The single tap's own setting decides how its touch ends.",
                when: finger.is(1) && changed.is("cancelsTouchesInView off"),
                .before("single.action(ended)", "pad.touches*ed"), quotes: Document004.cancelsOff),
            Claim(
                "With single's cancelling off, one tap ends properly.",
                when: finger.is(1) && changed.is("cancelsTouchesInView off") && on.isNot("double"), .happens("pad.touchesEnded"),
                quotes: Document004.cancelsOff),
            Claim(
                "With double's alone off, one tap is cancelled by single.",
                when: finger.is(1) && changed.is("cancelsTouchesInView off") && on.is("double"), .happens("pad.touchesCancelled"),
                quotes: Document004.cancelsOn),
            Claim(
                "One that delays began is enough: the view hears nothing of a single tap that acts.",
                when: finger.is(1) && changed.is("delaysTouchesBegan on"), .never("pad.*"), quotes: Document004.delaysBeganOn),
        ])
}
