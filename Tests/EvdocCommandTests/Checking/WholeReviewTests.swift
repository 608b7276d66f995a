import EventTrace
import ExperimentKit
import Studies
import Synchronization
import TemporaryFiles
import Testing
import UIKit

@testable import EvdocCommand
@testable import ProjectKit

/// What a reviewer sees of a change of several kinds: `check` never stops at the first.
struct WholeReviewTests {
    private static let origin = Statement(document: "900", section: "2", "It prints.")

    private struct Setting {
        var width = 100.0
        var panMovement = 10.0
        var statement = "A drag acts, and the pad is cancelled."
        var printed: [ExpectedLine] = ["pad.touchesBegan", .many("pad.touchesMoved"), "pad.touchesCancelled"]
        var isBroken = false
        var repeatsOutcome = false
    }

    private static func experiments(_ setting: Setting) -> [Experiment] {
        let drag = Experiment(
            id: "Drag", title: "A drag", question: "What acts?",
            stage: { stage in
                stage.thresholds.panMovement = setting.panMovement
                let pad = stage.add(LoggedView(frame: CGRect(x: 20, y: 100, width: setting.width, height: 100)), "pad")
                stage.add(UIPanGestureRecognizer(), "pan", to: pad)
                stage.script.drag([.point(x: 30, y: 120), .point(x: 42, y: 120)], duration: 0.2)
            },
            outcomes: {
                Outcome("the pan acts", not: "the pan does not act", .happens("pan.action(began)"))
                if setting.repeatsOutcome {
                    Outcome("the pan acts", not: "the pan does not act", .happens("pan.action(began)"))
                }
            },
            claims: { Claim(setting.statement, .order(["pan.action(began)", "pad.touchesCancelled"])) },
            prints: { PrintedOrder(origin, setting.printed, among: ["pad.touches*"], difference: nil) })
        let tap = Experiment(
            id: "Tap", title: "A tap", question: "What acts?",
            stage: { stage in
                let pad = stage.add(LoggedView(), "pad")
                stage.add(UITapGestureRecognizer(), "tap", to: pad)
                stage.script.tap(pad)
            },
            claims: {
                Claim("The tap acts.", .happens("tap.action(ended)"))
                Claim(
                    "Nothing is misspelt.", setting.isBroken ? .never("pad.touchesMvoed") : .never("pad.touchesMoved"),
                    unnoticed: "It is so.")
            })
        return [drag, tap]
    }

    private func run(_ setting: Setting, _ root: String, _ words: String...) -> (code: ExitCode, output: String, errors: String) {
        let printed = Mutex<(output: String, errors: String)>(("", ""))
        let console = Console { text, channel in
            printed.withLock { if channel == .output { $0.output += text } else { $0.errors += text } }
        }
        let evdoc = Evdoc(
            experiments: Self.experiments(setting), rules: RuleBook.all, source: Laboratory.running,
            mutate: { experiments, _, finished in
                experiments.map {
                    finished($0)
                    return ExperimentMutations(experiment: $0.id, outcomes: [], silent: [])
                }
            })
        let code = evdoc.run(words + ["--root", root], on: console)
        return printed.withLock { (code, $0.output, $0.errors) }
    }

    private func withAccepted(_ body: (String) throws -> Void) throws {
        try withProject { root in
            let first = run(Setting(), root, "accept")
            #expect(first.code == .success || first.code == .authorsMistake, "\(first.errors)")
            for study in ["ablation", "mutations", "reasons"] {
                #expect(first.output.contains("\(study) of 2 experiments worked out anew\n"))
            }
            let then = run(Setting(), root, "check")
            #expect(then.code == .success, "\(then.errors)")
            try body(root)
        }
    }

    @Test func `a printed order that is another is a result, and hides nothing`() throws {
        try withAccepted { root in
            var setting = Setting()
            setting.panMovement = 14
            let check = run(setting, root, "check")
            #expect(check.code == .surprisingVerdict)
            #expect(check.errors.contains("error: what 900 §2 prints is not what is printed here, and nobody says why: "))
            #expect(check.errors.contains("error: refuted: A drag acts, and the pad is cancelled.\n"))
            #expect(check.errors.contains("error: ablation, mutations and reasons of 1 experiment are out of date: Drag\n"))
            #expect(check.output.contains("\nDrag\n    there is one more `pad.touchesMoved`"))
            let build = run(setting, root, "build")
            #expect(build.code == .surprisingVerdict)
            let page = try text("\(root)/site/public/reports/Drag.html")
            #expect(page.contains("another order, without a known reason"))
            let seen = run(setting, root, "run", "Drag")
            #expect(seen.code == .success && seen.output.contains("pad.touchesEnded"))
            #expect(seen.errors.contains("warning: what 900 §2 prints"))
        }
    }

    @Test func `what cannot be judged is left out, and the rest is compared`() throws {
        try withAccepted { root in
            var setting = Setting()
            (setting.isBroken, setting.width) = (true, 40)
            let check = run(setting, root, "check")
            #expect(check.code == .authorsMistake)
            #expect(check.errors.contains("'pad.touchesMvoed' names 'touchesMvoed'"))
            #expect(check.output.contains("Drag\n    `pad` is 40 wide, was 100\n"))
            #expect(!check.output.contains("Tap"))
            let json = run(setting, root, "check", "--format", "json").output
            #expect(json.contains("\"`pad` is 40 wide, was 100\"") && json.contains("touchesMvoed"))
            // `run` prints the record before the mistakes.
            let seen = run(setting, root, "run", "Tap")
            #expect(seen.code == .authorsMistake && seen.output.contains("tap.action(ended)") && seen.errors.contains("touchesMvoed"))
        }
    }

    @Test func `an outcome that is a mistake hides no change`() throws {
        try withAccepted { root in
            var setting = Setting()
            (setting.repeatsOutcome, setting.width) = (true, 40)
            let check = run(setting, root, "check")
            #expect(check.code == .authorsMistake)
            #expect(check.errors.contains("outcome 2 has the words of outcome 1"))
            #expect(check.output.contains("Drag\n    `pad` is 40 wide, was 100\n"))
        }
    }

    @Test func `a mistake in a page, in a translation and in the record hides no change`() throws {
        try withAccepted { root in
            try put("# Why\n\n[Reasons](nowhere.md)\n", "\(root)/site/pages/why.md")
            try put("msgid \"a\n", "\(root)/translations/zh-Hans/Drag.po")
            try put("<<<<<<< ours\n", "\(root)/site/reports/mutations.jsonl")
            var setting = Setting()
            setting.panMovement = 14
            let check = run(setting, root, "check")
            #expect(check.code == .authorsMistake)
            for words in ["leads nowhere", "Drag.po:1", "mutations.jsonl:1: error: this line cannot be read", "refuted: A drag acts"] {
                #expect(check.errors.contains(words), "\(words)")
            }
        }
    }

    @Test func `the rule that decides otherwise is named first`() throws {
        try withAccepted { root in
            var setting = Setting()
            setting.panMovement = 14
            let check = run(setting, root, "check")
            #expect(check.output.firstMatch(of: #/^decisions by GE\.19 are others in 1 case of 1 experiment: Drag\n/#) != nil)
            #expect(run(setting, root, "check", "--format", "github").output.hasPrefix("::notice title=cause::decisions by "))
            #expect(run(setting, root, "check", "--format", "json").output.contains("\"causes\" : [\n    {\n      \"cases\" : 1"))
        }
    }

    @Test func `a threshold of the engine that is another is named before its rule, with both numbers`() throws {
        try withAccepted { root in
            let record = "\(root)/\(OrderingFile.file.name)"
            try put(try text(record).replacing("\"panMovement\":10,", with: "\"panMovement\":14,"), record)
            let unnoticed = run(Setting(), root, "check")
            #expect(unnoticed.code == .staleReport && unnoticed.output.hasPrefix("the threshold panMovement is 10, was 14\n"))
            #expect(unnoticed.errors.contains("the threshold panMovement is 10, was 14, and every report is the same\n"))
            var setting = Setting()
            setting.panMovement = 14
            let check = run(setting, root, "check")
            #expect(
                check.output.hasPrefix(
                    "the threshold panMovement is 10, was 14\ndecisions by GE.19 are others in 1 case of 1 experiment: Drag\n"))
            let annotations = run(setting, root, "check", "--format", "github").output
            #expect(
                annotations.hasPrefix("::notice title=cause::the threshold panMovement is 10, was 14\n::notice title=cause::decisions by "))
            let json = run(setting, root, "check", "--format", "json").output
            #expect(json.contains("\"before\" : 14,\n      \"now\" : 10,\n      \"threshold\" : \"panMovement\""))
            #expect(run(Setting(), root, "accept").code == .success)
            #expect(run(Setting(), root, "check").output.hasPrefix("2 reports as committed"))
        }
    }

    @Test func `a comma in a claim changes no grade, no study and no exit code`() throws {
        try withAccepted { root in
            var setting = Setting()
            setting.statement = "A drag acts; the pad is cancelled."
            let check = run(setting, root, "check")
            #expect(check.code == .success)
            #expect(check.output.hasPrefix("Drag\n    claim 1 is worded anew, as before confirmed: A drag acts; the pad is cancelled.\n"))
            #expect(check.errors.contains("site/reports/Drag.md:1: warning: claims are worded anew, and Drag has the old sentences\n"))
            let report = try text("\(root)/site/reports/Drag.md")
            #expect(run(setting, root, "accept").code == .success)
            let fresh = try text("\(root)/site/reports/Drag.md")
            #expect(fresh == report.replacing("A drag acts, and the pad is cancelled.", with: "A drag acts; the pad is cancelled."))
            #expect(run(setting, root, "check").output.hasPrefix("2 reports as committed"))
        }
    }

    @Test func `accept works out what is out of date, and nothing else`() throws {
        try withAccepted { root in
            var setting = Setting()
            setting.width = 40
            setting.panMovement = 5
            #expect(run(setting, root, "accept", "Tap").output.contains("worked out anew") == false)
            #expect(run(setting, root, "check").code != .success)
            let accepted = run(setting, root, "accept", "Drag")
            #expect(accepted.code == .success, "\(accepted.errors)")
            #expect(accepted.output.contains("\nablation of 1 experiment worked out anew\n"))
            #expect(run(setting, root, "check").code == .success)
            #expect(run(setting, root, "check", "--ablation").code == .success)
            #expect(run(setting, root, "accept").output.contains("worked out anew") == false)
            #expect(run(setting, root, "accept", "Darg").code == .wrongUsage)
        }
    }

    @Test func `accept finds reasons anew if the ablation is another and the record is not`() throws {
        try withAccepted { root in
            let (ablation, reasons) = ("\(root)/\(AblationFile.file.name)", "\(root)/\(ReasonFile.file.name)")
            let (ablated, explained) = (try text(ablation), try text(reasons))
            // A rule that decides in one experiment is new, and the experiment's reasons are of the time before it.
            let file = try #require(try AblationFile(in: Project(given: root)))
            let found = try #require(file.ablations.first { $0.experiments.count == 1 })
            let (rule, id) = (found.rule, found.experiments[0].experiment)
            func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
            try put(lines(ablated).filter { !$0.contains("\"rule\":\"\(rule)\"") }.joined(separator: "\n"), ablation)
            let former = lines(explained).map { line in
                line.contains("\"experiment\":\"\(id)\"") ? String(line).replacing(#/@\d+/#, with: "@0") : String(line)
            }
            try put(former.joined(separator: "\n"), reasons)
            #expect(try text(reasons) != explained)
            let accepted = run(Setting(), root, "accept")
            #expect(accepted.output.contains("\nreasons of 2 experiments worked out anew\n"), "\(accepted)")
            #expect(try text(ablation) == ablated)
            #expect(try text(reasons) == explained)
        }
    }

    @Test func `an experiment without cases says so when it is run`() throws {
        try withProject { root in
            let flag = Variable<Bool>("flag", "A flag")
            let experiment = Experiment(
                id: "Nothing", title: "T", question: "?", variables: [flag], excluding: Exclusion(flag.isOn || flag.isOff, because: "no"),
                stage: { _ = $0[flag] })
            let errors = Mutex("")
            let console = Console { text, channel in if channel == .errors { errors.withLock { $0 += text } } }
            #expect(Evdoc(experiments: [experiment]).run(["run", "Nothing", "--root", root], on: console) == .authorsMistake)
            #expect(errors.withLock { $0 }.contains("'Nothing' excludes all its cases"))
        }
    }

    @Test func `a trap and a warning name the real path, in a folder of a target too`() throws {
        try withProject { root in
            try put("", "\(root)/Sources/Mine/Deep/X.swift")
            let errors = Mutex("")
            let console = Console { text, channel in if channel == .errors { errors.withLock { $0 += text } } }
            console.report(ofPlaces: "Mine/X.swift:28: error: 'E', case 1: code of the experiment has ended\n", in: root)
            console.report([Diagnostic(Location(fileID: "Mine/X.swift", line: 3), "so", remedy: nil, severity: .warning)], in: root)
            #expect(
                errors.withLock { $0 }
                    == "Sources/Mine/Deep/X.swift:28: error: 'E', case 1: code of the experiment has ended\nSources/Mine/Deep/X.swift:3: warning: so\n"
            )
            let experiment = Experiment(id: "E", title: "T", question: "?", fileID: "Mine/X.swift", line: 1, stage: { _ in })
            let sources = try ExperimentSources.read([experiment], Project(given: root))
            #expect(sources["Mine/X.swift"] == "")
        }
    }
}
