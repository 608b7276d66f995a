import ExperimentKit
import ExperimentSupport
import Experiments
import SmallTrees
import Testing
import UIKit

/// The `hitTest` of the documents against UIKit's own, on every tree of up to four views.
struct PrintedHitTestTests {
    private var printed: [HitTest] { PrintedHitTest.allCases.map { $0.hit } }

    /// For each of the algorithms, the trees on which it hits another view than UIKit's own.
    private func differences(_ algorithms: [HitTest], _ trees: [LabelledTree<Nature>]) -> [[LabelledTree<Nature>]] {
        var found = algorithms.map { _ in [LabelledTree<Nature>]() }
        var planted = PlantedTree()
        for (index, tree) in trees.enumerated() {
            // A record of its own for so many: it keeps what every question was.
            if index % 1000 == 999 { planted = PlantedTree() }
            for (number, agrees) in planted.agreement(of: algorithms, on: tree).enumerated() where !agrees { found[number].append(tree) }
        }
        return found
    }

    private func trees(_ count: Int, _ natures: [Nature] = Nature.still) -> [LabelledTree<Nature>] { LabelledTree.all(of: count, natures) }

    @Test(arguments: 1...4)
    func `each printed hitTest hits what UIKit's own hits, in every tree of so many views`(count: Int) {
        let trees = trees(count)
        #expect(trees.count == [9, 81, 1458, 32805][count - 1])
        for (version, found) in zip(PrintedHitTest.allCases, differences(printed, trees)) {
            #expect(found.prefix(3).map(\.description) == [], "\(version): \(found.count) trees")
        }
    }

    @Test func `the experiment says how many trees there are`() {
        let count = (1...4).reduce(0) { $0 + trees($1).count }
        let answer = allExperiments.first { $0.id == "PrintedHitTests" }?.answer
        #expect(count == 34353)
        #expect(answer?.contains("34,353 trees") == true)
    }

    @Test func `one view alone is hit alike, also while it is being animated`() {
        for found in differences(printed, trees(1, Nature.allCases)) { #expect(found.map(\.description) == []) }
    }

    @Test(arguments: 2...3)
    func `where one differs, a view is being animated that holds another`(count: Int) {
        for found in differences(printed, trees(count, Nature.allCases)) {
            #expect(!found.isEmpty)
            #expect(found.allSatisfy { $0.description.contains("animated(") })
        }
    }

    @Test func `a hitTest that forgets a step differs, and the smallest tree names the step`() {
        let forgetful = [
            Forgetful(checksHidden: false), Forgetful(checksInteraction: false), Forgetful(least: 0.005), Forgetful(least: 0.03),
            Forgetful(asksPointInside: false), Forgetful(lastFirst: false), Forgetful(converts: false),
        ]
        let all = (1...3).flatMap { trees($0) }
        let smallest = differences(forgetful.map { $0.hit }, all).map { $0.first?.description }
        #expect(
            smallest == [
                "hidden", "withoutInteraction", "alpha0_01", "alpha0_02", "elsewhere", "plain(plain plain)", "holdsEverything(plain)",
            ])
    }
}

/// The steps of a printed `hitTest`, each of which can be left out.
private struct Forgetful {
    var checksHidden = true
    var checksInteraction = true
    var least: CGFloat = 0.01
    var asksPointInside = true
    var lastFirst = true
    var converts = true

    func hit(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
        if checksHidden, view.isHidden { return nil }
        if checksInteraction, !view.isUserInteractionEnabled { return nil }
        if view.alpha <= least { return nil }
        if asksPointInside, !view.point(inside: point, with: event) { return nil }
        for subview in lastFirst ? view.subviews.reversed() : view.subviews {
            let inner = converts ? view.convert(point, to: subview) : point
            if let hit = subview.hitTest(inner, with: event) { return hit }
        }
        return view
    }
}
