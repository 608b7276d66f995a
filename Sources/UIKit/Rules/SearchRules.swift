import EventTrace

/// The rules of search bars and search controllers, of secure fields and the Tab key.
extension Rule {
    static let search: [Rule] = [
        .searchBarEditing, .searchBarText, .searchKey, .searchCancelButton, .secureClearing, .tabKey, .presentationContext,
        .presentsOneAtATime, .searchPresents, .searchDismisses,
    ]

    public static var searchBarEditing: Rule {
        Rule(
            .text, 19,
            .documented(
                "The delegate of a search bar receives `searchBarShouldBeginEditing` before the bar's field becomes first responder and `searchBarTextDidBeginEditing` after it, and likewise at the end; `isFirstResponder` of the bar says whether its field is first responder.",
                without: "The delegate of a search bar receives no calls when editing begins or ends.",
                sources: [
                    .document("UISearchBarDelegate, searchBarShouldBeginEditing(_:)"),
                    .document("UISearchBarDelegate, searchBarShouldEndEditing(_:)"),
                    .account(
                        "Qiita, angenal: a tap into the field calls `searchBarShouldBeginEditing`, then `searchBarTextDidBeginEditing`"),
                    .account("Stack Overflow, answer 3852509: `isFirstResponder` of the bar is false while its field is not edited"),
                    .choice("The order among the delegate's calls and the keyboard's notifications is that of text fields."),
                ]))
    }

    public static var searchBarText: Rule {
        Rule(
            .text, 20,
            .documented(
                "For each key the delegate of a search bar receives `shouldChangeTextIn`, then `textDidChange` once the text has changed; the clear button brings `textDidChange`, and text that code sets brings no call.",
                without: "The delegate of a search bar receives no calls about the text.",
                sources: [
                    .document("UISearchBarDelegate, searchBar(_:textDidChange:)"),
                    .document("UISearchBarDelegate, searchBar(_:shouldChangeTextIn:replacementText:)"),
                    .choice(
                        "Apple says that the user changes the text; that code calls nothing, and that the clear button does not ask, is concluded from it."
                    ),
                ]))
    }

    public static var searchKey: Rule {
        Rule(
            .text, 21,
            .assumed(
                "The search key of the keyboard asks `shouldChangeTextIn` about a line break and calls `searchBarSearchButtonClicked`; the field goes on editing, and with an empty text the key has no effect unless `enablesReturnKeyAutomatically` is false.",
                without: "The search key of a search bar is the return key of its text field.",
                sources: [
                    .document("UISearchBarDelegate, searchBarSearchButtonClicked(_:)"),
                    .account("Open Radar 23313528, of iOS 9: the key is disabled while the text is empty"),
                    .account("Open Radar 22774460, of iOS 9: `enablesReturnKeyAutomatically` of a search bar is true by default"),
                    .choice(
                        "Apps compare the replacement with a line break in `shouldChangeTextIn`; that false keeps `searchBarSearchButtonClicked` away is assumed."
                    ),
                ]))
    }

    public static var searchCancelButton: Rule {
        Rule(
            .text, 22,
            .assumed(
                "The Cancel button of a search bar is enabled while the bar's field is first responder or its search controller is active; a tap calls `searchBarCancelButtonClicked`, and the bar alone neither ends editing nor clears its text.",
                without: "The Cancel button of a search bar is always enabled, and its tap calls nothing.",
                sources: [
                    .account("zmian/xcore, pull request 65, of 2020: the button is disabled when the search loses focus"),
                    .account("GitHawkApp/GitHawk, issue 2245, of 2018: the button is gray after the search key"),
                    .account("DIPSAS/DIPS.Mobile.UI, pull request 623, of 2025: iOS disables the button if the bar loses focus"),
                    .account("JetPack, UISearchBar.swift: UIKit disables the button unless the bar is first responder"),
                    .document("UISearchBarDelegate, searchBarCancelButtonClicked(_:)"),
                    .choice(
                        "Whether the button is disabled before or after `searchBarTextDidEndEditing` is not known; before is assumed. That a search controller keeps it usable is concluded from reports that recommend one."
                    ),
                ]))
    }

    public static var secureClearing: Rule {
        Rule(
            .text, 23,
            .assumed(
                "In a secure text field, the first insertion or deletion after editing has begun or `isSecureTextEntry` has been switched on replaces the whole text.",
                without: "A secure text field keeps its text like any other.",
                sources: [
                    .account("Open Radar 25690848, of iOS 9: after the switch the first key leaves only itself"),
                    .account("MiniKeePass, issue 520, of 2017: once a key is typed after the switch, iOS erases what was entered"),
                    .account("blsage/iTextField, pull request 6, of 2021: the first keyboard action deletes the content"),
                    .account("react/react-native, issues 3206 and 12939: typing and the delete key clear the text"),
                    .choice(
                        "The range in `shouldChangeCharactersIn` is taken to be that of the key. Apps delete and insert the text by code at the switch, so calls by code count as the first change."
                    ),
                ]))
    }

    public static var tabKey: Rule {
        Rule(
            .text, 24,
            .assumed(
                "The Tab key of a hardware keyboard makes the next text field, in the order of the hierarchy, first responder, and goes on to the one after it if the delegate refuses; a text view takes the key as text.",
                without: "The Tab key of a hardware keyboard does nothing.",
                sources: [
                    .account("BigZaphod/Chameleon, issue 10: Tab goes to the next field, in the simulator and on devices"),
                    .account("hackiftekhar/IQKeyboardManager, issue 771, of 2017: Tab asks `textFieldShouldBeginEditing` of fields"),
                    .account("hackiftekhar/IQKeyboardManager, issue 1580, of 2019: Tab does not leave a text view"),
                    .account("wordpress-mobile/AztecEditor-iOS, issue 947: Tab is text in a text view"),
                    .choice("The order of the fields is not documented."),
                ]))
    }

    public static var presentationContext: Rule {
        Rule(
            .responders, 157,
            .documented(
                "A controller of style `.currentContext` or `.overCurrentContext` is presented by the nearest controller, from the presenting one outwards, whose `definesPresentationContext` is true, in that controller's view; without one by the outermost, over the window; a navigation controller defines one by default.",
                without: "The outermost controller presents, whatever defines a context.",
                sources: [
                    .document("UIViewController, definesPresentationContext"),
                    .account("PSPDFKit-labs/radar.apple.com, pull request 1: the property belongs to the controller with the search bar"),
                    .account("boostcampwm2023/iOS05-Village, pull request 455, of 2023: without it the bar stays on the next screen"),
                ]))
    }

    public static var presentsOneAtATime: Rule {
        Rule(
            .responders, 158,
            .assumed(
                "A controller that presents another one, itself or by a parent, presents no further one; an active search controller counts as presented.",
                without: "A controller presents a further one if only its outermost parent presents none.",
                sources: [
                    .account("HarshilShah/DeckTransition, issue 51, of 2017: an app presents on the search controller while it is active"),
                    .account("deltachat/deltachat-ios, issue 2736, of 2025: a controller that is already presenting presents no alert"),
                    .choice(
                        "Reports of searches quote the same warning; that a controller that defines the context is refused too is concluded from it."
                    ),
                ]))
    }

    public static var searchPresents: Rule {
        Rule(
            .responders, 159,
            .assumed(
                "When editing of its bar begins or `isActive` is set, a search controller calls `willPresentSearchController`, is presented with style `.overCurrentContext` and moves its bar into its own view, and calls `didPresentSearchController` at the end; `updateSearchResults` is called when the bar becomes first responder and when the user changes its text; if code presents the controller, its delegate is not called.",
                without: "A search controller is never presented.",
                sources: [
                    .document("UISearchControllerDelegate, willPresentSearchController(_:)"),
                    .document("UISearchControllerDelegate, didPresentSearchController(_:)"),
                    .document("UISearchResultsUpdating, updateSearchResults(for:)"), .document("UISearchController, isActive"),
                    .account("yothenberg.com, UIKit: searching: the controller takes the bar out of its superview into its own views"),
                    .account("Cyandev: a search is a presentation, by default of style `.overCurrentContext`"),
                    .choice(
                        "The order of these calls among those of the bar's delegate is not documented, nor what a text set by code does."),
                ]))
    }

    public static var searchDismisses: Rule {
        Rule(
            .responders, 160,
            .assumed(
                "When Cancel is tapped or `isActive` is cleared, a search controller calls `willDismissSearchController`, its bar ends editing and loses its text, the updater receives `updateSearchResults` with or without a text, and `didDismissSearchController` is called at the end of the dismissal; if code dismisses the controller, its delegate is not called.",
                without: "A search stays presented after Cancel.",
                sources: [
                    .document("UISearchControllerDelegate, willDismissSearchController(_:)"),
                    .document("UISearchControllerDelegate, didDismissSearchController(_:)"),
                    .account("a sample of Apple's, UICatalog (AAPLSearchResultsViewController): the updater is called as the search goes"),
                    .account("grahammendick/navigation, issue 485: the updater is called without another text"),
                    .choice("The order of these calls among those of the bar's delegate is not documented."),
                ]))
    }
}
