import EventTrace

/// Notes in the record about client code that the engine does not model.
extension Simulation {
    /// Notes that the object's class overrides methods that the engine never calls.
    func noteUnmodelled(_ names: [String], of object: AnyObject, kind: String) {
        guard !names.isEmpty else { return }
        let kind = recorder.intern(subjects.kind(of: object, orElse: kind))
        for name in names { recorder.note(.notModelled, kind, recorder.intern(name)) }
    }

    /// Notes that client code asks for unmodelled behaviour, once in a run.
    func note(_ behaviour: UnmodelledBehaviour) {
        guard !shared.noted.contains(behaviour) else { return }
        shared.noted.append(behaviour)
        recorder.note(.notModelled, .none, recorder.intern(behaviour.rawValue))
    }
}

/// Unmodelled behaviour, named as in the record.
enum UnmodelledBehaviour: String {
    /// A context for drawing, in which nothing is drawn.
    case drawing = "CGContext"
    /// Layout from right to left: leading stays left.
    case rightToLeft = "forceRightToLeft"
    /// The menu of a control, which is never shown.
    case menu = "UIMenu"
    /// A keyboard that a finger could pull down.
    case interactiveDismissal = "keyboardDismissMode.interactive"
}
