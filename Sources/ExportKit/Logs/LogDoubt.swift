/// A reason to doubt that a log is one complete run.
public struct LogDoubt: Hashable, Sendable {
    public enum Reason: Hashable, Sendable, CaseIterable {
        /// A line with evdoc's mark is cut off, or of another form.
        case unreadable
        /// Another run begins.
        case secondRun
        /// Calls come before the beginning of the run.
        case callsBefore
        /// The line comes from another process than the lines before.
        case otherProcess
        /// The line has an earlier time than the line above.
        case timeRunsBack
        /// The line is nested in a call that is missing.
        case missingCall
        /// The line comes from another device than the log says above.
        case otherDevice
    }

    public let reason: Reason
    /// The line of the file, counted from 1.
    public let line: Int

    public init(_ reason: Reason, line: Int) {
        self.reason = reason
        self.line = line
    }
}
