/// A Swift file for Xcode that logs on a device what evdoc records of an experiment.
public struct DeviceExport: Sendable {
    public let id: String
    /// What is the experiment's.
    public let experiment: String

    /// The whole file.
    public var text: String { experiment + "\n" + DeviceExport.runtime }

    /// What every file ends with: the stage, the log, the start of the app.
    public static var runtime: String { RuntimeSources.text }
}
