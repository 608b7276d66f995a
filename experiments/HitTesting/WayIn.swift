import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private let isInFront = Variable<Bool>("foreground", "The app is in the foreground", off: "the app is not in the foreground", default: true)

private let appWindow = Named<LoggedWindow>("app_window")
private let view = Named<RecordingView>("view")
private let application = Named<UIApplication>("application")

/// The way from the screen to a view.
let wayIn: Experiment = Experiment(
    id: "WayIn",
    title: "How a touch reaches the app: hit-testing and `sendEvent`",
    question: """
        A finger taps. What does the touch pass on its way to the view, with the app in the foreground and without? Which comes \
        first, hit-testing or `sendEvent`?
        """,
    answer: """
        A touch enters the event queue of the app in the foreground, and **hit-testing comes before `sendEvent`**: when the window \
        receives the event, the touch already has its view. `UIApplication.sendEvent` calls `UIWindow.sendEvent`, which serves \
        recognizers first and then calls the touch methods of the view. If no app is in the foreground, the touch stays with the home \
        screen.
        """,
    symptoms: [
        "What happens between touching the screen and touchesBegan",
        "Is hitTest called before sendEvent",
        "Event delivery on iOS from the hardware to the view",
        "UIApplication sendEvent and UIWindow sendEvent order",
        "Touch event SpringBoard IOKit run loop source",
    ],
    origins: [Document001.appInFrontGetsIt, Document001.hitTestAfterSendEvent],
    observations: ["stack-eventfetch-thread"],
    variables: [isInFront],
    stage: { stage in
        stage.application = WatchedApplication()
        stage.isApplicationInForeground = stage[isInFront]
        let window = stage.name(
            LoggedWindow(frame: CGRect(x: 0, y: 0, width: Stage.size.width, height: Stage.size.height)), appWindow)
        let view = stage.name(RecordingView(frame: CGRect(x: 95, y: 200, width: 200, height: 200)), view)
        let controller = UIViewController()
        controller.view.addSubview(view)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        stage.script.tap(view)
    },
    outcomes: {
        Outcome("the touch reaches the view", not: "the touch stays with the home screen", view.touchesBegan)
        Outcome(
            "hit-testing comes before `sendEvent`", not: "neither hit-testing nor `sendEvent` takes place",
            view.hitTest.before(application.sendEvent))
    },
    claims: {
        Claim(
            "The app in the foreground receives the touch, from touch down to touch up.", when: isInFront.isOn,
            quotes: Document001.appInFrontGetsIt
        ) {
            application.sendEvent
            view.touchesBegan
            application.sendEvent
            view.touchesEnded
        }
        Claim(
            "An app that is not in the foreground receives no call at all.", when: isInFront.isOff, noCalls,
            quotes: Document001.appInFrontGetsIt, rules: [.homeScreenKeeps])
        Claim(
            "The event goes to the application's `sendEvent`, from there to the window's, and from there to the view.",
            when: isInFront.isOn,
            quotes: Document001.sendEventThenWindow, Document002.fromApplicationToView, rules: [.turn]
        ) {
            application.sendEvent
            appWindow.sendEvent
            view.touchesBegan
            appWindow.sendEvent.inside(application.sendEvent)
            view.touches.inside(appWindow.sendEvent)
        }
        Claim(
            "Hit-testing comes after `sendEvent`.", when: isInFront.isOn, application.sendEvent.before(view.hitTest),
            quotes: Document001.hitTestAfterSendEvent,
            rules: [.turn, .twoPasses],
            knownRefutation: """
                Hit-testing comes first: call stacks from devices show it while the queue is processed, before \
                `UIApplication.sendEvent`; the window only reads the touch's view.
                """)
        Claim(
            "The view is found first, and then it responds.", when: isInFront.isOn, quotes: Document003.twoProcesses
        ) {
            view.hitTest
            view.touchesBegan
        }
    })

private final class WatchedApplication: UIApplication {
    override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
}

private final class RecordingView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
