import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Container: String, Choice {
    case tabs = "a tab bar controller selects B"
    case navigation = "a navigation controller pushes B"
}
private let container = Variable<Container>("container", "In place of A")

private let a = Named<PrintingController>("A")
private let b = Named<PrintingController>("B")

/// The order of appearance of tabs, beside that of pushes.
let tabOrPush: Experiment = Experiment(
    id: "TabOrPush",
    title: "Tabs appear in another order than pushed controllers",
    question: "Controller `B` takes the place of `A` in a tab bar controller, or is pushed on it. In which order are they called?",
    answer:
        "In a tab bar controller `B` receives `viewWillAppear` before `A` receives `viewWillDisappear`; with a push it is the other way round. In a tab bar controller `B` has appeared before `A` has disappeared, with a push `A` has disappeared first.",
    symptoms: ["viewWillAppear before viewWillDisappear when switching tabs", "order of appearance methods tab bar controller"],
    variables: [container],
    stage: { stage in
        let (old, new) = (stage.name(PrintingController(), a), stage.name(PrintingController(), b))
        let tabs = stage.keep(UITabBarController())
        let navigation = stage.keep(UINavigationController())
        let isTabs = stage[container] == .tabs
        if isTabs { tabs.viewControllers = [old, new] } else { navigation.viewControllers = [old] }
        stage.window.rootViewController = isTabs ? tabs : navigation
        stage.script.wait(1)
        stage.script.perform { if isTabs { tabs.selectedIndex = 1 } else { navigation.pushViewController(new, animated: false) } }
        stage.script.wait(1)
    },
    outcomes: {
        Outcome("the new controller comes first", not: "the old controller comes first", b.viewWillAppear.before(a.viewWillDisappear))
    },
    claims: {
        Claim(
            "In a tab bar controller the new controller comes first.", when: container == .tabs,
            explanation: "An automated test of iOS 18.6 and 26.2 numbers the calls.",
            rules: [.tabOrder]
        ) {
            b.viewWillAppear
            a.viewWillDisappear
            b.viewDidAppear
            a.viewDidDisappear
        }
        Claim("With a push the old controller comes first.", when: container == .navigation) {
            a.viewWillDisappear
            b.viewWillAppear
            a.viewDidDisappear
            b.viewDidAppear
        }
    })
