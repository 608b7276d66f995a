import EventTrace

/// The rules of controllers whose root has gone, or whose views stand in others without a parent.
extension Rule {
    static let loneControllers: [Rule] = [.presentationOutlivesRoot, .viewWithoutAParent, .containersMoveTheirOwn]

    public static var presentationOutlivesRoot: Rule {
        Rule(
            .responders, 70,
            .assumed(
                "If a window gets another root controller while the old one presents, the view of the old root leaves the window; what the old root presents stays in the window, behind the view of the new root, and receives no call.",
                without: "A new root controller takes what the old one presents out of the window.",
                sources: [
                    .account(
                        "Stack Overflow, question 26763020: the hierarchy of views on iOS 8 after the change, with the presented view behind that of the new root"
                    ),
                    .account("AdevintaSpain/Sencha, pull request 23: presented controllers remain in the hierarchy, even on iOS 13"),
                    .account("Showmax Engineering, 2019: the view presented by an abandoned controller is still found in the window"),
                    .account("HedvigInsurance/ugglan, pull request 1739, of 2025: a logout does not dismiss what is presented"),
                    .choice(
                        "Apple’s page of `rootViewController` says that the old views are removed. Accounts of iOS 8 and 9 have the new root in front; an issue of wix/react-native-navigation, 4173, has the old presentation in sight. No log shows the calls."
                    ),
                ]))
    }

    public static var viewWithoutAParent: Rule {
        Rule(
            .responders, 71,
            .measured(
                "A controller without a parent, whose view is in the view of another controller, appears when that view enters a visible window, and disappears when it leaves; the calls of the controller around it are not passed on.",
                without: "A controller without a parent, a presenter or a window of its own never appears.",
                sources: [
                    .observation("view-without-addchild-log"), .observation("child-view-added-and-removed"),
                    .account("microsoft/WinObjC, issue 2115: a view added to a window makes its controller appear"),
                    .account("Orderella/PopupDialog, issue 112: in a presentation both calls come before the animation has ended"),
                ]))
    }

    public static var containersMoveTheirOwn: Rule {
        Rule(
            .responders, 72,
            .assumed(
                "A controller without a parent receives no appearance call while a container pushes, pops or selects the controller around its view.",
                without: "A controller without a parent follows its view into and out of a container too.",
                sources: [
                    .account(
                        "Ivan Chan, UIKit-ViewWillAppear, 2016: no viewWillAppear if the pushed controller adds the view in viewDidLoad"),
                    .choice("The author tells of a push; that a pop, a tab and the way back are the same is concluded."),
                ]))
    }
}
