import Glibc
import SiteKit

/// Where the commands print to.
struct Console: Sendable {
    enum Channel: Sendable {
        case output, errors

        fileprivate var descriptor: Int32 { self == .output ? StandardOutput.descriptor : STDERR_FILENO }
    }

    /// Colours and weights for results; nothing of the kind when they go to a file.
    let style: Style
    /// Colours for errors.
    let errorStyle: Style
    /// Whether somebody watches progress.
    let showsProgress: Bool
    /// Characters in a line of the terminal.
    let width: Int
    private let write: @Sendable (String, Channel) throws(WorldError) -> Void

    init(
        style: Style = .plain, errorStyle: Style = .plain, showsProgress: Bool = false, width: Int = 80,
        write: @escaping @Sendable (String, Channel) throws(WorldError) -> Void
    ) {
        self.style = style
        self.errorStyle = errorStyle
        self.showsProgress = showsProgress
        self.width = width
        self.write = write
    }

    /// Prints results; no line end is added. Control characters, and what a workflow would take for a command, come out as text.
    func print(_ text: String) throws(WorldError) {
        try write(VisibleText.of(text, keepsStyle: style.isColored), .output)
    }

    /// Prints commands of a workflow, whose texts are escaped already.
    func printCommands(_ commands: String) throws(WorldError) {
        try write(commands, .output)
    }

    /// Prints for the person at the terminal, not into the results.
    func complain(_ text: String) {
        // There is nowhere left to report that errors cannot be reported.
        try? write(VisibleText.of(text, keepsStyle: errorStyle.isColored), .errors)
    }

    /// Puts a line in the place of the one that stands at the terminal; none takes that away.
    func replaceLine(_ text: String = "") {
        try? write("\r\u{1B}[2K\(VisibleText.of(text, keepsStyle: false))", .errors)
    }

    /// Begins a new screen, where somebody watches; a file goes on.
    func clear() {
        if showsProgress, isatty(Channel.output.descriptor) == 1 { try? write("\u{1B}[H\u{1B}[2J\u{1B}[3J", .output) }
    }

    /// The same with or without colours.
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

    /// The process's own output and errors.
    static var process: Console {
        let isErrorWatched = isatty(Channel.errors.descriptor) == 1
        return Console(
            style: style(isWatched: isatty(Channel.output.descriptor) == 1), errorStyle: style(isWatched: isErrorWatched),
            showsProgress: isErrorWatched && variable("TERM") != "dumb", width: terminalWidth, write: writeToProcess)
    }

    private static let writeToProcess: @Sendable (String, Channel) throws(WorldError) -> Void = { text, channel throws(WorldError) in
        let bytes = Array(text.utf8)
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { Glibc.write(channel.descriptor, $0.baseAddress! + written, $0.count - written) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else {
                throw WorldError(path: channel == .output ? "standard output" : "standard error", attempt: "write", code: errno)
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
