import EventTrace
import Testing

@testable import UIKit

@Suite struct PopoverTests {
    /// A screen with a button and a popover that points to it, from a second on.
    final class Case {
        let world: World
        fileprivate let popover: PopoverLog
        fileprivate let delegate: PopoverDelegate
        let button = UIButton(frame: CGRect(x: 150, y: 100, width: 90, height: 40))
        fileprivate let behind = PopoverPad(frame: CGRect(x: 0, y: 600, width: 390, height: 100))

        init(
            style: UIModalPresentationStyle? = UIModalPresentationStyle.none, ablation: Ablation? = nil, _ build: (Case) -> Void = { _ in }
        ) {
            world = World(ablation: ablation) { _ in }
            let world = world
            (popover, delegate) = world.simulation.perform {
                (world.name(PopoverLog(), "popover"), world.name(PopoverDelegate(), "delegate"))
            }
            delegate.style = style
            world.simulation.perform {
                let root = world.window.rootViewController!
                root.view.addSubview(button)
                root.view.addSubview(world.name(behind, "behind"))
                popover.modalPresentationStyle = .popover
                popover.preferredContentSize = CGSize(width: 200, height: 150)
                popover.popoverPresentationController?.sourceView = button
                popover.popoverPresentationController?.delegate = delegate
                build(self)
                root.present(popover, animated: true)
            }
            world.simulation.run(until: 1)
        }

        var presentation: UIPopoverPresentationController { popover.popoverPresentationController! }
        func calls() -> [String] { world.run() }
    }

    @Test func `RC.150 a popover adapts to a form sheet, whose delegate is the popover's`() {
        let it = Case(style: nil)
        it.world.simulation.perform {
            #expect(it.popover.presentationController is UISheetPresentationController)
            #expect(
                it.popover.popoverPresentationController?.adaptiveSheetPresentationController === it.popover.sheetPresentationController)
            #expect(it.popover.view.superview!.frame.width == 390)
        }
        it.world.tap(200, 30, at: 1)
        #expect(it.calls().suffix(1) == ["delegate.presentationControllerDidDismiss"])
    }

    @Test func `RC.150 the answer none keeps the popover, which points up to its source`() {
        let it = Case()
        it.world.simulation.perform {
            #expect(it.popover.view.superview!.frame == CGRect(x: 95, y: 153, width: 200, height: 150))
            #expect(it.presentation.arrowDirection == .up && it.presentation.presentationStyle == .popover)
        }
        #expect(
            it.calls() == [
                "delegate.adaptivePresentationStyle", "delegate.prepareForPopoverPresentation", "popover.viewWillAppear",
                "popover.viewDidAppear",
            ])
    }

    @Test func `RC.150 another style covers the screen`() {
        let it = Case(style: .overFullScreen)
        it.world.simulation.perform {
            #expect(it.popover.view.superview!.frame == it.world.window.bounds && it.presentation.arrowDirection == .unknown)
        }
        it.world.tap(200, 650, at: 1)
        #expect(!it.calls().contains("behind.touchesBegan"))
    }

    @Test func `RC.150 a popover without room below its source stands above`() {
        let it = Case { it in it.button.frame.origin.y = 760 }
        it.world.simulation.perform {
            #expect(it.popover.view.superview!.frame.maxY == 747 && it.presentation.arrowDirection == .down)
        }
    }

    @Test func `RC.150 a popover points to a rectangle from the permitted side, within its margins`() {
        let it = Case { it in
            let popover = it.popover.popoverPresentationController
            popover?.sourceRect = CGRect(x: 10, y: 300, width: 20, height: 20)
            popover?.permittedArrowDirections = [.down, .left, .right]
            popover?.popoverLayoutMargins = UIEdgeInsets(top: 10, left: 50, bottom: 10, right: 10)
            popover?.backgroundColor = .white
            popover?.canOverlapSourceViewRect = true
        }
        it.world.simulation.perform {
            #expect(it.popover.view.superview!.frame == CGRect(x: 70, y: 237, width: 200, height: 150))
            #expect(it.presentation.arrowDirection == .down && it.presentation.backgroundColor == .white)
            #expect(it.presentation.canOverlapSourceViewRect && UIPopoverArrowDirection.any.isSuperset(of: [.left, .right]))
        }
    }

    @Test func `RC.151 a tap beside it dismisses and reaches nothing`() {
        let it = Case()
        it.world.tap(200, 650, at: 1)
        #expect(
            it.calls().suffix(5) == [
                "delegate.presentationControllerShouldDismiss", "delegate.presentationControllerWillDismiss", "popover.viewWillDisappear",
                "popover.viewDidDisappear", "delegate.presentationControllerDidDismiss",
            ])
    }

    @Test func `RC.151 a popover that has to stay stays`() {
        let it = Case { $0.popover.isModalInPresentation = true }
        it.world.tap(200, 650, at: 1)
        #expect(it.calls().last == "delegate.presentationControllerDidAttemptToDismiss")
    }

    @Test(arguments: [false, true]) func `RC.152 a passthrough view takes touches while the popover stays`(isModal: Bool) {
        let it = Case { it in
            it.popover.popoverPresentationController?.passthroughViews = [it.behind]
            it.popover.isModalInPresentation = isModal
        }
        it.world.tap(200, 650, at: 1)
        #expect(it.calls().suffix(2) == ["behind.touchesBegan", "behind.touchesEnded"])
    }

    @Test func `RC.153 items beside the one to which a popover points act, and that one does not`() {
        var tapped: [String] = []
        let (share, edit) = (
            UIBarButtonItem(title: "Share", primaryAction: UIAction { _ in tapped.append("share") }),
            UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in tapped.append("edit") })
        )
        let popover = PopoverLog()
        let delegate = PopoverDelegate()
        delegate.style = UIModalPresentationStyle.none
        let world = World { world in
            let screen = UIViewController()
            screen.navigationItem.rightBarButtonItems = [share, edit]
            world.window.rootViewController = UINavigationController(rootViewController: screen)
            world.simulation.name(popover, "popover")
            world.simulation.name(delegate, "delegate")
        }
        world.simulation.run(until: 0.5)
        world.simulation.perform {
            popover.modalPresentationStyle = .popover
            popover.preferredContentSize = CGSize(width: 200, height: 150)
            popover.popoverPresentationController?.barButtonItem = share
            popover.popoverPresentationController?.delegate = delegate
            world.window.rootViewController?.present(popover, animated: true)
        }
        world.tap(320, 22, at: 2)
        world.tap(370, 22, at: 3)
        #expect(world.run().last == "delegate.presentationControllerDidDismiss")
        #expect(tapped == ["edit"])
    }
}

private final class PopoverLog: UIViewController {
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
}

private final class PopoverPad: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class PopoverDelegate: UIPopoverPresentationControllerDelegate {
    var style: UIModalPresentationStyle?

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style ?? .formSheet }
    func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {}
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
