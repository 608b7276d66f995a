import UIKit

/// The touches that a live run shows: those that are going on, and those shortly before, as the taps of a double tap are.
struct LastTouches {
    /// Seconds without a touch after which what comes is another matter.
    static let pause = 1.0
    /// Points; a finger that moves less stays where it was.
    private static let step = 2.0

    /// How many entries the run had when the first of them landed.
    private(set) var start = 0
    private var stimuli: [Stimulus] = []
    private var contacts: Set<Contact> = []
    private var end = -LastTouches.pause

    /// Where each finger was.
    var paths: [FingerPath] { FingerPath.paths(of: stimuli) }

    /// `entry` is how many entries the run has.
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

    /// Whether the last but one of this contact is as near, so that the last says nothing about the way.
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
    /// Who touches, where, and whether it goes on; nil for what touches nothing.
    fileprivate var contact: (contact: Contact, place: CGPoint?, isDown: Bool)? {
        switch self {
        case .fingers(let samples): samples.last.map { ($0.contact, $0.location, $0.phase == .down || $0.phase == .move) }
        case .pointer(let sample): (.pointer, sample.place, sample.place != nil && sample.buttons != [])
        default: nil
        }
    }
}
