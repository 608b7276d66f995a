import UIKit

/// One timed input, ready to be played: what a script comes down to.
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

    package init(time: Double, kind: Kind) {
        precondition(time >= 0, "a script begins at 0")
        self.time = time
        self.kind = kind
    }

    /// What fingers do; empty for anything else.
    var fingerSamples: [FingerSample] {
        if case .input(.fingers(let samples)) = kind { samples } else { [] }
    }
}
