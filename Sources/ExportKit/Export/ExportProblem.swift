/// The reason why an experiment cannot be tried on a device.
public struct ExportProblem: Error, Hashable, CustomStringConvertible {
    public let experiment: String
    public let file: String
    /// The line of the problem; 0 if the problem has none.
    public let line: Int
    /// The end of a sentence: "it makes an application object of its own".
    public let reason: String

    /// `experiments/Touches/X.swift:12: X cannot be tried on a device because …`
    public var description: String {
        "\(file)\(line > 0 ? ":\(line)" : ""): \(experiment) cannot be tried on a device because \(reason)"
    }
}
