import UIKit

/// One finger of a script, landing, moving and lifting on its own.
public struct Finger {
    /// In one frame.
    private static let mostSamples = 1000

    private let contact: Contact
    private let script: Script

    init(_ contact: Contact, script: Script) {
        self.contact = contact
        self.script = script
    }

    /// The number by which the script knows it; 0 for the pointer, which has none.
    public var number: Int {
        if case .finger(let number) = contact { number } else { 0 }
    }

    /// Lands at this place and stays there.
    public func down(at place: Place, with tool: Tool = .finger, fileID: String = #fileID, line: Int = #line) {
        script.add(.down(contact, place, tool), Location(fileID: fileID, line: line))
    }

    /// In a straight line, taking this many seconds; the script goes on when it is there.
    public func move(
        to place: Place, over duration: Double = 0, samplesPerFrame: Int = 1, fileID: String = #fileID, line: Int = #line
    ) {
        move(along: [place], over: duration, samplesPerFrame: samplesPerFrame, fileID: fileID, line: line)
    }

    /// Through these places at an even pace. Of several samples in one frame, the last is delivered and the others are coalesced.
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

    /// A better value arrives for the force of the earliest sample of this pencil that still waits for one; also after the lift.
    public func refine(force: Double, fileID: String = #fileID, line: Int = #line) {
        let location = Location(fileID: fileID, line: line)
        guard force >= 0, force < .infinity else {
            return script.report(
                Diagnostic(location, "a pencil presses with a force of \(Value.number(force))", remedy: "A force is a number, 0 or more."))
        }
        script.add(.refine(finger: number, force: force), location)
    }

    /// Lifts where it is.
    public func up(fileID: String = #fileID, line: Int = #line) {
        script.add(.up(contact), Location(fileID: fileID, line: line))
        script.noteLift()
    }
}
