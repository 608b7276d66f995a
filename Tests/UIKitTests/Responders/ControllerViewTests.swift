import Testing

@testable import UIKit

@Suite struct ControllerViewTests {
    @Test func `a view is loaded when it is first asked for`() {
        let controller = UIViewController()
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
        controller.loadViewIfNeeded()
        #expect(controller.isViewLoaded && controller.viewIfLoaded === controller.view)
    }

    @Test func `a presented controller and those contained in the two know of each other`() {
        let (child, sheet, part) = (UIViewController(), UIViewController(), UIViewController())
        let world = World { world in
            let root = world.window.rootViewController!
            root.addChild(child)
            root.view.addSubview(child.view)
            sheet.addChild(part)
            child.present(sheet, animated: false)
        }
        world.run()
        let root = world.window.rootViewController
        #expect(root?.presentedViewController === sheet && child.presentedViewController === sheet)
        #expect(sheet.presentingViewController === root && part.presentingViewController === root)
        #expect(root?.presentingViewController == nil && sheet.presentedViewController == nil)
    }

    @Test func `RC.11 between will appear and layout the view is appearing`() {
        final class Controller: UIViewController {
            override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
            override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
            override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
            override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
            override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
        }
        let world = World { world in
            world.window.rootViewController = world.name(Controller(), "vc")
        }
        #expect(
            world.run() == [
                "vc.viewWillAppear", "vc.viewIsAppearing", "vc.viewWillLayoutSubviews", "vc.viewDidLayoutSubviews", "vc.viewDidAppear",
            ])
    }
}
