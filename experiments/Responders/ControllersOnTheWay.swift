import EventTrace
import ExperimentKit
import UIKit

private let place = Variable(
    "controller", Text("The controller of the view is", chinese: "视图的控制器是"),
    ["root", "child", "child of a child", "in a navigation", "in a tab bar", "presented", "presented as a sheet"])

// Each hears that a touch has begun, and passes it on.

private final class ClimbedController: UIViewController {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
}

private final class ClimbedNavigation: UINavigationController {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
}

private final class ClimbedTabs: UITabBarController {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
}

private final class ClimbedWindow: UIWindow {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
}

extension UIViewController {
    /// Contains the other one, whose view fills its own.
    fileprivate func contain(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

extension Experiment {
    /// Which controllers a touch comes by.
    static let controllersOnTheWay = Experiment(
        id: "ControllersOnTheWay",
        title: Text("Which controllers a touch comes by: children, navigation, tabs, presentation", chinese: "触摸途经哪些控制器：子控制器、导航、标签、弹出"),
        question: Text(
            "Nobody handles a touch on `pad`, which stands in the view of the controller `own`. By which controllers does it come on its way to the window?",
            chinese: "`pad` 在控制器 `own` 的视图中，没有人处理它的触摸。触摸在去窗口的路上经过哪些控制器？"),
        answer: Text(
            "By every controller around it, from the inside out: parents, the navigation or tab bar controller, and of a presented one its presenter, though the presenter's view is no ancestor of `pad`. The window comes last.",
            chinese: "由内而外经过外面的每个控制器：父控制器、导航或标签控制器；被弹出的还经过弹出它的控制器，尽管后者的视图不是 `pad` 的祖先。窗口最后。"),
        variables: [place],
        stage: { stage in
            let window = stage.name(ClimbedWindow(frame: Stage.frame), "app_window")
            let own = stage.name(ClimbedController(), "own")
            let outer: UIViewController
            switch stage.choice(place) {
            case "in a navigation": outer = stage.name(ClimbedNavigation(rootViewController: own), "outer")
            case "in a tab bar":
                let tabs = stage.name(ClimbedTabs(), "outer")
                tabs.viewControllers = [own]
                outer = tabs
            case "root": outer = own
            default: outer = stage.name(ClimbedController(), "outer")
            }
            window.rootViewController = outer
            window.makeKeyAndVisible()
            switch stage.choice(place) {
            case "child": outer.contain(own)
            case "child of a child":
                let middle = stage.name(ClimbedController(), "middle")
                outer.contain(middle)
                middle.contain(own)
            case "presented":
                own.modalPresentationStyle = .fullScreen
                outer.present(own, animated: false)
            case "presented as a sheet": outer.present(own, animated: false)
            default: break
            }
            own.view.addSubview(stage.name(BeganPad(frame: CGRect(x: 95, y: 300, width: 200, height: 200)), "pad"))
            (stage.view(named: "pad") as? BeganPad)?.callsSuper = true
            stage.script.wait(1)
            stage.script.tap("pad")
        },
        claims: [
            Claim(
                Text("A root controller, then the window.", chinese: "根控制器，然后窗口。"), when: place.is("root"),
                .ordering(["pad.touchesBegan", "own.touchesBegan", "app_window.touchesBegan"]),
                explanation: Text("Behind a controller's root view stands the controller (RC.1).", chinese: "控制器根视图之后就是控制器（RC.1）。")),
            Claim(
                Text("Whatever contains the controller comes after it.", chinese: "容器控制器都在其后。"),
                when: place.isOneOf(["child", "in a navigation", "in a tab bar"]),
                .ordering(["pad.touchesBegan", "own.touchesBegan", "outer.touchesBegan", "app_window.touchesBegan"]),
                explanation: Text(
                    "Behind a controller stands its view's superview, and at the end of those the one that contains it (RC.1).",
                    chinese: "控制器之后是其视图的父视图，再往上就是容器控制器（RC.1）。")),
            Claim(
                Text("Three controllers in one another come from the inside out.", chinese: "三层控制器由内而外。"),
                when: place.is("child of a child"),
                .order(["own.touchesBegan", "middle.touchesBegan", "outer.touchesBegan", "app_window.touchesBegan"]),
                explanation: Text("Each is reached through the views between them (RC.1).", chinese: "逐层经由其间的视图（RC.1）。")),
            Claim(
                Text("A presented controller hands on to its presenter, also over the full screen.", chinese: "被弹出的控制器交给弹出它的控制器，全屏时也是。"),
                when: place.isOneOf(["presented", "presented as a sheet"]),
                .ordering(["pad.touchesBegan", "own.touchesBegan", "outer.touchesBegan", "app_window.touchesBegan"]),
                explanation: Text(
                    "`next` of a presented controller is its presenter (RC.1). So a touch that nobody keeps on a sheet is heard below it.",
                    chinese: "被弹出控制器的 `next` 是弹出它的控制器（RC.1）。因此弹层上无人处理的触摸，下面的控制器会收到。")),
        ])
}
