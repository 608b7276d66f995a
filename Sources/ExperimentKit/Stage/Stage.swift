import EventTrace

/// Where an experiment sets up one case: the window, names for what matters, the case's values, and the script.
public final class Stage {
    /// The combination of values to set up.
    public let `case`: Case
    /// What the fingers will do.
    public let script = Script()
    var diagnostics: [Diagnostic] = []

    init(case: Case) {
        self.case = `case`
    }
}
