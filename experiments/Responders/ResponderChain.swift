import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Handler: String, Choice { case nobody, view, superview, controller, window }
private let handler = Variable<Handler>("handler", "Who handles the touch and does not pass it on")
private let isChild = Variable<Bool>("childController", "The controller is in a parent controller")

extension Experiment {
    /// From the view up to the application.
    static let responderChain = Experiment(
        id: "ResponderChain",
        title: "The responder chain, step by step",
        question: """
            A view is tapped that passes its touch on, as does everybody above it, up to one that handles it. Which way does the touch go, \
            with one controller and with a controller in a parent controller?
            """,
        answer: """
            View, superview, the controller's view, the controller; then, of a child controller, **its view's superview** and only after \
            that the parent controller; then the window. Whoever handles it ends the climb. What nobody handles goes by the scene to the \
            application, which drops it.
            """,
        origins: [Document001.chainInSteps, Document003.parentController],
        observations: ["chain-label-scene", "chain-childview-2022"],
        variables: [handler, isChild],
        stage: { stage in
            let window = stage.name(
                ClimbingWindow(frame: CGRect(x: 0, y: 0, width: Stage.size.width, height: Stage.size.height)), "top_window")
            window.passesOn = stage[handler] != .window
            let controller = stage.name(ClimbingController(), "controller")
            controller.passesOn = stage[handler] != .controller
            controller.view = stage.name(ClimbingView(frame: window.bounds), "controller_view")
            let superview = stage.name(ClimbingView(frame: CGRect(x: 45, y: 150, width: 300, height: 300)), "superview")
            superview.passesOn = stage[handler] != .superview
            let view = stage.name(ClimbingView(frame: CGRect(x: 50, y: 50, width: 200, height: 200)), "view")
            view.passesOn = stage[handler] != .view
            controller.view.addSubview(superview)
            superview.addSubview(view)
            if stage[isChild] {
                let parent = stage.name(ClimbingController(), "parent_controller")
                parent.view = stage.name(ClimbingView(frame: window.bounds), "parent_view")
                parent.addChild(controller)
                parent.view.addSubview(controller.view)
                controller.didMove(toParent: parent)
                window.rootViewController = parent
            } else {
                window.rootViewController = controller
            }
            window.makeKeyAndVisible()
            stage.script.tap("view")
        },
        claims: [
            Claim(
                "View, superview, controller's view, controller, window.",
                when: handler == .nobody && isChild.isOff,
                .ordering([
                    "view.touchesBegan", "superview.touchesBegan", "controller_view.touchesBegan", "controller.touchesBegan",
                    "top_window.touchesBegan",
                ]),
                quotes: Document001.chainInSteps, explanation: "The chain, as `next` says it.", rules: [.chain]
            ),
            Claim(
                "What nobody handles is dropped by the application.", when: handler == .nobody,
                .decided("application: drop touchesBegan"), quotes: Document001.droppedAtTheEnd),
            Claim(
                "The window passes it on, and the application drops it.",
                when: handler == .nobody,
                .all([.happens("top_window.touchesBegan"), .decided("application: drop touchesBegan")]),
                quotes: Document003.windowApplicationDropped),
            Claim(
                "The view passes what it does not handle to the next one.", when: handler != .view,
                .order(["view.touchesBegan", "superview.touchesBegan"]), quotes: Document001.unhandledGoesToNext),
            Claim(
                "Unhandled, it climbs to the controller.",
                when: handler.isOneOf(.nobody, .controller, .window),
                .order(["view.touchesBegan", "superview.touchesBegan", "controller.touchesBegan"]), quotes: Document003.unhandledClimbs),
            Claim(
                "A child controller's touch comes to its parent controller before the window.",
                when: isChild.isOn && handler.isOneOf(.nobody, .window),
                .order(["controller.touchesBegan", "parent_controller.touchesBegan", "top_window.touchesBegan"]),
                quotes: Document003.parentController),
            Claim(
                "The controller hands it to the parent controller directly.",
                when: isChild.isOn && handler.isOneOf(.nobody, .window), .never("parent_view.touchesBegan"),
                quotes: Document003.parentController,
                rules: [.chain],
                knownRefutation:
                    "A controller's `next` is its view's superview: the parent's view comes between the two controllers."),
            Claim(
                "Whoever handles it ends the climb.", when: handler == .superview,
                .ordering(["view.touchesBegan", "superview.touchesBegan"]), quotes: Document003.overridingReceives),
            Claim(
                "The search goes down, the response goes up.", when: handler == .nobody,
                .all([.order(["view.touchesBegan", "controller.touchesBegan", "top_window.touchesBegan"]), .decided("view: answer*")]),
                quotes: Document003.downThenUp),
            Claim(
                "It climbs only because nobody keeps it: passing on is all that the touch methods do.",
                when: handler == .nobody, .ruleAtWork(.touchMethodsClimb), quotes: Document000.superIsArtificial),
        ])
}

// Each receives the start of a touch, and passes it on if it is told to.

private final class ClimbingView: UIView {
    var passesOn = true

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if passesOn { super.touchesBegan(touches, with: event) }
    }
}

private final class ClimbingController: UIViewController {
    var passesOn = true

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if passesOn { super.touchesBegan(touches, with: event) }
    }
}

private final class ClimbingWindow: UIWindow {
    var passesOn = true

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if passesOn { super.touchesBegan(touches, with: event) }
    }
}
