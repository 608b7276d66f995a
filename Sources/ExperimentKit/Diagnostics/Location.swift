/// Where in the author's source something was written.
public struct Location: Hashable, Sendable, CustomStringConvertible {
    /// As `#fileID` gives it: the module and the file's name.
    public let fileID: String
    public let line: Int

    public init(fileID: String, line: Int) {
        self.fileID = fileID
        self.line = line
    }

    /// `experiments/X.swift:42`; modules other than `Experiments` keep their names.
    public var description: String {
        let module = "Experiments/"
        let path = fileID.hasPrefix(module) ? "experiments/" + String(fileID.dropFirst(module.count)) : fileID
        return "\(path):\(line)"
    }
}
