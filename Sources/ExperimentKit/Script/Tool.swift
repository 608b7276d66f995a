import UIKit

/// The tool of a hand.
public enum Tool: Equatable, Sendable {
    case finger
    /// A touch made by a test program: it came from exactly these edges of the screen, wherever it lands.
    case synthetic(from: UIRectEdge)
    /// A pencil, whose samples have estimated forces; `Finger.refine(force:)` gives better ones.
    case pencil
    /// A mouse or trackpad: down and up refer to these buttons, and the pointer keeps its place afterwards.
    case pointer(UIEvent.ButtonMask)
}

extension Tool {
    /// The report of the hardware for one frame, whose samples come earliest first.
    func report(_ contact: Contact, _ phase: FingerSample.Phase, _ frame: [FingerPath.Sample]) -> HardwareEvent.Input {
        let last = frame[frame.count - 1].spot.point
        switch (self, phase) {
        case (.pointer, .cancel): return .pointer(PointerSample(at: nil))
        case (.pointer, .up): return .pointer(PointerSample(at: last))
        case (.pointer(let buttons), _): return .pointer(PointerSample(at: last, buttons: buttons))
        case (.finger, _), (.synthetic, _), (.pencil, _):
            // The last sample is delivered, at the time of its event.
            let earlier = frame.dropLast().map { sample(contact, phase, $0.spot, at: $0.time) }
            return .fingers(earlier + [sample(contact, phase, frame[frame.count - 1].spot, at: nil)])
        }
    }

    /// A sample; a pencil's force is an estimate while the pencil is down.
    private func sample(_ contact: Contact, _ phase: FingerSample.Phase, _ spot: Spot, at time: Double?) -> FingerSample {
        guard self == .pencil else {
            var sample = FingerSample(contact, phase, at: spot.point, time: time)
            if case .synthetic(let edges) = self { sample.edges = edges }
            return sample
        }
        let isDown = phase == .down || phase == .move
        return FingerSample(
            contact, phase, at: spot.point, type: .pencil, force: isDown ? 1 : 0, time: time, estimated: isDown ? .force : [])
    }
}
