import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private enum HandledBy: String, Choice {
    case nobody
    case pad = "the pad"
    case controller = "the controller"
    case window = "the window"
}
private let handledBy = Variable<HandledBy>(
    "handledBy", "The touch is handled, without calling `super`, by", changes: .nestedCalls)

/// Receives the start of a touch.
private final class BeganController: UIViewController {
    var callsSuper = true

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if callsSuper { super.touchesBegan(touches, with: event) }
    }
}

/// Tells of hit-testing and of the start of a touch.
private final class AskedPad: BeganPad {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
}

private final class BeganWindow: UIWindow {
    var callsSuper = true

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if callsSuper { super.touchesBegan(touches, with: event) }
    }
}

private let downToThePad: [TokenPattern] = [topWindow.hitTest, controllerView.hitTest, pad.hitTest]

private let topWindow = Named<BeganWindow>("top_window")
private let controller = Named<BeganController>("controller")
private let controllerView = Named<AskedPad>("controller_view")
private let pad = Named<AskedPad>("pad")

private let reachesTheWindow = Condition(
    "pad and controller leave the touch to others", not: "pad or controller handles the touch", handledBy.isOneOf(.nobody, .window))

/// Where a touch goes that nobody handles.
let controllersInTheChain: Experiment = Experiment(
    id: "ControllersInTheChain",
    title: "View controllers: in the responder chain, not in hit-testing",
    question:
        "A pad is in a controller's view, which is in a window. All of them override `touchesBegan`. Who receives a touch on the pad, and how far does it go?",
    answer:
        "The pad receives the touch first, then the controller's view, the **controller** and the window: the touch passes up the chain until an override does not call `super`. No controller is asked in hit-testing.",
    remedy:
        "To keep touches from the view controller, override the four touch methods in the view and do not call `super`. If the controller receives no touch, a view under the finger keeps the touch: a `UIControl` or a `UIScrollView` passes no touches on, nor does an override without `super`. A gesture recognizer on the controller's view receives those touches all the same.",
    symptoms: [
        "touchesBegan in UIViewController is not called",
        "view controller receives the touches of its subviews",
        "does UIViewController take part in hitTest",
        "stop a touch from reaching the controller",
    ],
    origins: [Document002.controllersAreInTheChain],
    observations: ["chain-nav-ios10"],
    variables: [handledBy],
    stage: { stage in
        let window = stage.name(BeganWindow(frame: Stage.bounds), topWindow)
        let controller = stage.name(BeganController(), controller)
        let controllerView = stage.name(AskedPad(frame: Stage.bounds), controllerView)
        controllerView.callsSuper = true
        controller.view = controllerView
        let pad = stage.name(AskedPad(frame: CGRect(x: 95, y: 200, width: 200, height: 200)), pad)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controllerView.addSubview(pad)
        pad.callsSuper = stage[handledBy] != .pad
        controller.callsSuper = stage[handledBy] != .controller
        window.callsSuper = stage[handledBy] != .window
        stage.script.tap(pad)
    },
    outcomes: {
        Outcome("the controller receives the touch", not: "the controller does not receive the touch", controller.touchesBegan)
        Outcome("the window receives the touch", not: "the window does not receive the touch", topWindow.touchesBegan)
    },
    claims: {
        Claim(
            "The touch passes from the pad to the controller's view, the controller and the window.",
            when: handledBy == .nobody,
            quotes: Document002.controllersAreInTheChain,
            explanation:
                "The path is the one that `next` returns; by default the four touch methods do nothing but pass the message along it.",
            rules: [.chain, .touchMethodsClimb]
        ) {
            only(among: anyone.touches) {
                pad.touchesBegan
                controllerView.touchesBegan
                controller.touchesBegan
                topWindow.touchesBegan
            }
        }
        Claim(
            "The controller receives what its view does not handle.", when: handledBy != .pad,
            controller.touchesBegan.inside(controllerView.touchesBegan), quotes: Document002.controllersAreInTheChain)
        Claim(
            "A touch that the controller does not handle reaches the window.",
            when: reachesTheWindow, topWindow.touchesBegan.inside(controller.touchesBegan),
            quotes: Document002.controllerPassesOn)
        Claim(
            "An override that does not call `super` is enough to handle the touch.",
            when: handledBy == .pad, quotes: Document002.overridingIsEnough
        ) {
            only(among: anyone.touches) { pad.touchesBegan }
        }
        Claim(
            "Hit-testing goes down to the pad, and the touch passes up from the pad, through the controller too.",
            when: handledBy == .nobody,
            quotes: Document003.downThenUp
        ) {
            topWindow.hitTest
            controllerView.hitTest
            pad.hitTest
            pad.touchesBegan
            controllerView.touchesBegan
            controller.touchesBegan
            topWindow.touchesBegan
        }
        Claim(
            "Hit-testing asks only views, one inside the other and twice: window, controller's view, pad, and no controller.",
            quotes: Document002.controllersDoNotHitTest,
            explanation: "View controllers take no part in hit-testing.", rules: [.controllersAreNotAsked]
        ) {
            Expectation.ordering(downToThePad + downToThePad, among: ["*.hitTest", "*.pointInside"])
            controllerView.hitTest.inside(topWindow.hitTest)
            pad.hitTest.inside(controllerView.hitTest)
        }
    })
