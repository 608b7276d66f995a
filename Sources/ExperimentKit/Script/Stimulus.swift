import UIKit

/// One timed input, ready to be played.
package struct Stimulus {
    package enum Kind {
        /// The hardware or the system reports something.
        case input(HardwareEvent.Input)
        case mark(String)
        case block(() -> Void)
    }

    /// Seconds of virtual time since the script began.
    package let time: Double
    package let kind: Kind
    /// The line of the experiment's file that causes the input; nil for inputs without a line.
    package let line: Int?

    package init(time: Double, kind: Kind, line: Int? = nil) {
        precondition(time >= 0, "a script begins at 0")
        self.time = time
        self.kind = kind
        self.line = line
    }

    /// The samples of fingers; empty for other inputs.
    package var fingerSamples: [FingerSample] {
        if case .input(.fingers(let samples)) = kind { samples } else { [] }
    }
}
