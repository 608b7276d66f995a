import EventTrace
import ExperimentKit
import UIKit

private let system = Variable<SystemVersion>("system", "The version of iOS", [26, 14])
private let isFocused = Variable<Bool>("focus", "A view has the focus")
private let hasResponder = Variable<Bool>("responder", "Another view is first responder")

/// A view that receives presses, and can be first responder.
private final class PressView: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesBegan(presses, with: event) }
}

extension Experiment {
    /// Presses and the focus.
    static let wherePressesStart = Experiment(
        id: "WherePressesStart",
        title: "Where presses start: at the focus or at the first responder",
        question:
            "One view has the focus, another one is first responder. A key of a hardware keyboard goes down. Which of the two receives `pressesBegan`?",
        answer:
            "Since iOS 15 the view with the focus, and the first responder where no view has it. Up to iOS 14 the first responder, whoever has the focus.",
        observations: ["initial-responder-per-event-type"],
        variables: [system, isFocused, hasResponder],
        stage: { stage in
            stage.systemVersion = stage[system]
            let focused = stage.add(PressView(), "focused", at: CGRect(x: 20, y: 100, width: 100, height: 100))
            let first = stage.add(PressView(), "first", at: CGRect(x: 20, y: 300, width: 100, height: 100))
            if stage[hasResponder] { first.becomeFirstResponder() }
            if stage[isFocused] { stage.focusedView = focused }
            stage.press(.select, at: 1)
        },
        claims: [
            Claim(
                "Since iOS 15 the press starts at the focus.", when: system == 26 && isFocused.isOn,
                .all([.happens("focused.pressesBegan"), .never("first.pressesBegan")]),
                explanation: "A talk of 2021 says so of keys on iPadOS 15; on tvOS it was so before.", rules: [.pressesStartAtTheFocus]),
            Claim(
                "Up to iOS 14 it starts at the first responder all the same.", when: system == 14 && hasResponder.isOn,
                .all([.happens("first.pressesBegan"), .never("focused.pressesBegan")])),
            Claim(
                "Without a focus it starts at the first responder.", when: isFocused.isOff && hasResponder.isOn,
                .happens("first.pressesBegan"), rules: [.firstReceiver]),
        ])
}
