/// An experiment for a device.
public enum ExperimentFile: Hashable, Sendable {
    /// The text of a Swift file for Xcode.
    case file(String)
    case impossible
}
