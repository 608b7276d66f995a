import Glibc
import ProjectFiles
import ProjectKit

/// The output of the commands.
struct Console: RunListener {
    enum Channel: Sendable {
        case output, errors

        fileprivate var descriptor: Int32 { self == .output ? StandardOutput.descriptor : STDERR_FILENO }
    }

    /// Colours and weights for results; plain if they go to a file.
    let style: Style
    /// Colours for errors.
    let errorStyle: Style
    /// Whether progress is shown at a terminal.
    let showsProgress: Bool
    /// The number of characters in a line of the terminal.
    let width: Int
    private let write: @Sendable (String, Channel) throws(FileError) -> Void

    init(
        style: Style = .plain, errorStyle: Style = .plain, showsProgress: Bool = false, width: Int = 80,
        write: @escaping @Sendable (String, Channel) throws(FileError) -> Void
    ) {
        self.style = style
        self.errorStyle = errorStyle
        self.showsProgress = showsProgress
        self.width = width
        self.write = write
    }

    /// Prints results, without adding a line end. Control characters, and text that a workflow would take for a command, are made visible.
    func print(_ text: String) throws(FileError) {
        try write(VisibleText.of(text, keepsStyle: style.isColored), .output)
    }

    /// Prints commands of a workflow whose texts are already escaped.
    func printCommands(_ commands: String) throws(FileError) {
        try write(commands, .output)
    }

    /// Prints for the person at the terminal, not into the results.
    func complain(_ text: String) {
        // A failure to report an error cannot be reported anywhere.
        try? write(VisibleText.of(text, keepsStyle: errorStyle.isColored), .errors)
    }

    func advance(to done: Int, of total: Int, _ name: String) {
        if showsProgress { replaceLine("\(done) of \(total)  \(name)") }
    }

    func endAdvance() {
        if showsProgress { replaceLine() }
    }

    /// Replaces the current line at the terminal; an empty text removes it.
    func replaceLine(_ text: String = "") {
        try? write("\r\u{1B}[2K\(VisibleText.of(text, keepsStyle: false))", .errors)
    }

    /// Begins a new screen at a terminal; does nothing in a file.
    func clear() {
        if showsProgress, isatty(Channel.output.descriptor) == 1 { try? write("\u{1B}[H\u{1B}[2J\u{1B}[3J", .output) }
    }

    /// The console with or without colours.
    func colored(_ choice: ColorChoice) -> Console {
        switch choice {
        case .auto: self
        case .always: with(.colored)
        case .never: with(.plain)
        }
    }

    private func with(_ style: Style) -> Console {
        Console(style: style, errorStyle: style, showsProgress: showsProgress, width: width, write: write)
    }

    /// The console for the process's own output and errors.
    static var process: Console {
        let isErrorWatched = isatty(Channel.errors.descriptor) == 1
        return Console(
            style: style(isWatched: isatty(Channel.output.descriptor) == 1), errorStyle: style(isWatched: isErrorWatched),
            showsProgress: isErrorWatched && variable("TERM") != "dumb", width: terminalWidth, write: writeToProcess)
    }

    private static let writeToProcess: @Sendable (String, Channel) throws(FileError) -> Void = { text, channel throws(FileError) in
        let bytes = Array(text.utf8)
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { Glibc.write(channel.descriptor, $0.baseAddress! + written, $0.count - written) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else {
                throw FileError(path: channel == .output ? "standard output" : "standard error", attempt: "write", code: errno)
            }
            written += count
        }
    }

    private static func style(isWatched: Bool) -> Style {
        guard (variable("NO_COLOR") ?? "").isEmpty else { return .plain }
        let isForced = !["", "0"].contains(variable("CLICOLOR_FORCE") ?? "")
        return isForced || isWatched && variable("TERM") != "dumb" ? .colored : .plain
    }

    private static var terminalWidth: Int {
        var size = winsize()
        guard ioctl(Channel.output.descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
