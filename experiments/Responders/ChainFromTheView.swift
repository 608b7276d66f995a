import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Controller: String, Choice {
    case rootController = "the root controller"
    case childController = "a child controller"
    case presentedController = "a presented controller"
}
private let controller = Variable<Controller>("controller", "The view belongs to", changes: .printedLines)

private enum Delegate: String, Choice {
    case object = "a plain object"
    case view = "a view"
    case viewController = "a view controller"
    case responder = "another responder"
}
private let delegate = Variable<Delegate>("delegate", "The application's delegate is", changes: .printedLines)

private final class PlainDelegate: UIApplicationDelegate {}
private final class ViewDelegate: UIView, UIApplicationDelegate {}
private final class ControllerDelegate: UIViewController, UIApplicationDelegate {}
private final class ResponderDelegate: UIResponder, UIApplicationDelegate {}

private let view = Named<UIView>("view")

/// `next`, step by step.
let chainFromTheView: Experiment = Experiment(
    id: "ChainFromTheView",
    title: "Walking the responder chain with `next`",
    question: "From a view, `next` is read again and again, and the result is printed. Which objects are on the responder chain?",
    answer:
        "The chain goes from the view to the controller's view and the controller; from a child controller on to the parent's view and the parent controller, from a presented controller to its presenter. Then come two views of the system (`UIDropShadowView` and `UITransitionView` in printed logs), the window, its **scene**, the application, and the application's delegate if the delegate is a responder other than a view or view controller.",
    remedy:
        "To find the view controller of a view, follow `next` until it is a `UIViewController`, and do not stop at a responder of another kind: since iOS 17 SwiftUI puts one of its own in between, as a project found. A view that is not yet in a controller's view, as in its `init`, finds none.",
    symptoms: [
        "find the view controller of a UIView",
        "print the responder chain of a view",
        "UITransitionView and UIDropShadowView in the responder chain",
        "is the AppDelegate part of the responder chain",
        "nextResponder of window is UIWindowScene",
    ],
    origins: [Document004.chainCanBeWalked],
    observations: ["router-event-through-chain"],
    variables: [controller, delegate],
    stage: { stage in
        let last = stage.keep(ResponderDelegate())
        stage.application.delegate =
            switch stage[delegate] {
            case .object: stage.keep(PlainDelegate())
            case .view: stage.keep(ViewDelegate(frame: .zero))
            case .viewController: stage.keep(ControllerDelegate())
            case .responder: last
            }
        var known: [(AnyObject, String)] = [
            (stage.window, "window"), (stage.rootViewController, "root controller"), (stage.view, "root controller's view"),
            (stage.application, "application"), (last, "delegate"),
        ]
        if let scene = stage.window.windowScene { known.append((scene, "scene")) }
        let own = stage[controller] == .rootController ? stage.rootViewController : UIViewController()
        if own !== stage.rootViewController {
            known += [(own, "own controller"), (own.view, "own controller's view")]
        }
        if stage[controller] == .childController {
            stage.rootViewController.addChild(own)
            stage.view.addSubview(own.view)
            own.didMove(toParent: stage.rootViewController)
        }
        if stage[controller] == .presentedController { stage.rootViewController.present(own, animated: false) }
        let view = stage.name(UIView(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), view)
        known.append((view, "view"))
        own.view.addSubview(view)
        stage.script.wait(1)
        stage.script.perform {
            func name(_ object: UIResponder) -> String { known.first { $0.0 === object }?.1 ?? "a view of the system" }
            var responder: UIResponder = view
            while let next = responder.next {
                stage.mark("next of \(name(responder)): \(name(next))")
                responder = next
            }
            stage.mark("next of \(name(responder)): nobody")
        }
    },
    outcomes: {
        Outcome("after the view's controller", otherwise: "comes a view of the system") {
            Outcome.State("comes the parent's view", "next of own controller: root controller's view")
            Outcome.State("comes its presenter", "next of own controller: root controller")
        }
        Outcome(
            "the application's delegate is last on the chain", not: "the application's delegate is not on the chain",
            "next of application: delegate")
        Outcome(
            "after the window comes its scene", not: "after the window comes the application",
            constant: "Since iOS 13 every window on screen belongs to a scene.", "next of window: scene")
    },
    claims: {
        Claim(
            "After a controller's root view comes the controller, before the superview of that root view.",
            when: controller != .rootController, TokenPattern("next of own controller's view: own controller").happens,
            quotes: Document004.nextOfView.part("of a controller's root view"),
            explanation: "The responder chain is what `next` returns, step by step.",
            rules: [.chain])
        Claim(
            "After any other view comes its superview.", TokenPattern("next of view: *controller's view").happens,
            quotes: Document004.nextOfView.part("of any other view"))
        Claim(
            "`next` leads from the view through its controller and the window to the application.",
            quotes: Document004.chainCanBeWalked
        ) {
            "next of view: *"
            "next of root controller: *"
            "next of window: *"
            "next of application: *"
        }
        Claim(
            "`next` of the root controller is the window.",
            when: controller == .rootController, TokenPattern("next of root controller: a view of the system").never,
            quotes: Document004.nextOfRootController,
            rules: [.chain],
            knownRefutation:
                "`next` of the root controller is the superview of the controller's view: since iOS 13 two views of the system are between the root view and the window, and the chain goes through them."
        )
        Claim(
            "`next` of the window is the application.", TokenPattern("next of window: scene").never, quotes: Document004.nextOfWindow,
            rules: [.chain], knownRefutation: "Since iOS 13 the window's scene is between them.")
        Claim(
            "`next` of a presented controller is the controller that presents it.",
            when: controller == .presentedController, TokenPattern("next of own controller: root controller").happens,
            quotes: Document004.nextOfPresented)
        Claim(
            "An application's delegate that is a responder, but no view or view controller, follows the application and is the last on the chain.",
            when: delegate == .responder,
            quotes: Document004.nextOfApplication.part("a delegate that is a responder"), rules: [.chain]
        ) {
            "next of application: delegate"
            "next of delegate: nobody"
        }
        Claim(
            "An application's delegate that is no responder, or is a view or a view controller, is not on the chain.",
            when: delegate != .responder,
            TokenPattern("next of application: nobody").happens, quotes: Document004.nextOfApplication.part("any other delegate"),
            rules: [.chain])
    })
