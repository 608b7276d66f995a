extension CommandRule {
    /// Every command, in the order of the help.
    static let all: [CommandRule] = [
        CommandRule(
            name: .new, operand: "NAME", optionsWithoutOperand: [OptionKey.package.name],
            options: [
                OptionRule(.topic, "FOLDER", help: "the folder that it goes into; else the only one there is"),
                OptionRule(.package, "DIR", help: "a package in this directory, which is not there yet or is empty"),
                OptionRule(.path, "DIR", help: "the copy of evdoc that the package is built with"),
                OptionRule(.url, "URL", help: "the repository of evdoc that it is built with"),
                OptionRule(.fromVersion, "VERSION", help: "with --url: this version or a newer one; else the newest published"),
                OptionRule(.branch, "NAME", help: "with --url: a branch in place of a version; main before the first"),
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
                OptionRule(.output, "DIR", help: "where the site goes; else site/public in the project"),
                OptionRule(
                    .only, "ID", help: "this experiment only, into site/preview unless --output is given; can be given several times"),
                OptionRule(.allowSurprises, help: "exit with 0 even if a verdict or an observation is one that nobody declared"),
                OptionRule(.address, "URL", help: "where the site will be published; else as evdoc.json says"),
                OptionRule(
                    .engine, "DIR", help: "the engine for pages, as make live builds it; else readers cannot try experiments out"),
                OptionRule(
                    .docc, "DIR", help: "an archive of DocC, which becomes the site's reference; else the site has none"),
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
                OptionRule(.port, "N", help: "where it listens, on this machine only; 0 takes a free port; else 8080"),
                OptionRule(.open, help: "open the site in a browser"),
                .build,
                OptionRule(
                    .engine, "DIR", help: "the engine for pages, as make live builds it; else readers cannot try experiments out"),
                .root,
                OptionRule(
                    .worker, "DIR", help: "build the site here, and again for each line of standard input: what evdoc serve itself starts"),
                OptionRule(.first, "FILE", help: "with --worker: the experiments of this file come first"),
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
            options: [OptionRule(.ids, help: "only their ids, a line each"), .format([.text, .json])],
            summary: "list the experiments with their variables and number of cases",
            details: "With WORD only those that have it in their id, title, question, symptoms or variables. Runs nothing."),
        CommandRule(
            name: .run, operand: "ID", repeatsOperand: true,
            options: [
                OptionRule(
                    .case, "name=value,…",
                    help: "only cases with these values, or the case of this number; variables that are not named keep all of theirs"),
                .format([.text, .markdown, .json]),
                OptionRule(.decisions, help: "what the engine decides too, each with its rule"),
                OptionRule(.of, "NAME", help: "the calls and decisions in which this object takes part"),
                OptionRule(.full, help: "everything that the engine records, also the way of an event to the application"),
                OptionRule(.system, "VERSION", help: "as in this version of iOS, 13 to 26; else the newest"),
                OptionRule(
                    .watch,
                    help:
                        "compile and run again whenever a Swift file of the project, or of a package that it has by path, is saved, until ^C"
                ),
                OptionRule(
                    .write, help: "fill the claims that expect nothing, Claim(\"…\") { }, at their lines with the calls that were seen"),
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
                OptionRule(.only, "ID", help: "this experiment only; can be given several times"),
                OptionRule(.ids, help: "only the ids of the experiments, a line each"),
                .format([.text, .markdown, .json]), .jobs,
            ],
            summary: "find cases whose record matches an expression: 'touchesCancelled before action'",
            details: """
                A, never A, A before B, A after B, A directly before B, A exactly 2 times, A at least twice, joined by and, or, not and parentheses;
                before and after make chains. A is a call as evdoc run prints it, in which * stands for any letters: tap.action(ended),
                *.touchesCancelled. A method alone is that of any receiver, a call without an argument one with any. Marks, and decisions such as
                'tap: wait doubleTap', stand in quotation marks. Says for each experiment which values of its variables give it, and the first
                calls that show it. Exits with 0 if there is such a case, with 1 if there is none. site/pages/guides/grammar.md has examples,
                site/pages/json.md describes the JSON.
                """),
        CommandRule(
            name: .why, operand: "ID", secondOperand: "CALL", optionsWithoutOperand: [OptionKey.all.name, OptionKey.updateAll.name],
            options: [
                OptionRule(
                    .case, "name=value,…",
                    help: "only cases with these values, or the case of this number; variables that are not named keep all of theirs"),
                OptionRule(.all, help: "count for every experiment how many calls are explained, and list those that are not"),
                OptionRule(.updateAll, help: "the same, and write site/reports/reasons.jsonl"),
                .format([.text, .json]), .jobs, .root,
            ],
            summary: "print why a case has a call, or why not, in at most five steps from its record",
            details: """
                CALL is a call as evdoc run prints it, such as parentGesture.action(ended), or a pattern with * as claims have it; without it, every
                call that another case has and this one lacks. No case needs to have the call. Each reason is verified: without the rule, or in the nearest differing case, the result is the opposite. The JSON is an
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
                OptionRule(.output, "DIR", help: "where the files go; else the only file is printed")
            ],
            summary: "rewrite Swift files of an app so that they compile here",
            details: """
                #selector, @objc, optional requirements, @IBOutlet, #keyPath and #if os(iOS) are written in Swift alone; lines keep their numbers. What
                cannot be is said with file and line, and so are delegate methods that the engine never calls. With --output, an experiment to begin
                with comes along for a view, control or recognizer; a file that is there is not written over. Files that belong together are given
                together. Exits with 1 if something has to be rewritten by hand. Needs swiftc and the parser of its toolchain; runs no experiment.
                """),
        CommandRule(
            name: .export, operand: "ID", optionsWithoutOperand: [OptionKey.all.name],
            options: [
                OptionRule(
                    .case, "name=value,…", help: "the first case with these values, or the case of this number; else the first of all"),
                OptionRule(.output, "FILE", help: "where the file goes; else it is printed. With --all a directory"),
                OptionRule(.all, help: "every experiment; count those that can be tried on a device, and say why others cannot"),
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
                OptionRule(.log, "FILE", help: "what the console wrote; - for what is piped in"),
                OptionRule(
                    .case, "name=value,…",
                    help: "only cases with these values, or the case of this number; else the one that the log names or fits best"),
                OptionRule(.accept, help: "make an observation of it, by which evdoc check judges the engine from then on"),
                OptionRule(
                    .system, "VERSION", help: "what the device runs, such as \"iOS 18.2\", where the log does not say"),
                OptionRule(
                    .device, "NAME", help: "with --accept: which device it is, such as \"iPhone 15\", where the log does not say"),
                .format([.text, .json]), .root,
            ],
            summary: "compare a device's log with the record and show the first difference",
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
                OptionRule(.rule, "ID", help: "without this rule only; can be given several times"),
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
                OptionRule(.only, "ID", help: "this experiment only; can be given several times"),
                .format([.text, .json]),
                OptionRule(.unnoticed, help: "also every mutation that changes an ordering and no verdict"),
                .jobs, .root,
                OptionRule(
                    .worker, "ID",
                    help: "try the mutations of this experiment here and print a line of JSON for each: what evdoc mutate itself starts"),
            ],
            summary: "change one thing at a time in each experiment and in the engine, and print which claims notice",
            details: """
                A flag of the stage, a place of a finger, a method of a class, a threshold, a default: claims that hold whatever is changed say
                nothing. Exits with 1 if a claim notices no mutation and no rule that is off, and does not say why it stays. Writes
                site/reports/mutations.jsonl; with --only, the lines of these experiments. Each experiment is tried in a process of its own: a
                mutation that makes its code trap, or come to no end, is invalid. site/pages/json.md describes the JSON.
                """),
        .laws, .sweep, .merge,
        CommandRule(
            name: .check,
            options: [
                OptionRule(.only, "ID", help: "this experiment only; can be given several times"),
                OptionRule(
                    .since, "REV",
                    help: "say what has changed since this revision of git, and what the change touches; else since the committed reports"),
                OptionRule(
                    .update, "ID", isValueOptional: true, help: "accept what this report says now and write it; without ID, every report"),
                OptionRule(
                    .ablation, help: "switch the rules off too, and compare with the last ablation and reasons; takes longer"),
                .checkFormat,
                OptionRule(
                    .summary, "FILE", help: "append a summary in Markdown to this file; with --format github, else to $GITHUB_STEP_SUMMARY"),
                .jobs, .root,
            ],
            summary: "compare the committed reports with what the experiments say now",
            details: """
                Says first in words what has changed: calls that come earlier or later, that are new or gone, and verdicts, each with the cases; then
                what is wrong, then the differences as unified diffs. A text without a translation is no fault. Without --update it writes nothing.
                site/pages/json.md describes the JSON, site/pages/design/0034 what the words are read from.

                Exit status, the most serious first:

                \(exitCodes)
                """),
        CommandRule(
            name: .accept, operand: "ID", isOperandOptional: true, repeatsOperand: true,
            options: [
                OptionRule(.results, "FILE", help: "take what a joined sweep of a study has found, instead of working it out"), .jobs,
                .root,
            ],
            summary: "accept what the experiments say now: reports, ablation, mutations and reasons",
            details: """
                Works out anew what is out of date of these experiments, or of all, and writes it to site/reports; what is up to date is not
                worked out. Read what evdoc check says first. Then it exits as evdoc check would. The result of a sweep is taken from evdoc
                sweep ablation, mutations or reasons, joined by evdoc merge; what has changed since is worked out.
                """),
        CommandRule(
            name: .translations,
            options: [
                OptionRule(.missing, help: "every text that is not translated"),
                OptionRule(.templates, "DIR", help: "write a template for each file of translations, for msgmerge"),
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

    /// The exit codes of a check, one on each line.
    private static var exitCodes: String {
        ExitCode.allCases.filter { $0 <= .outdatedStudy }.map { "  \($0.rawValue)  \($0.meaning)" }.joined(separator: "\n")
    }
}
