/// Why a log may not be one run that is there in full.
public struct LogDoubt: Hashable, Sendable {
    public enum Reason: Hashable, Sendable, CaseIterable {
        /// A line with evdoc's mark is cut off, or of another form.
        case unreadable
        /// Another run begins.
        case secondRun
        /// Calls that stand before the beginning of the run.
        case callsBefore
        /// Another process has written it than the lines before.
        case otherProcess
        /// It is of a time before that of the line above.
        case timeRunsBack
        /// It is nested in a call that is not there.
        case missingCall
        /// It was written on another device than it says above.
        case otherDevice
    }

    public let reason: Reason
    /// Of the file, counted from 1.
    public let line: Int

    public init(_ reason: Reason, line: Int) {
        self.reason = reason
        self.line = line
    }
}
