import EventTrace

/// The rules of the way from the glass to the application, and of the run loop.
extension Rule {
    static let pipeline: [Rule] = [
        .wayIn, .queueIsFirstInFirstOut, .turn, .actionsInsideSendEvent, .windowOfTheTouch, .observersInOrder,
        .virtualClock, .layoutAtCommit, .constraints, .constraintUpdates, .activity,
    ]

    public static var wayIn: Rule {
        Rule(
            .pipeline, 1,
            .documented(
                "A finger becomes a hardware event, goes to the home-screen process and from there over a mach port to the foreground app: source 1 on the event-fetch thread, then source 0 on the main run loop, then the app's event queue. With no app in the foreground the home screen keeps it.",
                without: "What comes in while no app is in the foreground reaches the app.",
                sources: [.observation("stack-eventfetch-thread")]))
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
                "A pass of the run loop serves the events that have come in, then the blocks of the main queue, before the loop becomes idle. A timer wakes an idle loop and fires before them; one that came due while the main thread was busy fires after them. All of it on the virtual clock.",
                without: "Blocks of the main queue run before the timers and events of a pass, those that an event adds in the next pass.",
                sources: [
                    .document("Threading Programming Guide, The Run Loop Sequence of Events"),
                    .choice("Of a timer and an event that come due in one instant, the timer wakes the loop."),
                ]))
    }

    public static var layoutAtCommit: Rule {
        Rule(
            .pipeline, 9,
            .documented(
                "Views that are marked are laid out at the next commit, from the top down, or at once by `layoutIfNeeded`; a root view's controller is told before and after. A view is marked by `setNeedsLayout`, by a new size of its own or of a subview, and by a subview that comes or goes.",
                without: "Nothing is laid out unless code calls `layoutIfNeeded`.",
                sources: [
                    .document("UIView, setNeedsLayout()"), .document("UIViewController, viewWillLayoutSubviews()"),
                    .observation("layout-of-added-views-log"), .observation("layout-after-loading-log"),
                    .observation("layout-triggers-size"), .observation("layout-triggers-superview"),
                    .observation("layout-triggers-removal"),
                    .choice("What a view does to its subviews while it lays them out does not mark it once more."),
                ]))
    }

    public static var constraints: Rule {
        Rule(
            .pipeline, 11,
            .documented(
                "A view whose autoresizing mask is not translated into constraints gets its frame from active constraints when its superview lays out its subviews, not when a constraint changes. Required constraints hold; of the others a higher priority wins over any number of lower ones, and what cannot hold is approached.",
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
                "Before a layout, views that are marked update their constraints, those below first; a new view is marked, and a root view's controller is called in its place. Nobody is called before a constraint has been installed in the tree, or a class in it requires constraints.",
                without: "Nobody is asked to update constraints.",
                sources: [
                    .document("UIView, setNeedsUpdateConstraints()"), .document("UIView, updateConstraints()"),
                    .document("UIView, requiresConstraintBasedLayout"), .document("UIViewController, updateViewConstraints()"),
                ]))
    }

    public static var activity: Rule {
        Rule(
            .pipeline, 10,
            .documented(
                "Delegates of scenes and of the application are told when it becomes inactive, goes to the background and comes back; assumed: touches are cancelled between becoming inactive and being in the background.",
                without: "No delegate is told that the application comes or goes.",
                sources: [.document("UISceneDelegate"), .observation("background-while-holding")]))
    }
}
