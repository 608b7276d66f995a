import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Controller: String, Choice {
    case rootController = "the root controller"
    case childController = "a child controller"
    case presentedController = "a presented controller"
}
private let controller = Variable<Controller>("controller", "The view belongs to")

private enum Delegate: String, Choice {
    case object = "an object"
    case view = "a view"
}
private let delegate = Variable<Delegate>("delegate", "The application's delegate is")

private final class PlainDelegate: UIApplicationDelegate {}
private final class ViewDelegate: UIView, UIApplicationDelegate {}

extension Experiment {
    /// `next`, step by step.
    static let chainFromTheView = Experiment(
        id: "ChainFromTheView",
        title: "`next`, from a view to the end",
        question: "From a view one asks for `next` again and again, and prints what comes. Which objects are on the chain?",
        answer:
            "View, controller's view, controller; of a child then the parent's view and the parent; then two views of the system, the window, its **scene**, and the application.",
        origins: [Document004.chainCanBeWalked],
        observations: ["router-event-through-chain"],
        variables: [controller, delegate],
        stage: { stage in
            if stage[delegate] == .object {
                stage.application.delegate = stage.keep(PlainDelegate())
            } else {
                stage.application.delegate = stage.keep(ViewDelegate(frame: .zero))
            }
            var known: [(AnyObject, String)] = [
                (stage.window, "window"), (stage.rootViewController, "root controller"), (stage.view, "root controller's view"),
                (stage.application, "application"),
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
            let view = stage.name(UIView(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), "view")
            known.append((view, "view"))
            own.view.addSubview(view)
            stage.script.wait(1)
            stage.script.perform {
                var responder: UIResponder? = view
                while let current = responder {
                    stage.mark(known.first { $0.0 === current }?.1 ?? "a view of the system")
                    responder = current.next
                }
            }
        },
        claims: [
            Claim(
                "View, controller's view, controller.", when: controller == .rootController,
                .order(["view", "root controller's view", "root controller"]), quotes: Document004.nextOfView),
            Claim(
                "`next` leads from the view to the application.",
                .order(["view", "window", "application"]), quotes: Document004.chainCanBeWalked),
            Claim(
                "`next` of the root controller is the window.",
                when: controller == .rootController,
                .before("window", "a view of the system"),
                quotes: Document004.nextOfRootController,
                rules: [.chain],
                knownRefutation:
                    "It is its view's superview: since iOS 13 two views of the system lie between the root view and the window, and the chain goes through them."
            ),
            Claim(
                "`next` of the window is the application.",
                .before("application", "scene"), quotes: Document004.nextOfWindow,
                rules: [.chain], knownRefutation: "Since iOS 13 the window's scene stands between them."),
            Claim(
                "`next` of a presented controller leads to the one that presents it.",
                when: controller == .presentedController, .order(["own controller", "root controller"]),
                quotes: Document004.nextOfPresented),
            Claim(
                "A delegate that is no responder, or is a view, is not on the chain.",
                .same(whatever: delegate), quotes: Document004.nextOfApplication,
                explanation: "A delegate that is a responder follows the application; a test of the engine shows it.", rules: [.chain]),
            Claim(
                "Views, controllers, window, scene and application are all responders.",
                .order(["view", "root controller", "window", "scene", "application"]), quotes: Document004.anySubclassResponds),
        ])
}
