import EventTrace

/// The rules of the tab objects of iOS 18.
extension Rule {
    static let tabs: [Rule] = [.tabProvider, .tabObjects, .tabsWithoutOldMethods, .tabObjectTaps, .tabObjectsByCode]

    public static var tabProvider: Rule {
        Rule(
            .responders, 174, in: .since(18),
            .documented(
                "A `UITab` calls its `viewControllerProvider` when its controller is requested and there is none yet, and keeps the controller; a second request does not call it.",
                without: "A `UITab` calls its `viewControllerProvider` at each request for its controller.",
                sources: [
                    .document("UITab, header comment on init(title:image:identifier:viewControllerProvider:)"),
                    .observation("ouk-tabs-set-before-load"),
                ]))
    }

    public static var tabObjects: Rule {
        Rule(
            .responders, 175, in: .since(18),
            .assumed(
                "Setting `tabs` requests the controllers of all tabs within the assignment, takes the place of `viewControllers`, which is nil from then on, and selects the first tab unless the selected one stays; setting `viewControllers` removes the tabs.",
                without: "Setting `tabs` changes nothing.",
                sources: [
                    .document("UITabBarController, header comment on tabs"), .observation("ouk-tabs-set-before-load"),
                    .observation("ouk-tabs-and-view-controllers-replace-each-other"),
                    .observation("ouk-tabs-without-the-selected-one"),
                    .choice(
                        "The observations are one person's, of iOS 26.1; a tab without a controller is left out here, and `selectedTab` is nil after `tabs = []`, where the observation found the old one."
                    ),
                ]))
    }

    public static var tabsWithoutOldMethods: Rule {
        Rule(
            .responders, 176, in: .since(18),
            .documented(
                "While a tab bar controller has `tabs`, its delegate receives neither `shouldSelect` nor `didSelect`.",
                without: "A tap on a tab of `tabs` asks `shouldSelect` and calls `didSelect` too.",
                sources: [
                    .document("UITabBarController, header comment on tabs: what belongs to viewControllers is not called"),
                    .observation("ouk-tabs-tapped"),
                ]))
    }

    public static var tabObjectTaps: Rule {
        Rule(
            .responders, 177, in: .since(18),
            .assumed(
                "A tap on a tab of `tabs` asks `shouldSelectTab`; unless the delegate returns false the tab is selected, and the delegate receives `didSelectTab` with the tab before, which is the same one if it was selected already.",
                without: "A tap on a tab of `tabs` selects it, and the delegate receives neither `shouldSelectTab` nor `didSelectTab`.",
                sources: [
                    .document("UITabBarControllerDelegate, tabBarController(_:shouldSelectTab:)"),
                    .document("UITabBarControllerDelegate, tabBarController(_:didSelectTab:previousTab:)"),
                    .observation("ouk-tabs-tapped"),
                    .account("software-mansion/react-native-screens, pull request 4675: after false didSelectTab does not come"),
                    .choice("Its place among the appearance calls is not known; it is taken to be that of `didSelect`."),
                ]))
    }

    public static var tabObjectsByCode: Rule {
        Rule(
            .responders, 178, in: .since(18),
            .assumed(
                "If code changes the selected tab, by `selectedTab`, `selectedIndex`, `selectedViewController` or `tabs`, the delegate receives `didSelectTab`, and `shouldSelectTab` is not asked.",
                without: "If code changes the selected tab, the delegate receives nothing.",
                sources: [
                    .document("UITabBarControllerDelegate, header comment on tabBarController(_:didSelectTab:previousTab:)"),
                    .observation("ouk-tabs-by-code"), .observation("ouk-tabs-set-before-load"),
                    .account("software-mansion/react-native-screens, pull request 4675: didSelectTab comes for a selection by code too"),
                    .choice(
                        "Apple's page says that the user selected the tab, the header that the selected tab has changed; code that selects the selected tab is taken to call nothing."
                    ),
                ]))
    }
}
