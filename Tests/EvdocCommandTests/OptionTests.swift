import Testing

@testable import EvdocCommand

/// What commands declare of options, against what they read.
struct OptionTests {
    @Test(arguments: CommandRule.all) func `each option that a command declares changes what the command does`(rule: CommandRule) {
        #expect(unread(by: rule) == [])
    }

    @Test func `an option that is declared and read by nobody is found`() throws {
        var rule = try #require(CommandRule.all.first { $0.name == .mutate })
        rule.options.append(OptionRule(.address, "URL", help: "where the site will be published"))
        #expect(unread(by: rule) == ["--address"])
    }

    @Test func `an option that is read and not declared ends the program`() async {
        await #expect(processExitsWith: .failure) {
            _ = try Arguments([], for: #require(CommandRule.all.first { $0.name == .man }))[.root]
        }
    }

    /// The options without which the command is just the same.
    private func unread(by rule: CommandRule) -> [String] {
        rule.options.filter { option in
            let others = context(of: rule).filter { $0.split(separator: "=").first.map(String.init) != option.name }
            return outcome(others, rule) == outcome(others + [word(option)], rule)
        }.map(\.name)
    }

    /// The command as it is made of these words, or why it is not.
    private func outcome(_ words: [String], _ rule: CommandRule) -> String {
        do {
            let command = try rule.name.command.init(Arguments(words[...], for: rule))
            var text = ""
            dump(command, to: &text)
            return text
        } catch {
            return "\(error)"
        }
    }

    /// Options without which others are refused.
    private func context(of rule: CommandRule) -> [String] { rule.name == .compare ? ["--log=console.txt", "--accept"] : [] }

    /// With a value that no option has by itself.
    private func word(_ option: OptionRule) -> String {
        option.value == nil ? option.name : "\(option.name)=\(option.choices.last ?? "17")"
    }
}
