/// The look of a system view that readers know, for pictures.
public enum StagedFace: Hashable, Sendable {
    case plain
    /// A button with its title, which may be empty.
    case button(String)
    /// A slider whose thumb is at this part of the track, from 0 to 1.
    case slider(Double)
    case toggle(isOn: Bool)
    /// A text field or text view with its text.
    case field(String)
    /// A row of a list.
    case row
}
