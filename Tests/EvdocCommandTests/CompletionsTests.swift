import Foundation
import Testing

@testable import EvdocCommand

struct CompletionsTests {
    /// What bash offers for the last of these words. In place of the program, a function prints two ids.
    private func offered(_ words: String...) throws -> [String] {
        let script = """
            set -eu
            evdoc() { echo TapOnAPad; echo TapTwice; }
            \(Completions(program: "evdoc", .bash).text)
            COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
            _evdoc
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let bash = Process()
        bash.executableURL = URL(fileURLWithPath: "/bin/bash")
        bash.arguments = ["-c", script, "bash", "evdoc"] + words
        let pipe = Pipe()
        bash.standardOutput = pipe
        try bash.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        bash.waitUntilExit()
        #expect(bash.terminationStatus == 0)
        return output.split(separator: "\n").map(String.init)
    }

    @Test func `bash completes commands, options, values and ids`() throws {
        #expect(try offered("bu") == ["build"])
        #expect(try offered("run", "--de") == ["--decisions"])
        #expect(try offered("run", "TapT") == ["TapTwice"])
        #expect(try offered("run", "TapTwice", "--format", "") == ["text", "markdown", "json"])
        #expect(try offered("completions", "f") == ["fish"])
        #expect(try offered("build", "--only", "TapO") == ["TapOnAPad"])
        #expect(try offered("check", "--color", "n") == ["never"])
    }

    @Test func `every command and option is in each script and in the manual page`() {
        let scripts = Shell.allCases.map { Completions(program: "evdoc", $0).text }
        let page = ManPage().text.replacing("\\-", with: "-")
        for rule in CommandRule.all {
            #expect(page.contains("\n.SS \(rule.usageInShort)\n"))
            for option in rule.allOptions {
                #expect(page.contains("\n.B \(option.usage.replacing("…", with: "..."))\n"))
                for script in scripts { #expect(script.contains(option.name) || script.contains("-l \(option.name.dropFirst(2)) ")) }
            }
        }
    }

    @Test func `the name of another program is no Swift or shell identifier, and is completed all the same`() {
        let text = Completions(program: "my-über.evdoc", .bash).text
        #expect(text.contains("_my__ber_evdoc() {") && text.contains("complete -o filenames -F _my__ber_evdoc my-über.evdoc\n"))
    }
}
