import EventTrace

/// What the record says of client code that the engine does not do justice to.
extension Simulation {
    /// The class of the object overrides methods that the engine never calls.
    func noteUnmodelled(_ names: [String], of object: AnyObject, kind: String) {
        guard !names.isEmpty else { return }
        let kind = recorder.intern(subjects.kind(of: object, orElse: kind))
        for name in names { recorder.note(.notModelled, kind, recorder.intern(name)) }
    }

    /// Client code asks for it; noted once in a run.
    func note(_ behaviour: UnmodelledBehaviour) {
        guard !shared.noted.contains(behaviour) else { return }
        shared.noted.append(behaviour)
        recorder.note(.notModelled, .none, recorder.intern(behaviour.rawValue))
    }
}

/// What has no effect here, as the record calls it.
enum UnmodelledBehaviour: String {
    /// A context is handed out, in which nothing is drawn.
    case drawing = "CGContext"
    /// Leading stays left in a view that is to run from right to left.
    case rightToLeft = "forceRightToLeft"
    /// A control's menu is not shown.
    case menu = "UIMenu"
    /// No keyboard is seen that a finger could pull down.
    case interactiveDismissal = "keyboardDismissMode.interactive"
}
