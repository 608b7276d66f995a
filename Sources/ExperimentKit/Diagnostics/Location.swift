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

    /// The path alone: `experiments/X.swift`; modules other than `Experiments` keep their names.
    public var file: String {
        let module = "Experiments/"
        return fileID.hasPrefix(module) ? "experiments/" + String(fileID.dropFirst(module.count)) : fileID
    }

    /// `experiments/X.swift:42`, with the column where there is one.
    public var description: String { "\(file):\(line)" + (column.map { ":\($0)" } ?? "") }
}
