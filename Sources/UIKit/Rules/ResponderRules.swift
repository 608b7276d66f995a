import EventTrace

extension RuleID {
    static var chain: RuleID { RuleID(.responders, 1) }
    static var touchMethodsClimb: RuleID { RuleID(.responders, 2) }
    static var controlsEndTheClimb: RuleID { RuleID(.responders, 3) }
    static var unhandledIsDropped: RuleID { RuleID(.responders, 4) }
    static var nilTarget: RuleID { RuleID(.responders, 5) }
    static var firstReceiver: RuleID { RuleID(.responders, 6) }
    static var firstResponderHandOver: RuleID { RuleID(.responders, 7) }
}

extension Rule {
    static let responders: [Rule] = [
        Rule(
            .chain, .measured,
            "`next` of a controller's root view is the controller, of another view its superview; of a controller its view's superview, or, if it is presented, its presenter; of a window its scene, then the application, then the application's delegate if that is a responder.",
            sources: [.observation("chain-label-scene"), .observation("chain-nav-ios10"), .observation("next-responder-rules-doc")]),
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
            "To become first responder: the new one is asked whether it can, the old one resigns, the new one becomes.",
            sources: [.observation("becomefirstresponder-doc-order")]),
    ]
}
