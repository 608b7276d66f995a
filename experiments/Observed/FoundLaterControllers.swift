import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// What presentations, stacks and pages leave behind, as published accounts tell it.
extension ObservationScene {
    static let foundLaterControllers: [ObservationScene] = [
        ObservationScene(
            "dismiss-not-animated-next-line-log", prints: ["dismisses", "B", "later: nil"], of: ["dismisses", "B", "nil", "later: *"]
        ) { stage in
            let (first, second) = stage.present(.fullScreen)
            stage.script.perform {
                stage.mark("dismisses")
                first.dismiss(animated: false)
                stage.mark(first.presentedViewController === second ? "B" : "nil")
            }
            stage.script.wait(1)
            stage.script.perform { stage.mark("later: " + (first.presentedViewController == nil ? "nil" : "B")) }
        },
        ObservationScene(
            "dismissed-has-no-presenter", prints: ["dismisses", "B.viewDidDisappear", "presenter is nil"],
            of: ["dismisses", "B.viewDidDisappear", "presenter is *"]
        ) { stage in
            let (first, second) = stage.present(.fullScreen)
            second.whenGone = { stage.mark("presenter is " + ($0.presentingViewController == nil ? "nil" : "A")) }
            stage.script.perform {
                stage.mark("dismisses")
                first.dismiss(animated: true)
            }
            stage.script.wait(1)
        },
        ObservationScene(
            "dismiss-twice-takes-both",
            differs: "How far the first dismissal had come is not told; here the second call still finds B, which is going.",
            prints: ["R presents nil"], of: ["R presents *"]
        ) { stage in
            let (first, second) = stage.present(.fullScreen)
            let third = stage.name(GoneController(), "C")
            third.modalPresentationStyle = .fullScreen
            stage.script.perform { second.present(third, animated: true) }
            stage.script.wait(1)
            stage.script.perform {
                second.dismiss(animated: true)
                second.dismiss(animated: true)
            }
            stage.script.wait(2)
            stage.script.perform { stage.mark("R presents " + (first.presentedViewController == nil ? "nil" : "A")) }
        },
        ObservationScene(
            "stack-in-will-appear-log", prints: ["1: 1", "2: 1 2", "3: 1 2 3", "2: 1 2"], of: ["1: *", "2: *", "3: *"]
        ) { stage in
            let all = (1...3).map { number in
                let controller = stage.keep(GoneController())
                controller.title = "\(number)"
                controller.whenAppearing = {
                    let stack = ($0.navigationController?.viewControllers ?? []).map { $0.title ?? "" }
                    stage.mark("\(number): " + stack.joined(separator: " "))
                }
                return controller
            }
            let navigation = stage.keep(UINavigationController(rootViewController: all[0]))
            stage.window.rootViewController = navigation
            stage.script.wait(1)
            for index in 1...2 {
                stage.script.perform { navigation.pushViewController(all[index], animated: true) }
                stage.script.wait(1)
            }
            stage.script.perform { navigation.popViewController(animated: true) }
            stage.script.wait(1)
        },
        ObservationScene(
            "root-replaced-below-presented",
            differs: "A leak is no part of the model: what nobody keeps is freed.",
            prints: ["replaces", "end"], of: ["replaces", "end", "freed"]
        ) { stage in
            let first = GoneController()
            let second = FreedController { stage.mark("freed") }
            second.modalPresentationStyle = .fullScreen
            stage.window.rootViewController = first
            first.present(second, animated: false)
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("replaces")
                stage.window.rootViewController = UIViewController()
            }
            stage.script.wait(1)
            stage.script.mark("end")
        },
        ObservationScene(
            "page-appeared-before-its-animation-ends",
            differs: "It is an account of iOS 11; a measurement of iOS 26.1 tells only when the calls begin.",
            prints: ["sets", "B.viewDidAppear", "nearly over", "completion"],
            of: ["sets", "B.viewDidAppear", "nearly over", "completion"]
        ) { stage in
            let pages = stage.keep(UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal))
            let page = stage.name(GoneController(), "B")
            pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
            stage.window.rootViewController = pages
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("sets")
                pages.setViewControllers([page], direction: .forward, animated: true) { _ in stage.mark("completion") }
            }
            stage.script.wait(0.25)
            stage.script.mark("nearly over")
            stage.script.wait(1)
        },
        ObservationScene(
            "view-steps-to-its-end",
            prints: [
                "view.willMoveToSuperview", "view.didMoveToSuperview", "view.willMoveToWindow", "view.didMoveToWindow",
                "view.layoutSubviews", "pop", "view.willMoveToWindow", "view.didMoveToWindow",
            ], of: ["view.*Move*", "view.layoutSubviews", "pop"]
        ) { stage in
            let first = stage.keep(UIViewController())
            let navigation = stage.keep(UINavigationController(rootViewController: first))
            stage.window.rootViewController = navigation
            stage.script.wait(1)
            stage.script.perform {
                let second = UIViewController()
                second.view.addSubview(stage.name(EndingView(frame: CGRect(x: 20, y: 200, width: 50, height: 50)), "view"))
                navigation.pushViewController(second, animated: true)
            }
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("pop")
                navigation.popViewController(animated: true)
            }
            stage.script.wait(2)
        },
    ]
}

extension Stage {
    /// A at the root, which presents B.
    fileprivate func present(_ style: UIModalPresentationStyle) -> (GoneController, GoneController) {
        let (first, second) = (name(GoneController(), "A"), name(GoneController(), "B"))
        second.modalPresentationStyle = style
        window.rootViewController = first
        script.wait(1)
        script.perform { first.present(second, animated: true) }
        script.wait(1)
        return (first, second)
    }
}

private final class GoneController: UIViewController {
    var whenAppearing: (GoneController) -> Void = { _ in }
    var whenGone: (GoneController) -> Void = { _ in }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        whenAppearing(self)
    }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        whenGone(self)
    }
}

private final class FreedController: UIViewController {
    private let freed: () -> Void

    init(freed: @escaping () -> Void) {
        self.freed = freed
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    deinit { freed() }
}

private final class EndingView: UIView {
    override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
    override func didMoveToSuperview() { super.didMoveToSuperview() }
    override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
    override func didMoveToWindow() { super.didMoveToWindow() }
    override func layoutSubviews() { super.layoutSubviews() }
}
