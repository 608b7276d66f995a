import ProjectFiles
import ProjectKit

/// The request of a command line.
enum Invocation {
    case command(CommandRule, Arguments)
    /// The help of one command, or of all.
    case help(CommandRule?)
    case version

    /// Reads the words after the program's name.
    init(_ words: [String]) throws(UsageError) {
        guard let first = words.first else { throw UsageError("which command?", hint: "evdoc --help lists them") }
        if let place = words.firstIndex(where: { AccentRun.lineOfTooLong(in: $0.utf8) != nil }) {
            throw UsageError(
                "word \(place + 1) of the command line has more than \(AccentRun.most) accents in a row on one letter",
                hint: "no name and no text of an experiment has")
        }
        switch first {
        case "--help", "-h": self = .help(nil)
        case "--version": self = .version
        case "help": self = .help(try words.dropFirst().first.map(Invocation.rule))
        default:
            let rule = try Invocation.rule(first)
            let arguments = try Arguments(words.dropFirst(), for: rule)
            self = arguments[.help] ? .help(rule) : .command(rule, try arguments.complete())
        }
    }

    private static func rule(_ word: String) throws(UsageError) -> CommandRule {
        if let rule = CommandRule.all.first(where: { $0.name.rawValue == word }) { return rule }
        if word.hasPrefix("-") { throw UsageError.unknown("option", word, among: ["--help", "--version"]) }
        throw UsageError.unknown("command", word, among: CommandRule.all.map(\.name.rawValue))
    }
}
