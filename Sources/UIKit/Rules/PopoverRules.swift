import EventTrace

/// The rules of popovers.
extension Rule {
    static let popovers: [Rule] = [
        .popoverAdapts, .popoverTakesTouches, .passthroughViews, .popoverOfBarItem, .besideActionSheet, .firstReadDecides,
    ]

    public static var popoverAdapts: Rule {
        Rule(
            .responders, 150,
            .documented(
                "In a compact width, as on a phone held upright, a popover is presented as a form sheet, unless `adaptivePresentationStyle` of its delegate names another style; `.none` keeps the popover.",
                without: "A popover stays a popover, however little room there is.",
                sources: [
                    .document("UIModalPresentationStyle, popover"),
                    .document("UIAdaptivePresentationControllerDelegate, adaptivePresentationStyle(for:traitCollection:)"),
                    .choice(
                        "The delegate is asked when the presentation begins, before the calls of the presented controller: no source says when."
                    ),
                ]))
    }

    public static var popoverTakesTouches: Rule {
        Rule(
            .responders, 151,
            .documented(
                "While a popover is visible, a touch beside it reaches no view below but its `passthroughViews`; any other tap there dismisses the popover, with the delegate's calls of a dismissal by the user, unless `isModalInPresentation` or `shouldDismiss` keeps it.",
                without: "Touches beside a popover reach the screen below, and do not dismiss the popover.",
                sources: [
                    .document("UIPopoverPresentationController, passthroughViews"), .document("UIModalPresentationStyle, popover"),
                    .account("M. Neuburg, Programming iOS 6, Dismissing a Popover: the view that is tapped does not act"),
                    .choice("That only a tap dismisses, and no drag, follows from a report on an imitation of popovers."),
                ]))
    }

    public static var passthroughViews: Rule {
        Rule(
            .responders, 152,
            .documented(
                "Views in `passthroughViews` of a popover take touches while the popover is visible, and such a touch does not dismiss the popover.",
                without: "`passthroughViews` has no effect.",
                sources: [
                    .document("UIPopoverPresentationController, passthroughViews"), .document("UIModalPresentationStyle, popover"),
                    .account(
                        "M. Neuburg, Programming iOS 6, Dismissing a Popover: such views act with modalInPopover too, unlike his edition of iOS 4 says"
                    ),
                    .choice(
                        "With `isModalInPresentation` the later of two accounts is followed; the header's sentence could be read otherwise."
                    ),
                ]))
    }

    public static var popoverOfBarItem: Rule {
        Rule(
            .responders, 153,
            .documented(
                "While a popover points to an item of a bar, the other items of that bar and its title view take touches, as `passthroughViews` do.",
                without: "A popover that points to an item of a bar keeps touches from its other items.",
                sources: [
                    .document("UIPopoverPresentationController, barButtonItem"),
                    .account("Stack Overflow 46212486: a tap recognizer of the title view acts while such a popover is visible"),
                    .account("M. Neuburg, Programming iOS 6, Dismissing a Popover: the toolbar of such an item becomes a passthrough view"),
                    .choice("Apple's page names the sibling items, not the title view."),
                ]))
    }

    public static var besideActionSheet: Rule {
        Rule(
            .responders, 154,
            .assumed(
                "A tap beside an action sheet dismisses the sheet and runs the handler of its action of style `.cancel`; without such an action the tap does nothing on a phone.",
                without: "A tap beside an action sheet does nothing.",
                sources: [
                    .account("EddyVerbruggen/cordova-plugin-actionsheet, issue 70, on the handler after a tap outside"),
                    .account("facebook/react-native, issue 55074, on action sheets of iOS 26 that are popovers on an iPhone too"),
                    .choice("On an iPad, where an action sheet is a popover, a tap outside dismisses it without such an action too."),
                ]))
    }

    public static var firstReadDecides: Rule {
        Rule(
            .responders, 167,
            .documented(
                "The first read of `presentationController`, also as that of a sheet or popover, makes the presentation controller for the `modalPresentationStyle` of that moment; until its presentation has ended it serves, whatever the style is set to.",
                without: "A presentation controller that was read early is made anew if the style has changed.",
                sources: [
                    .document("UIViewController, presentationController"),
                    .account("software-mansion/react-native-screens, pull request 185, 2019: the style cannot be changed afterwards"),
                    .account(
                        "M. Neuburg, Programming iOS, examples of chapter 9, popovers, iOS 8 to 15: read before the style is set, there is never a popover presentation controller"
                    ),
                    .choice("A presentation controller of the style `.custom` is asked for at the presentation alone."),
                ]))
    }
}
