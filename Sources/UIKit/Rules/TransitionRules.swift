import EventTrace

/// The rules of transitions between controllers.
extension Rule {
    static let transitions: [Rule] = [
        .unbalancedAppearance, .transitionsInterrupt, .transitionsWait, .stackShownInLayout, .changesOfATurnMerge,
        .pushesAfterCommit, .distinctControllers, .interactivePop, .cancelledTransition, .popGestureDelegate,
        .popGoesFirst, .popAtTheRoot, .disabledPopFreezes, .contentPop, .contentPopAfterRows, .navigationDelegate, .coordinator,
        .lastCompletionFirst, .cancelledRefusesAnimations, .customTransitions,
        .popTakesFirstResponder, .noTouchesBesideAPop, .childrenSwap, .tabTaps,
        .selectedTabPops,
    ]

    public static var unbalancedAppearance: Rule {
        Rule(
            .responders, 44,
            .assumed(
                "`beginAppearanceTransition` of a controller that appears or has appeared already, or that disappears or has disappeared already, and `endAppearanceTransition` without a begin have no effect; UIKit prints a warning about unbalanced calls.",
                without: "`beginAppearanceTransition` and `endAppearanceTransition` are taken as they come.",
                sources: [
                    .document("UIViewController, beginAppearanceTransition(_:animated:)"),
                    .account("Rightpoint/RZUtils, pull request 117, on a begin without an end"),
                    .choice("The warning is known from many reports; that the call then has no effect is not documented."),
                ]))
    }

    public static var transitionsInterrupt: Rule {
        Rule(
            .responders, 45, in: .since(26),
            .documented(
                "If the stack of a navigation controller changes while a transition of its own runs, that transition is completed at once, with its last appearance calls, and the next one begins in the same turn.",
                without: "A change of the stack during a transition is lost.",
                sources: [
                    .observation("wwdc24-pop-during-push"), .observation("ios26-touches-during-push"),
                    .choice("A transition that a finger drives is cancelled then; no source says so."),
                ]))
    }

    public static var transitionsWait: Rule {
        Rule(
            .responders, 46, in: .before(26),
            .assumed(
                "If the stack of a navigation controller changes while a transition of its own runs, the change waits for the end of that transition, and `viewControllers` shows the old stack until then.",
                without: "A change of the stack during a transition is lost.",
                sources: [
                    .account("software-mansion/react-native-screens, pull request 409, on viewControllers during a transition"),
                    .choice("Reports on iOS 7 have black screens and crashes instead, which are not modelled."),
                ]))
    }

    public static var stackShownInLayout: Rule {
        Rule(
            .responders, 168,
            .measured(
                "A change of the stack of a navigation controller on the screen changes `viewControllers` within the call, and the controllers load, appear and disappear in the next layout of the navigation controller's view, in the same turn; without an animation the transition ends in that layout, before the new view is laid out.",
                without: "Each change of the stack begins its transition within the call.",
                sources: [
                    .observation("push-loads-after-the-call-log"), .observation("pop-goes-after-the-call-log"),
                    .observation("unanimated-pop-goes-after-the-call-log"),
                    .observation("unanimated-push-appears-before-layout-log"),
                    .account("Citrrus/MBContactPicker, issue 48: stacks of iOS 7 and later in which the transition begins in the layout"),
                    .account(
                        "BlocksKit/BlocksKit, issue 237: the completion of a `CATransaction` around a push comes before its animation"),
                    .choice(
                        "A drag begins its pop within the event or, if the pop has waited, when its turn comes, and whoever reads `transitionCoordinator` right after the call begins the transition: completion handlers around pushes find the coordinator there. Both are inferred, as is that a container that disappears first begins its change. The logs of 26.5 are of Mac Catalyst."
                    ),
                ]))
    }

    public static var changesOfATurnMerge: Rule {
        Rule(
            .responders, 170,
            .assumed(
                "Several changes of the stack before that layout are one transition, from the top that is shown to the last one; before iOS 26 a change waits for the end of an animated one instead.",
                without: "Each change of the stack before the layout is a transition of its own.",
                sources: [
                    .account(
                        "lionheart/openradar-mirror, issue 20368: on iOS 11 `viewControllers` lists the first of two controllers that are pushed in one turn"
                    ),
                    .choice(
                        "That changes are one transition since iOS 26, and after a change without an animation since iOS 18, follows from the layout that shows them; no source tells it."
                    ),
                ]))
    }

    public static var pushesAfterCommit: Rule {
        Rule(
            .responders, 171, in: .before(18),
            .assumed(
                "An animated push after a change without an animation in the same turn, both before that layout, waits for the commit: `viewControllers` is without the new controller until then, and the first change is shown on its own.",
                without: "An animated push in the turn of a change without an animation is one transition with it.",
                sources: [
                    .observation("push-after-a-set-is-held"), .observation("push-after-a-set-is-made-at-once"),
                    .observation("set-before-a-push-is-shown"),
                    .account(
                        "zendesk/zendesk_sdk_chat_ios, issue 220: on iOS 12.1 a push runs after the commit, and raises its exception there"),
                    .choice(
                        "The accounts are of pushes; that an animated pop or `setViewControllers` waits too is inferred. Reading `transitionCoordinator` shows the first change and leaves the push waiting."
                    ),
                ]))
    }

    public static var distinctControllers: Rule {
        Rule(
            .responders, 172,
            .documented(
                "If a controller that is pushed is on the stack already, or `setViewControllers` contains a controller twice, an exception stops the app; a push that waits raises it when it is made.",
                without: "A controller can be on the stack twice.",
                sources: [
                    .document("UINavigationController, pushViewController(_:animated:)"),
                    .account("wordpress-mobile/WordPress-iOS, issue 15337: all view controllers of a stack must be distinct"),
                    .account(
                        "wordpress-mobile/WordPress-iOS, issue 7284, and isontheline/pro.webssh.net, issue 16: a push raises the exception at the end of a transition"
                    ),
                ]))
    }

    public static var interactivePop: Rule {
        Rule(
            .responders, 47,
            .documented(
                "A drag from the left edge pops the top controller as soon as its recognizer begins, before the recognizer's other actions; the transition follows the finger, and the lift finishes or cancels it.",
                without: "A drag from the left edge pops nothing.",
                sources: [
                    .document("UINavigationController, interactivePopGestureRecognizer"), .observation("pop-gesture-began-is-willappear"),
                    .choice(
                        "A lift beyond half of the width, or at 300 points per second to the right, finishes; the rest takes its part of the duration. No source has these numbers."
                    ),
                ]))
    }

    public static var cancelledTransition: Rule {
        Rule(
            .responders, 48,
            .documented(
                "At the end of a cancelled transition the controller that came receives `viewWillDisappear` and `viewDidDisappear`, and the one that stays receives `viewWillAppear` and `viewDidAppear`, all in one turn; of a sheet and its presenter only the sheet, which stays, receives calls; from the `viewDidDisappear` on the stack has its old controllers again.",
                without: "A transition cannot be cancelled: a finger that gives it up completes it.",
                sources: [
                    .observation("wwdc24-cancelled-pop-one-turn"), .observation("qmui-cancelled-pop-behind"),
                    .observation("wangling-cancelled-pop"),
                    .choice(
                        "Whether `didMove(toParent:)` is called then, and what the stack holds during these calls, is not known; here it is not called, and a push in `viewDidAppear` finds the old stack. Apple’s talk is about pops; that a sheet which springs back is alike is taken from reports."
                    ),
                ]))
    }

    public static var popGestureDelegate: Rule {
        Rule(
            .responders, 49,
            .assumed(
                "The system's own delegate of a pop recognizer declines touches if only the root is on the stack, if the bar is hidden or shows no back button for the top controller, and while a finger drives a transition; a delegate of the client's, or nil, takes its place.",
                without: "A pop recognizer takes every touch.",
                sources: [
                    .account("lionheart/openradar-mirror, issue 2688, on a bar item on the left and a hidden bar"),
                    .account("wordpress-mobile/WordPress-iOS, pull request 6064, on the delegate"),
                    .choice("That it declines at touch down is what QMUI notes for iOS 13.4 and later."),
                ]))
    }

    public static var popGoesFirst: Rule {
        Rule(
            .responders, 50,
            .assumed(
                "While the system's own delegate is in place, pans of other views, those of scroll views too, wait for the pop recognizer of the left edge.",
                without: "A pan on a deeper view wins over the pop recognizer.",
                sources: [
                    .account(
                        "SwipeCellKit/SwipeCellKit, issue 231: rows with a pan let the system's pop begin, and no edge pan of a client's"),
                    .observation("ios26-horizontal-scroll-vs-content-pop"),
                    .choice("No source says how it comes about; here every pan waits, whichever way it goes."),
                ]))
    }

    public static var popAtTheRoot: Rule {
        Rule(
            .responders, 51,
            .assumed(
                "If a pop recognizer begins while only the root is on the stack, which the system's own delegate prevents, the next animated transition waits for a finger and never ends.",
                without: "A pop recognizer that begins at the root has no effect.",
                sources: [
                    .account("signalapp/Signal-iOS, issue 3540, and wix/react-native-navigation, issue 5863, on the frozen next push"),
                    .choice("The accounts tell the outcome, not the mechanism."),
                ]))
    }

    public static var disabledPopFreezes: Rule {
        Rule(
            .responders, 52,
            .assumed(
                "If a pop recognizer is disabled in the calls that its own begin causes, such as `viewWillAppear` of the controller behind, its transition is neither finished nor cancelled.",
                without: "The transition of a pop recognizer that is disabled is cancelled.",
                sources: [
                    .observation("pop-gesture-disabled-in-willappear-freezes"),
                    .choice("Two authors tell the outcome, not the mechanism."),
                ]))
    }

    public static var contentPop: Rule {
        Rule(
            .responders, 53, in: .since(26),
            .documented(
                "A drag to the right anywhere in the content pops the top controller, by a recognizer of its own to which pans of deeper views do not give way.",
                without: "Only a drag from the left edge pops.",
                sources: [
                    .document("UINavigationController, interactiveContentPopGestureRecognizer"), .document("WWDC 2025, session 284"),
                    .observation("ios26-horizontal-scroll-vs-content-pop"),
                ]))
    }

    public static var contentPopAfterRows: Rule {
        Rule(
            .responders, 67, in: .since(26),
            .documented(
                "The recognizer of the back swipe in the content waits for the swipe of a row, so that a row with actions on that side opens, and a row without them lets the controller pop.",
                without: "The back swipe in the content begins before the swipe of a row, which needs a longer way.",
                sources: [
                    .document("WWDC 2025, session 284"),
                    .choice("That the recognizer's own delegate makes it wait, and a client's does not, is chosen."),
                ]))
    }

    public static var navigationDelegate: Rule {
        Rule(
            .responders, 54,
            .documented(
                "The delegate of a navigation controller receives `willShow` before a controller is shown and `didShow` after it has appeared; after a cancelled transition it receives neither again.",
                without: "The delegate of a navigation controller receives neither `willShow` nor `didShow`.",
                sources: [
                    .document("UINavigationControllerDelegate, navigationController(_:willShow:animated:)"),
                    .account("lionheart/openradar-mirror, issue 1114, on a cancelled pop"),
                    .choice(
                        "Here `willShow` comes after `viewWillAppear` of the new controller, as in Chameleon, another implementation; no log shows it."
                    ),
                ]))
    }

    public static var coordinator: Rule {
        Rule(
            .responders, 55,
            .documented(
                "During an animated transition its controllers have a `transitionCoordinator`, from `viewWillAppear` to `viewDidAppear`; its animations run after the first appearance calls, its handlers of changed interaction at the lift, before all calls of a cancelled transition, and its completions last.",
                without: "No handler of a transition coordinator is called.",
                sources: [
                    .document("UIViewControllerTransitionCoordinator, notifyWhenInteractionChanges(_:)"),
                    .observation("ouk-coordinator-lifetime"), .observation("header-interaction-ends-before-will-calls"),
                    .choice("That completions come after `viewDidAppear` and `didShow` is read from published stacks of calls."),
                ]))
    }

    public static var lastCompletionFirst: Rule {
        Rule(
            .responders, 173,
            .assumed(
                "Of several completions that one transition coordinator has received, the last is called first.",
                without: "The completions of a transition coordinator are called in the order in which they were added.",
                sources: [
                    .observation("coordinator-completions-in-reverse"),
                    .choice("No second source tells it."),
                ]))
    }

    public static var cancelledRefusesAnimations: Rule {
        Rule(
            .responders, 179,
            .assumed(
                "The coordinator of a cancelled transition refuses animations: `animate(alongsideTransition:completion:)` returns `false` in the appearance calls after the cancellation, and only the completion runs.",
                without: "The coordinator of a cancelled transition runs animations at once.",
                sources: [
                    .account(
                        "Tencent/QMUI_iOS, issue 692: the result is false in the calls of a pop that is given up, and the animation is run by hand"
                    ),
                    .document("UIViewControllerTransitionCoordinator, animate(alongsideTransition:completion:)"),
                    .choice("Apple says that the result is `false` if the animation is not queued, and does not say when."),
                ]))
    }

    public static var customTransitions: Rule {
        Rule(
            .responders, 56,
            .documented(
                "A delegate can supply an animator for an animated transition, and an object that drives it; the transition then lasts until `completeTransition(_:)`, which completes or cancels it.",
                without: "No delegate is asked for an animator.",
                sources: [
                    .document("UIViewControllerAnimatedTransitioning"),
                    .document("UIViewControllerContextTransitioning, completeTransition(_:)"),
                    .choice("The delegate is asked before the first appearance calls; no source says when."),
                ]))
    }

    public static var popTakesFirstResponder: Rule {
        Rule(
            .responders, 57,
            .assumed(
                "A first responder of the top controller resigns when an animated push or pop of that controller begins, by a finger before the first appearance calls and else after them and the delegate's `willShow`, and becomes first responder again if the transition is cancelled.",
                without: "An animated push or pop leaves the first responder until its view leaves the window.",
                sources: [
                    .observation("pop-gesture-with-keyboard"),
                    .account(
                        "Vast developers' blog, 2012: a log of iOS 5 of the back button, with the calls of the edited field's delegate between `willShow` and `viewDidDisappear`"
                    ),
                    .account("radar 15054825, lionheart/openradar-mirror, issue 4479: keyboardWillHide comes with the duration of the pop"),
                    .account(
                        "software-mansion/react-native-screens, pull request 47: a push and a pop take the old view out of its window as they begin"
                    ),
                    .account("jessesquires/JSQMessagesViewController, issue 1000: at the back button the keyboard goes during the pop"),
                    .choice(
                        "The log gives no times; one author tells that on iOS 8 the keyboard is seen until the animation is over. The responder returns after `viewDidAppear`; no source says when."
                    ),
                ]))
    }

    public static var noTouchesBesideAPop: Rule {
        Rule(
            .responders, 58,
            .assumed(
                "While a navigation controller waits for the finger that drives its transition, no new touch is delivered.",
                without: "Other fingers touch the controllers while one drives a pop.",
                sources: [
                    .observation("pop-gesture-disabled-in-willappear-freezes"),
                    .choice("The accounts tell that a pop without its finger takes no touch any more."),
                ]))
    }

    public static var childrenSwap: Rule {
        Rule(
            .responders, 60,
            .measured(
                "`transition(from:to:duration:options:animations:completion:)` calls `viewWillDisappear` of the old child, `viewWillAppear` of the new one, runs the animations, and calls `viewDidAppear` of the new child, `viewDidDisappear` of the old one and the completion at the end.",
                without: "`transition(from:to:duration:options:animations:completion:)` does nothing.",
                sources: [
                    .document("UIViewController, transition(from:to:duration:options:animations:completion:)"),
                    .observation("transition-from-to-log"),
                ]))
    }

    public static var tabTaps: Rule {
        Rule(
            .responders, 61,
            .documented(
                "A tap on a tab asks `shouldSelect`; unless the delegate returns false the tab is selected, and the delegate receives `didSelect`, also for a tab that was selected already; selection by code asks and calls neither.",
                without: "A tap on a tab selects it, and the delegate receives nothing.",
                sources: [
                    .document("UITabBarControllerDelegate, tabBarController(_:didSelect:)"),
                    .choice("A button of the bar is taken to act when the finger lifts in it."),
                ]))
    }

    public static var selectedTabPops: Rule {
        Rule(
            .responders, 62,
            .assumed(
                "A tap on the selected tab pops its controller to the root, if that is a navigation controller, before `didSelect`.",
                without: "A tap on the selected tab pops nothing.",
                sources: [
                    .account("mastodon/mastodon-ios, pull request 701: the stack is popped when didSelect is called"),
                    .choice("The pop is taken to be animated; no source says so."),
                ]))
    }
}
