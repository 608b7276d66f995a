import EventTrace
import ExperimentKit
import UIKit

private let isGivenUp = Variable<Bool>("givenUp", "The swipe is given up", off: "the swipe is finished")

/// Prints when it becomes first responder and resigns.
private final class Field: UITextField {
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
    override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
}

/// Prints how it goes and comes back.
private final class Screen: UIViewController {
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
}

private let field = Named<Field>("field")
private let form = Named<Screen>("form")
private let now = Mark("the finger comes down")
private let up = Mark("the finger lifts")

/// The keyboard during a back swipe.
let popWithTheKeyboard: Experiment = Experiment(
    id: "PopWithTheKeyboard",
    title: "Keyboard during swipe back: the field resigns as the swipe begins",
    question:
        "A text field of the controller on top is being edited. A finger swipes back, and finishes the swipe or gives it up. When does the field resign first responder, and is it first responder again?",
    answer:
        "It resigns when the swipe begins, before it is known whether the pop will be finished. If the swipe is given up, the field becomes first responder again when the controller is back in its place; the keyboard goes and comes.",
    remedy:
        "Do not take the end of editing for the end of the screen: check `transitionCoordinator?.isInteractive`, and act in `viewDidDisappear(_:)`.",
    symptoms: [
        "keyboard hides when swipe back starts",
        "textFieldDidEndEditing called when swipe back gesture begins",
        "keyboard comes back after cancelled swipe back",
    ],
    observations: ["pop-gesture-with-keyboard"],
    variables: [isGivenUp],
    stage: { stage in
        let form = stage.name(Screen(), form)
        let field = stage.name(Field(frame: CGRect(x: 45, y: 200, width: 300, height: 40)), field)
        let navigation = stage.keep(UINavigationController())
        navigation.viewControllers = [UIViewController(), form]
        stage.window.rootViewController = navigation
        form.view.addSubview(field)
        let (script, finger) = (stage.script, stage.script.finger(1))
        script.wait(1)
        script.perform { _ = field.becomeFirstResponder() }
        script.wait(0.5)
        script.mark(now)
        script.swipe(from: .left, by: stage[isGivenUp] ? 88 : 298, end: .held)
        script.wait(0.3)
        script.mark(up)
        finger.up()
        script.wait(1)
    },
    outcomes: {
        Outcome("the field is edited again", not: "the field is not edited again", .order([up.written, field.becomeFirstResponder]))
    },
    claims: {
        Claim(
            "The field resigns as the swipe begins, before the finger lifts.",
            explanation: "The authors of two keyboard libraries work around it.",
            rules: [.popTakesFirstResponder]
        ) {
            now.written
            field.resignFirstResponder
            form.viewWillDisappear
            up.written
        }
        Claim("If the swipe is given up, the field becomes first responder again.", when: isGivenUp.isOn) {
            up.written
            form.viewWillAppear
            field.becomeFirstResponder
        }
        Claim("If the swipe is finished, the field stays without the keyboard.", when: isGivenUp.isOff) {
            form.viewDidDisappear.happens
            field.becomeFirstResponder.never
        }
    })
