import EventTrace
import ExperimentKit
import UIKit

private enum Way: String, Choice {
    case key = "the search key, where the app resigns"
    case drag = "a drag of the list"
}
private let way = Variable<Way>("way", "The keyboard goes by")

private enum Remedy: String, Choice {
    case none = "nothing happens"
    case field = "the user taps the field first"
    case enabled = "code enables the button in the next turn"
}
private let remedy = Variable<Remedy>("remedy", "Before the tap on Cancel,")

private final class CancelListener: UISearchBarDelegate {
    var enables = false

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        guard enables else { return }
        DispatchQueue.main.async { self.enableButtons(in: searchBar) }
    }
    private func enableButtons(in view: UIView) {
        for subview in view.subviews {
            (subview as? UIButton)?.isEnabled = true
            enableButtons(in: subview)
        }
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

private let delegate = Named<CancelListener>("delegate")
private let bar = Named<UISearchBar>("bar")
private let list = Named<UIScrollView>("list")

/// A Cancel button whose keyboard has gone.
let searchBarCancel: Experiment = Experiment(
    id: "SearchBarCancel",
    title: "Search bar: Cancel is gray after the keyboard has gone",
    question: """
        A search bar with a Cancel button is edited. The keyboard goes, because the app calls `resignFirstResponder()` after the \
        search key or because the list is dragged. Then the user taps Cancel. Is `searchBarCancelButtonClicked(_:)` called?
        """,
    answer: """
        `searchBarCancelButtonClicked(_:)` is not called: the bar disables Cancel as soon as its field is no longer first responder. \
        The user has to tap the field and then Cancel, unless the app enables the button again.
        """,
    remedy: """
        Use a `UISearchController`, whose Cancel stays usable; or show a Cancel button of your own. With a plain bar, look for \
        each `UIButton` at all levels of the bar's subviews and set `isEnabled = true`, in `searchBarTextDidEndEditing(_:)` through \
        `DispatchQueue.main.async`, since the bar disables the button after this call; the search depends on the version of iOS.
        """,
    symptoms: [
        "UISearchBar cancel button disabled after keyboard dismissed",
        "search bar cancel button gray after search",
        "searchBarCancelButtonClicked not called after resignFirstResponder",
        "have to tap Cancel twice in a search bar",
        "keep the cancel button of UISearchBar enabled",
        "cancel button disabled when scrolling search results",
    ],
    variables: [way, remedy],
    stage: { stage in
        let listener = stage.name(CancelListener(), delegate)
        listener.enables = stage[remedy] == .enabled
        let bar = stage.add(UISearchBar(), bar, at: CGRect(x: 0, y: 100, width: 390, height: 56))
        bar.setShowsCancelButton(true, animated: false)
        bar.delegate = listener
        let list = stage.add(UIScrollView(), list, at: CGRect(x: 0, y: 160, width: 390, height: 400))
        list.contentSize = CGSize(width: 390, height: 1200)
        list.keyboardDismissMode = .onDrag
        stage.script.tap(.point(x: 100, y: 28, in: bar))
        stage.script.wait(0.5)
        stage.script.perform { stage.type("a") }
        switch stage[way] {
        case .key: stage.script.perform { stage.type("\n") }
        case .drag: stage.script.drag([.point(x: 195, y: 460), .point(x: 195, y: 360)], duration: 0.3)
        }
        stage.script.wait(1)
        if stage[remedy] == .field {
            stage.script.tap(.point(x: 100, y: 28, in: bar))
            stage.script.wait(0.5)
        }
        stage.script.tap(.point(x: 365, y: 28, in: bar))
    },
    outcomes: {
        Outcome("Cancel works", not: "Cancel does nothing", delegate.searchBarCancelButtonClicked)
    },
    claims: {
        Claim(
            "After the keyboard has gone, Cancel does nothing.", when: remedy == .none, delegate.searchBarCancelButtonClicked.never,
            explanation: "The bar disables the button when its field is not first responder.", rules: [.searchCancelButton])
        Claim(
            "After a tap on the field Cancel works: two taps are needed.", when: remedy == .field, rules: [.searchCancelButton]
        ) {
            delegate.searchBarTextDidBeginEditing
            delegate.searchBarTextDidEndEditing
            delegate.searchBarTextDidBeginEditing
            delegate.searchBarCancelButtonClicked
        }
        Claim(
            "If code enables the button after editing has ended, Cancel works.", when: remedy == .enabled,
            delegate.searchBarCancelButtonClicked.happens, rules: [.searchCancelButton])
    })
