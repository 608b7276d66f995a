/// An object of the engine that owns a recognizer, called like its delegate and target, but not client code.
protocol GestureFollower: AnyObject {
    /// Whether the recognizer may leave possible; `askedAlready` tells which views were asked as hit views.
    func gestureMayBegin(_ recognizer: UIGestureRecognizer, askedAlready: (UIView) -> Bool, in simulation: Simulation) -> Bool
    /// Called when an action is due, before it is sent.
    func gestureChanged(_ recognizer: UIGestureRecognizer, in simulation: Simulation)
    /// Whether its recognizers may recognize together.
    var letsItsRecognizersShare: Bool { get }
}

extension GestureFollower {
    var letsItsRecognizersShare: Bool { false }
}
