import ExperimentKit
import Foundation
import Synchronization
import TemporaryFiles
import Testing
import UIKit

@testable import EvdocCommand
@testable import ProjectKit

/// A pull request on a local repository, from the change of a number to the review.
struct PullRequestTests {
    private static let moves = Variable<Double>(
        "moves", "Points that the finger moves", clause: "the finger moves {value} points", [5, 12, 40])

    private static let claim = Claim("A pan begins after 12 points.", when: moves == 12, .happens("pan.action(began)"))

    /// The project's experiment, on an engine in which a pan begins after `panMovement` points.
    private func evdoc(panMovement: Double, claims: [Claim] = [claim]) -> Evdoc {
        Evdoc(experiments: [
            Experiment(
                id: "PanOfAView", title: "When a pan begins", question: "After how many points?", variables: [Self.moves],
                stage: { stage in
                    stage.thresholds.panMovement = panMovement
                    let pad = stage.add(LoggedView(), "pad")
                    stage.add(UIPanGestureRecognizer(), "pan", to: pad)
                    let finger = stage.script.finger(1)
                    finger.down(at: .point(x: 20, y: 100, in: "pad"))
                    stage.script.wait(0.1)
                    finger.move(to: .point(x: 20 + stage[Self.moves], y: 100, in: "pad"))
                    stage.script.wait(0.1)
                    finger.up()
                },
                claims: { claims })
        ])
    }

    private func run(_ evdoc: Evdoc, _ root: String, _ words: String...) -> (code: ExitCode, output: String, errors: String) {
        let printed = Mutex<(output: String, errors: String)>(("", ""))
        let console = Console { text, channel in
            printed.withLock { if channel == .output { $0.output += text } else { $0.errors += text } }
        }
        let code = evdoc.run(words + ["--root", root], on: console)
        return printed.withLock { (code, $0.output, $0.errors) }
    }

    private func commit(_ root: String, _ message: String) throws {
        try git(["add", "-A"], in: root)
        try git(["commit", "-q", "-m", message], in: root)
    }

    @Test func `a number is changed, the check fails with words, the reports are accepted, the review says what changed`() throws {
        try withProject { root in
            try git(["init", "-q", "-b", "main"], in: root)
            try put("site/public/\n", "\(root)/.gitignore")
            #expect(run(evdoc(panMovement: 10), root, "build").code == .success)
            #expect(run(evdoc(panMovement: 10), root, "check").code == .success)
            try commit(root, "The first experiment")

            // The change, in a branch.
            try git(["checkout", "-q", "-b", "later"], in: root)
            try put("let panMovement = 14.0\n", "\(root)/Sources/Engine/Numbers.swift")
            let changed = evdoc(panMovement: 14)
            let failed = run(changed, root, "check")
            #expect(failed.code == .surprisingVerdict)
            let cause = "decisions by GE.19 are others in 1 case of 1 experiment: PanOfAView\n"
            #expect(failed.output.hasPrefix(cause + "PanOfAView\n    where the finger moves 12 points, "))
            #expect(failed.output.contains("`pan.action(began)`, `pad.touchesCancelled` and `pan.action(ended)` are gone; 1 of 3 cases\n"))
            #expect(
                failed.output.contains(
                    "    claim 1: confirmed → refuted: A pan begins after 12 points.; counterexample: case 2 (moves=12): expected"))
            #expect(failed.output.contains("\n--- a/site/reports/PanOfAView.md\n"))
            #expect(failed.errors.contains("error: refuted: A pan begins after 12 points.\n"))
            #expect(failed.errors.contains("evdoc: 1 surprising verdict, 1 report that differs\n"))

            // The claim is still refuted after the reports are accepted; once the claim is right, all is well.
            #expect(run(changed, root, "check", "--update").code == .surprisingVerdict)
            let mended = evdoc(panMovement: 14, claims: [])
            #expect(run(mended, root, "check").code == .staleReport)
            #expect(run(mended, root, "check", "--update").code == .success)
            #expect(run(mended, root, "check").code == .success)
            try commit(root, "A pan begins after 14 points")

            // The reviewer sees what changed since the main branch, though the reports are as committed.
            let review = run(mended, root, "check", "--since", "main")
            #expect(review.code == .success)
            #expect(review.output.hasPrefix("since main\n    3 files differ from main\n"))
            #expect(review.output.contains("    Swift that any experiment may hang on: Sources/Engine/Numbers.swift\n"))
            #expect(review.output.contains("PanOfAView\n    where the finger moves 12 points, "))
            #expect(review.output.contains("    claim 1 is gone: A pan begins after 12 points.\n"))

            // And none where there is none.
            #expect(run(mended, root, "check", "--since", "HEAD").output.hasPrefix("since HEAD\n    no file differs from HEAD\n1 report"))
        }
    }

    @Test func `a revision needs git, and has to be there`() throws {
        try withProject { root in
            let evdoc = evdoc(panMovement: 10)
            #expect(run(evdoc, root, "build").code == .success)
            let without = run(evdoc, root, "check", "--since", "main")
            #expect(without.code == .wrongUsage)
            #expect(without.errors == "evdoc: --since requires git; this project is not in a git repository\n")
            try git(["init", "-q", "-b", "main"], in: root)
            try commit(root, "All")
            let unknown = run(evdoc, root, "check", "--since", "nowhere")
            #expect(unknown.code == .wrongUsage)
            #expect(unknown.errors == "evdoc: git knows no revision “nowhere”\n    in a shallow clone, fetch it first\n")
        }
    }
}
