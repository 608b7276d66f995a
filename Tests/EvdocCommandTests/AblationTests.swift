import EventTrace
import ExperimentKit
import SampleResults
import TemporaryFiles
import Testing

@testable import EvdocCommand
@testable import ProjectKit

struct AblationTests {
    private func output(_ words: String...) -> String {
        let session = Session()
        #expect(session.run(words) == .success)
        #expect(session.errors == "")
        return session.output
    }

    @Test func `one rule is shown with every claim that notices`() {
        #expect(
            output("ablation", "--rule", "ht.3") == """
                HT.3  Subviews are asked from the last to the first; the first answer that is not `nil` is final.

                Without it
                Subviews are asked from the first to the last.

                Noticed by 2 claims
                  HitTestTouch  decides in 12 cases, another ordering in 8
                    1. The view under the finger receives the touch first.
                    4. With super, the way up is nested.
                  decides in 1 more experiment without another ordering
                  observation hittest-siblings

                """)
        #expect(output("ablation", "--rule", "GE.15").hasSuffix("\nCannot be off\nThere is `nothing` to do.\n"))
    }

    @Test func `several rules are a table of numbers`() {
        #expect(
            output("ablation", "--rule", "HT.3", "--rule", "RC.2", "--rule", "GE.15") == """
                HT.3   2 claims       Subviews are asked from the first to the last.
                RC.2   no claim       Touch methods do nothing.
                GE.15  cannot be off  There is `nothing` to do.

                3 rules: 1 noticed by claims, 1 by none, 1 that cannot be off

                """)
    }

    @Test func `the JSON has a version and counts claims from 1`() {
        let text = output("ablation", "--rule", "HT.3", "--format", "json")
        #expect(text.hasPrefix("{\n  \"format\" : \"evdoc-ablation\",\n"))
        #expect(text.contains("\"experiment\" : \"HitTestTouch\""))
        #expect(text.contains("\"claims\" : [\n            1,\n            4\n          ]"))
        #expect(text.contains("\"observations\" : [\n        \"hittest-siblings\"\n      ]"))
    }

    @Test func `the file reads back as it was written`() throws {
        try withProject { root in
            #expect(Session().run("ablation", "--root", root) == .success)
            let file = try #require(try AblationFile(in: Project(given: root)))
            #expect(file.ablations == Sample.ablations)
            #expect(file.outdated(Sample.results) == [])
            #expect(file.outdated([Sample.climb]) == ["SingleTap"])
            #expect(file.text == AblationFile(Sample.ablations, Sample.results).text)
        }
    }

    @Test func `check is content until a result is another, and repeats the ablation when asked to`() throws {
        try withProject { root in
            #expect(Session().run(["ablation", "--root", root], source: expected) == .success)
            #expect(Session().run(["build", "--root", root], source: expected) == .success)
            #expect(Session().run(["check", "--ablation", "--root", root], source: expected) == .success)
            try replace("\"changed\":8", by: "\"changed\":7", root)
            #expect(Session().run(["check", "--root", root], source: expected) == .success)
            let repeated = Session()
            #expect(repeated.run(["check", "--ablation", "--root", root], source: expected) == .outdatedStudy)
            #expect(repeated.errors.contains("the ablation is not what evdoc ablation finds: {\"changed\":"))
            try forgeFingerprints(root)
            let outdated = Session()
            #expect(outdated.run(["check", "--root", root], source: expected) == .staleReport)
            #expect(
                outdated.errors == """
                    error: ablation of 2 experiments is out of date: HitTestTouch, SingleTap
                        if the change is right, run evdoc accept HitTestTouch SingleTap, which works it out anew
                    evdoc: 1 report that differs, 1 study that is out of date
                        look at the differences; if they are right, run evdoc accept and commit site/reports

                    """)
        }
    }

    @Test func `a build with an old ablation says so, on its page and to its author`() throws {
        try withProject { root in
            #expect(Session().run("ablation", "--root", root) == .success)
            try forgeFingerprints(root)
            let session = Session()
            #expect(session.run("build", "--root", root, "--allow-surprises") == .success)
            #expect(session.errors.contains("switched off before these changed: HitTestTouch, SingleTap"))
            let page = try text("\(root)/site/public/rules/index.html")
            #expect(page.contains("Out of date: these experiments"))
        }
    }

    @Test func `a line that cannot be read is a mistake with its place`() throws {
        try withProject { root in
            #expect(Session().run("ablation", "--root", root) == .success)
            try replace("\"decided\":12", by: "\"decided\":x", root)
            let session = Session()
            #expect(session.run("build", "--root", root) == .authorsMistake)
            #expect(session.errors.hasPrefix("site/reports/ablation.jsonl:5: error: this line cannot be read\n"))
        }
    }

    private func forgeFingerprints(_ root: String) throws {
        let path = "\(root)/\(AblationFile.file.name)"
        try put(try text(path).replacing(#/"fingerprint":"\w+"/#, with: "\"fingerprint\":\"1\""), path)
    }

    /// In every line of the file.
    private func replace(_ old: String, by new: String, _ root: String) throws {
        let path = "\(root)/\(AblationFile.file.name)"
        try put(try text(path).replacing(old, with: new), path)
    }

    /// The sample results without their surprises.
    private let expected: Laboratory.Source = { experiments, _, _ in experiments.compactMap { Sample.result($0.id)?.withoutSurprises } }
}
