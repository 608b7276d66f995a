import EventTrace
import ExperimentKit
import UIKit

private let depth = Variable<Int>("depth", "Nested views", clause: "views are nested {value} deep", [1, 5, 20])
private let hasNeighbours = Variable<Bool>(
    "neighbours", "Each nested view also has a subview that the finger does not touch", off: "there are no other views",
    changes: .nestedCalls)

private let level1 = Named<UIView>("level_1")
private let level3 = Named<UIView>("level_3")
private let level5 = Named<UIView>("level_5")
private let anyBeside = Named<UIView>("beside_*")

/// What depth costs.
let deepHierarchy: Experiment = Experiment(
    id: "DeepHierarchy",
    title: "A deep view hierarchy: how many calls one tap makes",
    question: """
        Views are nested 1, 5 or 20 deep, and a finger taps the innermost. Each overrides hit-testing and the touch methods, and calls `super`. How \
        many calls does a tap make, and which views beside the path are asked?
        """,
    answer: """
        The number of calls grows in proportion to the depth. For each level hit-testing makes four calls, `hitTest` and \
        `point(inside:)` in each of two passes, and each touch method makes one. At a depth of 20 a tap makes 120 calls. A view \
        beside the path is asked as well, if it lies in front of the path, but its subviews are not.
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
    outcomes: {
        Outcome("through the nested views, a tap makes", otherwise: "120 calls") {
            Outcome.State("6 calls", .callsOfATap(throughViews: 1))
            Outcome.State("30 calls", .callsOfATap(throughViews: 5))
        }
        Outcome("views beside the path are asked as well", not: "no view beside the path is asked", anyBeside.pointInside)
    },
    claims: {
        Claim(
            "Each view on the path is asked twice for a new touch, with `hitTest(_:with:)` and `point(inside:with:)`.", rules: [.twoPasses]
        ) {
            level1.hitTest.times(2)
            level1.pointInside.times(2)
        }
        Claim("With a single view, a tap makes 6 calls.", when: depth == 1 && hasNeighbours.isOff, .callsOfATap(throughViews: 1))
        Claim("At a depth of 5, a tap makes 30 calls.", when: depth == 5 && hasNeighbours.isOff, .callsOfATap(throughViews: 5))
        Claim("At a depth of 20, a tap makes 120 calls.", when: depth == 20 && hasNeighbours.isOff, .callsOfATap(throughViews: 20))
        Claim(
            "Hit-testing goes from the outermost view to the innermost, and the touch from the innermost to the outermost.",
            when: depth == 5,
            explanation: "Each touch method passes its message to `next`.", rules: [.touchMethodsClimb]
        ) {
            level1.hitTest
            level3.hitTest
            level5.hitTest
            order {
                level5.touchesBegan
                level3.touchesBegan
                level1.touchesBegan
            }
        }
        Claim(
            "A view beside the path is asked, and its `point(inside:)` returns false; the views inside it are not asked.",
            when: hasNeighbours.isOn,
            explanation: "A view that does not contain the point returns nil without asking its subviews.", rules: [.outside]
        ) {
            anyBeside.pointInside.returns(false)
            TokenPattern("in_beside_*").never
        }
        Claim(
            "At a depth of 20, 20 views beside the path are asked twice, with both methods.", when: depth == 20 && hasNeighbours.isOn
        ) {
            anyBeside.hitTest.times(40)
            anyBeside.pointInside.times(40)
        }
        Claim("Views beside the path get no touches.", TokenPattern("*beside_*.touches*").never)
    })

extension Expectation {
    /// For each view four calls of hit-testing and one of each touch method.
    fileprivate static func callsOfATap(throughViews count: Int) -> Expectation {
        .all([
            .exactly(2 * count, "level_*.hitTest"), .exactly(2 * count, "level_*.pointInside"), .exactly(count, "level_*.touchesBegan"),
            .exactly(count, "level_*.touchesEnded"), .receivers(count, of: "level_*.touchesBegan"),
        ])
    }
}
