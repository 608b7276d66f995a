import Testing

@testable import UIKit

/// Bars whose buttons are tapped.
struct BarTests {
    private final class Controller: UIViewController {
        var tapped: [String] = []
        func save(_ item: UIBarButtonItem) { tapped.append(item.title ?? "?") }
        func share() { tapped.append("share") }
    }

    private static var save: Selector { Selector("save(_:)", Controller.save) }
    private static var share: Selector { Selector("share()", Controller.share) }

    @Test func `CO.4 buttons of a navigation bar send their actions from the item, and the way back pops`() {
        let (first, second) = (Controller(), Controller())
        (first.title, second.title) = ("First", "Second")
        let save = UIBarButtonItem(title: "Save", style: .done, target: second, action: Self.save)
        let share = UIBarButtonItem(barButtonSystemItem: .action, target: second, action: Self.share)
        let world = World { world in
            let navigation = UINavigationController(rootViewController: first)
            second.navigationItem.rightBarButtonItems = [save, share]
            navigation.pushViewController(second, animated: false)
            world.window.rootViewController = navigation
            for (name, object) in [("save", save), ("share", share), ("second", second), ("first", first)] as [(String, AnyObject)] {
                world.simulation.name(object, name)
            }
        }
        world.tap(370, 22)
        world.tap(320, 22, at: 1)
        world.tap(250, 22, at: 2)
        world.simulation.schedule(at: 3) { share.isEnabled = false }
        world.tap(320, 22, at: 4)
        world.tap(30, 22, at: 5)
        #expect(world.run() == ["save.action(touchUpInside)", "share.action(touchUpInside)"])
        #expect(second.tapped == ["Save", "share"] && first.navigationController?.topViewController === first)
        #expect(save.style == .done && share.style == .plain && second.navigationItem.title == "Second")
    }

    @Test func `CO.4 buttons of the toolbar of the controller on top can be tapped, if the toolbar is shown`() {
        let (first, second, navigation) = (Controller(), Controller(), UINavigationController())
        first.toolbarItems = [UIBarButtonItem(title: "Save", style: .plain, target: first, action: Self.save)]
        let world = World { world in
            navigation.setViewControllers([first], animated: false)
            world.window.rootViewController = navigation
        }
        for time in 0..<4 { world.tap(20, 830, at: Double(time)) }
        #expect(navigation.isToolbarHidden)
        world.simulation.schedule(at: 0.9) { navigation.isToolbarHidden = false }
        world.simulation.schedule(at: 1.9) { first.setToolbarItems([.flexibleSpace()], animated: false) }
        world.simulation.schedule(at: 2.9) {
            second.setToolbarItems([UIBarButtonItem(title: "Share", style: .plain, target: second, action: Self.share)], animated: true)
            navigation.pushViewController(second, animated: false)
        }
        world.simulation.schedule(at: 3.9) { navigation.setToolbarHidden(true, animated: true) }
        world.tap(20, 830, at: 4)
        world.run()
        #expect(first.tapped == ["Save"] && second.tapped == ["share"])
        #expect(navigation.toolbar.items?.count == 1 && navigation.toolbar.superview === navigation.view && second.toolbarItems?.count == 1)
    }

    @Test func `an item that changes while it is shown is shown anew`() {
        let controller = Controller()
        let world = World { world in world.window.rootViewController = UINavigationController(rootViewController: controller) }
        func hit(_ x: Double) -> UIView? {
            world.simulation.perform {
                world.window.layoutIfNeeded()
                return world.window.hitTest(CGPoint(x: x, y: 22), with: nil)
            }
        }
        let item = controller.navigationItem
        #expect(hit(380) is UINavigationBar && hit(10) is UINavigationBar)
        world.simulation.perform { item.rightBarButtonItem = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil) }
        let button = hit(380)
        #expect(button is UIControl && hit(340) is UINavigationBar)
        world.simulation.perform { item.rightBarButtonItem?.title = "A title that is long" }
        #expect(hit(340) is UIControl && hit(380) !== button)
        let custom = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        world.simulation.perform { item.setLeftBarButton(UIBarButtonItem(customView: custom), animated: false) }
        #expect(hit(50) === custom && custom.frame == CGRect(x: 0, y: 7, width: 100, height: 30))
        let title = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        world.simulation.perform { (title.isUserInteractionEnabled, item.titleView) = (true, title) }
        #expect(hit(190) === title && title.frame.midX == 195)
        world.simulation.perform { item.setRightBarButtonItems(nil, animated: true) }
        #expect(hit(380) is UINavigationBar && item.leftBarButtonItem?.customView === custom)
    }

    @Test func `the way back is away if the item hides it or has items on the left`() {
        let (bar, items) = (
            UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44)), ["a", "b"].map { UINavigationItem(title: $0) }
        )
        func hasBack() -> Bool {
            bar.layoutIfNeeded()
            return bar.hitTest(CGPoint(x: 5, y: 5), with: nil) !== bar
        }
        bar.items = [items[0]]
        #expect(!hasBack() && bar.topItem === items[0] && bar.backItem == nil)
        bar.pushItem(items[1], animated: false)
        #expect(hasBack() && bar.backItem === items[0])
        items[1].setHidesBackButton(true, animated: false)
        #expect(!hasBack() && items[1].hidesBackButton)
        items[1].hidesBackButton = false
        items[1].setLeftBarButtonItems([.fixedSpace(50)], animated: false)
        #expect(!hasBack() && items[1].leftBarButtonItems?.first?.width == 50)
        items[1].leftItemsSupplementBackButton = true
        #expect(hasBack())
        items[0].backButtonTitle = "a very long title for the way back"
        items[0].backBarButtonItem = UIBarButtonItem()
        #expect(items[0].backBarButtonItem?.title == nil)
        #expect(bar.popItem(animated: false) === items[1] && bar.items == [items[0]])
        bar.setItems(nil, animated: false)
        #expect(bar.topItem == nil && bar.popItem(animated: false) == nil)
    }

    @Test func `a standalone bar goes back by itself`() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
        let world = World { world in
            bar.setItems([UINavigationItem(title: "a"), UINavigationItem(title: "b")], animated: false)
            world.root.addSubview(bar)
        }
        world.tap(10, 120)
        world.run()
        #expect(bar.items?.map(\.title) == ["a"])
    }

    @Test func `flexible spaces of a toolbar share what the others leave`() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        let views = [40, 60].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 20)) }
        var pressed = 0
        let world = World { world in world.root.addSubview(bar) }
        let action = UIBarButtonItem(title: "x", primaryAction: UIAction { _ in pressed += 1 })
        world.simulation.perform {
            bar.items = [
                UIBarButtonItem(customView: views[0]), .flexibleSpace(), action, .flexibleSpace(), UIBarButtonItem(customView: views[1]),
            ]
        }
        world.tap(150, 20)
        world.run()
        #expect(views.map(\.frame.minX) == [0, 240] && pressed == 1 && bar.sizeThatFits(bar.bounds.size).height == 44)
        world.simulation.perform {
            bar.setItems([.flexibleSpace(), UIBarButtonItem(customView: views[0])], animated: false)
            bar.layoutIfNeeded()
        }
        #expect(views[0].frame.minX == 260 && views[0].superview?.subviews == [views[0]] && bar.intrinsicContentSize.height == 44)
    }

    @Test func `items as data`() {
        let controller = Controller()
        let item = UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: controller, action: Self.share)
        (item.width, item.tag, item.tintColor) = (12, 3, .red)
        #expect(item.target === controller && item.action == Self.share && item.image?.size.width == 20 && item.tag == 3)
        item.target = nil
        item.primaryAction = UIAction(title: "do") { _ in }
        #expect(item.target == nil && item.width == 12 && item.primaryAction?.title == "do" && item.tintColor == .red)
        let kinds: [UIBarButtonItem.SystemItem] = [
            .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize, .bookmarks, .search,
            .refresh,
            .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .undo, .redo, .close,
        ]
        #expect(kinds.map(\.rawValue) == Array(0...22) + [24])
        let (navigation, bar, tools) = (UINavigationItem(title: "t"), UINavigationBar(), UIToolbar())
        (navigation.prompt, navigation.largeTitleDisplayMode, bar.prefersLargeTitles) = ("p", .never, true)
        (bar.barTintColor, bar.isTranslucent, tools.barTintColor, tools.isTranslucent) = (.red, false, .red, false)
        #expect(navigation.prompt == "p" && bar.prefersLargeTitles && !bar.isTranslucent && !tools.isTranslucent)
        #expect([UINavigationItem.LargeTitleDisplayMode.automatic, .always, .never].map(\.rawValue) == [0, 1, 2])
        #expect(bar.barTintColor == .red && tools.barTintColor == .red && navigation.largeTitleDisplayMode == .never)
        navigation.setRightBarButton(item, animated: false)
        #expect(navigation.rightBarButtonItem === item && navigation.rightBarButtonItems == [item])
    }

    @Test func `RC.155 a subview that a toolbar has at its first layout lies behind the content view of the bar`() {
        let (bar, early, late) = (UIToolbar(frame: CGRect(x: 0, y: 100, width: 390, height: 44)), UIView(), UIView())
        let world = World { world in
            world.root.addSubview(bar)
            bar.addSubview(early)
            early.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
            bar.layoutIfNeeded()
            bar.addSubview(late)
            late.frame = CGRect(x: 200, y: 0, width: 100, height: 44)
        }
        world.simulation.perform {
            #expect(bar.hitTest(CGPoint(x: 10, y: 10), with: nil).map { $0 !== early && $0 !== bar } == true)
            #expect(bar.hitTest(CGPoint(x: 210, y: 10), with: nil) === late)
        }
    }
}
