import EventTrace
import Testing

@testable import UIKit

@Suite struct PresentationControllerTests {
    @Test func `RC.148 a presentation controller of one's own is called around its transitions`() {
        let world = World { _ in }
        let maker = Maker()
        let presented = world.simulation.perform { world.name(Quiet(), "presented") }
        world.simulation.perform {
            maker.world = world
            presented.modalPresentationStyle = .custom
            presented.transitioningDelegate = maker
            world.window.rootViewController?.present(presented, animated: true)
        }
        world.simulation.run(until: 1)
        world.simulation.perform {
            let own = maker.made
            #expect(own === presented.presentationController && own?.presentedViewController === presented)
            #expect(own?.presentingViewController === world.window.rootViewController && own?.presentationStyle == .custom)
            #expect(own?.presentedView === presented.view && own?.containerView === presented.view.superview?.superview)
            #expect(own?.shouldRemovePresentersView == false)
            #expect(presented.view.frame.size == CGSize(width: 390, height: 400))
            presented.dismiss(animated: true)
        }
        let calls = world.run()
        #expect(
            calls.filter { $0.hasPrefix("own.") && !$0.contains("Layout") } == [
                "own.presentationTransitionWillBegin", "own.presentationTransitionDidEnd", "own.dismissalTransitionWillBegin",
                "own.dismissalTransitionDidEnd",
            ])
        #expect(calls.firstIndex(of: "own.presentationTransitionWillBegin")! < calls.firstIndex(of: "presented.viewWillAppear")!)
        #expect(calls.contains("own.containerViewWillLayoutSubviews") && calls.contains("own.containerViewDidLayoutSubviews"))
        #expect(maker.made?.ends == [true, true])
    }

    @Test(arguments: [true, false])
    func `RC.167 the first read of the presentation controller decides about the style, until the presentation has ended`(holds: Bool) {
        let world = World(ablation: holds ? nil : Ablation(switchedOff: Rule.firstReadDecides.id))
        let presented = world.simulation.perform { world.name(Quiet(), "presented") }
        let presenter = world.simulation.perform { world.window.rootViewController ?? UIViewController() }
        world.simulation.perform {
            #expect(presented.presentationController is UISheetPresentationController)
            presented.modalPresentationStyle = .fullScreen
            #expect((presented.sheetPresentationController != nil) == holds)
            presenter.present(presented, animated: false)
        }
        world.simulation.run(until: 1)
        world.simulation.perform {
            #expect(presented.presentationController?.shouldRemovePresentersView == !holds)
            #expect((presenter.view.window != nil) == holds)
            presented.dismiss(animated: false)
        }
        world.simulation.run(until: 2)
        world.simulation.perform { #expect(presented.presentationController?.shouldRemovePresentersView == true) }
        #expect(world.decisions(.firstReadDecides).isEmpty != holds)
    }

    @Test(arguments: [true, false])
    func `RC.167 a context that is set too late is none`(isRead: Bool) {
        let world = World()
        let presented = world.simulation.perform { world.name(Quiet(), "presented") }
        world.simulation.perform {
            let child = UIViewController()
            child.definesPresentationContext = true
            world.window.rootViewController?.addChild(child)
            world.root.addSubview(child.view)
            if isRead { _ = presented.presentationController }
            presented.modalPresentationStyle = .overCurrentContext
            child.present(presented, animated: false)
            #expect((presented.presentingViewController === child) != isRead)
        }
    }

    @Test func `a child has the presentation controller of its parent`() {
        let controller = UIViewController()
        #expect(controller.sheetPresentationController != nil && controller.presentationController is UISheetPresentationController)
        let navigation = UINavigationController(rootViewController: controller)
        #expect(controller.presentationController === navigation.presentationController)
    }

    @Test func `a sheet keeps what is set`() {
        let sheet = UIViewController().sheetPresentationController!
        #expect(sheet.detents.map(\.identifier) == [.large] && sheet.prefersScrollingExpandsWhenScrolledToEdge)
        sheet.prefersGrabberVisible = true
        sheet.prefersEdgeAttachedInCompactHeight = true
        sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        sheet.preferredCornerRadius = 20
        #expect(sheet.prefersGrabberVisible && sheet.prefersEdgeAttachedInCompactHeight && sheet.preferredCornerRadius == 20)
        #expect(sheet.widthFollowsPreferredContentSizeWhenEdgeAttached && sheet.frameOfPresentedViewInContainerView == .zero)
        #expect(UISheetPresentationController.Detent.medium().identifier.rawValue == "com.apple.UIKit.medium")
    }

    @Test func `a custom detent is worked out again when it is invalidated`() {
        let world = World { _ in }
        let presented = world.simulation.perform { UIViewController() }
        var part: CGFloat = 0.5
        world.simulation.perform {
            presented.sheetPresentationController?.detents = [.custom(identifier: .init("part")) { part * $0.maximumDetentValue }]
            world.window.rootViewController?.present(presented, animated: true)
        }
        world.simulation.run(until: 1)
        world.simulation.perform {
            #expect(presented.sheetPresentationController?.frameOfPresentedViewInContainerView.height == 395)
            part = 0.25
            presented.sheetPresentationController?.invalidateDetents()
            #expect(presented.view.superview?.frame.minY == 844 - 197.5)
        }
    }

    @Test func `a page controller says how it is made`() {
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .vertical, options: [.interPageSpacing: 10, .spineLocation: 1])
        #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical && pages.spineLocation == .none)
        #expect(!pages.isDoubleSided && pages.gestureRecognizers.isEmpty && pages.viewControllers == [])
        #expect(UIPageViewController().spineLocation == .min)
        #expect(UIPageViewController.SpineLocation.mid.rawValue == 2 && UIPageViewController.SpineLocation.max.rawValue == 3)
        #expect(UIPageViewController.OptionsKey.spineLocation.rawValue == "UIPageViewControllerOptionSpineLocationKey")
    }
}

private final class Quiet: UIViewController {
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
}

private final class OwnPresentation: UIPresentationController {
    var ends: [Bool] = []

    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 444, width: 390, height: 400) }
    override func presentationTransitionWillBegin() {}
    override func presentationTransitionDidEnd(_ completed: Bool) { ends.append(completed) }
    override func dismissalTransitionWillBegin() {}
    override func dismissalTransitionDidEnd(_ completed: Bool) { ends.append(completed) }
    override func containerViewWillLayoutSubviews() {}
    override func containerViewDidLayoutSubviews() {}
}

private final class Maker: UIViewControllerTransitioningDelegate {
    var world: World?
    private(set) var made: OwnPresentation?

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let own = OwnPresentation(presentedViewController: presented, presenting: presenting)
        made = own
        return world?.name(own, "own")
    }
}
