import EventTrace
import Testing

@testable import UIKit

@Suite struct SheetTests {
    /// A presented sheet with a delegate, after a second, and the calls from then on.
    final class Case {
        fileprivate var upper: SheetLog?
        let world: World
        fileprivate let sheet: SheetLog
        fileprivate let delegate: SheetDelegate
        private let before: Int

        init(
            detents: [UISheetPresentationController.Detent] = [.large()], ablation: Ablation? = nil,
            _ build: (Case, World) -> Void = { _, _ in }
        ) {
            world = World(ablation: ablation) { _ in }
            let world = world
            (sheet, delegate) = world.simulation.perform {
                (world.name(SheetLog(), "sheet"), world.name(SheetDelegate(), "delegate"))
            }
            let (sheet, delegate) = (sheet, delegate)
            world.simulation.perform {
                sheet.sheetPresentationController?.detents = detents
                sheet.sheetPresentationController?.delegate = delegate
                world.window.rootViewController?.present(sheet, animated: true)
            }
            world.simulation.run(until: 1)
            before = world.trace.ordering.count
            world.simulation.perform { build(self, world) }
        }

        var calls: [String] { Array(world.run().dropFirst(before)) }
        var presentation: UISheetPresentationController { sheet.sheetPresentationController! }
        var top: Double { world.simulation.perform { Double(sheet.view.superview!.frame.minY) } }

        /// Down at this height, moves by `way` in eight steps, rests, and lifts.
        func drag(from y: Double, by way: Double, rest: Double = 0.4, at start: Double = 1) {
            world.down(200, y, at: start)
            for step in 1...8 { world.move(200, y + way * Double(step) / 8, at: start + 0.02 * Double(step)) }
            world.up(200, y + way, at: start + 0.16 + rest)
        }
    }

    @Test(arguments: [180.0, 240, 320, 360]) func `RC.140 a sheet follows the finger less ten points`(way: Double) {
        let it = Case()
        it.world.down(200, 300, at: 1)
        for step in 1...8 { it.world.move(200, 300 + way * Double(step) / 8, at: 1 + 0.02 * Double(step)) }
        it.world.simulation.run(until: 1.3)
        #expect(abs(it.top - (54 + way - 10)) < 0.01)
    }

    @Test func `RC.143 a pull dismisses, and the delegate is asked and told`() {
        let it = Case()
        it.drag(from: 200, by: 500)
        #expect(
            it.calls == [
                "delegate.presentationControllerShouldDismiss", "delegate.presentationControllerWillDismiss", "sheet.viewWillDisappear",
                "sheet.viewDidDisappear", "delegate.presentationControllerDidDismiss",
            ])
        #expect(it.world.simulation.perform { it.sheet.view.window == nil && it.sheet.presentingViewController == nil })
    }

    @Test func `RC.143 a tug asks and tells anew each time, and the sheet appears again`() {
        let it = Case()
        it.drag(from: 200, by: 100)
        it.drag(from: 200, by: 100, at: 4)
        let tug = [
            "delegate.presentationControllerShouldDismiss", "delegate.presentationControllerWillDismiss", "sheet.viewWillDisappear",
            "sheet.viewWillAppear", "sheet.viewDidAppear",
        ]
        #expect(it.calls == tug + tug && it.top == 54)
    }

    @Test func `RC.143 code dismisses without the delegate`() {
        let it = Case { it, _ in it.sheet.dismiss(animated: true) }
        #expect(it.calls == ["sheet.viewWillDisappear", "sheet.viewDidDisappear"])
    }

    @Test(arguments: [(370.0, false), (398, true), (402, true)]) func `RC.142 beyond half of its height a sheet goes`(
        way: Double, isDismissed: Bool
    ) {
        let it = Case()
        it.world.simulation.perform { it.world.simulation.thresholds.sheetTop = 844 - 793 }
        it.world.simulation.perform { it.presentation.detents = [.large()] }
        it.drag(from: 200, by: way + 10)
        #expect(it.calls.contains("delegate.presentationControllerDidDismiss") == isDismissed)
    }

    @Test(arguments: [(170.0, false), (210, true)]) func `RC.142 half of a custom detent counts too`(way: Double, isDismissed: Bool) {
        let it = Case(detents: [.custom { _ in 400 }])
        it.drag(from: 500, by: way + 10)
        #expect(it.calls.contains("delegate.presentationControllerDidDismiss") == isDismissed)
    }

    @Test func `RC.144 a modal sheet springs back, and an attempt is reported after the lift`() {
        let it = Case { it, _ in it.sheet.isModalInPresentation = true }
        it.drag(from: 200, by: 600)
        #expect(it.calls == ["delegate.presentationControllerDidAttemptToDismiss"] && it.top == 54)
    }

    @Test func `RC.144 a delegate that refuses receives the attempt too`() {
        let it = Case { it, _ in it.delegate.allows = false }
        it.drag(from: 200, by: 600)
        #expect(
            it.calls == ["delegate.presentationControllerShouldDismiss", "delegate.presentationControllerDidAttemptToDismiss"])
    }

    @Test func `RC.144 a modal sheet still changes its detent`() {
        let it = Case(detents: [.medium(), .large()]) { it, _ in
            it.sheet.isModalInPresentation = true
            it.presentation.selectedDetentIdentifier = .large
        }
        it.drag(from: 200, by: 350)
        #expect(it.calls == ["delegate.didChangeSelectedDetentIdentifier"])
        #expect(it.presentation.selectedDetentIdentifier == .medium)
    }

    @Test(arguments: [false, true]) func `RC.143 RC.144 a tap beside the sheet`(isModal: Bool) {
        let it = Case(detents: [.medium()]) { it, _ in it.sheet.isModalInPresentation = isModal }
        it.world.tap(200, 100, at: 1)
        #expect(
            it.calls
                == (isModal
                    ? ["delegate.presentationControllerDidAttemptToDismiss"]
                    : [
                        "delegate.presentationControllerShouldDismiss", "delegate.presentationControllerWillDismiss",
                        "sheet.viewWillDisappear", "sheet.viewDidDisappear", "delegate.presentationControllerDidDismiss",
                    ]))
    }

    @Test func `RC.147 code changes the detent without the delegate`() {
        let it = Case(detents: [.medium(), .large()]) { it, _ in
            it.presentation.animateChanges { it.presentation.selectedDetentIdentifier = .large }
            #expect(it.sheet.view.superview?.frame.minY == 54)
        }
        #expect(it.calls == [])
    }

    @Test func `a sheet opens at its smallest detent`() { #expect(Case(detents: [.large(), .medium()]).top == 844 - 395) }

    @Test(arguments: [(-200.0, 0.0, true), (200, 0, true), (-200, 50, false), (200, 50, false)])
    func `RC.141 at a lower detent content at its top lets the sheet move first`(way: Double, offset: Double, moves: Bool) {
        let it = Case(detents: [.medium(), .large()]) { it, _ in it.addContent(offset) }
        let start = it.top
        it.world.down(200, 600, at: 1)
        for step in 1...8 { it.world.move(200, 600 + way * Double(step) / 8, at: 1 + 0.02 * Double(step)) }
        it.world.simulation.run(until: 1.3)
        #expect((it.top != start) == moves)
        #expect(it.world.simulation.perform { (it.content?.contentOffset.y != CGFloat(offset)) != moves })
    }

    @Test func `RC.141 at the large detent content scrolls up and the sheet goes down`() {
        for (way, moves) in [(200.0, true), (-200, false)] {
            let it = Case { it, _ in it.addContent(0) }
            it.world.down(200, 400, at: 1)
            for step in 1...8 { it.world.move(200, 400 + way * Double(step) / 8, at: 1 + 0.02 * Double(step)) }
            it.world.simulation.run(until: 1.3)
            #expect(it.top == (moves ? 54 + 190 : 54))
            #expect(it.world.simulation.perform { it.content?.contentOffset.y } == (moves ? 0 : 190))
        }
    }

    @Test func `RC.141 without expansion by scrolling the content scrolls`() {
        let it = Case(detents: [.medium(), .large()]) { it, _ in
            it.addContent(0)
            it.presentation.prefersScrollingExpandsWhenScrolledToEdge = false
        }
        it.drag(from: 600, by: -200)
        #expect(!it.calls.contains("delegate.didChangeSelectedDetentIdentifier"))
        #expect(it.world.simulation.perform { it.content?.contentOffset.y } == 190)
    }

    @Test(
        arguments: [(nil, false, []), (.medium, false, ["below.touchesBegan", "below.touchesEnded"]), (.medium, true, [])]
            as [(UISheetPresentationController.Detent.Identifier?, Bool, [String])])
    func `RC.145 an undimmed detent lets touches through`(
        limit: UISheetPresentationController.Detent.Identifier?, isModal: Bool, touches: [String]
    ) {
        let it = Case(detents: [.medium(), .large()]) { it, world in
            it.presentation.largestUndimmedDetentIdentifier = limit
            it.sheet.isModalInPresentation = isModal
            let view = world.name(TouchView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), "below")
            world.window.rootViewController?.view.addSubview(view)
        }
        it.world.tap(100, 100, at: 1)
        #expect(it.calls.filter { $0.hasPrefix("below") } == touches)
    }

    @Test func `RC.146 a tug takes first responder for good`() {
        let it = Case { it, world in
            let field = world.name(UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40)), "field")
            it.sheet.view.addSubview(field)
            _ = field.becomeFirstResponder()
        }
        it.drag(from: 300, by: 100)
        _ = it.calls
        #expect(it.world.simulation.application.firstResponder == nil)
    }

    @Test func `RC.149 a lower sheet takes those above along, without their delegates`() {
        let it = Case { it, world in
            let upper = world.name(SheetLog(), "upper")
            upper.presentationController?.delegate = it.delegate
            it.upper = upper
            it.sheet.present(upper, animated: true)
        }
        it.world.simulation.run(until: 3)
        it.world.simulation.perform { it.world.window.rootViewController?.dismiss(animated: true) }
        #expect(
            Array(it.calls.suffix(4)) == [
                "upper.viewWillDisappear", "sheet.viewWillDisappear", "upper.viewDidDisappear", "sheet.viewDidDisappear",
            ])
        #expect(it.sheet.wasGone && it.upper?.wasGone == true && it.upper?.presentingViewController == nil)
    }

    @Test func `a view with touches of its own loses them to the pull unless it declines`() {
        for declines in [false, true] {
            let it = Case { it, world in
                let view = world.name(DecliningView(frame: CGRect(x: 0, y: 100, width: 390, height: 300)), "view")
                view.declines = declines
                it.sheet.view.addSubview(view)
            }
            it.drag(from: 300, by: 200)
            let calls = it.calls
            #expect(calls.contains("view.touchesCancelled") != declines)
            #expect(calls.contains("delegate.presentationControllerWillDismiss") != declines)
        }
    }

    @Test func `a pan of one's own in the sheet wins over the pull`() {
        let it = Case { it, _ in it.sheet.view.addGestureRecognizer(UIPanGestureRecognizer()) }
        it.drag(from: 300, by: 300)
        #expect(it.calls == [] && it.top == 54)
    }
}

extension SheetTests.Case {
    func addContent(_ offset: Double) {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        scroll.contentSize = CGSize(width: 390, height: 3000)
        scroll.contentOffset.y = CGFloat(offset)
        sheet.view.addSubview(scroll)
    }

    var content: UIScrollView? { sheet.view.subviews.first as? UIScrollView }
}

private final class SheetLog: UIViewController {
    var wasGone = false

    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        wasGone = presentingViewController == nil
    }
}

private final class SheetDelegate: UISheetPresentationControllerDelegate {
    var allows = true

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {}
}

private final class DecliningView: UIView {
    var declines = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        !(declines && recognizer is UIPanGestureRecognizer)
    }
}
