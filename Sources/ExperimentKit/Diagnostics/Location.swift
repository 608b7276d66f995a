/// Where in an author's file something was written.
public struct Location: Hashable, Sendable, CustomStringConvertible {
    /// Of Swift as `#fileID` gives it, the module and the file's name; of other files the path within the project.
    public let fileID: String
    /// Counted from 1.
    public let line: Int
    /// Counted from 1, in bytes; nil when the whole line is meant.
    public let column: Int?

    public init(fileID: String, line: Int, column: Int? = nil) {
        self.fileID = fileID
        self.line = line
        self.column = column
    }

    /// The module that the file belongs to.
    public var module: String { String(decoding: fileID.utf8.prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self) }

    /// The folder of experiments that the file stands in: the module `ControlsExperiments` is the folder `experiments/Controls`. A module
    /// of another name is its own topic.
    public var topic: String { isInFolderOfExperiments ? String(module.dropLast(Self.suffix.count)) : module }

    /// The path alone: `experiments/Controls/X.swift` for a module of a folder of experiments; other modules keep their names.
    public var file: String {
        isInFolderOfExperiments ? "experiments/\(topic)\(fileID.dropFirst(module.count))" : fileID
    }

    /// `experiments/Controls/X.swift:42`, with the column where there is one.
    public var description: String { "\(file):\(line)" + (column.map { ":\($0)" } ?? "") }

    private static let suffix = "Experiments"
    private var isInFolderOfExperiments: Bool { module.hasSuffix(Self.suffix) && module != Self.suffix }
}
