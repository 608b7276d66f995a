import EventTrace
import ExperimentKit
import UIKit

private enum Step: String, Choice {
    case letter = "types a letter"
    case searchKey = "presses the search key"
    case emptyKey = "presses the search key of an empty bar"
    case cancel = "taps Cancel"
    case clear = "taps the clear button"
    case code = "waits, and code sets `text`"
}
private let step = Variable<Step>("step", "Then the user")

/// A delegate with all methods, which do nothing.
private final class SearchListener: UISearchBarDelegate {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

private let delegate = Named<SearchListener>("delegate")
private let bar = Named<UISearchBar>("bar")
private let textStays = Mark("the text is there")
private let textIsEmpty = Mark("the text is empty")
private let isEdited = Mark("the bar is edited")

/// The delegate of a search bar, from the first tap on.
let searchBarCalls: Experiment = Experiment(
    id: "SearchBarCalls",
    title: "`UISearchBarDelegate`: order of its methods",
    question: """
        A search bar is tapped, and editing begins. The user types a letter, presses the search key, taps Cancel or the \
        clear button, or code sets the text. Which methods of the delegate are called, in which order, and does editing end?
        """,
    answer: """
        The tap brings `searchBarShouldBeginEditing`, then `searchBarTextDidBeginEditing`. A letter brings `shouldChangeTextIn`, then \
        `textDidChange`. The search key brings `shouldChangeTextIn`, then `searchBarSearchButtonClicked`; Cancel brings \
        `searchBarCancelButtonClicked` alone. Neither ends editing, and the text stays. The clear button brings `textDidChange` with an \
        empty text, text that code sets no call.
        """,
    remedy: """
        Call `searchBar.resignFirstResponder()` in `searchBarSearchButtonClicked(_:)`, and in `searchBarCancelButtonClicked(_:)` too, \
        where you also set `searchBar.text = nil` and show all results again: no `textDidChange` comes for that. Once the bar has resigned, \
        its Cancel is gray: SearchBarCancel. With a `UISearchController`, Cancel ends the search and empties the text by itself. The search \
        key is off while the text is empty; to allow an empty search set `enablesReturnKeyAutomatically = false`. To search only after a \
        pause, cancel the pending task at each `textDidChange` and start a new one.
        """,
    symptoms: [
        "UISearchBarDelegate methods order",
        "searchBarSearchButtonClicked does not hide the keyboard",
        "searchBarCancelButtonClicked text is not cleared",
        "search bar cancel button does nothing",
        "setting searchBar.text does not call textDidChange",
        "search button of the keyboard disabled with empty search bar",
        "searchBarSearchButtonClicked not called when the text is empty",
        "detect clear button of UISearchBar",
    ],
    variables: [step],
    stage: { stage in
        let listener = stage.name(SearchListener(), delegate)
        let bar = stage.add(UISearchBar(), bar, at: CGRect(x: 0, y: 100, width: 390, height: 56))
        bar.placeholder = "Search"
        let choice = stage[step]
        bar.text = choice == .emptyKey ? "" : "tea"
        bar.showsCancelButton = choice == .cancel
        bar.delegate = listener
        stage.script.tap(.point(x: 100, y: 28, in: bar))
        stage.script.wait(0.5)
        switch choice {
        case .letter: stage.script.perform { stage.type("s") }
        case .searchKey, .emptyKey: stage.script.perform { stage.type("\n") }
        case .cancel: stage.script.tap(.point(x: 365, y: 28, in: bar))
        case .clear: stage.script.tap(.point(x: 367, y: 28, in: bar))
        case .code: stage.script.perform { bar.text = "milk" }
        }
        stage.script.wait(0.5)
        stage.script.perform {
            stage.mark(bar.text == "" ? textIsEmpty : textStays)
            if bar.isFirstResponder { stage.mark(isEdited) }
        }
    },
    outcomes: {
        Outcome("`textDidChange` is called", not: "`textDidChange` is not called", delegate.searchBarTextDidChange)
        Outcome("the method of a button is called", not: "no method of a button is called", "delegate.searchBar*ButtonClicked(bar)")
        Outcome("the text is empty", not: "a text is there", textIsEmpty.written)
    },
    claims: {
        Claim(
            "The tap calls `searchBarShouldBeginEditing`, then `searchBarTextDidBeginEditing`.", rules: [.searchBarEditing]
        ) {
            delegate.searchBarShouldBeginEditing
            delegate.searchBarTextDidBeginEditing
        }
        Claim(
            "A letter brings `shouldChangeTextIn`, then `textDidChange`.", when: step == .letter, rules: [.searchBarText]
        ) {
            delegate.searchBarShouldChangeText
            delegate.searchBarTextDidChange
        }
        Claim(
            "The search key calls `searchBarSearchButtonClicked` after `shouldChangeTextIn`, and editing goes on.",
            when: step == .searchKey,
            explanation: "Apps rely on `shouldChangeTextIn` with a line break before that; Apple’s page does not say so.",
            rules: [.searchKey]
        ) {
            delegate.searchBarShouldChangeText
            delegate.searchBarSearchButtonClicked
            isEdited.written
        }
        Claim(
            "Without a text the search key does nothing.", when: step == .emptyKey, delegate.searchBarSearchButtonClicked.never,
            explanation: "Radars of iOS 8 and 9 have the key disabled while the bar is empty.", grade: .assumed,
            unnoticed: "Without the rule the key is the return key of a text field, which calls nothing here.")
        Claim(
            "Cancel calls `searchBarCancelButtonClicked` only: editing goes on, and the text stays.", when: step == .cancel,
            explanation: "Apple’s overview says that the app has to implement what buttons do.", rules: [.searchCancelButton]
        ) {
            delegate.searchBarCancelButtonClicked
            textStays.written
            isEdited.written
        }
        Claim(
            "The clear button brings `textDidChange` with an empty text, and no `shouldChangeTextIn`.", when: step == .clear,
            rules: [.searchBarText]
        ) {
            delegate.searchBarTextDidChange.happens
            textIsEmpty.written.happens
            delegate.searchBarShouldChangeText.never
        }
        Claim(
            "Text that code sets brings no call.", when: step == .code, delegate.searchBarTextDidChange.never,
            explanation: "Apple’s page says that the user changes the text.",
            unnoticed: "Nothing else in this stage could bring the call.")
    })
