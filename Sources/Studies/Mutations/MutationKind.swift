/// The kind of thing that a mutation changes.
public enum MutationKind: String, Hashable, Sendable, CaseIterable {
    /// One property, relation or place of one object on the stage.
    case stage
    /// One thing that a finger does, or one step.
    case script
    /// A class of the experiment loses one of the methods that it overrides. This affects the whole process: one run at a time.
    case method
    /// A number or a default of the engine, or the engine's paths.
    case engine
}
