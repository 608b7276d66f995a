import EventTrace

@testable import UIKit

extension World {
    /// The calls into client code and, between them, the states that recognizers go to and who is excluded.
    func story() -> [String] {
        simulation.run()
        let trace = trace
        return trace.entries.compactMap { entry in
            let (subject, verb, detail) = (
                trace.spelling(of: entry.subject), trace.spelling(of: entry.verb), trace.spelling(of: entry.detail)
            )
            switch entry.kind {
            case .call: return detail.isEmpty ? "\(subject).\(verb)" : "\(subject).\(verb)(\(detail))"
            case .decision where verb == "exclude": return "\(subject).excluded"
            // One that is excluded has failed.
            case .decision where verb == "state" && (entry.rule == Rule.exclusion.id || entry.rule == Rule.failureRequirement.id):
                return nil
            case .decision where verb == "state": return "\(subject).state=\(detail)"
            default: return nil
            }
        }
    }

    /// What has been decided by this rule, as the trace prints it.
    func decisions(by rule: Rule) -> [String] {
        trace.entries.filter { $0.kind == .decision && $0.rule == rule.id }.map { trace.describe($0) }
    }

    /// A plain view of 200 by 200 points that logs its touches, in the middle of the root view.
    @discardableResult
    func addTouchView(_ spelling: String = "view", to superview: UIView? = nil, callsSuper: Bool = false) -> TouchView {
        let frame = superview == nil ? CGRect(x: 0, y: 0, width: 200, height: 200) : CGRect(x: 0, y: 0, width: 100, height: 100)
        let view = name(TouchView(frame: frame), spelling)
        view.callsSuper = callsSuper
        (superview ?? root).addSubview(view)
        return view
    }

    /// Adds a recognizer whose action is listened to.
    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ spelling: String, to view: UIView, _ listener: Listener)
        -> Recognizer
    {
        recognizer.addTarget(listener, action: Listener.tapped)
        view.addGestureRecognizer(name(recognizer, spelling))
        return recognizer
    }

    /// Down at `x`, moves by `step` each 20 ms, and up where it is then.
    func drag(from x: Double, _ y: Double, steps: [Double], at time: Double = 0, finger: Int = 1) {
        var (x, time) = (x, time)
        down(x, y, at: time, finger: finger)
        for step in steps {
            x += step
            time += 0.02
            move(x, y, at: time, finger: finger)
        }
        up(x, y, at: time + 0.02, finger: finger)
    }
}
