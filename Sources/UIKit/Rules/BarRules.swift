import EventTrace

/// The rules of navigation bars and their delegates.
extension Rule {
    static let bars: [Rule] = [.backButtonAsks, .barLearnsOfPop, .barAsksAboutPush, .barItems, .toolbarContent, .bottomBar]

    public static var backButtonAsks: Rule {
        Rule(
            .responders, 63,
            .assumed(
                "The back button asks `navigationBar(_:shouldPop:)` of the navigation controller, which is the delegate of its bar, before anything changes, and false keeps the controller; a swipe back and a pop by code ask nothing.",
                without: "The back button pops without a question.",
                sources: [
                    .document("UINavigationBarDelegate, navigationBar(_:shouldPop:)"), .observation("ouk-navbar-of-controller-back-tap"),
                    .account("dotnet/maui, pull requests 35072 and 38071: a swipe does not ask, the back button does"),
                    .choice(
                        "Accounts of iOS 7 to 10 (onegray/UIViewController-BackButtonHandler, pull request 5; wangrui460/WRNavigationBar) have the question at the begin of a swipe too, with the stack already changed."
                    ),
                ]))
    }

    public static var barLearnsOfPop: Rule {
        Rule(
            .responders, 64,
            .assumed(
                "After a pop by the back button or by a swipe the navigation controller, as delegate of its bar, receives `navigationBar(_:didPop:)` at the end of the transition, with both stacks shortened; after a cancelled swipe or a pop by code it does not.",
                without: "The delegate of the bar does not learn of pops.",
                sources: [
                    .document("UINavigationBarDelegate, navigationBar(_:didPop:)"), .observation("ouk-navbar-of-controller-back-tap"),
                    .account("dotnet/maui, pull request 26235 and issue 27021: didPop comes after a swipe"),
                    .choice("That code's own pop calls nothing is read from a measurement that says only what is asked."),
                ]))
    }

    public static var barAsksAboutPush: Rule {
        Rule(
            .responders, 65,
            .assumed(
                "`pushViewController` asks `navigationBar(_:shouldPush:)` of a navigation controller that is on screen once `viewControllers` has the new controller and before the bar has its item; `didPush` does not follow.",
                without: "A push asks nothing of the bar's delegate.",
                sources: [
                    .observation("ouk-navbar-of-controller-push"), .choice("What false does is not known; here the push goes on."),
                ]))
    }

    public static var barItems: Rule {
        Rule(
            .responders, 66,
            .documented(
                "A navigation bar without a controller asks its delegate before `pushItem` and `popItem`, and calls `didPush` or `didPop` at the end of the animation, or at once without one; `setItems` asks nothing, and calls one of the two only if animated.",
                without: "A navigation bar asks nothing of its delegate.",
                sources: [
                    .document("UINavigationBarDelegate, navigationBar(_:shouldPush:)"),
                    .document("UINavigationBarDelegate, navigationBar(_:didPop:)"), .observation("ouk-navbar-set-items"),
                    .observation("ouk-navbar-position-asked-once"),
                ]))
    }

    public static var toolbarContent: Rule {
        Rule(
            .responders, 155,
            .assumed(
                "In its first layout a toolbar adds a content view, which fills the bar and gets the touches, in front of the subviews that the bar has by then.",
                without: "The content view of a toolbar lies behind all other subviews of the bar.",
                sources: [
                    .account("layerhq/Atlas-iOS, pull request 1418: the content view of iOS 11 covers a text field"),
                    .account("snail-z/DawnTransition, issue 27, and redth-org/BTProgressHUD, pull request 61, on a call of layoutIfNeeded"),
                    .account("SilenceLove/HXPhotoPicker, issue 587: dead on iOS 12, alive on 13 and later"),
                    .choice("Of iOS 13 and later that author alone speaks; later versions are taken to be like 11 and 12."),
                ]))
    }

    public static var bottomBar: Rule {
        Rule(
            .responders, 156,
            .documented(
                "A tab bar is hidden while a controller in the selected stack has `hidesBottomBarWhenPushed` set; the property is read when the stack or the tab changes.",
                without: "`hidesBottomBarWhenPushed` hides nothing.",
                sources: [
                    .document("UIViewController, hidesBottomBarWhenPushed"),
                    .account("qiita.com/satorun, on a controller without it above one with it"),
                    .account("eggswift/ESTabBarController, issue 84, on the same"),
                    .choice("When the property is read is not documented; developers set it before the push."),
                ]))
    }
}
