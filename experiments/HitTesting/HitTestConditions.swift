import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Obstacle: String, Choice {
    case none, hidden
    case noInteraction = "no interaction"
    case alpha0_009 = "alpha 0.009"
    case alpha0_01 = "alpha 0.01"
    case alpha0_011 = "alpha 0.011"
    case clips, disabled
}
private let obstacle = Variable<Obstacle>("obstacle", "The obstacle")

private enum Owner: String, Choice { case child, parent }
private let owner = Variable<Owner>("on", "It is on")

extension Experiment {
    /// What keeps a view from being hit.
    static let hitTestConditions = Experiment(
        id: "HitTestConditions",
        title: "What keeps a view from being hit",
        question: """
            A control stands in another, and that in a plain background. A finger taps the inner one. Which properties of it or of its \
            parent keep it from being hit, and who is hit instead?
            """,
        answer: """
            Being hidden, having interaction disabled and an alpha of 0.01 or less: on the child they make the parent the hit view, on the \
            parent they take the child along. They are checked before `point(inside:)`. Clipping and `isEnabled` play no part.
            """,
        origins: [Document001.conditions, Document003.parentStopsChildren, Document000.whoIsHit],
        variables: [obstacle, owner],
        stage: { stage in
            let background = stage.name(LoggedView(frame: CGRect(x: 0, y: 100, width: 390, height: 500)), "background")
            let parent = stage.name(AskedControl(frame: CGRect(x: 45, y: 50, width: 300, height: 300)), "parent")
            let child = stage.name(AskedControl(frame: CGRect(x: 50, y: 50, width: 200, height: 200)), "child")
            stage.view.addSubview(background)
            background.addSubview(parent)
            parent.addSubview(child)
            let view = stage[owner] == .child ? child : parent
            switch stage[obstacle] {
            case .hidden: view.isHidden = true
            case .noInteraction: view.isUserInteractionEnabled = false
            case .alpha0_009: view.alpha = 0.009
            case .alpha0_01: view.alpha = 0.01
            case .alpha0_011: view.alpha = 0.011
            case .clips: view.clipsToBounds = true
            case .disabled: view.isEnabled = false
            case .none: break
            }
            stage.script.tap("child")
        },
        claims: [
            Claim(
                "An obstacle on the child makes the parent the hit view.",
                when: obstacle.isOneOf(.hidden, .noInteraction, .alpha0_009, .alpha0_01) && owner == .child,
                .all([.happens("parent.touchesBegan"), .never("child.*")]), quotes: Document001.conditions,
                explanation: "Such a view answers nil at once.", rules: [.unreachable]),
            Claim(
                "`point(inside:)` is not asked of a view with such an obstacle.",
                when: obstacle.isOneOf(.hidden, .noInteraction, .alpha0_009, .alpha0_01) && owner == .child,
                .all([.happens("parent.pointInside"), .never("child.pointInside")]), quotes: Document001.conditionsComeFirst),
            Claim(
                "With one on the parent, neither it nor the child is asked.",
                when: obstacle.isOneOf(.hidden, .noInteraction, .alpha0_009, .alpha0_01) && owner == .parent,
                .all([.happens("background.touchesBegan"), .never("*.pointInside")]), quotes: Document001.conditionsComeFirst),
            Claim(
                "An obstacle on the parent takes the child along.",
                when: obstacle.isOneOf(.hidden, .noInteraction, .alpha0_009, .alpha0_01) && owner == .parent,
                .all([.happens("background.touchesBegan"), .never("child.*"), .never("parent.*")]),
                quotes: Document003.parentStopsChildren),
            Claim(
                "Hidden, neither it nor a child of it responds.", when: obstacle == .hidden, .never("child.touches*"),
                quotes: Document003.threeObstacles.part("hidden"), Document000.whoIsHit, Document000.doElementsMatter),
            Claim(
                "Nearly transparent, neither it nor a child of it responds.", when: obstacle == .alpha0_009, .never("child.touches*"),
                quotes: Document003.threeObstacles.part("an alpha below 0.01"), Document000.whoIsHit, Document000.doElementsMatter),
            Claim(
                "Without interaction, neither it nor a child of it responds.", when: obstacle == .noInteraction, .never("child.touches*"),
                quotes: Document003.threeObstacles.part("interaction disabled"), Document000.doElementsMatter),
            Claim(
                "With an alpha of 0.01 it is not hit.", when: obstacle == .alpha0_01, .never("child.touches*"),
                quotes: Document002.opaqueMoreThanOnePercent),
            Claim(
                "Just above 0.01 it is hit.", when: obstacle == .alpha0_011,
                .happens("child.touchesBegan"),
                quotes: Document001.conditions, Document002.opaqueMoreThanOnePercent),
            Claim(
                "Clipping and being disabled change nothing about who is hit.",
                when: obstacle.isOneOf(.none, .clips, .disabled), .happens("child.touchesBegan"), quotes: Document000.whoIsHit),
            Claim(
                "Each view on the way is asked whether the point is inside.", when: obstacle == .none,
                .all([.answer(of: "parent.pointInside", is: "yes"), .answer(of: "child.pointInside", is: "yes")]),
                quotes: Document003.pointIsChecked),
            Claim(
                "Parents are asked before children.", when: obstacle == .none,
                .order(["parent.pointInside", "child.pointInside"]), quotes: Document003.parentsBeforeChildren),
            Claim(
                "The alpha at which a view is skipped is 0.01: hidden, alpha 0 and alpha 0.01 all behave alike.",
                when: obstacle.isOneOf(.hidden, .alpha0_01, .alpha0_009), .same(whatever: obstacle)),
        ])
}

/// A control that is asked whether a point is inside, and keeps its touches.
private final class AskedControl: UIControl {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
