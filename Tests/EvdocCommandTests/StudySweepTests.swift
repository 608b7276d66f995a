import ExperimentKit
import Experiments
import Foundation
import ObservedExperiments
import ProjectKit
import Studies
import Synchronization
import TemporaryFiles
import Testing
import UIKit

@testable import EvdocCommand

/// Studies that are divided into shards, on the engine.
struct StudySweepTests {
    private static let experiments = allExperiments.filter { ["ChainFromTheView", "ClickableLayer", "MovedByCode"].contains($0.id) }

    /// Runs a command line; the output and the errors.
    private func run(_ words: String...) -> (code: ExitCode, output: String, errors: String) {
        let printed = Mutex<(output: String, errors: String)>(("", ""))
        let console = Console { text, channel in
            printed.withLock { if channel == .output { $0.output += text } else { $0.errors += text } }
        }
        let scenes = Array(ObservationCatalogue.all.scenes.prefix(2))
        // A test's own process is no worker: the mutations of an experiment are those of this process, without classes that lack a method.
        let evdoc = Evdoc(
            experiments: StudySweepTests.experiments, observations: ObservationCatalogue(scenes: scenes), rules: RuleBook.all,
            source: Laboratory.running,
            mutate: { experiments, _, _ in experiments.map { MutationStudy($0, kinds: [.script]).run() } })
        let code = evdoc.run(words, on: console)
        return printed.withLock { (code, $0.output, $0.errors) }
    }

    @Test(arguments: SweptStudy.allCases)
    func `shards of a study join to what one run finds`(study: SweptStudy) throws {
        let name = study.rawValue
        try withTemporaryDirectory { folder in
            #expect(run("sweep", name, "--out", "\(folder)/whole.json").code == .success)
            for index in 1...3 {
                #expect(run("sweep", name, "--shard", "\(index)/3", "--jobs", "2", "--out", "\(folder)/\(index).json").code == .success)
            }
            let parts = (1...3).reversed().map { "\(folder)/\($0).json" }
            let whole = try text("\(folder)/whole.json")
            #expect(run("merge", parts[0], parts[1], parts[2]).output == whole)
            let again = run("sweep", name, "--shard", "2/3", "--out", parts[1])
            #expect(again.errors.hasPrefix("\(parts[1]) has the runs "))
            let missing = run("merge", parts[0], parts[2])
            #expect(missing.code == .authorsMistake && missing.errors.contains(" are missing: "))
        }
    }

    @Test(arguments: [SweptStudy.ablation, .mutations, .reasons])
    func `accept takes what a sweep has found`(study: SweptStudy) throws {
        try withProject { root in
            let file = "\(root)/site/reports/\(study.rawValue).jsonl"
            let whole = "\(root)/whole.json"
            _ = run("accept", "--root", root)
            let worked = try text(file)
            #expect(run("sweep", study.rawValue, "--out", whole).code == .success)
            // Without the file everything would be worked out anew, and said.
            try put("", file)
            #expect(run("accept", "--root", root).code == .authorsMistake)
            try FileManager.default.removeItem(atPath: file)
            let taken = run("accept", "--results", whole, "--root", root)
            #expect(!taken.output.contains("\(study.rawValue) of "), "\(taken)")
            #expect(try text(file) == worked)
        }
    }

    @Test func `accept refuses what it cannot take`() throws {
        try withProject { root in
            let file = "\(root)/part.json"
            #expect(run("sweep", "ablation", "--shard", "1/2", "--out", file).code == .success)
            #expect(run("accept", "--results", file, "--root", root).errors.contains("has 3 of 5 runs"))
            #expect(run("sweep", "experiments", "--out", file).code == .success)
            #expect(run("accept", "--results", file, "--root", root).errors.contains("is of experiments, which no committed file holds"))
            try put("{}", file)
            #expect(run("accept", "--results", file, "--root", root).errors.contains("is no result of evdoc sweep"))
        }
    }

    @Test func `a study has no size, and a subject is a law or a study`() {
        #expect(run("sweep", "ablation", "--size", "2").errors.contains("--size and --worlds are about a law; ablation has no worlds"))
        #expect(run("sweep", "ablatio").errors.contains("“ablation”"))
    }
}
