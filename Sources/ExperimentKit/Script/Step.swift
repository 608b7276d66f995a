import UIKit

/// One line of a script, with its time in seconds since the script began.
package struct Step {
    package enum Kind {
        case down(Contact, Place, Tool)
        /// A move along straight lines through these places, at an even pace.
        case move(Contact, [Place], duration: Double, samplesPerFrame: Int)
        case up(Contact)
        /// Another force at the current place.
        case press(Contact, force: Double)
        /// A better force for a sample of a pencil.
        case refine(finger: Int, force: Double)
        /// The system takes all touches away.
        case cancelAll
        /// These modifier keys are down from now on.
        case hold(UIKeyModifierFlags)
        case mark(String)
        case block(() -> Void)
    }

    let time: Double
    let kind: Kind
    let location: Location
}
