import EventTrace

extension RuleID {
    static var wayIn: RuleID { RuleID(.pipeline, 1) }
    static var queueIsFirstInFirstOut: RuleID { RuleID(.pipeline, 2) }
    static var turn: RuleID { RuleID(.pipeline, 3) }
    static var actionsInsideSendEvent: RuleID { RuleID(.pipeline, 4) }
    static var windowOfTheTouch: RuleID { RuleID(.pipeline, 5) }
    static var observersInOrder: RuleID { RuleID(.pipeline, 7) }
    static var virtualClock: RuleID { RuleID(.pipeline, 8) }
    static var layoutAtCommit: RuleID { RuleID(.pipeline, 9) }
    static var activity: RuleID { RuleID(.pipeline, 10) }
    static var constraints: RuleID { RuleID(.pipeline, 11) }
    static var experiment: RuleID { RuleID(.pipeline, 6) }
}

extension Rule {
    static let pipeline: [Rule] = [
        Rule(
            .wayIn, .documented,
            "A finger becomes a hardware event, goes to the home-screen process and from there over a mach port to the foreground app: source 1 on the event-fetch thread, then source 0 on the main run loop, then the app's event queue. With no app in the foreground the home screen keeps it.",
            sources: [.observation("stack-eventfetch-thread")]),
        Rule(
            .queueIsFirstInFirstOut, .documented, "The event queue is first in, first out.",
            sources: [.document("Event Handling Guide for iOS, The Main Event Loop")]),
        Rule(
            .turn, .measured,
            "One turn hit-tests every new touch and collects its recognizers, then calls `UIApplication.sendEvent`, then `UIWindow.sendEvent`, which serves the recognizers of all the window's touches, then their actions, then the views.",
            sources: [
                .observation("stack-hittest-scene-window"), .observation("touch-collect-stack"),
                .observation("sendevent-touch-already-bound"),
            ]),
        Rule(
            .actionsInsideSendEvent, .measured,
            "Actions of recognizers run synchronously inside `UIWindow.sendEvent`; only changes that a timer makes run from the run loop, in a before-waiting observer of order 0.",
            sources: [
                .observation("stack-tap-action-ios14-device"), .observation("runloop-gesture-observer"),
                .observation("stack-delayed-button-observer"),
            ]),
        Rule(
            .windowOfTheTouch, .documented,
            "A touch event goes to the window in which its touch began; other events go to the key window's first responder.",
            sources: [.observation("hit-nil-window-passthrough"), .document("UIApplication, sendEvent(_:)")]),
        Rule(
            .observersInOrder, .measured,
            "An idle run loop calls its observers in their order: -2147483647 pushes an autorelease pool on entry; before waiting, 0 updates recognizers, 1999000 stands before the commit, 2000000 commits, 2001000 stands after it, 2147483647 pops the pool.",
            sources: [.observation("runloop-gesture-observer")]),
        Rule(
            .virtualClock, .assumed,
            "A pass of the run loop serves the events that have come in, then the blocks of the main queue, before the loop becomes idle. A timer wakes an idle loop and fires before them; one that came due while the main thread was busy fires after them. All of it on the virtual clock.",
            sources: [
                .document("Threading Programming Guide, The Run Loop Sequence of Events"),
                .choice("Of a timer and an event that come due in one instant, the timer wakes the loop."),
            ]),
        Rule(
            .layoutAtCommit, .documented,
            "Views that are marked are laid out at the next commit, from the top down, or at once by `layoutIfNeeded`; a root view's controller is told before and after. A view is marked by `setNeedsLayout`, by a new size of its own or of a subview, and by a subview that comes or goes.",
            sources: [
                .document("UIView, setNeedsLayout()"), .document("UIViewController, viewWillLayoutSubviews()"),
                .observation("layout-of-added-views-log"), .observation("layout-after-loading-log"),
                .observation("layout-triggers-size"), .observation("layout-triggers-superview"), .observation("layout-triggers-removal"),
                .choice("What a view does to its subviews while it lays them out does not mark it once more."),
            ]),
        Rule(
            .constraints, .documented,
            "A view whose autoresizing mask is not translated into constraints gets its frame from active constraints when its superview lays out its subviews, not when a constraint changes. Those of higher priority hold first. Text is not measured: labels and buttons have no size of their own.",
            sources: [
                .document("NSLayoutConstraint"), .document("UIView, translatesAutoresizingMaskIntoConstraints"),
                .document("UIView, layoutSubviews()"), .document("Auto Layout Guide, Anatomy of a Constraint"),
                .choice(
                    "Of two that contradict one another and have one priority the earlier one holds; what nothing determines is 0. UIKit promises neither."
                ),
            ]),
        Rule(
            .activity, .documented,
            "Delegates of scenes and of the application are told when it becomes inactive, goes to the background and comes back; assumed: touches are cancelled between becoming inactive and being in the background.",
            sources: [.document("UISceneDelegate"), .observation("background-while-holding")]),
        Rule(
            .experiment, .assumed, "What the experiment itself says or does between events stands in the record where it happened.",
            sources: [.choice("Marks, timers and blocks of an experiment are no part of UIKit's delivery.")]),
    ]
}
