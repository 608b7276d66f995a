import EventTrace

/// The rules of the way from the screen to the application, and of the run loop.
extension Rule {
    static let pipeline: [Rule] = [
        .wayIn, .oneWakeUp, .homeScreenKeeps, .queueIsFirstInFirstOut, .turn, .actionsInsideSendEvent, .windowOfTheTouch, .observersInOrder,
        .virtualClock, .commitEndsUpdate, .runLoopModes, .missedFirings, .layoutAtCommit, .layoutCallbacks, .constraints,
        .constraintUpdates,
        .constraintsMarkLater, .drawAtCommit,
        .activity, .activityOfScenes,
        .touchesEndWhileInactive,
    ]

    public static var wayIn: Rule {
        Rule(
            .pipeline, 1,
            .assumed(
                "A finger becomes a hardware event, which goes to the home-screen process and from there over a mach port to the foreground app: to source 1 on the event-fetch thread, then to source 0 on the main run loop, then to the app's event queue.",
                without: .fixed(because: "App code sees only that events arrive, not which way they take, so no experiment could notice."),
                sources: [
                    .document("App Programming Guide for iOS, The Main Run Loop"), .observation("stack-eventfetch-thread"),
                    .choice(
                        "Apple documents a port and the event queue, and a backtrace shows both sources; only accounts put the home-screen process first."
                    ),
                ]))
    }

    public static var oneWakeUp: Rule {
        Rule(
            .pipeline, 17,
            .assumed(
                "After the main thread was busy, source 0 performs once and queues all events that came in meanwhile; the run loop handles all of them before it gets ready to wait.",
                without: "Source 0 performs once for each event, and the run loop gets ready to wait in between.",
                sources: [
                    .choice(
                        "A run-loop source is performed once however often it was signalled; no publication says that source 0 takes all waiting events."
                    )
                ]))
    }

    public static var homeScreenKeeps: Rule {
        Rule(
            .pipeline, 14,
            .assumed(
                "If no app is in the foreground, the home-screen process keeps the event.",
                without: "An event that arrives while no app is in the foreground reaches the app.",
                sources: [
                    .choice(
                        "Accounts of an event's way to the app say so; Apple does not say what becomes of events that an app in the background does not get."
                    )
                ]))
    }

    public static var queueIsFirstInFirstOut: Rule {
        Rule(
            .pipeline, 2,
            .documented(
                "The event queue is first in, first out.",
                without: "The event queue is last in, first out.",
                sources: [.document("Event Handling Guide for iOS, The Main Event Loop")]))
    }

    public static var turn: Rule {
        Rule(
            .pipeline, 3,
            .measured(
                "One turn hit-tests every new touch and collects its recognizers, then calls `UIApplication.sendEvent`, then `UIWindow.sendEvent`, which serves the recognizers of all the window's touches, then their actions, then the views.",
                without: "Events go to their windows without `UIApplication.sendEvent`.",
                sources: [
                    .observation("stack-hittest-scene-window"), .observation("touch-collect-stack"),
                    .observation("sendevent-touch-already-bound"),
                ]))
    }

    public static var actionsInsideSendEvent: Rule {
        Rule(
            .pipeline, 4,
            .measured(
                "Actions of recognizers run synchronously inside `UIWindow.sendEvent`; only state changes made by a timer are handled later, in the run loop's before-waiting observer of order 0.",
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
                "An idle run loop calls its observers by order: on entry -2147483647 pushes an autorelease pool; before waiting 0 updates recognizers, 1999000 precedes the commit, 2000000 commits, 2001000 follows the commit, and 2147483647 pops the pool.",
                without: "The commit comes before the update of recognizers.",
                sources: [.observation("runloop-gesture-observer")]))
    }

    public static var virtualClock: Rule {
        Rule(
            .pipeline, 8,
            .assumed(
                "A pass of the run loop serves the timers that woke it, then the events that came in, then the blocks of the main queue, and last the timers that came due while the main thread was busy, all on the virtual clock.",
                without:
                    "Blocks of the main queue run before the timers and events of a pass; blocks that an event adds run in the next pass.",
                sources: [
                    .document("Threading Programming Guide, The Run Loop Sequence of Events"),
                    .observation("queue-block-before-zero-delay-perform"),
                    .choice("If a timer and an event come due at the same instant, the timer wakes the run loop."),
                ]))
    }

    public static var commitEndsUpdate: Rule {
        Rule(
            .pipeline, 24, in: .since(18),
            .documented(
                "The delivery of events and the commit are phases of one update, and the run loop does nothing else in between: blocks that a touch adds to the main queue run after the layout.",
                without: "Blocks of the main queue run between the events of a pass and the commit.",
                sources: [
                    .document("UIUpdateActionPhase"), .document("UIUpdateActionPhase, header comment"),
                    .choice(
                        "The first version is that of the class which documents the phases; earlier systems of that kind are not known here. Timers that came due while the main thread was busy are taken to wait too."
                    ),
                ]))
    }

    public static var runLoopModes: Rule {
        Rule(
            .pipeline, 20,
            .documented(
                "While the content of a scroll view follows a finger or moves on after the lift, the main run loop runs in tracking mode: timers, delayed messages and display links of the default mode wait for its end; those of the common modes, blocks of the main queue and events do not wait.",
                without: "The main run loop always runs in its default mode.",
                sources: [
                    .observation("wwdc12-timer-stops-while-tracking"), .observation("wwdc12-delayed-perform-stops-while-tracking"),
                    .document("RunLoop.Mode, tracking and common"), .document("Timer, scheduledTimer(withTimeInterval:repeats:block:)"),
                    .choice(
                        "A log shows the tracking mode at `scrollViewWillBeginDecelerating`. Reports speak only of dragging and scrolling, so a resting finger, a tracking control and a scroll animated by code are taken to leave the mode unchanged; that the run loop changes modes between two passes follows from how modes work."
                    ),
                ]))
    }

    public static var missedFirings: Rule {
        Rule(
            .pipeline, 21,
            .documented(
                "A repeating timer that missed one or several of its times fires once for all of them, then again at the next scheduled time.",
                without: "A repeating timer makes up for each firing that it has missed.",
                sources: [.document("Timer, Overview"), .document("Threading Programming Guide, Timer Sources")]))
    }

    public static var layoutAtCommit: Rule {
        Rule(
            .pipeline, 9,
            .documented(
                "A view needs layout after `setNeedsLayout`, after a new size of its own or of a subview, and after a subview was added or removed; it is laid out at the next commit or by an earlier `layoutIfNeeded`, superviews before subviews.",
                without: "Nothing is laid out unless code calls `layoutIfNeeded`.",
                sources: [
                    .document("UIView, setNeedsLayout()"),
                    .observation("layout-of-added-views-log"), .observation("layout-after-loading-log"),
                    .observation("layout-triggers-size"), .observation("layout-triggers-superview"),
                    .observation("layout-triggers-removal"),
                    .choice("Changes that a view makes to its subviews during its own layout do not mark the view again."),
                ]))
    }

    public static var layoutCallbacks: Rule {
        Rule(
            .pipeline, 16,
            .documented(
                "The controller of a view receives `viewWillLayoutSubviews` before the view is laid out and `viewDidLayoutSubviews` after it.",
                without: "Controllers receive no call when their views are laid out.",
                sources: [
                    .document("UIViewController, viewWillLayoutSubviews()"), .document("UIViewController, viewDidLayoutSubviews()"),
                ]))
    }

    public static var constraints: Rule {
        Rule(
            .pipeline, 11,
            .documented(
                "A view whose autoresizing mask is not translated into constraints gets its frame from the active constraints, higher priorities first, when its superview lays out its subviews, not when a constraint changes.",
                without: "Constraints move no view.",
                sources: [
                    .document("NSLayoutConstraint"), .document("UIView, translatesAutoresizingMaskIntoConstraints"),
                    .document("UIView, layoutSubviews()"), .document("Auto Layout Guide, Anatomy of a Constraint"),
                    .choice(
                        "If required constraints contradict one another, the earlier ones hold; an undetermined size or position is as near to 0 as possible, sizes first; text has fixed proportions. UIKit promises no part of this."
                    ),
                ]))
    }

    public static var constraintUpdates: Rule {
        Rule(
            .pipeline, 12,
            .documented(
                "If a tree has had a constraint installed, or a class in it requires constraints, its marked views, new ones included, receive `updateConstraints` before a layout, subviews first; in place of a controller's root view the controller receives `updateViewConstraints`.",
                without: "No view receives `updateConstraints`.",
                sources: [
                    .document("UIView, setNeedsUpdateConstraints()"), .document("UIView, updateConstraints()"),
                    .document("UIView, requiresConstraintBasedLayout"), .document("UIViewController, updateViewConstraints()"),
                ]))
    }

    public static var constraintsMarkLater: Rule {
        Rule(
            .pipeline, 22,
            .measured(
                "A changed constraint marks the views that it affects by `setNeedsLayout` at the next commit or by an earlier `layoutIfNeeded`, each once and all before the first layout; a change during a layout marks them at once.",
                without: "A changed constraint calls `setNeedsLayout` of the views that it affects at once.",
                sources: [
                    .observation("layout-pass-log-2021"),
                    .choice("One log; which views of a tree are marked, and the effect of a change during a layout, are taken to be so."),
                ]))
    }

    public static var drawAtCommit: Rule {
        Rule(
            .pipeline, 15,
            .documented(
                "A view whose class overrides `draw(_:)` receives the call at the commit, after layout, if the view is new in a window or was marked by `setNeedsDisplay`.",
                without: "No view receives `draw(_:)`.",
                sources: [
                    .document("UIView, draw(_:)"), .document("UIView, setNeedsDisplay()"),
                    .document("View Programming Guide for iOS, The Runtime Interaction Model for Views"),
                    .choice(
                        "Three things are chosen, not documented: a superview draws before its subviews, a hidden or empty view draws once it is neither, and each view draws its whole bounds."
                    ),
                ]))
    }

    public static var activity: Rule {
        Rule(
            .pipeline, 10,
            .documented(
                "The delegates of scenes, or in an app without scenes the delegate of the application, receive a call when the application becomes inactive, goes to the background and comes back; the matching notification is posted after the call, and `applicationState` changes before `didBecomeActive` and `didEnterBackground`, but after `willResignActive` and `willEnterForeground`.",
                without: "Delegates receive no call when the application becomes inactive, goes to the background or comes back.",
                sources: [
                    .document("UISceneDelegate"), .document("UIApplicationDelegate, applicationDidEnterBackground(_:)"),
                    .observation("state-in-each-activity-call-log"),
                    .choice("Apple says that the notification comes around the same time as the call, not which of the two is first."),
                    .choice("The log is of an app without scenes; `activationState` is taken to change at the same moments."),
                ]))
    }

    public static var activityOfScenes: Rule {
        Rule(
            .pipeline, 23,
            .documented(
                "In an app with scenes the application's delegate receives none of its four calls about activity; the notifications of the application are posted all the same.",
                without: "The application's delegate receives its four calls after the delegates of the scenes have received theirs.",
                sources: [
                    .document("UIApplicationDelegate, applicationDidBecomeActive(_:)"),
                    .document("UIApplicationDelegate, applicationDidEnterBackground(_:)"),
                    .choice(
                        "Apple says so of apps that use scenes; the engine takes an app for one of these if a scene has a delegate, because an app has no property that tells."
                    ),
                ]))
    }

    public static var touchesEndWhileInactive: Rule {
        Rule(
            .pipeline, 13,
            .assumed(
                "Touches are cancelled after delegates receive the call that the application becomes inactive, and before they receive the call that it is in the background.",
                without: "Touches are cancelled after delegates receive the call that the application is in the background.",
                sources: [
                    .observation("background-while-holding"),
                    .choice("A report shows that touches are cancelled, not between which calls."),
                ]))
    }
}
