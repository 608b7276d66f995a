/// A part of a run that lies above this folder, such as the dispatcher of touches.
///
/// The run holds it and does not know it: `Simulation.touches` and the like stand beside the classes of the parts.
class Part {
    /// The run is over: releases objects that hold one another.
    func dissolve() {}
}

/// One part of each kind. Invariant: each is of the class that the property of this name in `Simulation` says.
struct Parts {
    let input: Part
    let touches: Part
    let pointer: Part
    let presses: Part
    let gestures: Part
    let animations: Part
    let delayedPerforms: Part
}
