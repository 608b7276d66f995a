import EventTrace

/// The rules of the controllers that decide about the status bar.
extension Rule {
    static let statusBars: [Rule] = [.statusBarAsked, .statusBarOfAPresentation, .statusBarOfContainers]

    public static var statusBarAsked: Rule {
        Rule(
            .responders, 161,
            .documented(
                "The root controller of the window in front answers for the look of the status bar, or the child that it names in `childForStatusBarStyle` or `childForStatusBarHidden`; it is asked when a controller comes or goes, and for `setNeedsStatusBarAppearanceUpdate()`.",
                without: "No controller is asked about the status bar.",
                sources: [
                    .document("UIViewController, childForStatusBarStyle"), .document("UIViewController, childForStatusBarHidden"),
                    .document("UIViewController, preferredStatusBarStyle"),
                    .document("UIViewController, setNeedsStatusBarAppearanceUpdate()"),
                    .account("asafkorem/COSTouchVisualizer, pull request 16: the root of an extra window decides"),
                    .account("Josscii, 2016: a breakpoint shows that the question comes by itself when a controller appears"),
                    .choice(
                        "No source says how often the questions come, or where among the appearance calls; here they come after `viewIsAppearing`, at the end of a transition, and at once when code asks for them."
                    ),
                ]))
    }

    public static var statusBarOfAPresentation: Rule {
        Rule(
            .responders, 162,
            .documented(
                "A presented controller decides about the status bar in place of its presenter if its style is `fullScreen` or its `modalPresentationCapturesStatusBarAppearance` is true.",
                without: "A presented controller does not decide about the status bar.",
                sources: [
                    .document("UIViewController, modalPresentationCapturesStatusBarAppearance"),
                    .account("lionheart/openradar-mirror, issue 17029: `overFullScreen` does not take the status bar over"),
                    .account("lionheart/openradar-mirror, issue 6842: what a controller without the status bar presents does not get it"),
                    .choice(
                        "That a dismissal gives the status bar back as it begins is concluded. The status bar above a sheet is not modelled."
                    ),
                ]))
    }

    public static var statusBarOfContainers: Rule {
        Rule(
            .responders, 163,
            .assumed(
                "A navigation controller names its top controller for the style of the status bar only while its bar is hidden, and its bar decides otherwise: `lightContent` for `UIBarStyle.black`; for hiding it always names its top controller, and a tab bar controller names the selected controller for both.",
                without: "A navigation controller and a tab bar controller name no child, and the style of the bar has no effect.",
                sources: [
                    .account("cockscomb, 2013: a tab bar controller names the selected controller, a navigation controller none"),
                    .account("gomi_qiita, 2016: with a hidden bar a navigation controller names the visible controller"),
                    .account(
                        "lionheart/openradar-mirror, issues 4404 and 4406: the top of a navigation controller is not asked for the style"),
                    .account("Junfeng Hu, 2013, gist 6651254: the style of the navigation bar gives that of the status bar"),
                    .choice("Apple's pages do not say what these containers answer, and no source was found for hiding."),
                ]))
    }
}
