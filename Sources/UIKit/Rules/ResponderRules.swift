import EventTrace

extension RuleID {
    static var chain: RuleID { RuleID(.responders, 1) }
    static var touchMethodsClimb: RuleID { RuleID(.responders, 2) }
    static var controlsEndTheClimb: RuleID { RuleID(.responders, 3) }
    static var unhandledIsDropped: RuleID { RuleID(.responders, 4) }
    static var nilTarget: RuleID { RuleID(.responders, 5) }
    static var firstReceiver: RuleID { RuleID(.responders, 6) }
    static var firstResponderHandOver: RuleID { RuleID(.responders, 7) }
    static var otherMethodsClimb: RuleID { RuleID(.responders, 8) }
    static var firstResponderNeedsWindow: RuleID { RuleID(.responders, 9) }
    static var keyWindow: RuleID { RuleID(.responders, 10) }
    static var appearance: RuleID { RuleID(.responders, 11) }
    static var callbacksOfTheTree: RuleID { RuleID(.responders, 12) }
    static var containment: RuleID { RuleID(.responders, 13) }
    static var presentation: RuleID { RuleID(.responders, 14) }
    static var editMenu: RuleID { RuleID(.responders, 15) }
}

extension Rule {
    static let responders: [Rule] = [
        Rule(
            .chain, .measured,
            "`next` of a controller's root view is the controller, of another view its superview; of a controller its view's superview, or, if it is presented, its presenter, or, if it is a root whose view is away, its window; of a window its scene, then the application, then the application's delegate if that is a responder.",
            sources: [
                .observation("chain-label-scene"), .observation("chain-nav-ios10"), .observation("next-responder-rules-doc"),
                .choice(
                    "The documentation has a window after its root controller; that it is so while a presentation has taken the root's view away is concluded from it."
                ),
            ]),
        Rule(
            .touchMethodsClimb, .documented, "The four touch methods do nothing but pass the message to `next`, each on its own.",
            sources: [.observation("each-touch-message-climbs-alone"), .observation("wwdc12-default-forwarding")]),
        Rule(
            .controlsEndTheClimb, .measured, "`UIControl` and `UIScrollView` end that passing; cells of lists pass on up to their list.",
            sources: [
                .observation("coderstar-uicontrol-does-not-forward"), .observation("view-default-forwarding"),
                .observation("stack-delayed-collectionview-didselect"),
            ]),
        Rule(
            .unhandledIsDropped, .documented,
            "An override that does not call super ends the climb, one that does lets it go on; what nobody handles is dropped.",
            sources: [.observation("view-default-forwarding")]),
        Rule(
            .nilTarget, .documented,
            "An action with a nil target goes to the first object of the responder chain, from the first responder or the control up, that can perform it.",
            sources: [.observation("header-uicontrol-nil-target"), .observation("initial-responder-per-event-type")]),
        Rule(
            .firstReceiver, .documented,
            "Touches start at the hit view, presses at the focused view, motion and remote-control events at the first responder.",
            sources: [.observation("initial-responder-per-event-type")]),
        Rule(
            .firstResponderHandOver, .documented,
            "To become first responder: the old one is asked whether it can resign and resigns, then the new one is asked whether it can become.",
            sources: [.observation("becomefirstresponder-doc-order"), .document("UIResponder, becomeFirstResponder()")]),
        Rule(
            .otherMethodsClimb, .documented,
            "The methods for presses, motions and remote control do nothing but pass the message to `next`, each on its own.",
            sources: [.document("UIResponder, pressesBegan(_:with:)"), .document("UIResponder, motionBegan(_:with:)")]),
        Rule(
            .firstResponderNeedsWindow, .documented,
            "A view without a window does not become first responder; one that leaves its window resigns, whether it wants to or not.",
            sources: [.observation("becomefirstresponder-doc-order"), .document("UITextFieldDelegate, textFieldDidEndEditing(_:)")]),
        Rule(
            .keyWindow, .documented,
            "One window is key; another that becomes key is told after the old one has resigned. Assumed: one that is hidden leaves the key to the window in front.",
            sources: [
                .observation("key-window-alert-log"), .document("UIWindow, makeKey()"), .document("UIWindow, canBecomeKey"),
            ]),
        Rule(
            .appearance, .documented,
            "A controller loads its view when it is first needed; it will appear before its view enters the window, is appearing before the layout, has appeared after it; what it contains follows.",
            sources: [
                .observation("controller-root-log"), .observation("view-in-pushed-controller-log"),
                .document("UIViewController, viewIsAppearing(_:)"),
            ]),
        Rule(
            .callbacksOfTheTree, .measured,
            "Adding: willMove(toSuperview:), the moves to the window, didMoveToSuperview, the superview's didAddSubview. Removing: the superview's willRemoveSubview, willMove(toSuperview: nil), the moves from the window, didMoveToSuperview.",
            sources: [
                .observation("view-added-log"), .observation("view-removed-log"), .observation("view-life-log"),
                .choice("No log has what the superview is told, nor an addition to a view that is in a window."),
            ]),
        Rule(
            .containment, .documented,
            "A child is told by `addChild` that it will move to its parent and by `removeFromParent` that it did; the other half is for the container to say.",
            sources: [.observation("child-added-in-viewdidload-log"), .document("UIViewController, willMove(toParent:)")]),
        Rule(
            .presentation, .measured,
            "A presentation that covers the screen: the presenter will disappear, the presented will appear, has appeared, the presenter has disappeared, the completion runs. A sheet leaves the presenter where it is. In a navigation controller the old top has disappeared before the new one has appeared.",
            sources: [
                .observation("controller-present-log"), .observation("controller-push-log"), .observation("controller-pop-list"),
                .observation("present-keeps-presenter"), .document("UIViewController, present(_:animated:completion:)"),
                .choice("No log has the completion."),
            ]),
        Rule(
            .editMenu, .documented,
            "Before the edit menu is shown, the chain from the first responder up is asked for each of its commands who performs it: cut, copy, paste, select, select all, delete, then the menu's own items. It shows the commands that somebody performs, and does not come up without one; a command that is chosen goes to that object.",
            sources: [
                .document("UIMenuController"), .document("UIMenuItem"), .document("UIResponder, canPerformAction(_:withSender:)"),
                .choice("The order of the questions, and how often each is asked, is not documented."),
            ]),
    ]
}
