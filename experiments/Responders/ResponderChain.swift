import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Handler: String, Choice { case nobody, view, superview, controller, window, application }
private let handler = Variable<Handler>("handler", "Who handles the touch and does not pass it on")
private let isChild = Variable<Bool>("childController", "The controller is in a parent controller")

private enum Delegate: String, Choice {
    case responder = "a responder"
    case object = "no responder"
}
private let delegate = Variable<Delegate>("delegate", "The application's delegate is")

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
            that the parent controller; then the window, the application and, if it is a responder, the application's delegate. Whoever \
            handles it ends the climb; after the last one nobody is called. Between root controller and window stand two views of UIKit's \
            own, between window and application the window's scene.
            """,
        origins: [Document001.chainInSteps, Document003.parentController],
        observations: ["chain-label-scene", "chain-childview-2022"],
        variables: [handler, isChild, delegate],
        stage: { stage in
            let application = ClimbingApplication()
            application.passesOn = stage[handler] != .application
            stage.application = application
            application.delegate =
                stage[delegate] == .responder ? stage.name(EndOfTheChain(), "delegate") : stage.keep(PlainDelegate())
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
            stage.script.perform {
                guard let root = window.rootViewController else { return }
                stage.mark(root.next === window ? "after the root controller comes the window" : "after the root controller comes a view")
                stage.mark(
                    window.next === application ? "after the window comes the application" : "after the window comes its scene")
            }
        },
        claims: [
            Claim(
                "View, superview, controller's view, controller, window, application; with a delegate that is none, nobody after it.",
                when: handler == .nobody && isChild.isOff && delegate == .object,
                .ordering(fromViewToApplication, among: ["*.touches*"]),
                quotes: Document001.chainInSteps, Document001.droppedAtTheEnd, explanation: "The chain, as `next` says it.",
                rules: [.chain]),
            Claim(
                "A delegate that is a responder gets it after the application; then nobody does.",
                when: handler == .nobody && isChild.isOff && delegate == .responder,
                .ordering(fromViewToApplication + ["delegate.touchesBegan"], among: ["*.touches*"]),
                quotes: Document002.wholeChain, Document002.droppedAtTheEnd,
                contradicts: Document001.droppedAtTheEnd, Document003.windowApplicationDropped, rules: [.chain, .unhandledIsDropped]),
            Claim(
                "A delegate that is no responder is not on the chain.", when: delegate == .object && handler == .nobody,
                .all([.happens("application.touchesBegan"), .never("delegate.*")]),
                contradicts: Document002.wholeChain),
            Claim(
                "What the application handles, its delegate does not get.", when: handler == .application, .never("delegate.*"),
                quotes: Document001.droppedAtTheEnd),
            Claim(
                "The window passes it on to the application, and nobody after that gets it.",
                when: handler == .nobody && delegate == .object,
                .all([.nested("application.touchesBegan", in: "top_window.touchesBegan"), .exactly(1, "application.touchesBegan")]),
                quotes: Document003.windowApplicationDropped),
            Claim(
                "The next responder of the window is its scene, not the application.",
                .happens("after the window comes its scene"),
                contradicts: Document001.chainInSteps, Document002.wholeChain, Document003.windowApplicationDropped,
                Document003.chainInOneLine, rules: [.chain]),
            Claim(
                "The next responder of the root controller is a view of UIKit's own, not the window.",
                .happens("after the root controller comes a view"),
                contradicts: Document001.chainInSteps, Document002.wholeChain, Document003.parentController, rules: [.chain]),
            Claim(
                "In one line, with a parent controller: view, superview, controller, parent controller, window, application.",
                when: handler == .nobody && isChild.isOn,
                .order([
                    "view.touchesBegan", "superview.touchesBegan", "controller.touchesBegan", "parent_controller.touchesBegan",
                    "top_window.touchesBegan", "application.touchesBegan",
                ]),
                quotes: Document003.chainInOneLine, rules: [.chain]),
            Claim(
                "The view passes what it does not handle to the next one.", when: handler != .view,
                .order(["view.touchesBegan", "superview.touchesBegan"]), quotes: Document001.unhandledGoesToNext),
            Claim(
                "Unhandled, it climbs to the controller.",
                when: handler.isOneOf(.nobody, .controller, .window, .application),
                .order(["view.touchesBegan", "superview.touchesBegan", "controller.touchesBegan"]), quotes: Document003.unhandledClimbs),
            Claim(
                "A child controller's touch comes to its parent controller before the window.",
                when: isChild.isOn && handler.isOneOf(.nobody, .window, .application),
                .order(["controller.touchesBegan", "parent_controller.touchesBegan", "top_window.touchesBegan"]),
                quotes: Document003.parentController),
            Claim(
                "What a child controller does not handle goes to the superview of its view.",
                when: isChild.isOn && handler.isOneOf(.nobody, .window, .application),
                .nested("parent_view.touchesBegan", in: "controller.touchesBegan"), quotes: Document002.controllerPassesOn,
                rules: [.chain]),
            Claim(
                "The controller hands it to the parent controller directly.",
                when: isChild.isOn && handler.isOneOf(.nobody, .window, .application), .never("parent_view.touchesBegan"),
                quotes: Document003.parentController,
                rules: [.chain],
                knownRefutation:
                    "A controller's `next` is its view's superview: the parent's view comes between the two controllers."),
            Claim(
                "Whoever handles it ends the climb.", when: handler == .superview,
                .ordering(["view.touchesBegan", "superview.touchesBegan"], among: ["*.touches*"]),
                quotes: Document003.overridingReceives),
        ])
}

private let fromViewToApplication: [TokenPattern] = [
    "view.touchesBegan", "superview.touchesBegan", "controller_view.touchesBegan", "controller.touchesBegan", "top_window.touchesBegan",
    "application.touchesBegan",
]

private final class PlainDelegate: UIApplicationDelegate {}

private final class EndOfTheChain: UIResponder, UIApplicationDelegate {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
}

// Each receives the start of a touch, and passes it on if it is told to.

private final class ClimbingView: UIView {
    var passesOn = true

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if passesOn { super.touchesBegan(touches, with: event) }
    }
}

private final class ClimbingApplication: UIApplication {
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
