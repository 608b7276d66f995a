import EventTrace
import ExperimentKit
import UIKit

private enum Kind: String, Choice {
    case selectable = "selectable but not editable"
    case editable = "editable as it comes"
    case notSelectable = "neither editable nor selectable"
}
private let kind = Variable<Kind>("kind", "The text view is")

private enum Methods: String, Choice {
    case shouldInteract = "`shouldInteractWith`"
    case primaryAction = "`primaryActionFor` returning an action"
    case noAction = "`primaryActionFor` returning nil"
    case both = "both methods"
}
private let methods = Variable<Methods>("methods", "The delegate has", clause: "the delegate has {value}")
private let system = Variable<SystemVersion>("system", "The version of iOS", clause: "the device runs {value}", [26, 16])

private final class OldListener: UITextViewDelegate {
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool { interaction != .invokeDefaultAction }
}

private final class NewListener: UITextViewDelegate {
    var act: (() -> Void)?

    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
        guard let act else { return nil }
        return UIAction { _ in act() }
    }
}

private final class BothListener: UITextViewDelegate {
    var act: () -> Void = {}

    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool { interaction != .invokeDefaultAction }
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
        let act = act
        return UIAction { _ in act() }
    }
}

private let textView = Named<UITextView>("textView")
private let old = Named<OldListener>("old")
private let new = Named<NewListener>("new")
private let both = Named<BothListener>("both")
private let actionRuns = Mark("the action runs")

private let isNew = Condition("the device runs iOS 17 or later", not: "the device runs iOS 16 or earlier", system == 26)

/// A tap on a link, and the methods of the text view's delegate.
let linkInATextView: Experiment = Experiment(
    id: "LinkInATextView",
    title: "Links in a `UITextView`: `shouldInteractWith` or `primaryActionFor` not called",
    question: """
        A finger taps a link in a text view. Its delegate has `shouldInteractWith`, `primaryActionFor`, or both. Which is called, and \
        what if the text view is editable or not selectable?
        """,
    answer: """
        Links react only if the text view is selectable and not editable; otherwise neither method is called. Before iOS 17 \
        `shouldInteractWith` is called, and `primaryActionFor` never. Since iOS 17 `primaryActionFor` is asked for the action, which then \
        runs; with nil no action runs, and UIKit asks for a menu instead, which this model leaves out. Two things are assumed, not documented: since iOS 17 a delegate with `shouldInteractWith` alone still receives `shouldInteractWith`, and \
        a delegate with both methods receives `primaryActionFor` alone.
        """,
    remedy: """
        Set `isEditable = false`, leave `isSelectable = true`, set the delegate, and give the link as the attribute `.link` or by \
        `dataDetectorTypes`. Implement both methods if the app runs on iOS 16 too. Act in `shouldInteractWith` only if `interaction` is \
        `.invokeDefaultAction`: long presses call the method too, and since iOS 13 several calls for one touch are reported. Return \
        `false` to keep UIKit from opening the URL. If only links should react, override `point(inside:with:)` to return `true` for \
        points on a link alone.
        """,
    symptoms: [
        "textView shouldInteractWith URL not called",
        "UITextView link not tappable",
        "UITextView isSelectable false links do not work",
        "links in an editable UITextView",
        "textView primaryActionFor textItem iOS 17 not called",
        "shouldInteractWith deprecated in iOS 17",
    ],
    variables: [kind, methods, system],
    stage: { stage in
        stage.systemVersion = stage[system]
        let view = stage.add(UITextView(), textView, at: CGRect(x: 45, y: 200, width: 300, height: 100))
        view.text = "https://example.org"
        view.dataDetectorTypes = .link
        view.isEditable = stage[kind] == .editable
        view.isSelectable = stage[kind] != .notSelectable
        let runs = { stage.mark(actionRuns) }
        switch stage[methods] {
        case .shouldInteract: view.delegate = stage.name(OldListener(), old)
        case .primaryAction, .noAction:
            let listener = stage.name(NewListener(), new)
            if stage[methods] == .primaryAction { listener.act = runs }
            view.delegate = listener
        case .both:
            let listener = stage.name(BothListener(), both)
            listener.act = runs
            view.delegate = listener
        }
        stage.script.tap(.point(x: 20, y: 15, in: textView))
    },
    outcomes: {
        Outcome("the delegate", otherwise: "gets neither") {
            Outcome.State("gets `primaryActionFor`", "*.primaryActionForTextItem*")
            Outcome.State("gets `shouldInteractWith`", "*.shouldInteractWithURL*")
        }
        Outcome("the delegate’s action runs", not: "no action of the delegate runs", actionRuns.written)
    },
    claims: {
        Claim(
            "Links of a text view that is editable, or not selectable, do not react.", when: kind != .selectable, noCalls,
            explanation: "Apple documents both conditions. An app found links of an editable text view reacting on iOS 13.",
            unnoticed: "No rule makes such a link react: the claim says what does not happen.")
        Claim(
            "Before iOS 17, a delegate that has only `shouldInteractWith` is asked.",
            when: kind == .selectable && methods == .shouldInteract && !isNew, rules: [.textLinks]
        ) {
            only { old.shouldInteractWithURL }
        }
        Claim(
            "Since iOS 17, a delegate that has only `shouldInteractWith` is still asked.",
            when: kind == .selectable && methods == .shouldInteract && isNew,
            explanation: "Assumed: Apple documents the newer method, and not what becomes of the older one without it.",
            rules: [.textLinks],
            grade: .assumed
        ) {
            only { old.shouldInteractWithURL }
        }
        Claim(
            "Since iOS 17, of both methods only `primaryActionFor` is called.", when: kind == .selectable && methods == .both && isNew,
            explanation: "Assumed: the newer method replaces the older one; that the older one is not called besides is not documented.",
            rules: [.actionOfALink], grade: .assumed
        ) {
            only {
                both.primaryActionForTextItem
                actionRuns.written
            }
        }
        Claim(
            "Since iOS 17, `primaryActionFor` is asked, and its action runs.",
            when: kind == .selectable && methods == .primaryAction && isNew, rules: [.actionOfALink]
        ) {
            only {
                new.primaryActionForTextItem
                actionRuns.written
            }
        }
        Claim(
            "If `primaryActionFor` returns nil, no action runs.", when: kind == .selectable && methods == .noAction && isNew,
            rules: [.actionOfALink]
        ) {
            only { new.primaryActionForTextItem }
        }
        Claim(
            "Before iOS 17, of both methods only `shouldInteractWith` is called.", when: kind == .selectable && methods == .both && !isNew,
            rules: [.textLinks]
        ) {
            only { both.shouldInteractWithURL }
        }
    })
