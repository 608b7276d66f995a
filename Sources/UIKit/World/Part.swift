/// A part of a run that belongs to a folder above this one, such as the dispatcher of touches.
///
/// The run retains it without knowing its type; `Simulation.touches` and similar properties are declared beside the classes of the parts.
class Part {
    /// Releases objects that retain each other, at the end of the run.
    func dissolve() {}
}

/// One part of each kind. Invariant: each has the class of the property with its name in `Simulation`.
struct Parts {
    let input: Part
    let touches: Part
    let pointer: Part
    let presses: Part
    let gestures: Part
    let animations: Part
    let transitions: Part
    let delayedPerforms: Part
}
