/// Where in the author's source something was written.
public struct Location: Hashable, Sendable, CustomStringConvertible {
    /// As `#fileID` gives it: the module and the file's name.
    public let fileID: String
    public let line: Int

    public init(fileID: String, line: Int) {
        self.fileID = fileID
        self.line = line
    }

    /// The module that the file belongs to.
    public var module: String { String(fileID.prefix { $0 != "/" }) }

    /// The folder of experiments that the file stands in: the module `ControlsExperiments` is the folder `experiments/Controls`. A module
    /// of another name is its own topic.
    public var topic: String { isInFolderOfExperiments ? String(module.dropLast(Self.suffix.count)) : module }

    /// `experiments/Controls/X.swift:42` for a module of a folder of experiments; other modules keep their names.
    public var description: String {
        isInFolderOfExperiments ? "experiments/\(topic)\(fileID.dropFirst(module.count)):\(line)" : "\(fileID):\(line)"
    }

    private static let suffix = "Experiments"
    private var isInFolderOfExperiments: Bool { module.hasSuffix(Self.suffix) && module != Self.suffix }
}
