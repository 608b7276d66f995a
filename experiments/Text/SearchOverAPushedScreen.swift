import EventTrace
import ExperimentKit
import UIKit

private enum Context: String, Choice {
    case none = "no controller"
    case list = "the controller with the bar"
    case navigation = "the navigation controller"
}
private let context = Variable<Context>("definesPresentationContext", "`definesPresentationContext` is true on")

private enum Then: String, Choice {
    case push = "pushes a screen"
    case alert = "presents an alert on itself"
    case alertOnSearch = "presents an alert on `presentedViewController ?? self`"
    case alertAfterwards = "ends the search, and presents an alert in `didDismissSearchController`"
}
private let then = Variable<Then>("then", "During the search, the controller with the bar")

private final class ListController: UIViewController, UISearchControllerDelegate {
    // Without a controller for the results: the list shows them itself.
    let search = UISearchController(searchResultsController: nil)
    var afterwards: UIAlertController?

    override func viewDidLoad() {
        super.viewDidLoad()
        search.delegate = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.frame = CGRect(x: 0, y: 100, width: 390, height: 56)
        view.addSubview(search.searchBar)
    }

    func willPresentSearchController(_ searchController: UISearchController) {}
    func didPresentSearchController(_ searchController: UISearchController) {}
    func willDismissSearchController(_ searchController: UISearchController) {}
    func didDismissSearchController(_ searchController: UISearchController) {
        if let afterwards { present(afterwards, animated: true) }
    }
}

private final class DetailPad: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private let list = Named<ListController>("list")
private let navigation = Named<UINavigationController>("navigation")
private let pad = Named<DetailPad>("pad")
private let searchIsThere = Mark("the search is active")
private let alertIsThere = Mark("the alert is there")

/// A search that stays presented.
let searchOverAPushedScreen: Experiment = Experiment(
    id: "SearchOverAPushedScreen",
    title: "`UISearchController`: the bar stays over a pushed screen, alerts do not come",
    question: """
        A screen in a navigation controller shows the bar of a search controller, and the user has tapped the bar. The screen pushes \
        another one, or presents an alert on itself or on what it presents. Who gets a tap at the place of the bar on the pushed screen, \
        and does the alert come?
        """,
    answer: """
        An active search is a presentation. If no controller defines the context, or only the navigation controller does, as by \
        default, the search lies over the pushed screen and takes taps at the place of the bar; if the controller with the bar \
        defines the context, the pushed screen gets them. An alert that the controller with the bar presents on itself does not come \
        in any case; an alert presented on the search controller comes. Neither a push nor an alert ends the search.
        """,
    remedy: """
        Set `definesPresentationContext = true` on the controller that shows the bar, not on its navigation controller; Apple's \
        sample does so for `navigationItem.searchController` too. Present alerts with `(presentedViewController ?? \
        self).present(…)`, or set the search controller's `delegate`, then `isActive = false`, and present when \
        `didDismissSearchController(_:)` has been called. To end the search with the push, set `isActive = false` before it.
        """,
    symptoms: [
        "UISearchController search bar stays after push",
        "already presenting UISearchController",
        "Attempt to present UIAlertController on which is already presenting UISearchController",
        "alert not shown while search controller is active",
        "definesPresentationContext search controller",
        "search bar overlaps the next view controller",
        "search bar disappears or stays after tapping a search result",
    ],
    variables: [context, then],
    base: then == .push,
    stage: { stage in
        let list = stage.name(ListController(), list)
        let navigation = stage.name(UINavigationController(rootViewController: list), navigation)
        list.definesPresentationContext = stage[context] == .list
        navigation.definesPresentationContext = stage[context] == .navigation
        stage.window.rootViewController = navigation
        let detail = stage.keep(UIViewController())
        let pad = stage.name(DetailPad(frame: CGRect(x: 0, y: 80, width: 390, height: 200)), pad)
        let alert = stage.keep(UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert))
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        let choice = stage[then]
        stage.script.wait(0.1)
        stage.script.perform { list.search.searchBar.becomeFirstResponder() }
        stage.script.wait(1)
        stage.script.perform {
            switch choice {
            case .push:
                detail.view.addSubview(pad)
                navigation.pushViewController(detail, animated: true)
            case .alert: list.present(alert, animated: true)
            case .alertAfterwards:
                list.afterwards = alert
                list.search.isActive = false
            case .alertOnSearch: (list.presentedViewController ?? list).present(alert, animated: true)
            }
        }
        stage.script.wait(1)
        if choice == .push { stage.script.tap(.point(x: 100, y: 128)) }
        stage.script.perform {
            if list.search.isActive { stage.mark(searchIsThere) }
            if alert.presentingViewController != nil { stage.mark(alertIsThere) }
        }
    },
    outcomes: {
        Outcome("the pushed screen gets the tap", not: "the pushed screen gets no tap", pad.touchesBegan)
        Outcome("the alert comes", not: "no alert comes", alertIsThere.written)
    },
    claims: {
        Claim(
            "If the controller with the bar defines the context, the pushed screen gets a tap at the place of the bar.",
            when: then == .push && context == .list, pad.touchesBegan.happens,
            explanation: "The search lies in the view of that controller, and leaves the window with it.", rules: [.presentationContext])
        Claim(
            "If no controller defines the context, the search lies over the pushed screen and keeps taps from it.",
            when: then == .push && context == .none, pad.touchesBegan.never,
            explanation: "The outermost controller presents it, over the window.", rules: [.searchPresents])
        Claim(
            "If the navigation controller defines the context, the search stays over the pushed screen too.",
            when: then == .push && context == .navigation, pad.touchesBegan.never,
            explanation: "The view of the navigation controller holds both screens.", rules: [.presentationContext])
        Claim(
            "An alert presented on the controller with the bar does not come.", when: then == .alert, alertIsThere.written.never,
            explanation: "The controller is already presenting the search controller.", rules: [.presentsOneAtATime])
        Claim(
            "An alert presented on the search controller comes.", when: then == .alertOnSearch, rules: [.presentation]
        ) {
            alertIsThere.written
        }
        Claim(
            "An alert presented in `didDismissSearchController` comes.", when: then == .alertAfterwards, rules: [.searchDismisses]
        ) {
            list.willDismissSearchController
            list.didDismissSearchController
            alertIsThere.written
        }
        Claim(
            "Neither a push nor an alert ends the search.", when: then != .alertAfterwards, searchIsThere.written.happens,
            rules: [.searchPresents])
    })
