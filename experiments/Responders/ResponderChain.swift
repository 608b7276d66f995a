import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Handler: String, Choice {
    case nobody
    case view = "the view"
    case superview = "the superview"
    case controller = "the controller"
    case window = "the window"
    case application = "the application"
}
private let handler = Variable<Handler>(
    "handler", "The touch is handled, and not passed on, by", changes: .nestedCalls)
private let isChild = Variable<Bool>(
    "childController", "The controller is in a parent controller", off: "there is no parent controller", changes: .nestedCalls)

private enum Delegate: String, Choice {
    case responder = "a responder"
    case object = "not a responder"
}
private let delegate = Variable<Delegate>("delegate", "The application's delegate is", changes: .nestedCalls)

private let delegateObject = Named<EndOfTheChain>("delegate")
private let topWindow = Named<ClimbingWindow>("top_window")
private let controller = Named<ClimbingController>("controller")
private let controllerView = Named<ClimbingView>("controller_view")
private let superview = Named<ClimbingView>("superview")
private let view = Named<ClimbingView>("view")
private let parentController = Named<ClimbingController>("parent_controller")
private let parentView = Named<ClimbingView>("parent_view")
private let application = Named<UIApplication>("application")

private let fromViewToApplication: [TokenPattern] = [
    view.touchesBegan, superview.touchesBegan, controllerView.touchesBegan, controller.touchesBegan, topWindow.touchesBegan,
    application.touchesBegan,
]

private let noViewHandles = Condition(
    "no view handles the touch", not: "a view handles the touch", handler.isOneOf(.nobody, .controller, .window, .application))
private let childPassesOn = Condition(
    "a child controller passes the touch on", not: "there is no parent controller, or the touch is handled before it",
    isChild.isOn && handler.isOneOf(.nobody, .window, .application))
private let viewPassesOn = Condition("the view passes the touch on", not: "the view handles the touch", handler != .view)

/// From the view up to the application.
let responderChain: Experiment = Experiment(
    id: "ResponderChain",
    title: "The responder chain, step by step",
    question: """
        A view passes its touch on to `next`, and so does each further responder, up to one that handles the touch. Which way does \
        the touch go, with one controller and with a controller in a parent controller?
        """,
    answer: """
        The touch passes the view, its superview, the controller's view and the controller. From a child controller it goes on to **its \
        view's superview** and only then to the parent controller. Then come the window, the application and, if it is a responder, the \
        application's delegate, which is the last. A touch goes no further than the responder that handles it. Between the root \
        controller and the window are two views of UIKit's own, and between the window and the application is the window's scene.
        """,
    remedy:
        "To stop a touch on its way up, override all four touch methods in that responder and do not call `super`. A recognizer of a superview receives the touch all the same: refuse the touch in its delegate's `gestureRecognizer(_:shouldReceive:)`. To see the chain of a view, print `next` step by step: `sequence(first: view as UIResponder) { $0.next }`.",
    symptoms: [
        "order of the responder chain in UIKit",
        "how does a touch go from view to view controller, window and app delegate",
        "touchesBegan is called in the superview and the view controller too",
        "stop touch propagation to the parent view",
        "responder chain with child view controllers",
    ],
    origins: [Document001.chainInSteps, Document003.parentController],
    observations: ["chain-label-scene", "chain-childview-2022"],
    variables: [handler, isChild, delegate],
    stage: { stage in
        let application = ClimbingApplication()
        application.passesOn = stage[handler] != .application
        stage.application = application
        application.delegate =
            stage[delegate] == .responder ? stage.name(EndOfTheChain(), delegateObject) : stage.keep(PlainDelegate())
        let window = stage.name(
            ClimbingWindow(frame: CGRect(x: 0, y: 0, width: Stage.size.width, height: Stage.size.height)), topWindow)
        window.passesOn = stage[handler] != .window
        let controller = stage.name(ClimbingController(), controller)
        controller.passesOn = stage[handler] != .controller
        controller.view = stage.name(ClimbingView(frame: window.bounds), controllerView)
        let superview = stage.name(ClimbingView(frame: CGRect(x: 45, y: 150, width: 300, height: 300)), superview)
        superview.passesOn = stage[handler] != .superview
        let view = stage.name(ClimbingView(frame: CGRect(x: 50, y: 50, width: 200, height: 200)), view)
        view.passesOn = stage[handler] != .view
        controller.view.addSubview(superview)
        superview.addSubview(view)
        if stage[isChild] {
            let parent = stage.name(ClimbingController(), parentController)
            parent.view = stage.name(ClimbingView(frame: window.bounds), parentView)
            parent.addChild(controller)
            parent.view.addSubview(controller.view)
            controller.didMove(toParent: parent)
            window.rootViewController = parent
        } else {
            window.rootViewController = controller
        }
        window.makeKeyAndVisible()
        stage.script.tap(view)
        stage.script.perform {
            guard let root = window.rootViewController else { return }
            stage.mark(root.next === window ? "next of the root controller: the window" : "next of the root controller: a view")
            stage.mark(
                window.next === application ? "next of the window: the application" : "next of the window: its scene")
        }
    },
    outcomes: {
        Outcome("the last to receive the touch is", otherwise: "the view itself") {
            Outcome.State("the application's delegate", delegateObject.touchesBegan)
            Outcome.State("`UIApplication`", application.touchesBegan)
            Outcome.State("the view's window", topWindow.touchesBegan)
            Outcome.State("the view's controller", controller.touchesBegan)
            Outcome.State("the view's superview", superview.touchesBegan)
        }
        Outcome(
            "the touch passes the parent's view and then the parent controller", not: "the touch passes no parent controller",
            .order([parentView.touchesBegan, parentController.touchesBegan]))
    },
    claims: {
        Claim(
            "The touch passes the view, its superview, the controller's view, the controller, the window and the application; if the delegate is not a responder, nothing receives the touch after the application.",
            when: handler == .nobody && isChild.isOff && delegate == .object,
            .ordering(fromViewToApplication, among: ["*.touches*"]),
            quotes: Document001.chainInSteps, Document001.droppedAtTheEnd,
            explanation: "The responder chain is what `next` returns, step by step.",
            rules: [.chain])
        Claim(
            "A delegate that is a responder receives the touch after the application; then nobody does.",
            when: handler == .nobody && isChild.isOff && delegate == .responder,
            .ordering(fromViewToApplication + ["delegate.touchesBegan"], among: ["*.touches*"]),
            quotes: Document002.wholeChain, Document002.droppedAtTheEnd,
            contradicts: Document001.droppedAtTheEnd, Document003.windowApplicationDropped, rules: [.chain, .unhandledIsDropped])
        Claim(
            "A delegate that is not a responder is not on the chain.", when: delegate == .object && handler == .nobody,
            contradicts: Document002.wholeChain
        ) {
            application.touchesBegan.happens
            delegateObject.everything.never
        }
        Claim(
            "A touch that the application handles does not reach its delegate.", when: handler == .application,
            delegateObject.everything.never,
            quotes: Document001.droppedAtTheEnd)
        Claim(
            "The window passes the touch on, through its scene, to the application, and nothing receives it after the application.",
            when: handler == .nobody && delegate == .object,
            quotes: Document003.windowApplicationDropped
        ) {
            application.touchesBegan.inside(topWindow.touchesBegan)
            application.touchesBegan.times(1)
        }
        Claim(
            "The next responder of the window is its scene, not the application.", TokenPattern("next of the window: its scene").happens,
            contradicts: Document001.chainInSteps, Document002.wholeChain, Document003.windowApplicationDropped,
            Document003.chainInOneLine, rules: [.chain])
        Claim(
            "The next responder of the root controller is a view of UIKit's own, not the window.",
            TokenPattern("next of the root controller: a view").happens,
            contradicts: Document001.chainInSteps, Document002.wholeChain, Document003.parentController, rules: [.chain])
        Claim(
            "With a parent controller the order is: view, superview, controller, parent controller, window, application.",
            when: handler == .nobody && isChild.isOn,
            quotes: Document003.chainInOneLine, rules: [.chain]
        ) {
            view.touchesBegan
            superview.touchesBegan
            controller.touchesBegan
            parentController.touchesBegan
            topWindow.touchesBegan
            application.touchesBegan
        }
        Claim(
            "The view passes a touch that it does not handle to the next responder.", when: viewPassesOn,
            quotes: Document001.unhandledGoesToNext
        ) {
            view.touchesBegan
            superview.touchesBegan
        }
        Claim(
            "A touch that no view handles passes up to the controller.",
            when: noViewHandles, quotes: Document003.unhandledClimbs
        ) {
            view.touchesBegan
            superview.touchesBegan
            controller.touchesBegan
        }
        Claim(
            "A child controller's touch reaches its parent controller before the window.",
            when: childPassesOn,
            quotes: Document003.parentController
        ) {
            controller.touchesBegan
            parentController.touchesBegan
            topWindow.touchesBegan
        }
        Claim(
            "A touch that a child controller does not handle goes to the superview of its view.",
            when: childPassesOn, parentView.touchesBegan.inside(controller.touchesBegan),
            quotes: Document002.controllerPassesOn,
            rules: [.chain])
        Claim(
            "The child controller passes the touch to its parent controller directly.",
            when: childPassesOn, parentView.touchesBegan.never,
            quotes: Document003.parentController,
            rules: [.chain],
            knownRefutation:
                "A controller's `next` is its view's superview: the parent's view comes between the two controllers.")
        Claim(
            "The touch passes no further than the responder that handles it.", when: handler == .superview,
            quotes: Document003.overridingReceives
        ) {
            only(among: anyone.touches) {
                view.touchesBegan
                superview.touchesBegan
            }
        }
    })

private final class PlainDelegate: UIApplicationDelegate {}

private final class EndOfTheChain: UIResponder, UIApplicationDelegate {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
}

// Each receives the start of a touch, and passes it on if the case says so.

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
