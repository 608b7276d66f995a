import EventTrace

/// The rules of the responder chain, first responders, windows and controllers.
extension Rule {
    static let responders: [Rule] = [
        .chain, .touchMethodsClimb, .controlsEndTheClimb, .unhandledIsDropped, .nilTarget, .firstReceiver, .pressesStartAtTheFocus,
        .modifierKeysArePresses, .firstResponderHandOver, .otherMethodsClimb, .firstResponderNeedsWindow, .keyWindow, .appearance,
        .callbacksOfTheTree, .containment, .presentation, .editMenu, .keyPassesOn,
    ]

    public static var chain: Rule {
        Rule(
            .responders, 1,
            .measured(
                "`next` of a controller's root view is the controller, of another view its superview; of a controller its view's superview, or, if it is presented, its presenter, or, if it is a root whose view is away, the view of the system that carried it; of a window its scene, then the application, then the application's delegate if that is a responder, but no view or controller and not the application itself.",
                without: "`next` of a controller’s root view is its superview: controllers are left out of the chain.",
                sources: [
                    .observation("chain-label-scene"), .observation("chain-nav-ios10"), .observation("next-responder-rules-doc"),
                    .observation("chain-presented-or-pushed-modal"),
                ]))
    }

    public static var touchMethodsClimb: Rule {
        Rule(
            .responders, 2,
            .documented(
                "The four touch methods do nothing but pass the message to `next`, each on its own.",
                without: "The touch methods do nothing by default.",
                sources: [.observation("each-touch-message-climbs-alone"), .observation("wwdc12-default-forwarding")]))
    }

    public static var controlsEndTheClimb: Rule {
        Rule(
            .responders, 3,
            .measured(
                "`UIControl` and `UIScrollView` end that passing; cells of lists pass on up to their list.",
                without: "Controls and scroll views pass touch messages on like any view.",
                sources: [
                    .observation("coderstar-uicontrol-does-not-forward"), .observation("view-default-forwarding"),
                    .observation("stack-delayed-collectionview-didselect"),
                ]))
    }

    public static var unhandledIsDropped: Rule {
        Rule(
            .responders, 4,
            .documented(
                "An override that does not call super ends the climb, one that does lets it go on; what nobody handles is dropped.",
                without: "A message goes on to `next` although an override does not call super.",
                sources: [.observation("view-default-forwarding")]))
    }

    public static var nilTarget: Rule {
        Rule(
            .responders, 5,
            .documented(
                "An action with a nil target goes to the first object of the responder chain, from the first responder or the control up, that can perform it.",
                without: "An action with a nil target is dropped.",
                sources: [.observation("header-uicontrol-nil-target"), .observation("initial-responder-per-event-type")]))
    }

    public static var firstReceiver: Rule {
        Rule(
            .responders, 6,
            .documented(
                "Touches start at the hit view, presses, motion and remote-control events at the first responder.",
                without: "Presses, motion and remote control start at the key window, whoever is first responder.",
                sources: [.observation("initial-responder-per-event-type")]))
    }

    public static var pressesStartAtTheFocus: Rule {
        Rule(
            .responders, 18, in: .since(15),
            .documented(
                "Where a view has the focus, presses start there.",
                without: "Presses start at the first responder, whoever has the focus.",
                sources: [
                    .observation("initial-responder-per-event-type"), .document("WWDC 2021, session 10260"),
                    .document("WWDC 2020, session 10109, on iPadOS 13.4"),
                ]))
    }

    public static var modifierKeysArePresses: Rule {
        Rule(
            .responders, 40, in: .since(13.4),
            .documented(
                "A modifier key of a keyboard that goes down or comes up, with no other key, is a press of its own.",
                without: "Nobody receives a call for a modifier key; events of touches have them as flags all the same.",
                sources: [.observation("wwdc20-modifier-keys-are-presses"), .document("UIPress, key")]))
    }

    public static var firstResponderHandOver: Rule {
        Rule(
            .responders, 7,
            .documented(
                "To become first responder: the old one is asked whether it can resign and resigns, then the new one is asked whether it can become.",
                without: "A new first responder takes over without the old one being asked or resigning.",
                sources: [.observation("becomefirstresponder-doc-order"), .document("UIResponder, becomeFirstResponder()")]))
    }

    public static var otherMethodsClimb: Rule {
        Rule(
            .responders, 8,
            .documented(
                "The methods for presses, motions and remote control do nothing but pass the message to `next`, each on its own.",
                without: "The methods for presses, motion and remote control do nothing by default.",
                sources: [.document("UIResponder, pressesBegan(_:with:)"), .document("UIResponder, motionBegan(_:with:)")]))
    }

    public static var firstResponderNeedsWindow: Rule {
        Rule(
            .responders, 9,
            .documented(
                "A view without a window does not become first responder; one that leaves its window resigns, whether it wants to or not.",
                without: "A view becomes and stays first responder without a window.",
                sources: [.observation("becomefirstresponder-doc-order"), .document("UITextFieldDelegate, textFieldDidEndEditing(_:)")]))
    }

    public static var keyWindow: Rule {
        Rule(
            .responders, 10,
            .documented(
                "One window is key, and another one receives `becomeKey` after the old one has received `resignKey`.",
                without: "No window receives `becomeKey` or `resignKey`.",
                sources: [.observation("key-window-alert-log"), .document("UIWindow, makeKey()"), .document("UIWindow, canBecomeKey")]))
    }

    public static var appearance: Rule {
        Rule(
            .responders, 11,
            .documented(
                "A controller loads its view when it is first needed; it will appear before its view enters a window that is shown, or, if it is the root of a hidden one, before that is shown, is appearing before the layout, has appeared after it; what it contains follows.",
                without: "Controllers receive no calls when their views appear and disappear.",
                sources: [
                    .observation("controller-root-log"), .observation("view-in-pushed-controller-log"),
                    .document("UIViewController, viewWillAppear(_:)"), .document("UIViewController, viewIsAppearing(_:)"),
                    .document("UIWindow, rootViewController"),
                    .choice("That the root of a hidden window appears only when that is shown is not said."),
                ]))
    }

    public static var callbacksOfTheTree: Rule {
        Rule(
            .responders, 12,
            .measured(
                "A view that is added receives willMove(toSuperview:), the moves to the window and didMoveToSuperview, then its superview didAddSubview; of one that is removed the superview receives willRemoveSubview, then the view willMove(toSuperview: nil), the moves from the window and didMoveToSuperview.",
                without: "Views receive no calls when the tree changes.",
                sources: [
                    .observation("view-added-log"), .observation("view-removed-log"), .observation("view-life-log"),
                    .choice("No log has what the superview receives, nor an addition to a view that is in a window."),
                ]))
    }

    public static var containment: Rule {
        Rule(
            .responders, 13,
            .documented(
                "`addChild` sends a child `willMove(toParent:)` and `removeFromParent` sends it `didMove(toParent:)`; the other of the two is for the container to send.",
                without: "`addChild` and `removeFromParent` send a child nothing.",
                sources: [.observation("child-added-in-viewdidload-log"), .document("UIViewController, willMove(toParent:)")]))
    }

    public static var presentation: Rule {
        Rule(
            .responders, 14,
            .measured(
                "Under a presentation that covers the screen, unlike under a sheet, the presenter will disappear, the presented controller will appear and has appeared, the presenter has disappeared, and the completion runs.",
                without: "A presenter stays where it is under a presentation that covers the screen, and receives no call.",
                sources: [
                    .observation("controller-present-log"), .observation("controller-push-log"), .observation("controller-pop-list"),
                    .observation("present-keeps-presenter"), .document("UIViewController, present(_:animated:completion:)"),
                    .choice("No log has the completion."),
                ]))
    }

    public static var editMenu: Rule {
        Rule(
            .responders, 15,
            .documented(
                "Before the edit menu is shown, the chain from the first responder up is asked, command by command, who performs it; the menu shows the commands that somebody performs, and sends the one that is chosen to that object.",
                without: "The edit menu shows every command, and nobody is asked.",
                sources: [
                    .document("UIMenuController"), .document("UIMenuItem"), .document("UIResponder, canPerformAction(_:withSender:)"),
                    .choice("The order of the questions, and how often each is asked, is not documented."),
                ]))
    }

    public static var keyPassesOn: Rule {
        Rule(
            .responders, 16,
            .assumed(
                "A key window that is hidden leaves the key to the window in front.",
                without: "After a key window that is hidden no window is key.",
                sources: [.choice("That some window becomes key is common experience, which one is not documented.")]))
    }
}
