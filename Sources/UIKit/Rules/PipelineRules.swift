import EventTrace

/// The rules of the way from the glass to the application, and of the run loop.
extension Rule {
    static let pipeline: [Rule] = [
        .wayIn, .oneWakeUp, .homeScreenKeeps, .queueIsFirstInFirstOut, .turn, .actionsInsideSendEvent, .windowOfTheTouch, .observersInOrder,
        .virtualClock, .runLoopModes, .missedFirings, .layoutAtCommit, .layoutCallbacks, .constraints, .constraintUpdates, .drawAtCommit,
        .activity,
        .touchesEndWhileInactive,
    ]

    public static var wayIn: Rule {
        Rule(
            .pipeline, 1,
            .documented(
                "A finger becomes a hardware event, which goes to the home-screen process and from there over a mach port to the foreground app: to source 1 on the event-fetch thread, then to source 0 on the main run loop, then to the app's event queue.",
                without: .fixed(because: "App code sees nothing of it but that its events come, so that nothing could tell."),
                sources: [.observation("stack-eventfetch-thread")]))
    }

    public static var oneWakeUp: Rule {
        Rule(
            .pipeline, 17,
            .assumed(
                "However many events have come in while the main thread was busy, source 0 performs once and queues them all, and they are handled before the run loop gets ready to wait.",
                without: "It performs once for each, and the run loop gets ready to wait in between.",
                sources: [
                    .choice(
                        "A run-loop source is performed once however often it was signalled; that this one takes all there is, nobody says."
                    )
                ]))
    }

    public static var homeScreenKeeps: Rule {
        Rule(
            .pipeline, 14,
            .assumed(
                "With no app in the foreground the home-screen process keeps the event.",
                without: "What arrives while no app is in the foreground reaches the app.",
                sources: [.choice("Accounts of the way in say so; Apple does not say who gets what an app in the background does not.")]))
    }

    public static var queueIsFirstInFirstOut: Rule {
        Rule(
            .pipeline, 2,
            .documented(
                "The event queue is first in, first out.",
                without: "Of the events that wait in the queue the latest is taken first.",
                sources: [.document("Event Handling Guide for iOS, The Main Event Loop")]))
    }

    public static var turn: Rule {
        Rule(
            .pipeline, 3,
            .measured(
                "One turn hit-tests every new touch and collects its recognizers, then calls `UIApplication.sendEvent`, then `UIWindow.sendEvent`, which serves the recognizers of all the window's touches, then their actions, then the views.",
                without: "Events go straight to their windows, past the application’s `sendEvent`.",
                sources: [
                    .observation("stack-hittest-scene-window"), .observation("touch-collect-stack"),
                    .observation("sendevent-touch-already-bound"),
                ]))
    }

    public static var actionsInsideSendEvent: Rule {
        Rule(
            .pipeline, 4,
            .measured(
                "Actions of recognizers run synchronously inside `UIWindow.sendEvent`; only changes that a timer makes run from the run loop, in a before-waiting observer of order 0.",
                without:
                    "Recognizers are arbitrated and their actions sent when the run loop is about to wait, after the views have had the event.",
                sources: [
                    .observation("stack-tap-action-ios14-device"), .observation("runloop-gesture-observer"),
                    .observation("stack-delayed-button-observer"),
                ]))
    }

    public static var windowOfTheTouch: Rule {
        Rule(
            .pipeline, 5,
            .documented(
                "A touch event goes to the window in which its touch began; other events go to the key window's first responder.",
                without: "A touch event goes to the key window, which serves only the touches that began in it.",
                sources: [.observation("hit-nil-window-passthrough"), .document("UIApplication, sendEvent(_:)")]))
    }

    public static var observersInOrder: Rule {
        Rule(
            .pipeline, 7,
            .measured(
                "An idle run loop calls its observers in their order: -2147483647 pushes an autorelease pool on entry; before waiting, 0 updates recognizers, 1999000 stands before the commit, 2000000 commits, 2001000 stands after it, 2147483647 pops the pool.",
                without: "The commit comes before the update of recognizers.",
                sources: [.observation("runloop-gesture-observer")]))
    }

    public static var virtualClock: Rule {
        Rule(
            .pipeline, 8,
            .assumed(
                "A pass of the run loop serves the timers that have woken it, then the events that have come in, then the blocks of the main queue, and last the timers that came due while the main thread was busy, all of it on the virtual clock.",
                without: "Blocks of the main queue run before the timers and events of a pass, those that an event adds in the next pass.",
                sources: [
                    .document("Threading Programming Guide, The Run Loop Sequence of Events"),
                    .choice("Of a timer and an event that come due in one instant, the timer wakes the loop."),
                ]))
    }

    public static var runLoopModes: Rule {
        Rule(
            .pipeline, 20,
            .documented(
                "While the content of a scroll view follows a finger or goes on from it, the main run loop runs in its tracking mode: timers, delayed messages and display links of the default mode wait until it is over; those of the common modes, blocks of the main queue and events do not.",
                without: "The main run loop always runs in its default mode.",
                sources: [
                    .observation("wwdc12-timer-stops-while-tracking"), .observation("wwdc12-delayed-perform-stops-while-tracking"),
                    .document("RunLoop.Mode, tracking and common"), .document("Timer, scheduledTimer(withTimeInterval:repeats:block:)"),
                    .choice(
                        "A log shows the tracking mode at will begin decelerating. Reports speak of dragging and scrolling, so that a finger that rests, a control that tracks, and a scroll that code animates leave the mode as it is; that the loop changes it between two passes follows from how modes work."
                    ),
                ]))
    }

    public static var missedFirings: Rule {
        Rule(
            .pipeline, 21,
            .documented(
                "A repeating timer that could not fire at one or several of its times fires once for all of them, and then again at the next of its times.",
                without: "A repeating timer makes up for each firing that it has missed.",
                sources: [.document("Timer, Overview"), .document("Threading Programming Guide, Timer Sources")]))
    }

    public static var layoutAtCommit: Rule {
        Rule(
            .pipeline, 9,
            .documented(
                "A view that is marked by `setNeedsLayout`, by a new size of its own or of a subview, or by a subview that comes or goes is laid out at the next commit, or by `layoutIfNeeded` before it, a superview before its subviews.",
                without: "Nothing is laid out unless code calls `layoutIfNeeded`.",
                sources: [
                    .document("UIView, setNeedsLayout()"),
                    .observation("layout-of-added-views-log"), .observation("layout-after-loading-log"),
                    .observation("layout-triggers-size"), .observation("layout-triggers-superview"),
                    .observation("layout-triggers-removal"),
                    .choice("What a view does to its subviews while it lays them out does not mark it once more."),
                ]))
    }

    public static var layoutCallbacks: Rule {
        Rule(
            .pipeline, 16,
            .documented(
                "The controller of a view receives `viewWillLayoutSubviews` before the view is laid out and `viewDidLayoutSubviews` after it.",
                without: "No controller receives a call when its view is laid out.",
                sources: [
                    .document("UIViewController, viewWillLayoutSubviews()"), .document("UIViewController, viewDidLayoutSubviews()"),
                ]))
    }

    public static var constraints: Rule {
        Rule(
            .pipeline, 11,
            .documented(
                "A view whose autoresizing mask is not translated into constraints gets its frame from the active constraints, those of higher priority first, when its superview lays out its subviews and not when a constraint changes.",
                without: "Constraints move no view.",
                sources: [
                    .document("NSLayoutConstraint"), .document("UIView, translatesAutoresizingMaskIntoConstraints"),
                    .document("UIView, layoutSubviews()"), .document("Auto Layout Guide, Anatomy of a Constraint"),
                    .choice(
                        "Of required constraints that contradict one another the earlier ones hold; what nothing determines is as near to 0 as possible, sizes before places; text has fixed proportions. UIKit promises none of these."
                    ),
                ]))
    }

    public static var constraintUpdates: Rule {
        Rule(
            .pipeline, 12,
            .documented(
                "Before a layout, once a constraint has been installed in the tree or a class in it requires constraints, views that are marked, as new ones are, receive `updateConstraints`, those below first, a root view's controller in place of the view.",
                without: "No view receives `updateConstraints`.",
                sources: [
                    .document("UIView, setNeedsUpdateConstraints()"), .document("UIView, updateConstraints()"),
                    .document("UIView, requiresConstraintBasedLayout"), .document("UIViewController, updateViewConstraints()"),
                ]))
    }

    public static var drawAtCommit: Rule {
        Rule(
            .pipeline, 15,
            .documented(
                "A view whose class overrides `draw(_:)` receives it at the commit, after layout, when it is new in a window or `setNeedsDisplay` has marked it.",
                without: "No view receives `draw(_:)`.",
                sources: [
                    .document("UIView, draw(_:)"), .document("UIView, setNeedsDisplay()"),
                    .document("View Programming Guide for iOS, The Runtime Interaction Model for Views"),
                    .choice(
                        "A superview draws before its subviews, a view that is hidden or empty once it is not, and each its whole bounds; none of that is documented."
                    ),
                ]))
    }

    public static var activity: Rule {
        Rule(
            .pipeline, 10,
            .documented(
                "Delegates of scenes and of the application receive a call when it becomes inactive, goes to the background and comes back; then the notification of it is posted.",
                without: "No delegate receives a call when the application comes or goes.",
                sources: [
                    .document("UISceneDelegate"), .document("UIApplicationDelegate, applicationDidEnterBackground(_:)"),
                    .choice("Apple has the notification come around the same time as the call; which is first is not documented."),
                ]))
    }

    public static var touchesEndWhileInactive: Rule {
        Rule(
            .pipeline, 13,
            .assumed(
                "Touches are cancelled after delegates receive the call that the application becomes inactive, and before the one that it is in the background.",
                without: "Touches are cancelled after delegates have received the call that the application is in the background.",
                sources: [
                    .observation("background-while-holding"), .choice("It is seen that they are cancelled, not between which calls."),
                ]))
    }
}
