import ExperimentKit
import Experiments
import Foundation
import Studies
import Synchronization
import TemporaryFiles
import Testing

@testable import EvdocCommand
@testable import ProjectKit

struct WhyTests {
    private let experiments = allExperiments.filter { $0.id == "ControlUnderParentsTap" }

    private func run(_ words: String...) -> (code: ExitCode, output: String, errors: String) {
        let printed = Mutex<(output: String, errors: String)>(("", ""))
        let console = Console { text, channel in
            printed.withLock { if channel == .output { $0.output += text } else { $0.errors += text } }
        }
        let code = Evdoc(experiments: experiments).run(words, on: console)
        return printed.withLock { (code, $0.output, $0.errors) }
    }

    private let settings = "control=a UIButton,recognizer=a tap"

    @Test func `the text has a line for each link and the proof`() {
        let told = run("why", "ControlUnderParentsTap", "--case", settings, "parentGesture.action(ended)")
        #expect(told.code == .success && told.errors == "")
        #expect(
            told.output.replacing(#/ +entry \d+\n/#, with: "\n").hasPrefix(
                """
                ControlUnderParentsTap  Button inside a view with a tap gesture: which one fires?

                Case 1  control=a UIButton, recognizer=a tap
                  `parentGesture.action(ended)` is not called
                    Finger 1 goes down at 0.0 ms.
                    `parentGesture`, a recognizer of `parent`, receives the touch.  GE.1
                    Finger 1 lifts at 80.0 ms.
                    `control` keeps `parentGesture` from being recognized.          CO.6
                    `parentGesture` fails.                                          GE.33
                    Proof: Without CO.6 this happens. This happens where \

                """))
        #expect(told.output.contains("`control` keeps `parentGesture` from being recognized.          CO.6   entry "))
    }

    @Test func `without a call every missing one is explained`() {
        let told = run("why", "ControlUnderParentsTap", "--case", settings)
        #expect(told.output.components(separatedBy: "is not called\n").count == 5)
        #expect(!told.output.contains(" is called\n"))
    }

    @Test func `a call that is made is explained in the same way`() {
        let told = run("why", "ControlUnderParentsTap", "--case", settings, "control.action(touchUpInside)")
        #expect(told.output.contains("  `control.action(touchUpInside)` is called\n"))
        #expect(told.output.contains("    `control` fires its action for `touchUpInside`."))
        #expect(told.output.contains("this does not happen."))
    }

    @Test func `each call of a token has its own reason`() {
        let told = run("why", "ControlUnderParentsTap", "--case", "13", "control.action(touchDown)")
        #expect(told.output.contains("  `control.action(touchDown)` is called (1 of 2)\n"))
        #expect(told.output.contains("  `control.action(touchDown)` is called (2 of 2)\n    Finger 1 lifts at 260.0 ms."))
    }

    @Test func `a pattern is about every call that it matches`() {
        let told = run("why", "ControlUnderParentsTap", "--case", settings, "control.*(touchUp*)")
        #expect(told.output.contains("  `control.action(touchUpInside)` is called\n"))
        #expect(!told.output.contains("parentGesture.action"))
    }

    @Test func `of a call that no case has the answer is what becomes of the touches, if no rule brings it`() {
        let byNone = run("why", "ControlUnderParentsTap", "--case", "3", "control.action(editingChanged)")
        #expect(byNone.code == .success)
        #expect(byNone.output.contains("  No case calls `control.action(editingChanged)`\n"))
        #expect(byNone.output.contains("no single rule decides it.\n"))
        #expect(byNone.output.contains("The touch of `control` is cancelled, because of `parentGesture`."))
    }

    @Test func `the JSON has a version, the links and the proof`() throws {
        let told = run("why", "ControlUnderParentsTap", "--case", settings, "parentGesture.action(ended)", "--format", "json")
        let document = try #require(try JSONSerialization.jsonObject(with: Data(told.output.utf8)) as? [String: Any])
        #expect(Set(document.keys) == ["format", "version", "experiment", "cases"])
        #expect(document["format"] as? String == "evdoc-why" && document["version"] as? Int == 1)
        let first = try #require((document["cases"] as? [[String: Any]])?.first)
        #expect(first["case"] as? Int == 1 && (first["variables"] as? [String: Any])?["recognizer"] as? String == "a tap")
        let call = try #require((first["calls"] as? [[String: Any]])?.first)
        #expect(
            Set(call.keys) == [
                "call", "occurrence", "isMade", "isOpen", "isNever", "chain", "turns", "rule", "otherCase", "proofs", "rulesTried",
            ])
        #expect(call["rule"] as? String == "CO.6" && call["isMade"] as? Bool == false)
        let chain = try #require(call["chain"] as? [[String: Any]])
        #expect(chain.count == 5)
        #expect(Set(chain[3].keys) == ["sentence", "time", "entry", "rule", "isDeciding"])
        #expect(chain.filter { $0["isDeciding"] as? Bool == true }.count == 1)
    }

    @Test func `all counts, and the file reads back as it was written`() throws {
        try withProject { root in
            let told = run("why", "--update", "--root", root)
            #expect(told.code == .success)
            #expect(told.output.contains("missing calls: "))
            let file = try #require(try ReasonFile(in: Project(given: root)))
            let result = Runner().run(experiments[0])
            #expect(file.text == ReasonFile(ReasonStudy.run([result]), [result]).text)
            #expect(file.table([result]).complaint == nil)
            #expect(file.table([]).complaint == "reasons were worked out before these changed: ControlUnderParentsTap")
            let counts = run("why", "--all", "--format", "json")
            #expect(counts.output.contains("\"format\" : \"evdoc-why-counts\""))
        }
    }

    @Test func `a line that cannot be read is a mistake with its place`() throws {
        try withProject { root in
            #expect(run("why", "--update", "--root", root).code == .success)
            let path = "\(root)/\(ReasonFile.file.name)"
            try put(try text(path).replacing("-CO.6@", with: "-CO.6!"), path)
            let told = run("check", "--root", root)
            #expect(told.code == .authorsMistake)
            #expect(told.errors.contains("site/reports/reasons.jsonl:2: error: this line cannot be read\n"))
        }
    }

    @Test func `check is content until a record is another`() throws {
        try withProject { root in
            #expect(run("why", "--update", "--root", root).code == .success)
            let path = "\(root)/\(ReasonFile.file.name)"
            try put(try text(path).replacing(#/"fingerprint":"\w+"/#, with: "\"fingerprint\":\"1\""), path)
            let told = run("check", "--root", root)
            #expect(told.code == .staleReport)
            #expect(told.errors.contains("error: reasons of 1 experiment are out of date: ControlUnderParentsTap\n"))
            #expect(told.errors.contains("run evdoc accept ControlUnderParentsTap, which works them out anew"))
        }
    }

    @Test(arguments: [
        (["why"], "the ID is missing"),
        (
            ["why", "ControlUnderParentsTap", "parentGesture.action(endet)"],
            "'parentGesture.action(endet)' has an argument that no 'action' has\n    Did you mean 'parentGesture.action(ended)'?"
        ),
        (["why", "ControlUnderParentsTap", "a", "b"], "one CALL at a time; “b” is one too many"),
        (["why", "ControlUnderParentsTap", "--all"], "--all and --update are about every experiment, not about ControlUnderParentsTap"),
    ])
    func `wrong usage is reported`(_ words: [String], _ message: String) {
        let errors = Mutex("")
        let console = Console { text, _ in errors.withLock { $0 += text } }
        #expect(Evdoc(experiments: experiments).run(words, on: console) == .wrongUsage)
        #expect(errors.withLock { $0 }.hasPrefix("evdoc: \(message)\n"))
    }
}
