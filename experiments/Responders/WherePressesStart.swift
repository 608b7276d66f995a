import EventTrace
import ExperimentKit
import UIKit

private let system = Variable<SystemVersion>("system", "The version of iOS", clause: "the device runs {value}", [26, 14])
private let isFocused = Variable<Bool>("focus", "A view has the focus", off: "no view has the focus")
private let hasResponder = Variable<Bool>("responder", "Another view is first responder", off: "there is no first responder")

/// A view that receives presses, and can be first responder.
private final class PressView: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesBegan(presses, with: event) }
}

private let focused = Named<PressView>("focused")
private let responder = Named<PressView>("first")

/// Presses and the focus.
let wherePressesStart: Experiment = Experiment(
    id: "WherePressesStart",
    title: "`pressesBegan`: to the focus or to the first responder",
    question:
        "One view has the focus, another one is first responder. A key of a hardware keyboard goes down. Which of the two receives `pressesBegan`?",
    answer:
        "Since iOS 15 the view with the focus receives `pressesBegan`; where no view has the focus, the first responder receives it. Up to iOS 14 the first responder receives `pressesBegan`, whoever has the focus. Without a focus and a first responder neither view receives it.",
    remedy:
        "Where nothing has the focus, as on an iPhone, make the view first responder: return `true` from `canBecomeFirstResponder`, and call `becomeFirstResponder()` once the view is in a window. On an iPad give the view the focus (`canBecomeFocused`), or handle `pressesBegan` in a superview of both views or in their controller. Pass presses that you do not handle to `super`, or the next responder never gets them.",
    symptoms: [
        "pressesBegan not called in the first responder since iOS 15",
        "hardware keyboard keys go to the focused view",
        "iPad focus engine versus first responder",
        "key press arrives at the wrong view on iPadOS",
    ],
    observations: ["initial-responder-per-event-type"],
    variables: [system, isFocused, hasResponder],
    base: isFocused.isOn,
    stage: { stage in
        stage.systemVersion = stage[system]
        let focused = stage.add(PressView(), focused, at: CGRect(x: 20, y: 100, width: 100, height: 100))
        let first = stage.add(PressView(), responder, at: CGRect(x: 20, y: 300, width: 100, height: 100))
        if stage[hasResponder] { first.becomeFirstResponder() }
        if stage[isFocused] { stage.focusedView = focused }
        stage.press(.select, at: 1)
    },
    outcomes: {
        Outcome("the press goes to", otherwise: "neither view") {
            Outcome.State("the view with the focus", focused.pressesBegan)
            Outcome.State("the first responder", responder.pressesBegan)
        }
    },
    claims: {
        Claim(
            "Since iOS 15 a press starts at the view with the focus.", when: system == 26 && isFocused.isOn,
            explanation: "A talk of 2021 says this of keys on iPadOS 15; on tvOS it was so before.", rules: [.pressesStartAtTheFocus]
        ) {
            focused.pressesBegan.happens
            responder.pressesBegan.never
        }
        Claim(
            "Up to iOS 14 a press starts at the first responder, whoever has the focus.", when: system == 14 && hasResponder.isOn
        ) {
            responder.pressesBegan.happens
            focused.pressesBegan.never
        }
        Claim(
            "If no view has the focus, a press starts at the first responder.", when: isFocused.isOff && hasResponder.isOn,
            responder.pressesBegan.happens, rules: [.firstReceiver])
    })
