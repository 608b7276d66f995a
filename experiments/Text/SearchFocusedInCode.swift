import EventTrace
import ExperimentKit
import UIKit

private enum Place: String, Choice {
    case load = "`becomeFirstResponder()` in `viewDidLoad`"
    case willAppear = "`becomeFirstResponder()` in `viewWillAppear`"
    case active = "`isActive = true` in `viewDidAppear`"
    case presented = "`isActive = true` in `viewDidAppear`, and `becomeFirstResponder()` a turn after `didPresentSearchController`"
}
private let place = Variable<Place>("place", "The code is")

/// A screen that begins with a search.
private final class SearchScreen: UIViewController, UISearchControllerDelegate, UISearchResultsUpdating {
    let search = UISearchController(searchResultsController: nil)
    var (focusesInLoad, focusesInWillAppear, isActiveInDidAppear, focusesWhenPresented) = (false, false, false, false)

    override func viewDidLoad() {
        super.viewDidLoad()
        search.delegate = self
        search.searchResultsUpdater = self
        search.searchBar.frame = CGRect(x: 0, y: 100, width: 390, height: 56)
        view.addSubview(search.searchBar)
        definesPresentationContext = true
        if focusesInLoad { search.searchBar.becomeFirstResponder() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if focusesInWillAppear { search.searchBar.becomeFirstResponder() }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if isActiveInDidAppear { search.isActive = true }
    }

    func updateSearchResults(for searchController: UISearchController) {}
    func willPresentSearchController(_ searchController: UISearchController) {}
    func didPresentSearchController(_ searchController: UISearchController) {
        guard focusesWhenPresented else { return }
        DispatchQueue.main.async { searchController.searchBar.becomeFirstResponder() }
    }
    func willDismissSearchController(_ searchController: UISearchController) {}
    func didDismissSearchController(_ searchController: UISearchController) {}
}

private let screen = Named<SearchScreen>("screen")
private let isFocused = Mark("the bar is edited")
private let isActive = Mark("the search is active")

/// A search field that is to have the keyboard from the start.
let searchFocusedInCode: Experiment = Experiment(
    id: "SearchFocusedInCode",
    title: "`UISearchController`: keyboard from the start with `becomeFirstResponder()`",
    question: """
        A screen with a search controller is pushed, and should begin with the keyboard. Code makes the bar first responder in \
        `viewDidLoad` or `viewWillAppear`, or sets `isActive` in `viewDidAppear`, and makes the bar first responder once the search is \
        presented, or not. Is the bar edited when the screen is there?
        """,
    answer: """
        In `viewDidLoad` and `viewWillAppear` of a pushed screen `becomeFirstResponder()` comes too early, as reports say; the assumed reason \
        is that the bar is in no window then. Why UIKit does not call the bar again in its window, as a field on its own (see \
        AskedBeforeTheWindow), no source tells. `isActive = true` in `viewDidAppear` presents the search, without the keyboard; with \
        `becomeFirstResponder()` one turn after `didPresentSearchController` the bar is edited.
        """,
    remedy: """
        Set `searchController.delegate = self`, and `searchController.isActive = true` in `viewDidAppear(_:)`; call \
        `searchBar.becomeFirstResponder()` in `didPresentSearchController(_:)`, in `DispatchQueue.main.async`. Reports of iOS 8 and 9 need \
        that turn. Keep a flag, so that the code runs once: else the keyboard comes again whenever the screen comes back.
        """,
    symptoms: [
        "UISearchController searchBar becomeFirstResponder not working",
        "show keyboard automatically search controller viewDidAppear",
        "searchController.isActive = true does not show the keyboard",
        "didPresentSearchController becomeFirstResponder",
        "focus search bar when the view controller appears",
        "search bar becomeFirstResponder in viewDidLoad returns false",
    ],
    variables: [place],
    stage: { stage in
        let navigation = stage.keep(UINavigationController(rootViewController: UIViewController()))
        stage.window.rootViewController = navigation
        let screen = stage.name(SearchScreen(), screen)
        screen.focusesInLoad = stage[place] == .load
        screen.focusesInWillAppear = stage[place] == .willAppear
        screen.isActiveInDidAppear = stage[place] == .active || stage[place] == .presented
        screen.focusesWhenPresented = stage[place] == .presented
        stage.script.wait(0.1)
        stage.script.perform { navigation.pushViewController(screen, animated: true) }
        stage.script.wait(2)
        stage.script.perform {
            if screen.search.searchBar.isFirstResponder { stage.mark(isFocused) }
            if screen.search.isActive { stage.mark(isActive) }
        }
    },
    outcomes: {
        Outcome("the bar is edited", not: "the bar is not edited", isFocused.written)
        Outcome("the search is active", not: "the search is not active", isActive.written)
    },
    claims: {
        Claim(
            "In `viewDidLoad` and `viewWillAppear` the bar does not become first responder.",
            when: place == .load || place == .willAppear, isFocused.written.never,
            explanation:
                "Reports say so of the bars of search controllers; that the missing window is the reason is assumed. A plain text field is asked again in its window.",
            rules: [.firstResponderNeedsWindow, .searchBarIsNotAskedAgain])
        Claim(
            "`isActive = true` presents the search without the keyboard.", when: place == .active,
            explanation: "Reports set `isActive` and call `becomeFirstResponder()` too.", rules: [.searchPresents]
        ) {
            screen.willPresentSearchController
            screen.didPresentSearchController
            isActive.written
        }
        Claim(
            "One turn after `didPresentSearchController` the bar becomes first responder, and `updateSearchResults` is called.",
            when: place == .presented, rules: [.searchPresents]
        ) {
            screen.willPresentSearchController
            screen.didPresentSearchController
            screen.updateSearchResults
            isFocused.written
        }
    })
