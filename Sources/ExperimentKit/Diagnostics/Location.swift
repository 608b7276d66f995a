/// A place in the file of an author.
public struct Location: Hashable, Sendable, CustomStringConvertible {
    /// For Swift the `#fileID`, which is the module and the file's name; for other files the path within the project.
    public let fileID: String
    /// The line, counted from 1.
    public let line: Int
    /// The column, counted from 1, in bytes; nil if the whole line is meant.
    public let column: Int?

    public init(fileID: String, line: Int, column: Int? = nil) {
        self.fileID = fileID
        self.line = line
        self.column = column
    }

    /// The module that the file belongs to.
    public var module: String { String(decoding: fileID.utf8.prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self) }

    /// The folder of experiments that contains the file: `experiments/Controls` for the module `ControlsExperiments`. A module of another
    /// name is its own topic.
    public var topic: String { isInFolderOfExperiments ? String(module.dropLast(Self.suffix.count)) : module }

    /// The path alone: `experiments/Controls/X.swift` for a module of a folder of experiments; other modules keep their names.
    public var file: String {
        isInFolderOfExperiments ? "experiments/\(topic)\(fileID.dropFirst(module.count))" : fileID
    }

    /// The location as `experiments/Controls/X.swift:42`, with the column if there is one.
    public var description: String { "\(file):\(line)" + (column.map { ":\($0)" } ?? "") }

    private static let suffix = "Experiments"
    private var isInFolderOfExperiments: Bool { module.hasSuffix(Self.suffix) && module != Self.suffix }
}
