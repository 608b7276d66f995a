import EventTrace
import ExperimentKit
import UIKit

private enum Remedy: String, Choice {
    case none = "does nothing"
    case resigns = "resigns in `textDidChange`"
    case later = "resigns in the next turn"
    case refuses = "refuses the next begin of editing"
}
private let remedy = Variable<Remedy>("remedy", "When the text is empty, the delegate")
private let isEdited = Variable<Bool>("edited", "The bar is being edited", off: "The keyboard was dismissed before")

private final class ClearListener: UISearchBarDelegate {
    var remedy = Remedy.none
    private var refusesOnce = false

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        defer { refusesOnce = false }
        return !refusesOnce
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        guard searchText.isEmpty else { return }
        switch remedy {
        case .none: break
        case .resigns: searchBar.resignFirstResponder()
        case .later: DispatchQueue.main.async { searchBar.resignFirstResponder() }
        case .refuses: refusesOnce = !searchBar.isFirstResponder
        }
    }
}

private let delegate = Named<ClearListener>("delegate")
private let bar = Named<UISearchBar>("bar")
private let keyboardIsThere = Mark("the bar is edited at the end")

/// The clear button of a search bar without a keyboard.
let searchBarCleared: Experiment = Experiment(
    id: "SearchBarCleared",
    title: "Search bar: the clear button brings the keyboard back",
    question: """
        A search bar has a text, and the keyboard has gone or is still there. The user taps the clear button. The delegate does nothing, \
        resigns in `searchBar(_:textDidChange:)` or a turn later, or returns false once from `searchBarShouldBeginEditing(_:)`. Is the \
        bar edited at the end?
        """,
    answer: """
        The clear button first empties the text, which brings `textDidChange`, and only then makes the bar's field first responder, \
        unless the field already is. Resigning in `textDidChange` is therefore too early; in a bar that is being edited, the field \
        becomes first responder again. Resigning one turn later works, though a keyboard that was away comes and goes. Returning \
        `false` once from `searchBarShouldBeginEditing(_:)` keeps the keyboard away if it was dismissed before.
        """,
    remedy: """
        In `searchBar(_:textDidChange:)`, look at `searchBar.isFirstResponder`: if it is `false` and the text is empty, the clear \
        button was tapped; return `false` from the next `searchBarShouldBeginEditing(_:)`, once. To dismiss the keyboard of a bar \
        that is being edited, call `resignFirstResponder()` in `DispatchQueue.main.async`. Deleting the last letter empties the text \
        too: resign only if no `searchBar(_:shouldChangeTextIn:replacementText:)` came before.
        """,
    symptoms: [
        "UISearchBar clear button shows keyboard",
        "search bar clear button becomeFirstResponder",
        "dismiss keyboard when search bar is cleared",
        "resignFirstResponder in searchBar textDidChange does not work",
        "keyboard appears again after tapping x in the search bar",
        "detect clear button click in UISearchBar",
    ],
    variables: [remedy, isEdited],
    stage: { stage in
        let listener = stage.name(ClearListener(), delegate)
        listener.remedy = stage[remedy]
        let bar = stage.add(UISearchBar(), bar, at: CGRect(x: 0, y: 100, width: 390, height: 56))
        bar.text = "tea"
        if stage[isEdited] { bar.becomeFirstResponder() }
        bar.delegate = listener
        stage.script.tap(.point(x: 367, y: 28, in: bar))
        stage.script.wait(1)
        stage.script.perform { if bar.isFirstResponder { stage.mark(keyboardIsThere) } }
    },
    outcomes: {
        Outcome("the bar is edited at the end", not: "the bar is not edited at the end", keyboardIsThere.written)
        Outcome("editing begins", not: "editing does not begin", delegate.searchBarTextDidBeginEditing)
    },
    claims: {
        Claim(
            "Without a keyboard, `textDidChange` comes before `searchBarShouldBeginEditing`, and the keyboard comes.",
            when: remedy == .none && isEdited.isOff,
            explanation: "Authors who want to keep the keyboard away report this order; a text field's clear button has the same order.",
            rules: [.searchBarText]
        ) {
            delegate.searchBarTextDidChange
            delegate.searchBarShouldBeginEditing
            delegate.searchBarTextDidBeginEditing
            keyboardIsThere.written
        }
        Claim(
            "Resigning in `textDidChange` does not take the keyboard away.", when: remedy == .resigns,
            keyboardIsThere.written.happens,
            explanation: "An author reports that the field becomes first responder again after `textDidChange`.", rules: [.searchBarText]
        )
        Claim(
            "Resigning one turn later takes the keyboard away.", when: remedy == .later, rules: [.searchBarEditing]
        ) {
            delegate.searchBarTextDidEndEditing.happens
            keyboardIsThere.written.never
        }
        Claim(
            "Refusing the begin of editing once keeps the keyboard away.", when: remedy == .refuses && isEdited.isOff,
            delegate.searchBarTextDidBeginEditing.never, rules: [.searchBarEditing])
    })
