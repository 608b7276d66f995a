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

    /// Says whether its view is in a window at each step.
    private final class PlaceController: UIViewController {
        var places: [String] = []
        private func note(_ step: String) { places.append("\(step) \(view.window == nil ? "outside" : "inside")") }
        override func viewWillAppear(_ animated: Bool) { note("will") }
        override func viewIsAppearing(_ animated: Bool) { note("is") }
        override func viewDidAppear(_ animated: Bool) { note("did") }
    }

    @Test func `RC.11 a controller will appear before its view enters a window that is shown`() {
        let (root, presented) = (PlaceController(), PlaceController())
        let world = World { world in
            world.window.rootViewController = root
            presented.modalPresentationStyle = .fullScreen
            world.simulation.schedule(at: 1) { root.present(presented, animated: false) }
        }
        world.run()
        #expect(root.places == ["will outside", "is inside", "did inside"])
        #expect(presented.places == root.places)
    }

    @Test func `RC.11 the root of a hidden window is in it and will appear before it is shown`() {
        let (root, wasHidden) = (PlaceController(), PlaceController())
        let world = World { world in
            let window = UIWindow(frame: world.window.bounds)
            window.rootViewController = wasHidden
            #expect(wasHidden.places == [] && wasHidden.viewIfLoaded?.window === window)
            world.window.rootViewController = root
            world.simulation.schedule(at: 1) { window.isHidden = false }
        }
        world.run()
        #expect(wasHidden.places == ["will inside", "is inside", "did inside"])
    }

    @Test(arguments: [false, true]) func `RC.11 what a controller contains follows it, each step once`(_ isPresented: Bool) {
        let (parent, child) = (PlaceController(), PlaceController())
        let world = World { world in
            parent.addChild(child)
            parent.view.addSubview(child.view)
            parent.modalPresentationStyle = .fullScreen
            guard isPresented else { return world.window.rootViewController = parent }
            world.simulation.schedule(at: 1) { world.window.rootViewController?.present(parent, animated: false) }
        }
        world.run()
        #expect(child.places == ["will outside", "is inside", "did inside"])
        #expect(parent.places == child.places)
    }
}
