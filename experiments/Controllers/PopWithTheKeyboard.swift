import EventTrace
import ExperimentKit
import UIKit

private enum Way: String, Choice {
    case swipe = "swipes back to the end"
    case givenUp = "gives up a swipe back"
    case button = "taps the back button"
    case push = "waits while code pushes another controller"
}
private let way = Variable<Way>("way", "The user")

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
private let now = Mark("the transition begins")
private let up = Mark("a third of a second later")

/// The keyboard during a push or a pop.
let popWithTheKeyboard: Experiment = Experiment(
    id: "PopWithTheKeyboard",
    title: "Keyboard during swipe back, pop and push: the field resigns first",
    question:
        "A text field of the controller on top is being edited. A finger swipes back, and finishes the swipe or gives it up; or the back button is tapped, or code pushes another controller. When does the field resign first responder, and is it first responder again?",
    answer:
        "The field resigns when the transition begins, not when its view has gone: in a swipe back before `viewWillDisappear`, when it is not yet known whether the pop will be finished; with the back button or a push right after `viewWillDisappear`. If the swipe is given up, the field becomes first responder again when the controller is back in its place: the keyboard goes and comes.",
    remedy:
        "Do not take the end of editing for the end of the screen: act in `viewDidDisappear(_:)`. To know a swipe when editing ends, check `navigationController?.interactivePopGestureRecognizer?.state == .began`, as IQKeyboardManager does, and since iOS 26 `interactiveContentPopGestureRecognizer` as well; `transitionCoordinator` comes only with the first appearance calls. Some chats report that the keyboard or the input bar does not come back after a swipe that is given up: remember that the field was edited, and call `becomeFirstResponder()` in `viewDidAppear(_:)`. To check the text before a push, check it first and then call `view.endEditing(true)` yourself.",
    symptoms: [
        "keyboard hides when swipe back starts",
        "textFieldDidEndEditing called when swipe back gesture begins",
        "keyboard comes back after cancelled swipe back",
        "keyboard hides at the start of a push or pop animation",
        "textFieldDidEndEditing called before viewDidDisappear when tapping back",
    ],
    observations: ["pop-gesture-with-keyboard"],
    variables: [way],
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
        switch stage[way] {
        case .swipe, .givenUp:
            script.mark(now)
            script.swipe(from: .left, by: stage[way] == .givenUp ? 88 : 298, end: .held)
            script.wait(0.3)
            script.mark(up)
            finger.up()
        case .button:
            script.mark(now)
            script.tap(at: CGPoint(x: 20, y: 20))
            script.wait(0.3)
            script.mark(up)
        case .push:
            script.mark(now)
            script.perform { navigation.pushViewController(UIViewController(), animated: true) }
            script.wait(0.3)
            script.mark(up)
        }
        script.wait(1)
    },
    outcomes: {
        Outcome("the field is edited again", not: "the field is not edited again", .order([up.written, field.becomeFirstResponder]))
    },
    claims: {
        Claim(
            "The field resigns as the swipe begins, before the finger lifts.", when: way.isOneOf(.swipe, .givenUp),
            explanation: "The authors of two keyboard libraries work around it.",
            rules: [.popTakesFirstResponder]
        ) {
            now.written
            field.resignFirstResponder
            form.viewWillDisappear
            up.written
        }
        Claim(
            "With the back button and at a push the field resigns after `viewWillDisappear`, as the transition begins.",
            when: way.isOneOf(.button, .push),
            explanation:
                "A log of iOS 5 has this order for the back button; developers report that the keyboard goes during the pop. For a push it is taken to be the same.",
            rules: [.popTakesFirstResponder]
        ) {
            now.written
            form.viewWillDisappear
            field.resignFirstResponder
            up.written
            form.viewDidDisappear
        }
        Claim("If the swipe is given up, the field becomes first responder again.", when: way == .givenUp) {
            up.written
            form.viewWillAppear
            field.becomeFirstResponder
        }
        Claim("If the swipe is finished, the field stays without the keyboard.", when: way == .swipe) {
            form.viewDidDisappear.happens
            field.becomeFirstResponder.never
        }
    })
