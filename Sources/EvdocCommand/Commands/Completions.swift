/// A script for a shell, made from the rules of the commands. It completes commands, options, values that an option chooses from, and files
/// otherwise. Ids of experiments come from the program during typing, so that the script does not go out of date.
struct Completions {
    /// The name of the program as typed.
    private let program: String
    private let shell: Shell

    init(program: String, _ shell: Shell) {
        self.program = program
        self.shell = shell
    }

    var text: String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    // MARK: bash

    private var function: String { "_" + program.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }.joined() }

    private var bash: String {
        """
        # Completions of \(program) for \(shell.rawValue).
        \(function)() {
            local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}
            COMPREPLY=()
            if [ "$COMP_CWORD" -eq 1 ]; then
                COMPREPLY=($(compgen -W "\(CommandRule.all.map(\.name.rawValue).joined(separator: " ")) help --help --version" -- "$word"))
                return
            fi
            case "$command $before" in
        \(CommandRule.all.flatMap(bashValues).joined(separator: "\n"))
            esac
            case "$command" in
        \(CommandRule.all.map(bashWords).joined(separator: "\n"))
            esac
        }
        complete -o filenames -F \(function) \(program)

        """
    }

    /// The words that may follow options with a value.
    private func bashValues(_ rule: CommandRule) -> [String] {
        rule.allOptions.filter { $0.value != nil }.map { option in
            "    '\(rule.name.rawValue) \(option.name)') \(bashReply(option.words(program))); return ;;"
        }
    }

    private func bashWords(_ rule: CommandRule) -> String {
        let options = rule.allOptions.map(\.name).joined(separator: " ")
        return "    \(rule.name.rawValue)) \(bashReply(.these("\(options) \(rule.operandWords(program))"))) ;;"
    }

    private func bashReply(_ words: CompletedWords) -> String {
        switch words {
        case .these(let words): "COMPREPLY=($(compgen -W \"\(words)\" -- \"$word\"))"
        case .files: "COMPREPLY=($(compgen -f -- \"$word\"))"
        case .directories: "COMPREPLY=($(compgen -d -- \"$word\"))"
        case .anything: ":"
        }
    }

    // MARK: zsh

    /// zsh takes the words of bash. The script works sourced and as a file that zsh finds by the name of the function: zsh reads the file
    /// at the first completion, and would offer nothing yet.
    private var zsh: String {
        """
        #compdef \(program)
        autoload -U +X bashcompinit && bashcompinit
        \(bash)
        if [ "${funcstack[1]:-}" = \(function) ]; then _bash_complete -o filenames -F \(function); fi

        """
    }

    // MARK: fish

    private var fish: String {
        let commands = CommandRule.all.map { rule in
            "complete -c \(program) -f -n __fish_use_subcommand -a \(rule.name.rawValue) -d \(quoted(rule.summary))\n"
        }
        return "# Completions of \(program) for fish.\n" + commands.joined() + CommandRule.all.flatMap(fishLines).joined()
    }

    private func fishLines(_ rule: CommandRule) -> [String] {
        let start = "complete -c \(program) -n '__fish_seen_subcommand_from \(rule.name.rawValue)'"
        let options = rule.allOptions.map { option in
            let value = option.value == nil ? "" : fishReply(option.words(program))
            return "\(start) -l \(option.name.dropFirst(2))\(value) -d \(quoted(option.help))\n"
        }
        let operands = rule.operandWords(program)
        return options + (operands.isEmpty ? [] : ["\(start) -f -a \"\(operands.replacing("$(", with: "("))\"\n"])
    }

    private func fishReply(_ words: CompletedWords) -> String {
        switch words {
        case .these(let words): " -x -a \"\(words.replacing("$(", with: "("))\""
        case .files: " -r -F"
        case .directories: " -x -a '(__fish_complete_directories)'"
        case .anything: " -x"
        }
    }

    private func quoted(_ text: String) -> String { "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'" }
}

/// The words that may be at a place of the command line.
private enum CompletedWords {
    /// Words separated by spaces; a call of the program among them stands for its output.
    case these(String)
    case files, directories, anything
}

extension OptionRule {
    fileprivate func words(_ program: String) -> CompletedWords {
        if !choices.isEmpty { return .these(choices.joined(separator: " ")) }
        switch value {
        case "DIR": return .directories
        case "FILE": return .files
        case "ID" where name != "--rule": return .these(Completions.ids(program))
        default: return .anything
        }
    }
}

extension CommandRule {
    /// The words for the operand; empty if any word is allowed.
    fileprivate func operandWords(_ program: String) -> String {
        if name == .completions { return Shell.allCases.map(\.rawValue).joined(separator: " ") }
        return operand == "ID" ? Completions.ids(program) : ""
    }
}

extension Completions {
    fileprivate static func ids(_ program: String) -> String { "$(\(program) list --ids 2>/dev/null)" }
}
