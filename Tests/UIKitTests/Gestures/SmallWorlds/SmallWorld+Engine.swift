import EventTrace

@testable import UIKit

extension SmallWorld {
    /// The same on the engine.
    func run() -> Trace {
        let (listener, lenient) = (Listener(), Lenient())
        let world = World { world in
            let view = world.name(TouchView(frame: CGRect(x: 0, y: 0, width: 390, height: 800)), "view")
            world.root.addSubview(view)
            let (first, second) = (make(a, flags[0]), make(b, flags[1]))
            world.add(first, "a", to: view, listener)
            world.add(second, "b", to: place == .sameView ? view : world.root, listener)
            switch relation {
            case .none: break
            case .aRequiresB: first.require(toFail: second)
            case .bRequiresA: second.require(toFail: first)
            case .simultaneous: first.delegate = lenient
            }
        }
        stimulus.perform(in: world)
        world.run()
        return world.trace
    }

    private func make(_ kind: Kind, _ flag: Flag) -> UIGestureRecognizer {
        let recognizer = blank(kind)
        recognizer.cancelsTouchesInView = flag != .cancelsNothing
        recognizer.delaysTouchesBegan = flag == .delaysBegan
        recognizer.delaysTouchesEnded = flag != .delaysNoEnd
        return recognizer
    }

    private func blank(_ kind: Kind) -> UIGestureRecognizer {
        switch kind {
        case .tap: return UITapGestureRecognizer()
        case .doubleTap:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 2
            return tap
        case .press: return UILongPressGestureRecognizer()
        case .pan: return UIPanGestureRecognizer()
        case .edgePan:
            let pan = UIScreenEdgePanGestureRecognizer()
            pan.edges = .left
            return pan
        case .swipe: return UISwipeGestureRecognizer()
        case .pinch: return UIPinchGestureRecognizer()
        case .rotation: return UIRotationGestureRecognizer()
        case .hover: return UIHoverGestureRecognizer()
        }
    }
}

extension Trace {
    /// First actions of gestures, as the oracle writes them.
    var firstActions: [String] {
        var acting: Set<String> = []
        var actions: [String] = []
        for call in ordering where call.call == "action" {
            if !acting.contains(call.receiver) { actions.append("\(call.receiver) acts at \(call.milliseconds)") }
            if call.argument == "ended" || call.argument == "cancelled" {
                acting.remove(call.receiver)
            } else {
                acting.insert(call.receiver)
            }
        }
        return actions.sorted()
    }

    /// The calls of the view, without moves.
    var viewCalls: [String] {
        ordering.compactMap { call in
            guard call.receiver == "view" else { return nil }
            switch call.call {
            case "touchesBegan": return "began at \(call.milliseconds)"
            case "touchesEnded": return "ended at \(call.milliseconds)"
            case "touchesCancelled": return "cancelled at \(call.milliseconds)"
            default: return nil
            }
        }
    }
}

extension Call {
    fileprivate var milliseconds: Int { Int((time * 1000).rounded()) }
}
