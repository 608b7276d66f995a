import EventTrace

/// The way in which editing ends: with the delegate's agreement, by `endEditing(true)`, or because the view leaves its window.
enum EndOfEditing {
    case free, forced, leaving

    /// TX.6, TX.15: whether editing ends although the delegate refuses.
    func overrules(_ editor: UIView, in simulation: Simulation?) -> Bool {
        switch self {
        case .free: false
        case .leaving: true
        case .forced: simulation?.applies(.refusedForce, .keep, editor, Name(.firstResponder)) == false
        }
    }
}
