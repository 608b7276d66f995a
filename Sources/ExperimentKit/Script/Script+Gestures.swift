import UIKit

extension Script {
    /// Taps `count` times, with `pause` between taps.
    public func tap(
        _ place: Place, count: Int = 1, hold: Double = Script.tapHold, finger number: Int = 1, fileID: String = #fileID, line: Int = #line
    ) {
        guard (0...Script.mostTaps).contains(count) else {
            return report(
                Diagnostic(
                    Location(fileID: fileID, line: line), "the script taps \(count) times",
                    remedy: "A number of taps is from 0 to \(Script.mostTaps)."))
        }
        for _ in 0..<count {
            gesture {
                finger(number).down(at: place, fileID: fileID, line: line)
                pass(hold, "a finger is held for", Location(fileID: fileID, line: line))
                finger(number).up(fileID: fileID, line: line)
            }
        }
    }

    /// Taps twice, with `pause` between.
    public func doubleTap(_ place: Place, finger number: Int = 1, fileID: String = #fileID, line: Int = #line) {
        tap(place, count: 2, finger: number, fileID: fileID, line: line)
    }

    /// Clicks a button of a mouse or trackpad.
    public func click(
        _ place: Place, _ buttons: UIEvent.ButtonMask = .primary, hold: Double = Script.tapHold, fileID: String = #fileID, line: Int = #line
    ) {
        gesture {
            let pointer = Finger(.pointer, script: self)
            pointer.down(at: place, with: .pointer(buttons), fileID: fileID, line: line)
            pass(hold, "a button is held for", Location(fileID: fileID, line: line))
            pointer.up(fileID: fileID, line: line)
        }
    }

    /// Holds still for this many seconds.
    public func press(_ place: Place, for seconds: Double, finger number: Int = 1, fileID: String = #fileID, line: Int = #line) {
        tap(place, hold: seconds, finger: number, fileID: fileID, line: line)
    }

    /// Lands at the first place, moves through the others at an even pace, and lifts at the last.
    public func drag(
        _ path: [Place], duration: Double, finger number: Int = 1, fileID: String = #fileID, line: Int = #line
    ) {
        guard let start = path.first else {
            return report(
                Diagnostic(
                    Location(fileID: fileID, line: line), "a drag goes nowhere", remedy: "Give it a place to land, then those to move to."))
        }
        gesture {
            finger(number).down(at: start, fileID: fileID, line: line)
            finger(number).move(along: Array(path.dropFirst()), over: duration, fileID: fileID, line: line)
            finger(number).up(fileID: fileID, line: line)
        }
    }
}
