import EventTrace
@testable import UIKit

/// Logs presses, motions and remote control; calls super.
class EventView: UIView {
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesBegan(presses, with: event) }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesEnded(presses, with: event) }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesCancelled(presses, with: event) }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { super.motionBegan(motion, with: event) }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { super.motionEnded(motion, with: event) }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { super.motionCancelled(motion, with: event) }
    override func remoteControlReceived(with event: UIEvent?) { super.remoteControlReceived(with: event) }
    override var canBecomeFirstResponder: Bool { true }
}

/// Answers the questions about first responder with given values.
class FocusView: UIView {
    var canBecome = true
    var canResign = true
    override var canBecomeFirstResponder: Bool { canBecome }
    override var canResignFirstResponder: Bool { canResign }
    override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
}

/// Logs the calls of controllers about their views.
class LoggingController: UIViewController {
    override func viewDidLoad() { super.viewDidLoad() }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
}

/// Overrides hit-testing and calls super.
class HitView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension World {
    /// The words of the decisions by one rule: `subject verb detail`.
    func decisions(_ rule: Rule) -> [String] {
        let trace = trace
        return trace.entries.filter { $0.kind == .decision && $0.rule == rule.id }.map {
            let detail = trace.names[$0.detail]
            return "\(trace.names[$0.subject]) \(trace.names[$0.verb])" + (detail.isEmpty ? "" : " \(detail)")
        }
    }
}

extension UIResponder {
    /// The kinds of the responders from this one on.
    var chain: [String] {
        var kinds: [String] = []
        var responder: UIResponder? = self
        while let current = responder {
            kinds.append(KindName.of(current, orElse: current.kind))
            responder = current.next
        }
        return kinds
    }
}
