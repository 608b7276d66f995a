import EventTrace

/// The rules of presentation controllers and sheets.
extension Rule {
    static let sheets: [Rule] = [
        .sheetPull, .sheetBeforeContent, .sheetRest, .dismissalDelegate, .dismissalRefused, .undimmedDetent, .pullTakesFirstResponder,
        .detentDelegate, .presentationCalls, .stackedDismissal,
    ]

    public static var sheetPull: Rule {
        Rule(
            .responders, 140,
            .assumed(
                "A sheet follows a vertical drag on it, less the 10 points at which a pan begins, by a pan of the system's on the view around the presented one; other recognizers and views share touches with that pan as with any other.",
                without: "A sheet does not follow a finger.",
                sources: [
                    .observation("ouk-sheet-follows-after-ten-points"), .document("WWDC 2019, session 224, Modernizing Your UI for iOS 13"),
                    .account(
                        "mindz-eye/MYTableViewIndex, pull request 31: a view's own gestureRecognizerShouldBegin keeps the sheet's pan"),
                    .choice("One author measured the way, on a simulator of 26.1; that a way across fails the pull is chosen."),
                ]))
    }

    public static var sheetBeforeContent: Rule {
        Rule(
            .responders, 141,
            .documented(
                "If a drag begins on content that is at its top, a drag down moves the sheet, and a drag up makes it grow while it is not at its largest detent, unless `prefersScrollingExpandsWhenScrolledToEdge` is false; any other drag scrolls the content.",
                without: "Content takes every drag on it, and the sheet moves only by drags beside it.",
                sources: [
                    .document("WWDC 2021, session 10063, Customize and resize sheets in UIKit"),
                    .document("UISheetPresentationController, prefersScrollingExpandsWhenScrolledToEdge"),
                    .observation("sheet-scroll-expands-first"), .observation("ouk-sheet-or-content-at-top"),
                    .choice(
                        "That the content does not scroll on in the drag in which the sheet has reached its top is chosen: three authors report otherwise, without a log."
                    ),
                ]))
    }

    public static var sheetRest: Rule {
        Rule(
            .responders, 142,
            .assumed(
                "At the lift a sheet goes to the detent nearest to the place where its speed would carry it; if less than half of the smallest detent's height would be visible there, it is dismissed.",
                without: "At the lift a sheet goes back to the detent from which it came.",
                sources: [
                    .observation("ouk-sheet-dismissed-beyond-half"), .document("WWDC 2018, session 803, Designing Fluid Interfaces"),
                    .choice("One author measured the half, without speed, on a simulator of 26.1; how far speed counts is chosen."),
                ]))
    }

    public static var dismissalDelegate: Rule {
        Rule(
            .responders, 143,
            .documented(
                "Each time the user begins to dismiss a sheet or popover, by a pull of the sheet below its smallest detent or a tap beside it, the delegate receives `shouldDismiss` and `willDismiss`, and once it is gone `didDismiss`; a dismissal by code calls none of these methods.",
                without: "The delegate receives no calls about a dismissal.",
                sources: [
                    .document("UIAdaptivePresentationControllerDelegate, presentationControllerWillDismiss(_:)"),
                    .document("UIAdaptivePresentationControllerDelegate, presentationControllerDidDismiss(_:)"),
                    .document("WWDC 2019, session 224, Modernizing Your UI for iOS 13"),
                    .choice(
                        "Here `viewWillDisappear` of the sheet comes after `willDismiss`, and `viewDidDisappear` before `didDismiss`: no log shows it. The page of 2026 lets `shouldDismiss` come at any time."
                    ),
                ]))
    }

    public static var dismissalRefused: Rule {
        Rule(
            .responders, 144,
            .documented(
                "If `isModalInPresentation` of the presented controller or of one in it is true, or if `shouldDismiss` returns false, a pull only stretches the sheet, which springs back; if the pull would have dismissed the sheet, the delegate receives `didAttemptToDismiss` after the lift, as after a tap beside the sheet.",
                without: "`isModalInPresentation` keeps no sheet, and `didAttemptToDismiss` is not called.",
                sources: [
                    .document("UIViewController, isModalInPresentation"),
                    .document("UIAdaptivePresentationControllerDelegate, presentationControllerDidAttemptToDismiss(_:)"),
                    .observation("sheet-prevented-at-smallest-detent"),
                    .choice(
                        "A talk of 2019 has `didAttemptToDismiss` for `isModalInPresentation` only; the header and the page of the method also name `shouldDismiss`, and are followed."
                    ),
                ]))
    }

    public static var undimmedDetent: Rule {
        Rule(
            .responders, 145,
            .documented(
                "At detents up to `largestUndimmedDetentIdentifier` touches beside a sheet reach the screen below, unless `isModalInPresentation` is true.",
                without: "Touches beside a sheet never reach the screen below.",
                sources: [
                    .document("UISheetPresentationController, largestUndimmedDetentIdentifier"),
                    .observation("header-modal-ignores-outside"),
                    .document("WWDC 2021, session 10063, Customize and resize sheets in UIKit"),
                ]))
    }

    public static var pullTakesFirstResponder: Rule {
        Rule(
            .responders, 146,
            .assumed(
                "A first responder in a sheet resigns when the user begins to dismiss the sheet, and does not become first responder again if the sheet stays.",
                without: "A pull leaves the first responder as it is.",
                sources: [
                    .account(
                        "MessageKit, issues 1078 and 1408, and InputBarAccessoryView, issues 96 and 271: the input bar is gone after half a pull"
                    ),
                    .choice("Reports are about controllers with an input bar; for a text field it is assumed."),
                ]))
    }

    public static var detentDelegate: Rule {
        Rule(
            .responders, 147,
            .documented(
                "The delegate of a sheet receives `didChangeSelectedDetentIdentifier` after the user has moved the sheet to another detent, and not after a change by code.",
                without: "The delegate of a sheet receives no call about its detent.",
                sources: [
                    .observation("header-detent-delegate-only-by-user"),
                    .document("UISheetPresentationControllerDelegate, sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"),
                ]))
    }

    public static var presentationCalls: Rule {
        Rule(
            .responders, 148,
            .documented(
                "A presentation controller receives `presentationTransitionWillBegin` before and `presentationTransitionDidEnd` after a presentation, and the two calls about a dismissal likewise; the argument of the second says whether the transition was completed.",
                without: "A presentation controller receives no calls about its transitions.",
                sources: [
                    .document("UIPresentationController, presentationTransitionWillBegin()"),
                    .document("UIPresentationController, dismissalTransitionDidEnd(_:)"),
                    .choice(
                        "That the first call comes before `viewWillAppear`, and the last one after `viewDidAppear` or `viewDidDisappear`, is chosen."
                    ),
                ]))
    }

    public static var stackedDismissal: Rule {
        Rule(
            .responders, 149,
            .documented(
                "A dismissal takes along the controllers that the dismissed one presents: each receives `viewWillDisappear` and `viewDidDisappear`, and no delegate of theirs receives `didDismiss`.",
                without: "Controllers presented by a dismissed one leave the screen without a call.",
                sources: [
                    .document("UIViewController, dismiss(animated:completion:)"),
                    .observation("sheet-lower-dismissed-no-did-dismiss-above"),
                    .choice("That the upper ones receive their calls first is chosen."),
                ]))
    }
}
