import EventTrace
import ExperimentKit
import UIKit

private enum Before: String, Choice {
    case nothing = "no controller is read"
    case read = "`viewController` of the second tab is read"
}
private enum Then: String, Choice {
    case nothing = "the tabs stay as they are"
    case tap = "a finger taps the second tab"
    case dropped = "a finger taps the second tab before code sets `tabs` without it"
    case again = "code sets `tabs` without the second tab before it sets them with it"
    case controllers = "code sets `viewControllers`"
}
private let before = Variable<Before>("before", "Before `tabs` is set")
private let then = Variable<Then>("then", "Once the tab bar controller is shown")

/// Prints the tab before each selected one.
private final class Listener: NSObject, UITabBarControllerDelegate {
    var tell: (String) -> Void = { _ in }

    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
        tell(previousTab?.identifier ?? "nil")
    }
}

/// Prints when its view is loaded.
private final class Screen: UIViewController {
    override func viewDidLoad() { super.viewDidLoad() }
}

private let delegate = Named<Listener>("delegate")
private let first = Named<Screen>("first")
private let second = Named<Screen>("second")
private let firstTab = Named<UITab>("firstTab")
private let secondTab = Named<UITab>("secondTab")
private let made = Mark("two tabs are made")
private let readNow = Mark("viewController is read")
private let set = Mark("tabs is set")
private let isNil = Mark("viewControllers is nil")
private let fromNil = Mark("previousTab: nil")
private let fromSecond = Mark("previousTab: two")
private let gone = Mark("tabs is empty")

/// When the provider of a tab runs, and what the tab bar controller has then.
let whenATabMakesItsController: Experiment = Experiment(
    id: "WhenATabMakesItsController",
    title: "When `viewControllerProvider` of a `UITab` runs",
    question:
        "A tab bar controller gets two `UITab` objects, whose controllers a `viewControllerProvider` makes. When does each provider run, how often, and what are `viewControllers` and the selected tab then?",
    answer:
        "Setting `tabs` runs the provider of every tab, before anything is shown; making a tab runs none, and a tab whose `viewController` was read earlier has its controller already. No provider runs twice, not even for a tab that is taken out and put back. The view of a tab still loads only when the tab is selected. While `tabs` is being set, the delegate receives `didSelectTab` for the first tab, with a `previousTab` of nil. `viewControllers` is nil as long as there are `tabs`.",
    remedy:
        "Do no costly work in the provider or in the controller's initializer: all tabs run them at launch. Leave it to `viewDidLoad`, which waits for the tab to be selected. Find controllers by `tabs`, `tab(forIdentifier:)` and `viewController` in place of `viewControllers`, and set the delegate after `tabs` if the first `didSelectTab` is not wanted.",
    symptoms: [
        "UITab viewControllerProvider called for all tabs at launch",
        "viewControllerProvider not lazy",
        "viewControllers is nil when using UITab",
        "UITabBarController viewControllers empty after setting tabs iOS 18",
        "didSelectTab called at launch before tapping",
        "UITab controller not recreated, provider called only once",
    ],
    observations: [
        "ouk-tabs-set-before-load", "ouk-tabs-and-view-controllers-replace-each-other", "ouk-tabs-without-the-selected-one",
    ],
    variables: [before, then],
    stage: { stage in
        let (one, two) = (stage.name(Screen(), first), stage.name(Screen(), second))
        let tabs = stage.keep(UITabBarController())
        let listener = stage.name(Listener(), delegate)
        listener.tell = { stage.mark("previousTab: \($0)") }
        tabs.delegate = listener
        let firstTab = stage.name(UITab(title: "One", image: nil, identifier: "one") { _ in one }, firstTab)
        let secondTab = stage.name(UITab(title: "Two", image: nil, identifier: "two") { _ in two }, secondTab)
        stage.mark(made)
        if stage[before] == .read, secondTab.viewController === two { stage.mark(readNow) }
        stage.mark(set)
        tabs.tabs = [firstTab, secondTab]
        if tabs.viewControllers == nil { stage.mark(isNil) }
        stage.window.rootViewController = tabs
        stage.script.wait(1)
        switch stage[then] {
        case .nothing: break
        case .tap: stage.script.tap(at: CGPoint(x: 290, y: 820))
        case .dropped:
            stage.script.tap(at: CGPoint(x: 290, y: 820))
            stage.script.wait(1)
            stage.script.perform { tabs.tabs = [firstTab] }
        case .again:
            stage.script.perform { tabs.tabs = [firstTab] }
            stage.script.wait(1)
            stage.script.perform { tabs.tabs = [firstTab, secondTab] }
        case .controllers:
            let screen = stage.keep(UIViewController())
            stage.script.perform {
                tabs.viewControllers = [screen]
                if tabs.tabs.isEmpty, firstTab.tabBarController == nil { stage.mark(gone) }
            }
        }
        stage.script.wait(1)
    },
    outcomes: {
        Outcome("the second view is loaded", not: "the second view is not loaded", second.viewDidLoad)
        Outcome(
            "the second provider has run", not: "the second provider has not run", constant: "`tabs` runs the provider of each tab.",
            secondTab.viewControllerProvider)
    },
    claims: {
        Claim(
            "Setting `tabs` runs the provider of each tab at once; making a tab runs none.", when: before == .nothing,
            rules: [.tabObjects, .tabProvider]
        ) {
            made.written
            set.written
            firstTab.viewControllerProvider
            secondTab.viewControllerProvider
            delegate.didSelectTab
            fromNil.written
            isNil.written
            first.viewDidLoad
        }
        Claim(
            "Reading `viewController` runs the provider, and `tabs` does not run it again.", when: before == .read,
            rules: [.tabProvider]
        ) {
            secondTab.viewControllerProvider
            readNow.written
            set.written
            firstTab.viewControllerProvider
        }
        Claim("A provider runs once.", rules: [.tabProvider]) {
            firstTab.viewControllerProvider.times(1)
            secondTab.viewControllerProvider.times(1)
        }
        Claim(
            "The view of a tab loads when the tab is selected, not with its provider.", when: then.isOneOf(.nothing, .again),
            second.viewDidLoad.never, unnoticed: "No rule loads a view before its tab is selected.")
        Claim(
            "If code sets `tabs` without the selected tab, the first tab is selected, and `didSelectTab` receives the removed tab as `previousTab`.",
            when: then == .dropped,
            rules: [.tabObjects, .tabObjectsByCode]
        ) {
            second.viewDidLoad
            fromSecond.written
        }
        Claim(
            "Setting `viewControllers` empties `tabs`.", when: then == .controllers, gone.happens, rules: [.tabObjects])
    })
