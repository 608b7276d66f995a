import EventTrace
import ExperimentKit
import UIKit

private let depth = Variable<Int>("depth", "Nested views", clause: "{value} views are nested", [1, 5, 20])
private let hasNeighbours = Variable<Bool>(
    "neighbours", "Each of them also has a subview that the finger does not touch", off: "there are no other views")

extension Experiment {
    /// What depth costs.
    static let deepHierarchy: Experiment = Experiment(
        id: "DeepHierarchy",
        title: "A deep view hierarchy: how many calls one tap makes",
        question: """
            Views are nested 1, 5 or 20 deep, and a finger taps the innermost. Each overrides hit-testing and the touch methods, and calls `super`. How \
            many calls does a tap make, and which views beside the way are asked?
            """,
        answer: """
            The number of calls grows with the depth and no faster: for each level hit-testing makes four calls, and each touch method one. At a \
            depth of 20 a tap makes 120 calls. A view beside the way is asked as well, if it is in front, but nothing inside of it is.
            """,
        remedy: """
            Depth as such is no reason for slow touches; what the overrides do at each level is. Keep `hitTest(_:with:)` and `point(inside:with:)` cheap: \
            they are called twice for each new touch.
            """,
        symptoms: [
            "does a deep view hierarchy slow down touches",
            "hit testing performance with many nested views",
            "how many times is hitTest called in nested views",
            "cost of the responder chain with many superviews",
        ],
        variables: [depth, hasNeighbours],
        stage: { stage in
            var outer = stage.view
            var frame = CGRect(x: 15, y: 100, width: 360, height: 520)
            for level in 1...stage[depth] {
                let view = stage.add(LoggedHitView(), "level_\(level)", at: frame, in: outer)
                view.callsSuper = true
                outer = view
                frame = CGRect(x: 5, y: 17, width: frame.width - 10, height: frame.height - 20)
            }
            if stage[hasNeighbours] {
                for level in 1...stage[depth] {
                    let neighbour = stage.add(
                        LoggedHitView(), "beside_\(level)", at: CGRect(x: 0, y: 0, width: 5, height: 5),
                        in: stage.view(named: "level_\(level)"))
                    stage.add(LoggedHitView(), "in_beside_\(level)", at: neighbour.bounds, in: neighbour)
                }
            }
            stage.script.tap(outer)
        },
        claims: [
            Claim(
                "Each view on the way is asked twice for a new touch, with `hitTest(_:with:)` and `point(inside:with:)`.",
                .all([.exactly(2, "level_1.hitTest"), .exactly(2, "level_1.pointInside")]), rules: [.twoPasses]),
            Claim("With a single view, a tap makes 6 calls.", when: depth == 1, .callsOfATap(throughViews: 1)),
            Claim("At a depth of 5, a tap makes 30 calls.", when: depth == 5, .callsOfATap(throughViews: 5)),
            Claim("At a depth of 20, a tap makes 120 calls.", when: depth == 20, .callsOfATap(throughViews: 20)),
            Claim(
                "Hit-testing goes from the outermost view to the innermost, and the touch from the innermost to the outermost.",
                when: depth == 5,
                .all([
                    .order(["level_1.hitTest", "level_3.hitTest", "level_5.hitTest"]),
                    .order(["level_5.touchesBegan", "level_3.touchesBegan", "level_1.touchesBegan"]),
                ]),
                explanation: "Each touch method passes its message to `next`.", rules: [.touchMethodsClimb]),
            Claim(
                "A view beside the way is asked, and says no; what is in it is not asked.", when: hasNeighbours.isOn,
                .all([.answer(of: "beside_*.pointInside", is: "no"), .never("in_beside_*")]),
                explanation: "A view that does not contain the point returns nil without asking its subviews.", rules: [.outside]),
            Claim(
                "At a depth of 20, 20 views beside the way are asked twice, with both methods.", when: depth == 20 && hasNeighbours.isOn,
                .all([.exactly(40, "beside_*.hitTest"), .exactly(40, "beside_*.pointInside")])),
            Claim("Views beside the way get no touches.", .never("*beside_*.touches*")),
        ])
}

extension Expectation {
    /// For each view four calls of hit-testing and one of each touch method.
    fileprivate static func callsOfATap(throughViews count: Int) -> Expectation {
        .all([
            .exactly(2 * count, "level_*.hitTest"), .exactly(2 * count, "level_*.pointInside"), .exactly(count, "level_*.touchesBegan"),
            .exactly(count, "level_*.touchesEnded"), .receivers(count, of: "level_*.touchesBegan"),
        ])
    }
}
