/// The work of a child process, which runs a command so that code of an experiment may stop its process.
package struct ExperimentAttempt {
    package let notes: CaseNotes
    /// The ids of experiments and scenes that have stopped an earlier child.
    package var stopped: [String] = []
    /// The number of parts of the work that earlier children have begun, if the command counts them.
    package var progress = 0
    /// Whether one case runs at a time, to identify the case that stops the child.
    package var isOneByOne = false

    package init(notes: CaseNotes, stopped: [String] = [], progress: Int = 0) {
        (self.notes, self.stopped, self.progress) = (notes, stopped, progress)
    }
}
