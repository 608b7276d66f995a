/// An object of the engine that a recognizer works for: asked and told as a delegate and a target are, but no client code.
protocol GestureFollower: AnyObject {
    /// Whether the recognizer may leave possible; `askedAlready` says which views have been asked as hit views.
    func gestureMayBegin(_ recognizer: UIGestureRecognizer, askedAlready: (UIView) -> Bool, _ simulation: Simulation) -> Bool
    /// Where an action is due, before it goes out.
    func gestureChanged(_ recognizer: UIGestureRecognizer, _ simulation: Simulation)
}
