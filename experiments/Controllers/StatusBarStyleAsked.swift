import EventTrace
import ExperimentKit
import UIKit

private enum Place: String, Choice {
    case root = "the root of the window"
    case inANavigation = "on top of a navigation controller"
    case underAHiddenBar = "on top of a navigation controller whose bar is hidden"
    case underABlackBar = "on top of a navigation controller whose bar has `barStyle = .black`"
    case namedByANavigation = "on top of a navigation controller that returns `topViewController` in `childForStatusBarStyle`"
    case inATab = "selected in a tab bar controller"
    case child = "in a container of one's own"
    case namedChild = "in a container of one's own that returns it in `childForStatusBarStyle`"
    case fullScreen = "presented full screen"
    case overFullScreen = "presented over full screen"
    case captures = "presented over full screen with `modalPresentationCapturesStatusBarAppearance`"
    case changed = "the root that wants light content only later"
    case changedAndSaid = "the root that calls `setNeedsStatusBarAppearanceUpdate()` once it wants light content"
}
private let place = Variable<Place>("place", "The controller `light` is")

/// Wants light content in the status bar.
private final class Light: UIViewController {
    var style = UIStatusBarStyle.lightContent

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
}

private final class NamingNavigation: UINavigationController {
    override var childForStatusBarStyle: UIViewController? { topViewController }
}

private final class Container: UIViewController {
    var namesItsChild = false

    override var childForStatusBarStyle: UIViewController? { namesItsChild ? children.last : nil }

    func contain(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

private let light = Named<Light>("light")
private let isLight = Mark("the status bar has light content")
private let isDefault = Mark("the status bar has the default style")

/// Which controller is asked for the style of the status bar.
let statusBarStyleAsked: Experiment = Experiment(
    id: "StatusBarStyleAsked",
    title: "`preferredStatusBarStyle` is not called",
    question:
        "The controller `light` overrides `preferredStatusBarStyle` and returns `.lightContent`. It is the root of the window, in a container, or presented. Is it asked, and which style does the status bar get?",
    answer:
        "UIKit asks the root controller of the window in front, or a presented controller that takes the status bar over. A container answers for itself unless it names a child in `childForStatusBarStyle`. A tab bar controller names the selected controller. A navigation controller names its top controller only while its bar is hidden; otherwise the `barStyle` of the bar decides. A presented controller takes over if its style is `.fullScreen`, and in other styles with `modalPresentationCapturesStatusBarAppearance`.",
    remedy:
        "Under a navigation controller, return `topViewController` in `childForStatusBarStyle` of a subclass of `UINavigationController`, or set `navigationBar.barStyle = .black` for light content. In a container of your own, return the child in `childForStatusBarStyle`, and in `childForStatusBarHidden` for `prefersStatusBarHidden`. Set `modalPresentationCapturesStatusBarAppearance = true` on a presented controller that does not use `.fullScreen`. Call `setNeedsStatusBarAppearanceUpdate()` whenever an answer or the named child changes. An extra window in front, as for a toast, needs a root controller that gives the same answer. All of it needs `UIViewControllerBasedStatusBarAppearance` in `Info.plist` to be absent or `YES`.",
    symptoms: [
        "preferredStatusBarStyle not called",
        "preferredStatusBarStyle ignored in UINavigationController",
        "status bar text color does not change to white",
        "childForStatusBarStyle topViewController",
        "status bar style of a modal that is not full screen",
        "modalPresentationCapturesStatusBarAppearance",
        "setNeedsStatusBarAppearanceUpdate does nothing",
        "prefersStatusBarHidden not working in a child view controller",
    ],
    variables: [place],
    stage: { stage in
        let light = stage.name(Light(), light)
        let choice = stage[place]
        let window = stage.window
        let root = stage.keep(UIViewController())
        switch choice {
        case .root: window.rootViewController = light
        case .changed, .changedAndSaid:
            light.style = .default
            window.rootViewController = light
        case .inANavigation, .underAHiddenBar, .underABlackBar:
            let navigation = stage.keep(UINavigationController(rootViewController: light))
            if choice == .underAHiddenBar { navigation.isNavigationBarHidden = true }
            if choice == .underABlackBar { navigation.navigationBar.barStyle = .black }
            window.rootViewController = navigation
        case .namedByANavigation: window.rootViewController = stage.name(NamingNavigation(rootViewController: light), "namingNavigation")
        case .inATab:
            let tabs = stage.keep(UITabBarController())
            tabs.viewControllers = [light]
            window.rootViewController = tabs
        case .child, .namedChild:
            let container = stage.name(Container(), "container")
            container.namesItsChild = choice == .namedChild
            container.contain(light)
            window.rootViewController = container
        case .fullScreen, .overFullScreen, .captures: window.rootViewController = root
        }
        stage.script.wait(1)
        stage.script.perform {
            switch choice {
            case .fullScreen, .overFullScreen, .captures:
                light.modalPresentationStyle = choice == .fullScreen ? .fullScreen : .overFullScreen
                light.modalPresentationCapturesStatusBarAppearance = choice == .captures
                root.present(light, animated: true)
            case .changed: light.style = .lightContent
            case .changedAndSaid:
                light.style = .lightContent
                light.setNeedsStatusBarAppearanceUpdate()
            default: break
            }
        }
        stage.script.wait(1)
        stage.script.perform {
            let style = window.windowScene?.statusBarManager?.statusBarStyle
            stage.mark(style == .lightContent ? isLight : isDefault)
        }
    },
    outcomes: {
        Outcome("`preferredStatusBarStyle` is called", not: "`preferredStatusBarStyle` is not called", light.preferredStatusBarStyle)
        Outcome("light content", not: "the default style", isLight.written)
    },
    claims: {
        Claim(
            "The root of the window is asked.", when: place == .root, isLight.happens,
            explanation: "Nothing is above it.", rules: [.statusBarAsked])
        Claim(
            "A navigation controller does not ask its top controller for the style.",
            when: place.isOneOf(.inANavigation, .underABlackBar), light.preferredStatusBarStyle.never,
            explanation: "Two radars of iOS 7 and several authors tell of it; Apple's pages do not.", rules: [.statusBarOfContainers],
            unnoticed: "Without the rule a navigation controller names no child either.")
        Claim(
            "A navigation bar with `barStyle = .black` gives the status bar light content.", when: place == .underABlackBar,
            isLight.happens,
            rules: [.statusBarOfContainers])
        Claim(
            "While its bar is hidden, a navigation controller lets its top controller decide.", when: place == .underAHiddenBar,
            isLight.happens, explanation: "An author tried it in 2016.", rules: [.statusBarOfContainers])
        Claim(
            "A container that returns a child in `childForStatusBarStyle` lets that child decide.",
            when: place.isOneOf(.namedByANavigation, .namedChild), isLight.happens, explanation: "Apple's page of the property says it.",
            rules: [.statusBarAsked])
        Claim(
            "A tab bar controller lets the selected controller decide.", when: place == .inATab, isLight.happens,
            rules: [.statusBarOfContainers])
        Claim(
            "A child in a container that names none is not asked.", when: place == .child, light.preferredStatusBarStyle.never,
            explanation: "The container's own answer counts.", rules: [.statusBarAsked],
            unnoticed: "No change that is tried makes a container name a child.")
        Claim(
            "A controller presented full screen decides.", when: place == .fullScreen, isLight.happens, rules: [.statusBarOfAPresentation])
        Claim(
            "A controller presented over full screen is not asked, although it covers the screen.", when: place == .overFullScreen,
            light.preferredStatusBarStyle.never, explanation: "A radar of iOS 10 reports it.", rules: [.statusBarOfAPresentation],
            grade: .assumed,
            unnoticed: "No change that is tried makes such a presentation take the status bar over.")
        Claim(
            "With `modalPresentationCapturesStatusBarAppearance`, a controller presented over full screen decides.",
            when: place == .captures, isLight.happens,
            rules: [.statusBarOfAPresentation])
        Claim(
            "A new value of `preferredStatusBarStyle` alone changes nothing.", when: place == .changed, isDefault.happens,
            explanation: "UIKit keeps the last answer.")
        Claim(
            "After `setNeedsStatusBarAppearanceUpdate()` the new answer counts.", when: place == .changedAndSaid, isLight.happens,
            rules: [.statusBarAsked])
    })
