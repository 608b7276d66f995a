/// A manual page in the macros of `man`, made from the rules of the commands.
struct ManPage {
    var text: String {
        """
        .TH EVDOC 1 "" "evdoc \(Evdoc.version)"
        .SH NAME
        evdoc \\- runs UIKit event experiments and publishes what was observed
        .SH SYNOPSIS
        .B evdoc
        .I COMMAND
        \\&...
        .SH COMMANDS
        \(CommandRule.all.map(command).joined(separator: "\n"))
        .SH EXIT STATUS
        The first of these that is true:
        \(ExitCode.allCases.map { ".TP\n.B \($0.rawValue)\n\(ManPage.plain($0.meaning))" }.joined(separator: "\n"))
        .SH ENVIRONMENT
        .TP
        .B NO_COLOR
        text has no colours
        .TP
        .B CLICOLOR_FORCE
        text has colours wherever it goes

        """
    }

    private func command(_ rule: CommandRule) -> String {
        let options = rule.allOptions.map { ".RS\n.TP\n.B \(ManPage.plain($0.usage))\n\(ManPage.plain($0.help))\n.RE" }
        return """
            .SS \(ManPage.plain(rule.usageInShort))
            \(ManPage.plain(rule.summary)).
            .PP
            \(paragraphs(rule.details))
            \(options.joined(separator: "\n"))
            """
    }

    /// The paragraphs of a text; lines that begin with spaces are kept.
    private func paragraphs(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.isEmpty ? ".PP" : line.hasPrefix(" ") ? ".br\n\(ManPage.plain(line.drop { $0 == " " }))" : ManPage.plain(line)
        }.joined(separator: "\n")
    }

    /// The text with macros escaped.
    private static func plain(_ text: some StringProtocol) -> String {
        let escaped = String(text).replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "...")
        return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&\(escaped)" : escaped
    }
}
