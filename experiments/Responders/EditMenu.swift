import EventTrace
import ExperimentKit
import UIKit

private enum Copier: String, Choice {
    case pad = "the view"
    case parent = "its parent"
    case controller = "the controller"
    case nobody
}
private let copier = Variable<Copier>("copier", "`copy(_:)` is overridden by")
private let first = Variable<Bool>("first", "`pad` is first responder", off: "`pad` is not first responder", default: true)

/// Can be first responder, and tells that it is asked.
private class FocusPad: UIView {
    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: AnyOrObject?) -> Bool {
        super.canPerformAction(action, withSender: sender)
    }
}

private final class CopyingPad: FocusPad {
    override func copy(_ sender: AnyOrObject?) {}
}

private final class CopyingController: UIViewController {
    override func copy(_ sender: AnyOrObject?) {}
}

private let controller = Named<UIViewController>("controller")
private let parent = Named<FocusPad>("parent")
private let pad = Named<FocusPad>("pad")

private let copiesAbove = Condition(
    "`pad` is first responder and a responder above it copies", not: "`pad` is not first responder, or nothing above it copies",
    copier.isOneOf(.parent, .controller) && first.isOn)

/// Which commands the edit menu shows.
let editMenu: Experiment = Experiment(
    id: "EditMenu",
    title: "`UIMenuController`: which commands the edit menu shows",
    question:
        "`copy(_:)` is overridden by a view, its parent, the controller or nobody, and the view is first responder or not. The edit menu is shown, and Copy is chosen from it. Does the menu come up, and who copies?",
    answer:
        "The menu shows each command that a responder on the chain from the first responder upward can perform, and the command goes to that responder. If there is no such command, or no first responder, no menu comes up. In which order the commands are asked about, and how often, is not documented: the order here is the engine's choice.",
    remedy:
        "To show Copy: override `copy(_:)` in the view or a responder up its chain, return `true` from `canBecomeFirstResponder`, and call `becomeFirstResponder()` before the menu is shown. A `UILabel` also needs `isUserInteractionEnabled = true`. Since iOS 16 show the menu with a `UIEditMenuInteraction`, whose delegate adds commands of your own in `editMenuInteraction(_:menuFor:suggestedActions:)`; the delegate of a text view or field changes its menu in `textView(_:editMenuForTextIn:suggestedActions:)` or `textField(_:editMenuForCharactersIn:suggestedActions:)`. To take a command away, return `false` from `canPerformAction(_:withSender:)` of the first responder (for a text view or field, in a subclass); UIKit then asks the responders up the chain, and those that implement the command have to decline too. Remove submenus of the system, such as AutoFill, with `builder.remove(menu:)` in `buildMenu(with:)`.",
    symptoms: [
        "UIMenuController does not appear",
        "copy menu on a UILabel or custom view is not shown",
        "canPerformAction is not called",
        "edit menu is empty or an item like Copy or Paste is missing",
        "showMenu(from:rect:) does nothing",
        "Select All stays in the menu although canPerformAction returns false",
    ],
    variables: [copier, first],
    stage: { stage in
        let controller = stage.name(stage[copier] == .controller ? CopyingController() : UIViewController(), controller)
        stage.window.rootViewController = controller
        let parent = stage.name(stage[copier] == .parent ? CopyingPad() : FocusPad(), parent)
        parent.frame = CGRect(x: 45, y: 150, width: 300, height: 300)
        controller.view.addSubview(parent)
        let pad = stage.name(stage[copier] == .pad ? CopyingPad() : FocusPad(), pad)
        pad.frame = CGRect(x: 50, y: 100, width: 200, height: 100)
        parent.addSubview(pad)
        if stage[first] { pad.becomeFirstResponder() }
        stage.script.wait(0.1)
        stage.script.perform {
            UIMenuController.shared.showMenu(from: pad, rect: pad.bounds)
            stage.mark(UIMenuController.shared.isMenuVisible ? "the menu is shown" : "no menu")
        }
        stage.script.wait(0.5)
        stage.script.perform { stage.chooseFromEditMenu("copy(_:)") }
    },
    outcomes: {
        Outcome("the menu comes up", not: "no menu comes up", "the menu is shown")
        Outcome("Copy", otherwise: "is not performed") {
            Outcome.State("is performed by `pad`", pad.copy)
            Outcome.State("is performed by `pad`'s parent", parent.copy)
            Outcome.State("is performed by the controller", controller.copy)
        }
        Outcome("`canPerformAction` is called", not: "`canPerformAction` is not called", anyone.canPerformAction)
    },
    claims: {
        Claim(
            "A first responder that overrides `copy(_:)` is asked about each command, and copies.",
            when: copier == .pad && first.isOn,
            explanation: "The menu asks `canPerformAction(_:withSender:)` before it comes up, as its documentation says.",
            rules: [.editMenu]
        ) {
            pad.canPerformAction
            "the menu is shown"
            pad.copy
            decided("pad: show copy(_:)")
        }
        Claim(
            "If only a responder above the first responder can copy, the command is shown all the same and goes to that responder.",
            when: copiesAbove, rules: [.editMenu]
        ) {
            pad.canPerformAction
            parent.canPerformAction
            "the menu is shown"
            anyone.copy
            pad.copy.never
        }
        Claim(
            "If nobody performs a command, no menu comes up.", when: copier == .nobody
        ) {
            TokenPattern("no menu").happens
            anyone.copy.never
        }
        Claim(
            "Without a first responder nobody is asked, and no menu comes up.", when: first.isOff,
            explanation: "The chain begins with the first responder.", rules: [.editMenu]
        ) {
            TokenPattern("no menu").happens
            anyone.canPerformAction.never
        }
    })
