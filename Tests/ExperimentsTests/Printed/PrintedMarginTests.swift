import ExperimentKit
import ExperimentSupport
import Experiments
import SmallTrees
import Testing
import UIKit

/// The margins of the documents against views that are larger, on every tree of up to four views.
struct PrintedMarginTests {
    /// What a view is like for the finger; those with a margin lie 10 points beside it, and the margin is 20.
    enum Nature: CaseIterable { case plain, hidden, withoutInteraction, elsewhere, margin, hiddenMargin }

    private func trees(_ count: Int) -> [LabelledTree<Nature>] { LabelledTree.all(of: count, Nature.allCases) }

    /// The number of the view that is hit; views are numbered from 0, each before its subviews. Nil for
    /// the parent that holds the tree.
    private func hit(_ tree: LabelledTree<Nature>, _ way: PrintedMargin?) -> Int? {
        let simulation = Simulation()
        return simulation.perform {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.makeKeyAndVisible()
            let parent = MarginView(nil)
            parent.frame = window.bounds
            window.addSubview(parent)
            var views: [UIView] = []
            plant(tree, in: parent, offset: 0, way, &views)
            let hit = window.hitTest(CGPoint(x: 50, y: 50), with: nil)
            return views.firstIndex { $0 === hit }
        }
    }

    private func plant(
        _ tree: LabelledTree<Nature>, in superview: UIView, offset: CGFloat, _ way: PrintedMargin?, _ views: inout [UIView]
    ) {
        let hasMargin = tree.label == .margin || tree.label == .hiddenMargin
        let place: CGFloat = hasMargin ? 60 : tree.label == .elsewhere ? 200 : 0
        let view = MarginView(hasMargin ? way : nil)
        view.frame = CGRect(x: place - offset, y: 0, width: 100, height: 100)
        if hasMargin, way == nil { view.bounds = view.bounds.insetBy(dx: -20, dy: -20) }
        view.isHidden = tree.label == .hidden || tree.label == .hiddenMargin
        view.isUserInteractionEnabled = tree.label != .withoutInteraction
        views.append(view)
        superview.addSubview(view)
        if hasMargin, way == .parentsHitTest001 { (superview as? MarginView)?.closeView = view }
        for child in tree.children { plant(child, in: view, offset: place, way, &views) }
    }

    private func differing(_ way: PrintedMargin, _ trees: [LabelledTree<Nature>]) -> [String] {
        trees.filter { hit($0, way) != hit($0, nil) }.map(\.description)
    }

    @Test(arguments: [PrintedMargin.pointInside001, .pointInside002, .extension002])
    func `each printed pointInside does what a larger view does, in every tree of up to four views`(way: PrintedMargin) {
        #expect((1...4).map { differing(way, trees($0)) } == [[], [], [], []])
    }

    @Test func `the parent's hitTest differs already on a view that is hidden`() {
        #expect(differing(.parentsHitTest001, trees(1)) == ["hiddenMargin"])
    }

    @Test func `of two views, the parent's hitTest differs where its parent is not hit, the view is hidden or it has a subview`() {
        #expect(
            differing(.parentsHitTest001, trees(2)) == [
                "margin(plain)", "hiddenMargin(plain)", "hiddenMargin(hidden)", "hiddenMargin(withoutInteraction)",
                "hiddenMargin(elsewhere)", "hidden(margin)", "withoutInteraction(margin)", "elsewhere(margin)", "margin(margin)",
                "hiddenMargin(margin)", "plain(hiddenMargin)", "hidden(hiddenMargin)", "withoutInteraction(hiddenMargin)",
                "elsewhere(hiddenMargin)", "hiddenMargin(hiddenMargin)",
            ])
    }

    @Test func `the experiment says on how many trees the parent's hitTest differs`() {
        let counts = (1...4).map { differing(.parentsHitTest001, trees($0)).count }
        #expect(counts == [1, 15, 226, 3738])
        #expect(answer?.contains("differs in \(spelled(counts.reduce(0, +))) of these trees") == true)
    }

    @Test func `the experiment says how many trees there are`() {
        let count = (1...4).reduce(0) { $0 + trees($1).count }
        #expect(answer?.contains("the \(spelled(count)) trees of up to four views") == true)
    }

    private var answer: String? { allExperiments.first { $0.id == "PrintedMargins" }?.answer }

    /// As a text has it: 6,954.
    private func spelled(_ count: Int) -> String { "\(count / 1000)," + "\(1000 + count % 1000)".dropFirst() }
}

private final class MarginView: UIView {
    private let way: PrintedMargin?
    var closeView: UIView?

    init(_ way: PrintedMargin?) {
        self.way = way
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        way?.contains(point, in: self, 20) ?? super.point(inside: point, with: event)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        closeView.flatMap { PrintedMargin.parentsHitTest001.hit(point, among: $0, 20) } ?? super.hitTest(point, with: event)
    }
}
