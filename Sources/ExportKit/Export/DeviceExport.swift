/// A Swift file for Xcode that logs on a device the calls that evdoc records of an experiment.
public struct DeviceExport: Sendable {
    public let id: String
    /// The part of the file made from the experiment.
    public let experiment: String

    /// The whole file.
    public var text: String { experiment + "\n" + DeviceExport.runtime }

    /// The end of every file: the stage, the log, the start of the app.
    public static var runtime: String { RuntimeSources.text }
}
