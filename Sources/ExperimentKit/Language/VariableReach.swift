/// The part of the record that a variable can change.
public enum VariableReach: Hashable, Sendable {
    /// Any call.
    case everything
    /// The lines that the experiment itself writes, and no call.
    case printedLines
    /// The calls that are made inside others, and the printed lines.
    case nestedCalls
}
