import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Presentations, a tap, nested scroll views and text, as authors of posts, tests and reports tell it.
extension ObservationScene {
    static let foundByAuthors: [ObservationScene] = [
        ObservationScene(
            "modal-states-test",
            prints: [
                .rest, "presents", "M.viewDidLoad*", "P.viewWillDisappear", "M.viewWillAppear, being presented", "M.viewDidAppear*",
                "P.viewDidDisappear", "presented", "dismisses", "M.viewWillDisappear, being dismissed", "P.viewWillAppear",
                .anyOrder(["P.viewDidAppear", "M.viewDidDisappear, being dismissed"]), "dismissed",
            ], of: ["presents", "presented", "dismisses", "dismissed", "P.view*", "M.view*"]
        ) { $0.presentStated() },
        ObservationScene("modal-states-test", prints: [.rest, "M.viewDidDisappear, presenter nil"], of: ["M.*, presenter *"]) {
            $0.presentStated(looksAt: .presenter)
        },
        ObservationScene(
            "modal-states-test",
            differs: "One test of an imitation of UIKit holds it, of iOS 10; here the presenter lets go after the last calls.",
            prints: [.rest, "dismisses", "P.viewWillAppear, presents M", "P.viewDidAppear, presents nil"],
            of: ["dismisses", "P.*, presents *"]
        ) { $0.presentStated(looksAt: .presented) },
        presentedInOneTurn(dismissesFirst: false), presentedInOneTurn(dismissesFirst: true),
        ObservationScene("presentation-controller-read-before-delegate", prints: ["the same"], of: ["asked", "the same", "another"]) {
            stage in
            let (page, delegate) = (stage.keep(UIViewController()), stage.keep(AskedForPresentation { stage.mark("asked") }))
            stage.script.perform {
                let before = page.presentationController
                page.transitioningDelegate = delegate
                page.modalPresentationStyle = .custom
                stage.mark(page.presentationController === before ? "the same" : "another")
            }
        },
        ObservationScene(
            "tap-from-hit-test-to-cancel-log",
            prints: [
                "hit 33: nil", .perhaps(["hit 44: nil"]), .sequence(hitPass), .perhaps(["hit 33: nil"]), .perhaps(["hit 44: nil"]),
                .sequence(hitPass), "shouldReceive", "began 1", "began 2", .perhaps(["began 32"]), "began 43", "shouldBegin", "tapped",
                "cancelled 1", "cancelled 2", "cancelled 32", "cancelled 43",
            ], of: ["hit *", "shouldReceive", "began *", "shouldBegin", "tapped", "cancelled *"]
        ) { stage in
            func view(_ number: Int, _ frame: CGRect, in parent: UIView) -> HitPrinter {
                let view = stage.keep(HitPrinter(number, frame) { stage.mark($0) })
                parent.addSubview(view)
                return view
            }
            let first = view(1, Stage.bounds, in: stage.view)
            let second = view(2, CGRect(x: 20, y: 28, width: 340, height: 552), in: first)
            let inner = view(32, CGRect(x: 70, y: 185, width: 196, height: 210), in: second)
            _ = view(33, CGRect(x: 20, y: 415, width: 300, height: 108), in: second)
            let deepest = view(43, CGRect(x: 8, y: 25, width: 154, height: 81), in: inner)
            _ = view(44, CGRect(x: 11, y: 114, width: 149, height: 88), in: inner)
            let tap = UITapGestureRecognizer(target: stage.target(marking: "tapped"), action: ActionTarget.fire)
            tap.delegate = stage.keep(AskedAboutTap { stage.mark($0) })
            deepest.addGestureRecognizer(tap)
            stage.script.tap(at: CGPoint(x: 175, y: 278))
        },
        nestedPages(
            isZoomed: true, prints: ["page stays"],
            differs: "One report tells it, of a beta of iOS 11, and may be of a bug; here a scroll view that is off is passed over."),
        nestedPages(isZoomed: false, prints: ["page turns"]),
        ObservationScene(
            "can-become-but-does-not-without-window",
            prints: ["view can: true", "view becomes: false", "controller can: true", "controller becomes: false"],
            of: ["* can: *", "* becomes: *"]
        ) { stage in
            let (view, controller) = (stage.keep(WillingPart()), stage.keep(WillingPage()))
            stage.script.perform {
                stage.mark("view can: \(view.canBecomeFirstResponder)")
                stage.mark("view becomes: \(view.becomeFirstResponder())")
                stage.mark("controller can: \(controller.canBecomeFirstResponder)")
                stage.mark("controller becomes: \(controller.becomeFirstResponder())")
            }
        },
        keyTyped("text-view-selection-before-change", prints: ["key", "selection", "change"]),
        keyTyped("no-selection-call-while-typing", prints: ["key", "change"], differs: ofOldSystems),
        keyTyped("no-selection-call-while-typing", selecting: 3, prints: ["key", "change"], differs: ofOldSystems),
    ]

    private static let ofOldSystems =
        "It is of iOS 4 to 6; later accounts have the call about the selection before the one about the text."
    private static let hitPass: [ExpectedLine] = ["hit 43: 43", "hit 32: 43", "hit 2: 43", "hit 1: 43"]

    /// A second presentation in the turn of a dismissal, before it or after it.
    private static func presentedInOneTurn(dismissesFirst: Bool, line: Int = #line) -> ObservationScene {
        ObservationScene(
            "present-while-dismissing-refused", prints: ["one turn", "dismissed", "nothing is presented"],
            of: ["one turn", "dismissed", "presented", "* is presented"], line: line
        ) { stage in
            let (first, old, new) = (stage.keep(UIViewController()), stage.keep(UIViewController()), stage.keep(UIViewController()))
            stage.window.rootViewController = first
            stage.script.wait(1)
            stage.script.perform { first.present(old, animated: true) }
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("one turn")
                if dismissesFirst { old.dismiss(animated: true) { stage.mark("dismissed") } }
                first.present(new, animated: true) { stage.mark("presented") }
                if !dismissesFirst { old.dismiss(animated: true) { stage.mark("dismissed") } }
            }
            stage.script.wait(2)
            stage.script.perform { stage.mark((first.presentedViewController == nil ? "nothing" : "another") + " is presented") }
        }
    }

    /// A drag at the edge of content in a scroll view that is off, which is in one that turns pages.
    private static func nestedPages(
        isZoomed: Bool, prints lines: [ExpectedLine], differs reason: String? = nil, line: Int = #line
    ) -> ObservationScene {
        ObservationScene(
            "inner-does-not-hand-over-across-a-disabled-one", differs: reason, prints: lines, of: ["page stays", "page turns"], line: line
        ) { stage in
            let page = CGRect(x: 0, y: 0, width: 300, height: 300)
            let outer = stage.add(UIScrollView(), "outer", at: CGRect(x: 45, y: 200, width: 300, height: 300))
            (outer.contentSize, outer.isPagingEnabled) = (CGSize(width: 900, height: 300), true)
            let middle = stage.add(UIScrollView(), "middle", at: page, in: outer)
            (middle.contentSize, middle.isScrollEnabled) = (page.size, false)
            let inner = stage.add(UIScrollView(), "inner", at: page, in: middle)
            let (picture, delegate) = (UIView(frame: page), stage.keep(ZoomDelegate()))
            inner.addSubview(picture)
            delegate.picture = picture
            (inner.delegate, inner.contentSize, inner.maximumZoomScale) = (delegate, page.size, 2)
            stage.script.perform {
                guard isZoomed else { return }
                inner.zoomScale = 2
                inner.contentOffset.x = 300
            }
            stage.script.wait(1)
            stage.script.drag([.point(x: 300, y: 350), .point(x: 100, y: 350)], duration: 0.2)
            stage.script.wait(2)
            stage.script.perform { stage.mark(outer.contentOffset.x > 0 ? "page turns" : "page stays") }
        }
    }

    /// A key typed in a text view, at the end of its text or over the last characters.
    private static func keyTyped(
        _ id: String, selecting length: Int = 0, prints lines: [ExpectedLine], differs reason: String? = nil, line: Int = #line
    ) -> ObservationScene {
        ObservationScene(id, differs: reason, prints: lines, of: ["key", "selection", "change"], line: line) { stage in
            let view = stage.add(UITextView(), "view", at: CGRect(x: 20, y: 200, width: 300, height: 100))
            view.text = "one two"
            let teller = stage.keep(KeyTeller { stage.mark($0) })
            stage.script.perform { _ = view.becomeFirstResponder() }
            stage.script.wait(1)
            stage.script.perform {
                view.selectedRange = NSRange(location: 7 - length, length: length)
                view.delegate = teller
                stage.mark("key")
                stage.type("a")
            }
            stage.script.wait(1)
        }
    }
}

extension Stage {
    /// P presents M over the whole screen, without animation, and dismisses M.
    fileprivate func presentStated(looksAt look: ModalTeller.Look = .movement) {
        let (presenter, modal) = (keep(ModalTeller("P", look)), keep(ModalTeller("M", look)))
        for controller in [presenter, modal] { controller.say = { [self] in mark($0) } }
        modal.modalPresentationStyle = .fullScreen
        window.rootViewController = presenter
        script.wait(1)
        script.perform { [self] in
            mark("presents")
            presenter.present(modal, animated: false) { [self] in mark(modal.isBeingPresented ? "too early" : "presented") }
        }
        script.wait(1)
        script.perform { [self] in
            mark("dismisses")
            presenter.dismiss(animated: false) { [self] in mark("dismissed") }
        }
        script.wait(1)
    }
}

/// Says its calls, with what it knows of its presentation in each of them.
private final class ModalTeller: UIViewController {
    enum Look { case movement, presenter, presented }

    var say: (String) -> Void = { _ in }
    private let word: String
    private let look: Look

    init(_ word: String, _ look: Look) {
        (self.word, self.look) = (word, look)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tell("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tell("viewWillAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tell("viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        tell("viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        tell("viewDidDisappear")
    }

    private func tell(_ call: String) {
        let end =
            switch look {
            case .movement: isBeingPresented ? ", being presented" : isBeingDismissed ? ", being dismissed" : ""
            case .presenter: ", presenter \(presentingViewController == nil ? "nil" : "there")"
            case .presented: ", presents \(presentedViewController == nil ? "nil" : "M")"
            }
        say("\(word).\(call)\(end)")
    }
}

/// Has a presentation controller of its own.
private final class AskedForPresentation: UIViewControllerTransitioningDelegate {
    private let asked: () -> Void

    init(_ asked: @escaping () -> Void) { self.asked = asked }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        asked()
        return UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
}

/// Says which view it hits, and hands its touches on before it says that it has them.
private final class HitPrinter: UIView {
    private let number: Int
    private let say: (String) -> Void

    init(_ number: Int, _ frame: CGRect, _ say: @escaping (String) -> Void) {
        (self.number, self.say) = (number, say)
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        say("hit \(number): \((hit as? HitPrinter).map { "\($0.number)" } ?? "nil")")
        return hit
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        say("began \(number)")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        say("cancelled \(number)")
    }
}

private final class AskedAboutTap: UIGestureRecognizerDelegate {
    private let say: (String) -> Void

    init(_ say: @escaping (String) -> Void) { self.say = say }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        say("shouldReceive")
        return true
    }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        say("shouldBegin")
        return true
    }
}

private final class WillingPart: UIView {
    override var canBecomeFirstResponder: Bool { true }
}

private final class WillingPage: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
}

private final class KeyTeller: UITextViewDelegate {
    private let say: (String) -> Void

    init(_ say: @escaping (String) -> Void) { self.say = say }

    func textViewDidChange(_ textView: UITextView) { say("change") }
    func textViewDidChangeSelection(_ textView: UITextView) { say("selection") }
}
