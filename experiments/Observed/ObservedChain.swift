import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// The responder chain: who is next, and what climbs it.
extension ObservationScene {
    static let chain: [ObservationScene] = [
        ObservationScene(
            "chain-label-scene",
            prints: [
                "UILabel", "UIView", "UIView", "ViewController", "UIDropShadowView", "UITransitionView", "UIWindow", "UIWindowScene",
                "UIApplication", "AppDelegate", "nil",
            ],
            of: ["UI*View", "UILabel", "ViewController", "UIWindow*", "UIApplication", "AppDelegate", "nil"]
        ) { stage in
            let delegate = stage.keep(EndOfChain())
            stage.application.delegate = delegate
            let view = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
            let label = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
            view.addSubview(label)
            stage.view.addSubview(view)
            stage.script.perform {
                stage.printChain(from: label, [stage.rootViewController: "ViewController", delegate: "AppDelegate"])
                stage.mark("nil")
            }
        },
        ObservationScene(
            "chain-childview-2022",
            prints: ["ChildView", "RootView", "ViewController", "UIDropShadowView", "UITransitionView", "UIWindow"],
            of: ["ChildView", "RootView", "UI*View", "ViewController", "UIWindow"]
        ) { stage in
            let child = stage.add(UIView(), "child")
            stage.script.perform {
                let names: [UIResponder: String] = [child: "ChildView", stage.view: "RootView", stage.rootViewController: "ViewController"]
                stage.printChain(from: child, names, upTo: stage.window)
            }
        },
        ObservationScene(
            "chain-nav-ios10",
            differs: """
                Up to the navigation controller the two agree. Above it the log is of iOS 10; since iOS 13 two private views and a scene \
                stand there, as `chain-label-scene` shows.
                """,
            prints: [
                "CircleButton", "CustomTabBar", "UIView", "UIViewController", "UIViewControllerWrapperView", "UINavigationTransitionView",
                "UILayoutContainerView", "UINavigationController", "UIWindow", "UIApplication", "AppDelegate",
            ],
            of: ["CircleButton", "CustomTabBar", "UI*", "AppDelegate"]
        ) { stage in
            let delegate = stage.keep(EndOfChain())
            stage.application.delegate = delegate
            let controller = UIViewController()
            stage.window.rootViewController = UINavigationController(rootViewController: controller)
            let bar = UIView(frame: CGRect(x: 0, y: 700, width: 390, height: 80))
            let button = UIButton(frame: CGRect(x: 10, y: 10, width: 60, height: 60))
            bar.addSubview(button)
            controller.view.addSubview(bar)
            stage.script.perform {
                let names: [UIResponder: String] = [
                    button: "CircleButton", bar: "CustomTabBar", controller: "UIViewController", delegate: "AppDelegate",
                    stage.rootViewController: "UINavigationController",
                ]
                stage.printChain(from: button, names)
            }
        },
        ObservationScene(
            "next-responder-rules-doc",
            differs: """
                What it says of views, presented controllers and the application holds. A root controller's next is a private view and a \
                window's next its scene, as printed chains of iOS 13 and later show; decision record 0012.
                """,
            prints: [
                "next of root view: its controller", "next of other view: its superview", "next of root controller: the window",
                "next of presented controller: its presenter",
                "next of window: the application", "next of application: its delegate",
            ],
            of: ["next of *"]
        ) { $0.printNextOfEach() },
        ObservationScene(
            "chain-presented-or-pushed-modal",
            prints: [
                "HitTestTextField", "UIStackView", "pinkView", "UIView", "HitTestViewController", "MenuViewController", "UITransitionView",
                "UIWindow", "UIWindowScene", "UIApplication", "AppDelegate",
            ],
            of: ["HitTest*", "UI*", "pinkView", "MenuViewController", "AppDelegate"]
        ) { stage in
            let delegate = stage.keep(EndOfChain())
            stage.application.delegate = delegate
            let (menu, hit) = (stage.rootViewController, UIViewController())
            hit.modalPresentationStyle = .fullScreen
            let (pink, stack, field) = (UIView(), UIStackView(), UITextField())
            hit.view.addSubview(pink)
            pink.addSubview(stack)
            stack.addArrangedSubview(field)
            let names: [UIResponder: String] = [
                field: "HitTestTextField", stack: "UIStackView", pink: "pinkView", hit: "HitTestViewController", menu: "MenuViewController",
                delegate: "AppDelegate",
            ]
            stage.script.perform { menu.present(hit, animated: true) }
            stage.script.wait(1)
            stage.script.perform { stage.printChain(from: field, names) }
        },
        ObservationScene(
            "view-default-forwarding", "wwdc12-default-forwarding",
            prints: ["parent.touchesBegan", "vc.touchesBegan", "front.touchesBegan", "delegate.touchesBegan"], of: ["*.touchesBegan"],
            and: [
                .holds("Each is called inside the one before.", .nested("delegate.touchesBegan", in: "parent.touchesBegan"))
            ]
        ) { $0.addForwardingChain(parentCallsSuper: true) },
        ObservationScene("view-default-forwarding", prints: ["parent.touchesBegan"], of: ["*.touchesBegan"]) {
            $0.addForwardingChain(parentCallsSuper: false)
        },
        ObservationScene("each-touch-message-climbs-alone", prints: ["S.touchesBegan", "V.touchesEnded"], of: ["*.touches*"]) { stage in
            let superview = stage.add(LoggedView(), "S")
            stage.add(EndOnlyView(), "V", at: CGRect(x: 20, y: 20, width: 100, height: 100), in: superview)
            stage.script.tap("V")
        },
        ObservationScene(
            "header-uicontrol-nil-target", prints: ["control.action(touchUpInside)", "the parent performs it"],
            of: ["*.action(*)", "the *"]
        ) {
            stage in
            let parent = stage.add(PerformingView(), "parent")
            parent.tell = { stage.mark("the parent performs it") }
            let control = stage.add(UIControl(), "control", at: CGRect(x: 20, y: 20, width: 100, height: 100), in: parent)
            control.addTarget(nil, action: PerformingView.act, for: .touchUpInside)
            stage.script.tap("control")
        },
        ObservationScene(
            "canperformaction-default", prints: ["copy: the label", "selectAll: its controller"], of: ["copy: *", "selectAll: *"]
        ) {
            stage in
            let controller = SelectingController()
            stage.window.rootViewController = controller
            let label = stage.add(CopyingLabel(), "label")
            stage.script.perform {
                _ = label.becomeFirstResponder()
                for (name, action) in [("copy", CopyingLabel.copying), ("selectAll", SelectingController.selecting)] {
                    let target = label.target(forAction: action, withSender: nil).map { $0 as AnyObject }
                    stage.mark("\(name): \(target === label ? "the label" : target === controller ? "its controller" : "nobody")")
                }
            }
        },
        ObservationScene(
            "initial-responder-per-event-type",
            prints: ["hit.touchesBegan", "focused.pressesBegan", "first.motionBegan", "first.remoteControlReceived"],
            of: ["*.touchesBegan", "*.pressesBegan", "*.motionBegan", "*.remoteControlReceived"]
        ) { stage in
            for (index, name) in ["hit", "focused", "first"].enumerated() {
                stage.add(EveryEventView(), name, at: CGRect(x: 20, y: 100 + 150 * CGFloat(index), width: 100, height: 100))
            }
            stage.script.perform {
                _ = stage.view(named: "first")?.becomeFirstResponder()
                Simulation.current?.focusedView = stage.view(named: "focused")
            }
            stage.script.tap("hit")
            stage.script.perform {
                Simulation.current?.press(.select, at: stage.now + 0.1)
                Simulation.current?.shake(at: stage.now + 1)
                Simulation.current?.remoteControl(.remoteControlPlay, at: stage.now + 2)
            }
        },
    ]
}

extension Stage {
    /// Prints the names of all from this one up; those of the system by their classes.
    fileprivate func printChain(from responder: UIResponder, _ names: [UIResponder: String], upTo last: UIResponder? = nil) {
        var next: UIResponder? = responder
        while let current = next {
            mark(names[current] ?? Stage.className(of: current))
            next = current === last ? nil : current.next
        }
    }

    private static func className(of responder: UIResponder) -> String {
        switch responder {
        case is UILabel: "UILabel"
        case is UIWindowScene: "UIWindowScene"
        case is UIApplication: "UIApplication"
        case is UIWindow: "UIWindow"
        default: systemName(of: responder)
        }
    }

    /// The engine names its own views by their kind: `transitionView_1`.
    private static func systemName(of responder: UIResponder) -> String {
        guard let simulation = Simulation.current else { return "" }
        let subject = simulation.subject(ofAny: responder)
        let name = simulation.recorder.trace.spelling(of: subject)
        let kind = name.prefix { $0.isLetter }
        return kind == "root" || kind == "view" ? "UIView" : "UI\(kind.prefix(1).uppercased())\(kind.dropFirst())"
    }

    fileprivate func printNextOfEach() {
        let delegate = keep(EndOfChain())
        application.delegate = delegate
        let child = add(UIView(), "child")
        script.perform { [self] in
            let (root, presented) = (rootViewController, UIViewController())
            root.present(presented, animated: false, completion: nil)
            mark("next of root view: \(view.next === root ? "its controller" : "somebody else")")
            mark("next of other view: \(child.next === view ? "its superview" : "somebody else")")
            mark("next of root controller: \(root.next === window ? "the window" : "a private view")")
            mark("next of presented controller: \(presented.next === root ? "its presenter" : "somebody else")")
            mark("next of window: \(window.next === application ? "the application" : "its scene")")
            mark("next of application: \(application.next === delegate ? "its delegate" : "nobody")")
        }
    }

    fileprivate func addForwardingChain(parentCallsSuper: Bool) {
        let delegate = name(EndOfChain(), "delegate")
        application.delegate = delegate
        let front = show(ProbeWindow(frame: Stage.bounds), root: name(ForwardingController(), "vc"), as: "front")
        let parent = add(LoggedView(), "parent", in: front.rootViewController?.view)
        parent.callsSuper = parentCallsSuper
        add(UIView(), "child", at: CGRect(x: 20, y: 20, width: 100, height: 100), in: parent)
        script.tap("child")
    }
}

/// The application's delegate, which prints what climbs to it.
private final class EndOfChain: UIResponder, UIApplicationDelegate {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class ForwardingController: UIViewController {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
}

private final class EndOnlyView: UIView {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class PerformingView: UIView {
    var tell: () -> Void = {}

    func perform() { tell() }

    static let act = Selector("perform", PerformingView.perform)
}

private final class CopyingLabel: UILabel {
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: AnyOrObject?) -> Bool { action == CopyingLabel.copying }
    override func copy(_ sender: AnyOrObject?) {}

    static let copying = Selector("copy(_:)", UIResponder.copy)
}

private final class SelectingController: UIViewController {
    override func selectAll(_ sender: AnyOrObject?) {}

    static let selecting = Selector("selectAll(_:)", UIResponder.selectAll)
}

/// Prints the first message of each type of event, and can become first responder.
private final class EveryEventView: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    override func remoteControlReceived(with event: UIEvent?) {}
}
