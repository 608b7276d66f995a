extension Stage {
    /// Writes the line into the trace. For code that runs during the script.
    public func mark(_ mark: Mark) { self.mark(mark.text) }

    /// A target whose action writes this line into the record; the stage retains it.
    public func target(marking mark: Mark) -> ActionTarget { target(marking: mark.text) }
}

extension Script {
    /// Writes the line into the trace.
    public func mark(_ mark: Mark, fileID: String = #fileID, line: Int = #line) { self.mark(mark.text, fileID: fileID, line: line) }
}
