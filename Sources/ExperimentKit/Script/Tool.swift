import UIKit

/// What a hand touches with.
public enum Tool: Equatable, Sendable {
    case finger
    /// What a test program puts together as a touch: it came from no edge of the screen but these, wherever it comes down.
    case synthetic(from: UIRectEdge)
    /// Each sample has a force that is an estimate; `Finger.refine(force:)` gives a better one.
    case pencil
    /// A mouse or trackpad: down and up are these buttons, and it stays where it is afterwards.
    case pointer(UIEvent.ButtonMask)
}

extension Tool {
    /// What the hardware reports of one frame, whose samples are given the earliest first.
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

    /// A pencil estimates its force as long as it is down.
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
