import UIKit

/// One finger of a script, which lands, moves and lifts independently of others.
public struct Finger {
    /// The largest number of samples in one frame.
    private static let mostSamples = 1000

    private let contact: Contact
    private let script: Script

    init(_ contact: Contact, script: Script) {
        self.contact = contact
        self.script = script
    }

    /// The number of the finger in the script; 0 for the pointer.
    public var number: Int {
        if case .finger(let number) = contact { number } else { 0 }
    }

    /// Lands at this place and stays there.
    public func down(at place: Place, with tool: Tool = .finger, fileID: String = #fileID, line: Int = #line) {
        script.add(.down(contact, place, tool), Location(fileID: fileID, line: line))
    }

    /// Moves in a straight line, in this many seconds; the script continues at the end.
    public func move(
        to place: Place, over duration: Double = 0, samplesPerFrame: Int = 1, fileID: String = #fileID, line: Int = #line
    ) {
        move(along: [place], over: duration, samplesPerFrame: samplesPerFrame, fileID: fileID, line: line)
    }

    /// Moves through these places at an even pace. Of several samples in a frame, the last is delivered and the others are coalesced.
    public func move(
        along places: [Place], over duration: Double, samplesPerFrame: Int = 1, fileID: String = #fileID, line: Int = #line
    ) {
        let location = Location(fileID: fileID, line: line)
        guard (1...Finger.mostSamples).contains(samplesPerFrame) else {
            return script.report(
                Diagnostic(
                    location, "a finger moves with \(samplesPerFrame) samples a frame",
                    remedy: "A frame has from 1 to \(Finger.mostSamples); no glass has more than 4."))
        }
        script.add(.move(contact, places, duration: duration, samplesPerFrame: samplesPerFrame), location)
        script.pass(duration, "a finger moves for", location)
    }

    /// Presses with another force at its current place; 1 is an average touch.
    public func press(force: Double, fileID: String = #fileID, line: Int = #line) {
        let location = Location(fileID: fileID, line: line)
        guard force > 0, force < .infinity else {
            return script.report(
                Diagnostic(
                    location, "a finger presses with a force of \(Value.number(force))", remedy: "A force of a finger is more than 0."))
        }
        script.add(.press(contact, force: force), location)
    }

    /// Delivers a better force for the earliest sample of this pencil that waits for one, even after the lift.
    public func refine(force: Double, fileID: String = #fileID, line: Int = #line) {
        let location = Location(fileID: fileID, line: line)
        guard force >= 0, force < .infinity else {
            return script.report(
                Diagnostic(location, "a pencil presses with a force of \(Value.number(force))", remedy: "A force is a number, 0 or more."))
        }
        script.add(.refine(finger: number, force: force), location)
    }

    /// Lifts at its current place.
    public func up(fileID: String = #fileID, line: Int = #line) {
        script.add(.up(contact), Location(fileID: fileID, line: line))
        script.noteLift()
    }
}
