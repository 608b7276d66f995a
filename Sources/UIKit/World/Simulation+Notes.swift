import EventTrace

/// What the record says of client code that the engine does not do justice to.
extension Simulation {
    /// The class of the object overrides methods that the engine never calls.
    func noteUnmodelled(_ names: [String], of object: AnyObject, kind: String) {
        guard !names.isEmpty else { return }
        let kind = recorder.intern(subjects.kind(of: object, orElse: kind))
        for name in names { recorder.note(.notModelled, kind, recorder.intern(name)) }
    }

    /// A context is handed out, in which nothing is drawn; noted once in a run.
    func noteDrawing() {
        guard !shared.hasNotedDrawing else { return }
        shared.hasNotedDrawing = true
        recorder.note(.notModelled, .none, recorder.intern("CGContext"))
    }

    /// A view is to run from right to left, in which leading stays left; noted once in a run.
    func noteRightToLeft() {
        guard !shared.hasNotedRightToLeft else { return }
        shared.hasNotedRightToLeft = true
        recorder.note(.notModelled, .none, recorder.intern("forceRightToLeft"))
    }

    /// A control is given a menu, which is not shown; noted once in a run.
    func noteMenu() {
        guard !shared.hasNotedMenu else { return }
        shared.hasNotedMenu = true
        recorder.note(.notModelled, .none, recorder.intern("UIMenu"))
    }
}
