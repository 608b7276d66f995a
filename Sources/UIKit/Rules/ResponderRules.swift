import EventTrace

/// The rules of the responder chain, first responders, windows and controllers.
extension Rule {
    static let responders: [Rule] = [
        .chain, .touchMethodsClimb, .controlsEndTheClimb, .unhandledIsDropped, .nilTarget, .firstReceiver, .pressesStartAtTheFocus,
        .modifierKeysArePresses, .firstResponderHandOver, .otherMethodsClimb, .firstResponderNeedsWindow, .keyWindow, .appearance,
        .callbacksOfTheTree, .containment, .presentation, .presentsFromAWindow, .dismissalPassesOn, .editMenu, .touchMakesKey, .keyPassesOn,
        .noFirstResponder,
        .presentationTakesFirstResponder, .tabOrder, .tappedTabOrder, .keyCommands, .textBeforeKeyCommands, .askedAgainInAWindow,
        .lastRequestCounts,
        .searchBarIsNotAskedAgain,
    ]

    public static var chain: Rule {
        Rule(
            .responders, 1,
            .measured(
                "`next` leads from a root view to its controller and from another view to its superview; from a controller to its presenter, or else to its view's superview, even while a root view is away; from a window to its scene, the application and the application's delegate, if that is a responder other than a view, a controller or the application.",
                without: "`next` of a controller's root view is its superview: controllers are not in the chain.",
                sources: [
                    .observation("chain-label-scene"), .observation("chain-nav-ios10"), .observation("next-responder-rules-doc"),
                    .observation("chain-presented-or-pushed-modal"),
                ]))
    }

    public static var touchMethodsClimb: Rule {
        Rule(
            .responders, 2,
            .documented(
                "By default each of the four touch methods only passes its message to `next`.",
                without: "By default the touch methods do nothing.",
                sources: [.observation("each-touch-message-climbs-alone"), .observation("wwdc12-default-forwarding")]))
    }

    public static var controlsEndTheClimb: Rule {
        Rule(
            .responders, 3,
            .measured(
                "`UIControl` and `UIScrollView` do not pass touch messages to `next`; cells of lists do, up to their list.",
                without: "Controls and scroll views pass touch messages to `next` like any view.",
                sources: [
                    .observation("coderstar-uicontrol-does-not-forward"), .observation("view-default-forwarding"),
                    .observation("stack-delayed-collectionview-didselect"),
                ]))
    }

    public static var unhandledIsDropped: Rule {
        Rule(
            .responders, 4,
            .documented(
                "An override passes a touch message on only if it calls super; a message that nothing handles is dropped at the end of the chain.",
                without: "A touch message goes on to `next` even if an override does not call super.",
                sources: [.observation("view-default-forwarding")]))
    }

    public static var nilTarget: Rule {
        Rule(
            .responders, 5,
            .documented(
                "An action with a nil target goes to the first object that can perform it, searched along the responder chain from the first responder up, then from the control up.",
                without: "An action with a nil target is dropped.",
                sources: [.observation("header-uicontrol-nil-target"), .observation("initial-responder-per-event-type")]))
    }

    public static var firstReceiver: Rule {
        Rule(
            .responders, 6,
            .documented(
                "Touch events start at the hit view; presses, motion and remote-control events start at the first responder.",
                without: "Presses, motion and remote-control events start at the key window, whatever the first responder is.",
                sources: [.observation("initial-responder-per-event-type")]))
    }

    public static var pressesStartAtTheFocus: Rule {
        Rule(
            .responders, 18, in: .since(15),
            .documented(
                "If a view has the focus, presses start at that view.",
                without: "Presses start at the first responder, whatever view has the focus.",
                sources: [
                    .observation("initial-responder-per-event-type"), .document("WWDC 2021, session 10260"),
                    .document("WWDC 2020, session 10109, on iPadOS 13.4"),
                ]))
    }

    public static var modifierKeysArePresses: Rule {
        Rule(
            .responders, 40, in: .since(13.4),
            .documented(
                "A modifier key that goes down or comes up without another key is a press of its own.",
                without: "A modifier key causes no call; touch events carry its flag all the same.",
                sources: [.observation("wwdc20-modifier-keys-are-presses"), .document("UIPress, key")]))
    }

    public static var firstResponderHandOver: Rule {
        Rule(
            .responders, 7,
            .documented(
                "When the first responder changes, the old one is asked whether it can resign and resigns, then the new one is asked whether it can become first responder.",
                without: "A new first responder takes over, and the old one neither is asked nor resigns.",
                sources: [.observation("becomefirstresponder-doc-order"), .document("UIResponder, becomeFirstResponder()")]))
    }

    public static var otherMethodsClimb: Rule {
        Rule(
            .responders, 8,
            .documented(
                "By default each method for presses, motions and remote control only passes its message to `next`.",
                without: "By default the methods for presses, motions and remote control do nothing.",
                sources: [.document("UIResponder, pressesBegan(_:with:)"), .document("UIResponder, motionBegan(_:with:)")]))
    }

    public static var firstResponderNeedsWindow: Rule {
        Rule(
            .responders, 9,
            .documented(
                "A view without a window does not become first responder; a first responder that leaves its window resigns, even if it refuses to.",
                without: "A view becomes and stays first responder without a window.",
                sources: [.observation("becomefirstresponder-doc-order"), .document("UITextFieldDelegate, textFieldDidEndEditing(_:)")]))
    }

    public static var keyWindow: Rule {
        Rule(
            .responders, 10,
            .documented(
                "One window of a scene is key (up to iOS 14, one of the app); when another becomes key, the old one receives `resignKey`, then the new one receives `becomeKey`.",
                without: "No window receives `becomeKey` or `resignKey`.",
                sources: [.observation("key-window-alert-log"), .document("UIWindow, makeKey()"), .document("UIWindow, canBecomeKey")]))
    }

    public static var appearance: Rule {
        Rule(
            .responders, 11,
            .documented(
                "A controller loads its view when the view is first needed, which for the top of a navigation controller's stack is the first layout of the navigation controller's own view; it receives `viewWillAppear` before the view enters a visible window or its hidden window is shown, `viewIsAppearing` before the layout and `viewDidAppear` after it, but before the layout in a push without animation; contained controllers follow.",
                without: "Controllers receive no calls when their views appear or disappear.",
                sources: [
                    .observation("controller-root-log"), .observation("view-in-pushed-controller-log"),
                    .observation("navigation-launch-loads-late-log"),
                    .account(
                        "rickytan/RTRootNavigationController, issue 275: a stack of iOS 13, with `_startDeferredTransitionIfNeeded:` in the layout of the navigation controller's view"
                    ),
                    .document("UIViewController, viewWillAppear(_:)"), .document("UIViewController, viewIsAppearing(_:)"),
                    .document("UIWindow, rootViewController"),
                    .choice("No source says that the root of a hidden window appears only when the window is shown."),
                ]))
    }

    public static var callbacksOfTheTree: Rule {
        Rule(
            .responders, 12,
            .measured(
                "A view that is added to a view in a window receives `willMove(toWindow:)`, `willMove(toSuperview:)`, `didMoveToWindow` and `didMoveToSuperview`, then its superview receives `didAddSubview`; outside of a window it receives the two calls about its superview; at a removal the superview receives `willRemoveSubview`, then the view receives `willMove(toSuperview: nil)`, the two calls about its window and `didMoveToSuperview`.",
                without: "Views receive no calls when the view tree changes.",
                sources: [
                    .observation("view-added-log"), .observation("view-removed-log"), .observation("view-life-log"),
                    .observation("view-added-in-a-window-log"),
                    .choice("No log shows what the superview receives at a removal, or a view that moves from one window to another."),
                ]))
    }

    public static var containment: Rule {
        Rule(
            .responders, 13,
            .documented(
                "`addChild` sends `removeFromParent` to a child that has another parent, and then `willMove(toParent:)`; `removeFromParent` sends the child `didMove(toParent:)`; the container's code sends the other of the two.",
                without: "`addChild` and `removeFromParent` send nothing to the child.",
                sources: [
                    .observation("child-added-in-viewdidload-log"), .observation("header-addchild-moves-from-other-parent"),
                    .document("UIViewController, willMove(toParent:)"),
                ]))
    }

    public static var presentation: Rule {
        Rule(
            .responders, 14,
            .measured(
                "In a presentation that covers the screen, unlike in a sheet, the presenter receives `viewWillDisappear`, the presented controller receives `viewWillAppear` and `viewDidAppear`, the presenter receives `viewDidDisappear`, and the completion runs.",
                without: "A presentation that covers the screen leaves the presenter where it is, without a call.",
                sources: [
                    .observation("controller-present-log"), .observation("controller-push-log"), .observation("controller-pop-list"),
                    .observation("present-keeps-presenter"), .document("UIViewController, present(_:animated:completion:)"),
                    .choice("No log shows the completion."),
                ]))
    }

    public static var presentsFromAWindow: Rule {
        Rule(
            .responders, 180,
            .assumed(
                "`present` does nothing, also later, if the view of the presenter is in no window, or if the presenter still presents another controller; UIKit prints a warning.",
                without: .fixed(because: "Without a window there is no place for the presented view."),
                sources: [
                    .account("pinterest/ios-pdk, issue 86: a presenter whose view is in no window presents nothing"),
                    .account("deltachat/deltachat-ios, issue 2736: a controller that is already presenting presents no alert"),
                    .choice("Apple documents neither; reports quote the two warnings."),
                ]))
    }

    public static var dismissalPassesOn: Rule {
        Rule(
            .responders, 181,
            .documented(
                "`dismiss` takes away what the controller presents, and all that is presented from there on; a controller that presents nothing passes the call to its presenter.",
                without: "`dismiss` does nothing on a controller that presents nothing.",
                sources: [
                    .document("UIViewController, dismiss(animated:completion:)"),
                    .choice("A call during the controller's own transition is dropped: reports quote a warning then."),
                ]))
    }

    public static var editMenu: Rule {
        Rule(
            .responders, 15,
            .documented(
                "Before the edit menu appears, the chain from the first responder up is asked about each command; the menu shows the commands that some object can perform, and sends the chosen one to that object.",
                without: "The edit menu shows every command and asks no object.",
                sources: [
                    .document("UIMenuController"), .document("UIMenuItem"), .document("UIResponder, canPerformAction(_:withSender:)"),
                    .choice("The order of the questions, and how often each is asked, are not documented."),
                ]))
    }

    public static var touchMakesKey: Rule {
        Rule(
            .responders, 79, in: .since(14.2),
            .assumed(
                "A touch that begins in a window that is not key and can become key makes the window key.",
                without: "Touches leave the key where it is.",
                sources: [
                    .account("Apple Developer Forums 667958, iOS 14.2 Custom Window auto become keyWindow when touching"),
                    .account("lyft/Hammer pull request 18"),
                    .choice(
                        "The window becomes key before its views receive the touch; no source says when. An earlier version leaves the key."
                    ),
                ]))
    }

    public static var keyPassesOn: Rule {
        Rule(
            .responders, 16,
            .assumed(
                "When the key window is hidden, the window in front becomes key.",
                without: "When the key window is hidden, no window becomes key.",
                sources: [
                    .account("rdar 30064691, Creating an auxiliary overlay UIWindow that never becomes key"),
                    .choice("That report says so of an alert's window, up to iOS 10."),
                ]))
    }

    public static var noFirstResponder: Rule {
        Rule(
            .responders, 41,
            .assumed(
                "Without a first responder presses, motion and remote-control events start at the key window.",
                without: .fixed(because: "This rule says what another rule leaves open, and is off with that rule."),
                sources: [.choice("Apple documents where such events start if there is a first responder.")]))
    }

    public static var presentationTakesFirstResponder: Rule {
        Rule(
            .responders, 42,
            .assumed(
                "When a controller is presented, a first responder of the presenter resigns; after the dismissal that responder becomes first responder again, unless another one is first by then.",
                without: "A presentation leaves the first responder as it is.",
                sources: [
                    .observation("keyboard-goes-when-presenting"), .observation("first-responder-again-after-dismissal"),
                    .choice(
                        "Here the responder resigns before `viewWillAppear` of the presented controller and returns before the completion of the dismissal; no source says when."
                    ),
                ]))
    }

    public static var tabOrder: Rule {
        Rule(
            .responders, 43,
            .measured(
                "When another tab is selected, the new controller receives `viewWillAppear`, the old one `viewWillDisappear` and `viewDidDisappear`, and the new one `viewDidAppear`.",
                without: "The old controller of a tab has disappeared before the new one receives `viewWillAppear`.",
                sources: [
                    .observation("tab-selected-by-code-log"), .observation("tab-switch-log"), .observation("tabs-there-and-back-log"),
                    .choice("Two authors without a log have `viewWillDisappear` of the old controller first."),
                ]))
    }

    public static var tappedTabOrder: Rule {
        Rule(
            .responders, 169, in: .since(18),
            .measured(
                "When a tap selects another tab, the new controller receives `viewDidAppear` before the old one receives `viewDidDisappear`.",
                without: "After a tap on a tab the old controller has disappeared before the new one receives `viewDidAppear`.",
                sources: [
                    .observation("rns-tab-switch-test"),
                    .choice(
                        "The measurement is of iOS 18.6 and 26.2; a log of iOS 13 or 14, and one of Mac Catalyst 26.5 in which code selects the tab, have the other order. What makes the difference is not known, nor in which version it came."
                    ),
                ]))
    }

    public static var keyCommands: Rule {
        Rule(
            .responders, 68,
            .documented(
                "A key that matches a `UIKeyCommand` in `keyCommands` of a responder, from the first responder up the chain, sends the action of the command to the first object of that chain that can perform it.",
                without: "A key command has no effect: its key is typed, or does nothing.",
                sources: [
                    .document("UIResponder, keyCommands"), .document("UIKeyCommand"),
                    .choice(
                        "If two responders have a command for the same key, here the one nearer to the first responder counts. Whether `pressesBegan` is called for the key as well is left open."
                    ),
                ]))
    }

    public static var textBeforeKeyCommands: Rule {
        Rule(
            .responders, 69, in: .since(15),
            .documented(
                "While text is edited, a key that types a character or moves the caret goes to the text and not to a key command, unless the command has `wantsPriorityOverSystemBehavior`.",
                without: "A key command takes its key before the text.",
                sources: [
                    .document("UIKeyCommand, wantsPriorityOverSystemBehavior"), .document("WWDC 2021, session 10260"),
                    .choice(
                        "Which keys the text takes is not documented: here all but those with Command or Control, Escape and Tab. A report of iPadOS 14 has a field in which no letter with a command arrives."
                    ),
                ]))
    }

    public static var askedAgainInAWindow: Rule {
        Rule(
            .responders, 164,
            .measured(
                "A view whose `becomeFirstResponder()` has been refused for want of a window receives `becomeFirstResponder()` again as soon as it has entered a window, before the call that adds it returns.",
                without: "A view that is refused for want of a window is not asked again.",
                sources: [
                    .observation("asked-again-as-the-view-is-added"), .observation("keyboard-comes-with-push"),
                    .observation("keyboard-comes-with-modal"), .observation("text-view-asked-before-it-is-added"),
                    .account(
                        "IQKeyboardManager, issue 1885: `viewDidLoad` of a pushed controller on iOS 15.4; issue 1434 on iOS 11 and 12"),
                    .account("DeckTransition, issue 96: `viewDidLoad` of a presented controller disturbs its transition"),
                    .account(
                        "brandonhamilton/inputtoolbar, issue 25: at its allocation a text view brings the keyboard on iOS 6 and not on iOS 7"
                    ),
                    .account(
                        "InputBarAccessoryView, issue 17: before `viewDidAppear` the call has no effect on a text view in an input accessory"
                    ),
                    .choice(
                        "No log shows what the first call returns, or whether the second comes before `didMoveToSuperview`; here the first returns false, and the second comes after it. The log has methods of `UIView`, so that any view is taken to be asked again; of controllers no source tells, and they are not."
                    ),
                ]))
    }

    public static var lastRequestCounts: Rule {
        Rule(
            .responders, 165,
            .assumed(
                "If several views in one hierarchy have been refused for want of a window, only the one that was refused last is asked again; `resignFirstResponder()` takes the request back.",
                without: "Every view that was refused for want of a window is asked again, even after `resignFirstResponder()`.",
                sources: [.choice("No source tells which of two requests counts, or how a request is taken back.")]))
    }

    public static var searchBarIsNotAskedAgain: Rule {
        Rule(
            .responders, 166,
            .assumed(
                "The bar of a search controller that has been refused for want of a window is not asked again.",
                without: "The bar of a search controller is asked again when it has entered a window, and the search begins.",
                sources: [
                    .account(
                        "jianshu.com/p/a6d8abc9c995: becomeFirstResponder in viewDidLoad does not focus a search controller's bar"),
                    .account(
                        "ko1o/PYSearch, pull request 198: a bar without a search controller has its keyboard from viewWillAppear on"),
                    .choice("No source tells why; that the window is the reason is concluded from the remedies, which ask later."),
                ]))
    }
}
