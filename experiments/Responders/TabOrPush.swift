import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Container: String, Choice {
    case tabs = "a tab bar controller selects `B`"
    case navigation = "a navigation controller pushes `B` without animation"
    case tapped = "a tap on the tab of `B` selects `B`"
}
private let container = Variable<Container>("container", "In place of `A`")

private let isAgain = Variable<Bool>("again", "`B` goes and comes a second time", off: "`B` comes for the first time")
private let hasGone = Mark("B comes back")

private let a = Named<PrintingController>("A")
private let b = Named<PrintingController>("B")

/// The order of appearance of tabs, beside that of pushes.
let tabOrPush: Experiment = Experiment(
    id: "TabOrPush",
    title: "Order of `viewWillAppear` and `viewWillDisappear`: selecting a tab and pushing",
    question:
        "Controller `B` takes the place of `A` in a tab bar controller, or is pushed on it, for the first time or again. In which order are they called, and when is the view of `B` loaded?",
    answer:
        "In a tab bar controller `B` receives `viewWillAppear` before `A` receives `viewWillDisappear`; with a push it is the other way round. In both `A` receives `viewDidDisappear` before `B` receives `viewDidAppear`; after a tap on a tab, however, `B` receives `viewDidAppear` first in a test of iOS 18.6 and 26.2, but not in a log of iOS 13 or 14. A push without animation, as here, lays `B` out only after its `viewDidAppear`; logs of a push with animation have the layout before. `B` receives `viewDidLoad` once, when it first appears, and `viewWillAppear` each time.",
    remedy:
        "Load what can change in `viewWillAppear(_:)`, which comes at each selection of the tab; `viewDidLoad` comes once for each instance, and not before its tab is selected. If all tabs load at launch, code reads their `view`: put what is for the tab bar into `init` or into the tab's item.",
    symptoms: [
        "refresh data when switching tabs", "viewDidLoad only called once in a tab bar controller",
        "viewDidLoad of all tabs is called at launch", "viewWillAppear called every time a tab is selected",
        "viewWillAppear before viewWillDisappear when switching tabs", "order of appearance methods tab bar controller",
    ],
    variables: [container, isAgain],
    stage: { stage in
        let (old, new) = (stage.name(PrintingController(), a), stage.name(PrintingController(), b))
        let tabs = stage.keep(UITabBarController())
        let navigation = stage.keep(UINavigationController())
        let (isTabs, isTapped) = (stage[container] != .navigation, stage[container] == .tapped)
        if isTabs { tabs.viewControllers = [old, new] } else { navigation.viewControllers = [old] }
        stage.window.rootViewController = isTabs ? tabs : navigation
        stage.script.wait(1)
        let show = { if isTabs { tabs.selectedIndex = 1 } else { navigation.pushViewController(new, animated: false) } }
        let tab = CGPoint(x: 290, y: 820)
        if isTapped { stage.script.tap(at: tab) } else { stage.script.perform { show() } }
        stage.script.wait(1)
        guard stage[isAgain] else { return }
        stage.script.perform { if isTabs { tabs.selectedIndex = 0 } else { navigation.popViewController(animated: false) } }
        stage.script.wait(1)
        stage.script.perform {
            stage.mark(hasGone)
            if !isTapped { show() }
        }
        if isTapped { stage.script.tap(at: tab) }
        stage.script.wait(1)
    },
    outcomes: {
        Outcome(
            "`B` receives `viewWillAppear` first", not: "`A` receives `viewWillDisappear` first",
            b.viewWillAppear.before(a.viewWillDisappear))
    },
    claims: {
        Claim(
            "If code selects the tab, `B` receives `viewWillAppear` first, and `A` has disappeared before `B` has appeared.",
            when: container == .tabs,
            explanation: "A log of Mac Catalyst 26.5 has this order for a selection by code; a log of iOS 13 or 14 has it for a tap.",
            rules: [.tabOrder]
        ) {
            b.viewWillAppear
            a.viewWillDisappear
            a.viewDidDisappear
            b.viewDidAppear
        }
        Claim(
            "After a tap on a tab `B` receives `viewWillAppear` first too, and `B` has appeared before `A` has disappeared.",
            when: container == .tapped,
            explanation:
                "An automated test of iOS 18.6 and 26.2 numbers the calls; a log of iOS 13 or 14 has the other order. What makes the difference is not known.",
            rules: [.tappedTabOrder]
        ) {
            b.viewWillAppear
            a.viewWillDisappear
            b.viewDidAppear
            a.viewDidDisappear
        }
        Claim("With a push `A` receives `viewWillDisappear` before `B` receives `viewWillAppear`.", when: container == .navigation) {
            a.viewWillDisappear
            b.viewWillAppear
            a.viewDidDisappear
            b.viewDidAppear
        }
        Claim(
            "The view of `B` is loaded once, when `B` first comes.",
            explanation: "A controller loads its view when the view is first needed.", rules: [.appearance]
        ) {
            b.viewDidLoad.times(1)
            a.viewDidAppear
            b.viewDidLoad
        }
        Claim("When `B` comes again, `viewWillAppear` is called again and `viewDidLoad` is not.", when: isAgain.isOn) {
            b.viewWillAppear.times(2)
            hasGone.written
            b.viewWillAppear
            b.viewDidAppear
        }
    })
