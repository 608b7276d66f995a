import Testing

@testable import EvdocCommand

struct WrongUsageTests {
    @Test(arguments: [
        ("", "which command?", "evdoc --help lists them"),
        ("biuld", "there is no command “biuld”", "did you mean “build”?"),
        (
            "frobnicate", "there is no command “frobnicate”",
            "there are: new, build, serve, list, run, query, why, rules, explain, import, export, compare, conclusions, ablation, mutate, laws, sweep, merge, check, accept, translations, completions, man"
        ),
        ("--halp", "there is no option “--halp”", "did you mean “--help”?"),
        ("help bild", "there is no command “bild”", "did you mean “build”?"),
        ("build --otput x", "there is no option “--otput”", "did you mean “--output”?"),
        ("build --output", "--output needs a value", "--output DIR"),
        ("build --output=", "--output needs a value", "--output DIR"),
        ("build --output --only X", "--output needs a value", "--output DIR"),
        ("build --output a --output b", "--output is given twice", nil),
        ("build Tap", "“Tap” is one word too many", "evdoc build --only Tap"),
        ("build --jobs 0", "--jobs needs a whole number from 1 to 1024, not “0”", nil),
        ("build --jobs many", "--jobs needs a whole number from 1 to 1024, not “many”", nil),
        ("serve --port 70000", "--port needs a number from 0 to 65535, not “70000”", nil),
        ("serve --port no", "--port needs a number from 0 to 65535, not “no”", nil),
        ("serve --prot 1", "there is no option “--prot”", "did you mean “--port”?"),
        ("serve --root /dev", "/dev holds none of evdoc.json, site/pages and Package.swift", "--root names the project’s directory"),
        (
            "serve here", "“here” is one word too many",
            "evdoc serve [--port N] [--open] [--build COMMAND] [--engine DIR] [--root DIR] [--worker DIR] [--first FILE]…"
        ),
        ("run SingleTap --build make", "--build needs --watch", nil),
        ("build --only HitTestTuch", "there is no experiment “HitTestTuch”", "did you mean “HitTestTouch”?"),
        ("build --only hittesttouch", "there is no experiment “hittesttouch”", "did you mean “HitTestTouch”?"),
        ("list --format jsn", "there is no format “jsn”", "did you mean “json”?"),
        ("list --format markdown", "there is no format “markdown”", "there are: text, json"),
        (
            "run", "the ID is missing",
            "evdoc run ID… [--case name=value,…]… [--format text|markdown|json] [--decisions] [--of NAME]… [--full] [--system VERSION] [--watch] [--write] [--build COMMAND] [--root DIR]"
        ),
        ("query", "the EXPR is missing", "evdoc query EXPR… [--only ID]… [--ids] [--format text|markdown|json] [--jobs N]"),
        (
            "query action befor x", "there is no joining word “befor”, at column 8",
            "action befor x\n           ^^^^^\n    did you mean “before”?"
        ),
        ("compare SingleTap --log x --device y", "--device and --root belong to --accept", nil),
        ("compare SingleTap --log x --system new", "“new” is no version of iOS", "write it as --system \"iOS 18.2\""),
        ("explain TX.1 TX.2", "one RULE at a time; “TX.2” is one too many", nil),
        ("run SingelTap", "there is no experiment “SingelTap”", "did you mean “SingleTap”?"),
        ("run -- --full", "there is no experiment “--full”", "there are: HitTestTouch, SingleTap"),
        ("completions tcsh", "there is no shell “tcsh”", "there are: bash, zsh, fish"),
        ("run HitTestTouch --of level_33", "there is no object in the record “level_33”", "did you mean “level_3”?"),
        ("run HitTestTouch --color=blue", "there is no color “blue”", "there are: auto, always, never"),
        ("run SingleTap --full=yes", "--full takes no value", nil),
        ("run HitTestTouch --case callSuper=on", "there is no variable of HitTestTouch “callSuper”", "did you mean “callsSuper”?"),
        ("run HitTestTouch --case tapped=level_4", "there is no value of tapped “level_4”", "did you mean “level_3”?"),
        ("run HitTestTouch --case tapped", "“tapped” is no setting", "--case name=value,…"),
        ("run HitTestTouch --case color=red,color=blue", "color cannot be both red and blue", nil),
        ("run SingleTap --case a=b", "there is no variable of SingleTap “a”", nil),
        ("run SingleTap --system 12", "“12” is no version of iOS that the engine behaves like", "there are 13 to 26, such as 18 or 13.4"),
        (
            "run SingleTap --system 18.x", "“18.x” is no version of iOS that the engine behaves like",
            "there are 13 to 26, such as 18 or 13.4"
        ),
        ("explain HT.33", "there is no rule “HT.33”", "did you mean “HT.3”?"),
        ("ablation --rule HT.33", "there is no rule “HT.33”", "did you mean “HT.3”?"),
        ("ablation HT.3", "“HT.3” is one word too many", "evdoc ablation [--rule ID]… [--format text|json] [--jobs N] [--root DIR]"),
        ("check --root /dev", "/dev holds none of evdoc.json, site/pages and Package.swift", "--root names the project’s directory"),
    ])
    func `wrong usage is reported with a hint on stderr and exits with 64`(_ line: String, _ message: String, _ hint: String?) {
        let session = Session()
        let words = line.split(separator: " ").map(String.init)
        #expect(session.run(words) == .wrongUsage)
        #expect(session.errors == "evdoc: \(message)\n" + (hint.map { "    \($0)\n" } ?? ""))
        #expect(session.output == "")
    }

    @Test(arguments: CommandRule.Name.allCases)
    func `each command has help of its own, in which all its options stand`(_ name: CommandRule.Name) throws {
        let session = Session()
        #expect(session.run(name.rawValue, "--help") == .success)
        let rule = try #require(CommandRule.all.first { $0.name == name })
        for option in rule.allOptions { #expect(session.output.contains("  \(option.usage)")) }
        let other = Session()
        other.run("help", name.rawValue)
        #expect(other.output == session.output)
    }

    @Test func `the help names every command, the version its number`() {
        let session = Session()
        #expect(session.run("--help") == .success)
        for name in CommandRule.Name.allCases { #expect(session.output.contains("  \(name.rawValue)")) }
        let other = Session()
        #expect(other.run("--version") == .success)
        #expect(other.output == "evdoc \(Evdoc.version)\n")
    }

    @Test func `help is given even where the rest is incomplete`() {
        #expect(Session().run("run", "-h") == .success)
    }

    @Test func `a word that nobody could compare with another is refused, whatever the command`() {
        let word = "a" + String(repeating: "\u{301}\u{316}", count: 51)
        let session = Session()
        #expect(session.run(["list", word]) == .wrongUsage)
        #expect(
            session.errors
                == "evdoc: word 2 of the command line has more than 100 accents in a row on one letter\n    no name and no text of an experiment has\n"
        )
    }
}
