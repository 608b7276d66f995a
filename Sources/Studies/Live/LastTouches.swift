import ExperimentKit
import UIKit

/// The touches that a live run shows: those in progress, and those shortly before, such as the first tap of a double tap.
struct LastTouches {
    /// Seconds without a touch after which the next touch begins a new sequence.
    static let pause = 1.0
    /// The distance in points that counts as a movement of a finger.
    private static let step = 2.0

    /// The number of entries in the run when the first of the touches landed.
    private(set) var start = 0
    private var stimuli: [Stimulus] = []
    private var contacts: Set<Contact> = []
    private var end = -LastTouches.pause

    /// The path of each finger.
    var paths: [FingerPath] { FingerPath.paths(of: stimuli) }

    /// Adds an input. `entry` is the number of entries in the run.
    mutating func add(_ input: HardwareEvent.Input, at time: Double, entry: Int) {
        guard let (contact, place, isDown) = input.contact else { return }
        if contacts.isEmpty {
            guard isDown else { return }
            if time >= end + LastTouches.pause { (stimuli, start) = ([], entry) }
        }
        end = time
        if contacts.contains(contact), isDown, let last = stimuli.last, isNear(place, last, contact) { stimuli.removeLast() }
        if isDown { contacts.insert(contact) } else { contacts.remove(contact) }
        stimuli.append(Stimulus(time: time, kind: .input(input)))
    }

    /// Whether the last place but one of this contact is as near, so that the last place adds nothing to the path.
    private func isNear(_ place: CGPoint?, _ last: Stimulus, _ contact: Contact) -> Bool {
        guard case .input(let input) = last.kind, let (other, spot, _) = input.contact, other == contact, stimuli.count > 1 else {
            return false
        }
        guard case .input(let before) = stimuli[stimuli.count - 2].kind, let (third, start, wasDown) = before.contact, third == contact,
            wasDown, let place, let spot, let start
        else { return false }
        return [place, spot].allSatisfy { abs($0.x - start.x) < LastTouches.step && abs($0.y - start.y) < LastTouches.step }
    }
}

extension HardwareEvent.Input {
    /// The contact, its place and whether it is down; nil for an input without a touch.
    fileprivate var contact: (contact: Contact, place: CGPoint?, isDown: Bool)? {
        switch self {
        case .fingers(let samples): samples.last.map { ($0.contact, $0.location, $0.phase == .down || $0.phase == .move) }
        case .pointer(let sample): (.pointer, sample.place, sample.place != nil && sample.buttons != [])
        default: nil
        }
    }
}
