extension CommandRule {
    /// Every command, in the order of the help.
    static let all: [CommandRule] = [
        CommandRule(
            name: .new, operand: "NAME", optionsWithoutOperand: ["--package"],
            options: [
                OptionRule(name: "--topic", value: "FOLDER", help: "the folder that it goes into; else the only one there is"),
                OptionRule(name: "--package", value: "DIR", help: "a package in this directory, which is not there yet or is empty"),
                OptionRule(name: "--path", value: "DIR", help: "the copy of evdoc that the package is built with"),
                OptionRule(name: "--url", value: "URL", help: "the repository of evdoc that it is built with"),
                OptionRule(name: "--from", value: "VERSION", help: "with --url: this version or a newer one; else that of this program"),
                OptionRule(name: "--branch", value: "NAME", help: "with --url: a branch in place of a version"),
                .root,
            ],
            summary: "begin an experiment, or a package of one's own",
            details: """
                Writes NAME.swift, an experiment whose claims hold, and adds it to the list of its folder. With --package it writes a package with a
                program, called NAME or as the directory is, and a first experiment; without --path and --url it is built with the copy of
                evdoc that this is run in. Says what to type next. Writes over nothing; runs nothing.
                """),
        CommandRule(
            name: .build,
            options: [
                OptionRule(name: "--output", value: "DIR", help: "where the site goes; else site/public in the project"),
                OptionRule(
                    name: "--only", value: "ID", repeats: true,
                    help: "this experiment only, into site/preview unless --output is given; can be given several times"),
                OptionRule(name: "--allow-surprises", help: "exit with 0 even if a verdict or an observation is one that nobody declared"),
                OptionRule(name: "--address", value: "URL", help: "where the site will be published; else as evdoc.json says"),
                OptionRule(
                    name: "--engine", value: "DIR",
                    help: "the engine for pages, as make live builds it; else readers cannot try experiments out"),
                OptionRule(
                    name: "--docc", value: "DIR", help: "an archive of DocC, which becomes the site's reference; else the site has none"),
                .jobs, .root,
            ],
            summary: "run every experiment, write the reports and the site",
            details: """
                Writes site/reports/ID.md for each experiment, site/reports/orderings.jsonl and the HTML site. A build that fails or is killed leaves the
                old site as it was. A surprising verdict is published, and then the build exits with 2.
                """),
        CommandRule(
            name: .serve,
            options: [
                OptionRule(name: "--port", value: "N", help: "where it listens, on this machine only; 0 takes a free port; else 8080"),
                OptionRule(name: "--open", help: "open the site in a browser"),
                .build,
                OptionRule(
                    name: "--engine", value: "DIR",
                    help: "the engine for pages, as make live builds it; else readers cannot try experiments out"),
                .root,
                OptionRule(
                    name: "--worker", value: "DIR",
                    help: "build the site here, and again for each line of standard input: what evdoc serve itself starts"),
                OptionRule(name: "--first", value: "FILE", repeats: true, help: "with --worker: the experiments of this file come first"),
            ],
            summary: "show the site in a browser, and build it again whenever a file is saved",
            details: """
                Watches the project, and the packages that it is built with by path. A page, a translation or evdoc.json that is saved is built at
                once; for Swift the program is compiled first, as it was: debug or release. Pages that have changed load themselves again; mistakes
                stand above the page and at the terminal, and the site stays as it was until they are mended. Only this machine can see it. The
                site goes to .build/serve: site/public and site/reports stay as they are until evdoc build. Ends with ^C.
                """),
        CommandRule(
            name: .list, operand: "WORD", isOperandOptional: true,
            options: [OptionRule(name: "--ids", help: "only their ids, a line each"), .format([.text, .json])],
            summary: "list the experiments with their variables and number of cases",
            details: "With WORD only those that have it in their id, title, question, symptoms or variables. Runs nothing."),
        CommandRule(
            name: .run, operand: "ID", repeatsOperand: true,
            options: [
                OptionRule(
                    name: "--case", value: "name=value,…", repeats: true,
                    help: "only cases with these values, or the case of this number; variables that are not named keep all of theirs"),
                .format([.text, .markdown, .json]),
                OptionRule(name: "--decisions", help: "what the engine decides too, each with its rule"),
                OptionRule(name: "--of", value: "NAME", repeats: true, help: "the calls and decisions in which this object takes part"),
                OptionRule(name: "--full", help: "everything that the engine records, also the way of an event to the application"),
                OptionRule(name: "--system", value: "VERSION", help: "as in this version of iOS, 13 to 26; else the newest"),
                OptionRule(
                    name: "--watch",
                    help:
                        "compile and run again whenever a Swift file of the project, or of a package that it has by path, is saved, until ^C"
                ),
                .build, .root,
            ],
            summary: "run experiments and print the ordering of each case",
            details: """
                ID is an experiment's, or a pattern in which * stands for any letters, such as 'Tap*'. A call that comes several times in a row is
                shown once, with how often. The JSON is an interface with a version number; site/pages/json.md describes it. Of several
                experiments one document follows the other.
                """),
        CommandRule(
            name: .query, operand: "EXPR", repeatsOperand: true,
            options: [
                OptionRule(name: "--only", value: "ID", repeats: true, help: "this experiment only; can be given several times"),
                OptionRule(name: "--ids", help: "only the ids of the experiments, a line each"),
                .format([.text, .markdown, .json]), .jobs,
            ],
            summary: "find the cases in whose record something is so: 'touchesCancelled before action'",
            details: """
                A, never A, A before B, A after B, A directly before B, A exactly 2 times, A at least twice, joined by and, or, not and parentheses;
                before and after make chains. A is a call as evdoc run prints it, in which * stands for any letters: tap.action(ended),
                *.touchesCancelled. A method alone is that of any receiver, a call without an argument one with any. Marks, and decisions such as
                'tap: wait doubleTap', stand in quotation marks. Says for each experiment which values of its variables give it, and the first
                calls that show it. Exits with 0 if there is such a case, with 1 if there is none. site/pages/guides/grammar.md has examples,
                site/pages/json.md describes the JSON.
                """),
        CommandRule(
            name: .why, operand: "ID", secondOperand: "CALL", optionsWithoutOperand: ["--all", "--update"],
            options: [
                OptionRule(
                    name: "--case", value: "name=value,…", repeats: true,
                    help: "only cases with these values, or the case of this number; variables that are not named keep all of theirs"),
                OptionRule(name: "--all", help: "count for every experiment how many calls are explained, and list those that are not"),
                OptionRule(name: "--update", help: "the same, and write site/reports/reasons.jsonl"),
                .format([.text, .json]), .jobs, .root,
            ],
            summary: "print why a case has a call, or why not, in at most five steps from its record",
            details: """
                CALL is a call as evdoc run prints it, such as parentGesture.action(ended); without it, every call that another case has and this one
                lacks. What is said is proved: without the rule, or in the nearest other case, it is the other way round. The JSON is an
                interface with a version number; site/pages/json.md describes it.
                """),
        CommandRule(
            name: .rules, operand: "WORD", isOperandOptional: true, options: [.format([.text, .json])],
            summary: "list the rules of the engine, and how well each is known",
            details: """
                With WORD only the rule of this id, those of this family or grade, or those that have it in their sentence. evdoc explain says more of one.
                Runs nothing. The JSON is an interface with a version number; site/pages/json.md describes it.
                """),
        CommandRule(
            name: .explain, operand: "RULE",
            summary: "print a rule, how well it is known, and the experiments that show it",
            details: "A rule is named by its id, such as HT.3."),
        CommandRule(
            name: .import, operand: "FILE", repeatsOperand: true,
            options: [
                OptionRule(name: "--output", value: "DIR", help: "where the files go; else the only file is printed"),
                .root,
            ],
            summary: "rewrite Swift files of an app so that they compile here",
            details: """
                #selector, @objc, optional requirements, @IBOutlet, #keyPath and #if os(iOS) are written in Swift alone; lines keep their numbers. What
                cannot be is said with file and line, and so are delegate methods that the engine never calls. With --output, an experiment to begin
                with comes along for a view, control or recognizer; a file that is there is not written over. Files that belong together are given
                together. Exits with 1 if something has to be rewritten by hand. Needs swiftc and the parser of its toolchain; runs no experiment.
                """),
        CommandRule(
            name: .export, operand: "ID", optionsWithoutOperand: ["--all"],
            options: [
                OptionRule(
                    name: "--case", value: "name=value,…", repeats: true,
                    help: "the first case with these values, or the case of this number; else the first of all"),
                OptionRule(name: "--output", value: "FILE", help: "where the file goes; else it is printed. With --all a directory"),
                OptionRule(name: "--all", help: "every experiment; count those that can be tried on a device, and say why others cannot"),
                .root,
            ],
            summary: "write a Swift file for Xcode that logs on a device what the record shows",
            details: """
                The file is an app by itself: the experiment's own source, the stage, and a log. Its screen says what to do. Exits with 1 when
                the experiment cannot be tried on a device. evdoc compare reads the log. Runs no experiment.
                """),
        CommandRule(
            name: .compare, operand: "ID",
            options: [
                OptionRule(name: "--log", value: "FILE", help: "what the console wrote; - for what is piped in"),
                OptionRule(
                    name: "--case", value: "name=value,…", repeats: true,
                    help: "only cases with these values, or the case of this number; else the one that the log names or fits best"),
                OptionRule(name: "--accept", help: "make an observation of it, by which evdoc check judges the engine from then on"),
                OptionRule(
                    name: "--system", value: "VERSION", help: "what the device runs, such as \"iOS 18.2\", where the log does not say"),
                OptionRule(
                    name: "--device", value: "NAME",
                    help: "with --accept: which device it is, such as \"iPhone 15\", where the log does not say"),
                .format([.text, .json]), .root,
            ],
            summary: "hold what a device has logged against the record, and say where they part",
            details: """
                Reads the lines with [evdoc] that an exported file has written, whatever stands before them and between them. Of several runs
                the last counts, and how often a move is reported does not. Exits with 0 if the device did what the record shows, with 1 if
                they part. The JSON is an interface with a version number; site/pages/json.md describes it.

                --accept writes the calls to a file in site/evidence/devices, and exits with 0 where it is there then, whether they part or not. It takes one run
                of one case that is there in full; what cannot be read, runs that are mixed, and a log of which less than half is known are refused
                with the line. site/pages/guides/device.md goes through it.
                """),
        CommandRule(
            name: .conclusions, options: [.format([.text, .json])],
            summary: "print what was found and claimed across all experiments, by name of the API and by rule",
            details: """
                Each condition is the shortest that selects exactly the cases in which it was so. The JSON is an interface with a version
                number; site/pages/json.md describes it.
                """),
        CommandRule(
            name: .ablation,
            options: [
                OptionRule(name: "--rule", value: "ID", repeats: true, help: "without this rule only; can be given several times"),
                .format([.text, .json]), .jobs, .root,
            ],
            summary: "switch each rule off, one at a time, and print which claims notice",
            details: """
                Without --rule it also writes site/reports/ablation.jsonl, from which evdoc build makes the page. The JSON is an interface with a
                version number; site/pages/json.md describes it.
                """),
        CommandRule(
            name: .mutate,
            options: [
                OptionRule(name: "--only", value: "ID", repeats: true, help: "this experiment only; can be given several times"),
                OptionRule(name: "--address", value: "URL", help: "where the site will be published; else as evdoc.json says"),
                .format([.text, .json]),
                OptionRule(name: "--unnoticed", help: "also every mutation that changes an ordering and no verdict"),
                .jobs, .root,
                OptionRule(
                    name: "--worker", value: "ID",
                    help: "try the mutations of this experiment here and print a line of JSON for each: what evdoc mutate itself starts"),
                OptionRule(name: "--from", value: "N", help: "with --worker: begin with this mutation, counted from 1"),
            ],
            summary: "change one thing at a time in each experiment and in the engine, and print which claims notice",
            details: """
                A flag of the stage, a place of a finger, a method of a class, a threshold, a default: claims that hold whatever is changed say
                nothing. Exits with 1 if a claim notices no mutation and no rule that is off, and does not say why it stays. Writes
                site/reports/mutations.jsonl; with --only, the lines of these experiments. Each experiment is tried in a process of its own: a
                mutation that makes its code trap, or come to no end within a minute, is invalid. site/pages/json.md describes the JSON.
                """),
        CommandRule(
            name: .check,
            options: [
                OptionRule(name: "--only", value: "ID", repeats: true, help: "this experiment only; can be given several times"),
                OptionRule(
                    name: "--since", value: "REV",
                    help: "say what has changed since this revision of git, and what the change touches; else since the committed reports"),
                OptionRule(
                    name: "--update", value: "ID", repeats: true, isValueOptional: true,
                    help: "accept what this report says now and write it; without ID, every report"),
                OptionRule(
                    name: "--ablation", help: "switch the rules off too, and compare with the last ablation and reasons; takes longer"),
                .checkFormat,
                OptionRule(
                    name: "--summary", value: "FILE",
                    help: "append a summary in Markdown to this file; with --format github, else to $GITHUB_STEP_SUMMARY"),
                .jobs, .root,
            ],
            summary: "compare the committed reports with what the experiments say now",
            details: """
                Says first in words what has changed: calls that come earlier or later, that are new or gone, and verdicts, each with the cases; then
                what is wrong, then the differences as unified diffs. A text without a translation is no fault. Without --update it writes nothing.
                site/pages/json.md describes the JSON, site/pages/design/0034 what the words are read from.

                Exits with the smallest of these that is true, so that a worse reason hides a lesser one:

                \(exitCodes)
                """),
        CommandRule(
            name: .translations,
            options: [
                OptionRule(name: "--missing", help: "every text that is not translated"),
                OptionRule(name: "--templates", value: "DIR", help: "write a template for each file of translations, for msgmerge"),
                .root,
            ],
            summary: "count the texts that are translated, and find entries that are out of date",
            details: """
                Translations stand in translations/LANGUAGE/TOPIC.po, files of gettext. Exits with 1 on an entry that cannot be read or that
                no text has any more. Runs no experiment.
                """),
        CommandRule(
            name: .completions, operand: "SHELL",
            summary: "print a script that completes command lines, for bash, zsh or fish",
            details: """
                For bash: source <(evdoc completions bash). For fish: evdoc completions fish | source. The program has to be found by its name. Ids
                of experiments are asked of it as one types.
                """),
        CommandRule(
            name: .man, summary: "print the manual page",
            details: "To read it: evdoc man | man -l -."),
    ]

    /// Those that a check can end with, a line each.
    private static var exitCodes: String {
        ExitCode.allCases.filter { $0 <= .outdatedStudy }.map { "  \($0.rawValue)  \($0.meaning)" }.joined(separator: "\n")
    }
}
