import EventTrace
import ExperimentKit
import UIKit

/// One input of a live run, with its time.
package struct LiveInput {
    package enum Kind {
        /// A sample of a finger or pencil. A sample with a time of its own, before that of the event, is followed by the others of its
        /// frame.
        case touch(FingerSample)
        case pointer(PointerSample)
        /// The modifier keys that are down from now on.
        case modifiers(UIKeyModifierFlags)
        /// A better force for a sample of a pencil.
        case estimate(finger: Int, force: Double)
        case press(PressSample)
        case interruption(Interruption)
        /// The mark or the code at this index of the script.
        case step(Int)
    }

    /// Seconds of virtual time.
    package let time: Double
    package let kind: Kind

    package init(time: Double, _ kind: Kind) {
        self.time = time
        self.kind = kind
    }

    /// Whether the engine can process the numbers of the input.
    var isSound: Bool {
        switch kind {
        case .touch(let sample):
            sample.location.isOnAnyScreen && sample.force.isFinite && sample.force >= 0
                && sample.time.map { $0.isFinite && $0 <= time } ?? true
        case .pointer(let sample): sample.place?.isOnAnyScreen ?? true
        case .estimate(_, let force): force.isFinite && force >= 0
        case .press(let sample): sample.force.isFinite && (0...1).contains(sample.force)
        case .modifiers, .interruption, .step: true
        }
    }
}

extension CGPoint {
    /// Whether the place is within 100000 points of the origin; no digitizer reports a place farther away.
    fileprivate var isOnAnyScreen: Bool { abs(x) <= 100_000 && abs(y) <= 100_000 }
}

extension Stimulus {
    /// The stimulus as inputs of a live run, the samples of a frame one by one; `index` is its place in the script.
    func inputs(at index: Int) -> [LiveInput] {
        switch kind {
        case .mark, .block: [LiveInput(time: time, .step(index))]
        case .input(.fingers(let samples)): samples.map { LiveInput(time: time, .touch($0)) }
        case .input(.pointer(let sample)): [LiveInput(time: time, .pointer(sample))]
        case .input(.modifiers(let modifiers)): [LiveInput(time: time, .modifiers(modifiers))]
        case .input(.estimate(let finger, let force)): [LiveInput(time: time, .estimate(finger: finger, force: Double(force)))]
        case .input(.press(let sample)): [LiveInput(time: time, .press(sample))]
        case .input(.interruption(let interruption)): [LiveInput(time: time, .interruption(interruption))]
        case .input(.motion), .input(.remoteControl): preconditionFailure("no verb of a script shakes the device or sends a command")
        }
    }
}
