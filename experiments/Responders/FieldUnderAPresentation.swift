import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let isEdited = Variable<Bool>("edited", "The field is being edited", off: "the field is not being edited", default: true)

private let field = Named<UITextField>("field")
private let leftByThen = Mark("not edited under the presentation")
private let afterDismissal = Mark("edited after the dismissal")

/// A first responder whose controller presents another one.
let fieldUnderAPresentation: Experiment = Experiment(
    id: "FieldUnderAPresentation",
    title: "First responder while another controller is presented",
    question:
        "A controller whose text field is being edited, or not, presents another controller and dismisses it. Is the field being edited under the presentation, and after it?",
    answer:
        "A presentation takes first responder from the field, and the dismissal gives it back, unless another responder is first by then. A field that was not being edited stays so.",
    remedy:
        "To have no keyboard at the return, call `view.endEditing(true)` before you present. To begin in another field, or to bring back the input bar of a controller that was not first responder, call `becomeFirstResponder()` in the completion of the dismissal, or, where the user swipes a sheet away, in `presentationControllerDidDismiss(_:)` of its `presentationController?.delegate`: after an alert or a sheet the presenter receives no `viewDidAppear`. To keep the keyboard, show the content as a child or an overlay instead of presenting it.",
    symptoms: ["keyboard dismissed when presenting view controller", "keyboard comes back after dismissing a modal"],
    variables: [isEdited],
    stage: { stage in
        let view = stage.add(UITextField(), field, at: CGRect(x: 45, y: 200, width: 300, height: 40))
        let presented = stage.keep(UIViewController())
        if stage[isEdited] { stage.script.perform { _ = view.becomeFirstResponder() } }
        stage.script.perform { stage.window.rootViewController?.present(presented, animated: true) }
        stage.script.wait(1)
        stage.script.perform { if !view.isFirstResponder { stage.mark(leftByThen) } }
        stage.script.perform { presented.dismiss(animated: true) }
        stage.script.wait(1)
        stage.script.perform { if view.isFirstResponder { stage.mark(afterDismissal) } }
    },
    outcomes: {
        Outcome("the field is edited after the dismissal", not: "the field is not edited after the dismissal", afterDismissal.written)
    },
    claims: {
        Claim(
            "Under a presentation the field is not being edited.", when: isEdited.isOn, leftByThen.written.happens,
            explanation: "The maintainer of one library reports it, without a log.", rules: [.presentationTakesFirstResponder])
        Claim(
            "After the dismissal the field is being edited again.", when: isEdited.isOn, afterDismissal.written.happens,
            explanation: "The maintainers of one app rely on it.", rules: [.presentationTakesFirstResponder])
    })
