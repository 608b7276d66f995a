import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Obstacle: String, Choice {
    case none = "is unchanged"
    case hidden = "is hidden"
    case noInteraction = "has interaction disabled"
    case alpha0_009 = "has alpha 0.009"
    case alpha0_01 = "has alpha 0.01"
    case alpha0_011 = "has alpha 0.011"
    case clips = "clips its subviews"
    case disabled = "is disabled"
}
private let obstacle = Variable<Obstacle>("obstacle", "One of the two controls")

private enum Owner: String, Choice {
    case child = "the child"
    case parent = "the parent"
}
private let owner = Variable<Owner>("on", "This control is")

private let background = Named<LoggedView>("background")
private let parent = Named<AskedControl>("parent")
private let child = Named<AskedControl>("child")

private let isChildSkipped = Condition(
    "the child is hidden, has interaction disabled or an alpha of 0.01 or less", not: "the child has nothing that keeps it from being hit",
    obstacle.isOneOf(.hidden, .noInteraction, .alpha0_009, .alpha0_01) && owner == .child)
private let isParentSkipped = Condition(
    "the parent is hidden, has interaction disabled or an alpha of 0.01 or less",
    not: "the parent has nothing that keeps it from being hit",
    obstacle.isOneOf(.hidden, .noInteraction, .alpha0_009, .alpha0_01) && owner == .parent)

/// What keeps a view from being hit.
let hitTestConditions: Experiment = Experiment(
    id: "HitTestConditions",
    title: "Properties that keep a view from receiving touches",
    question: """
        A control contains another control and lies on a plain background. A finger taps the inner control. Which properties of \
        it or of its parent keep it from being hit, and which view is hit instead?
        """,
    answer: """
        A view is not hit if it is hidden, has user interaction disabled, or has an alpha of 0.01 or less. If the child is not hit for \
        such a reason, the parent is the hit-test view; if the parent is not hit, the child is not hit either. These properties are \
        checked before `point(inside:)`. `clipsToBounds` and `isEnabled` do not change which view is hit.
        """,
    remedy: """
        If a view receives no touches, check `isHidden`, `alpha` and `isUserInteractionEnabled` of the view and of all its \
        superviews. `UIImageView` and `UILabel` start with `isUserInteractionEnabled = false`: set it to `true` if they, or buttons \
        in them, are to be tapped. If all three properties are right, look for a superview whose bounds do not contain the point, \
        and for a view in front. A control with `isEnabled = false` is hit, but sends no action.
        """,
    symptoms: [
        "View does not receive touches",
        "Button not responding to taps",
        "isUserInteractionEnabled false on the parent disables its subviews",
        "Button on a UIImageView does not work",
        "Does alpha 0 disable touches",
    ],
    origins: [Document001.conditions, Document003.parentStopsChildren, Document000.whoIsHit],
    variables: [obstacle, owner],
    stage: { stage in
        let background = stage.name(LoggedView(frame: CGRect(x: 0, y: 100, width: 390, height: 500)), background)
        let parent = stage.name(AskedControl(frame: CGRect(x: 45, y: 50, width: 300, height: 300)), parent)
        let child = stage.name(AskedControl(frame: CGRect(x: 50, y: 50, width: 200, height: 200)), child)
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
        stage.script.tap(child)
    },
    outcomes: {
        Outcome("the touch", otherwise: "goes to the background") {
            Outcome.State("goes to the child", child.touchesBegan)
            Outcome.State("goes to the parent", parent.touchesBegan)
        }
        Outcome("`point(inside:)`", otherwise: "is called on neither control") {
            Outcome.State("is called on both controls", child.pointInside)
            Outcome.State("is called on the parent alone", parent.pointInside)
        }
    },
    claims: {
        Claim(
            "If the child is hidden, has interaction disabled or an alpha of 0.01 or less, the parent is the hit-test view.",
            when: isChildSkipped, quotes: Document001.conditions,
            explanation: "Such a view returns nil at once.", rules: [.unreachable]
        ) {
            parent.touchesBegan.happens
            child.everything.never
        }
        Claim(
            "`point(inside:)` is not called on a child that is hidden, has interaction disabled or an alpha of 0.01 or less.",
            when: isChildSkipped,
            quotes: Document001.conditionsComeFirst
        ) {
            parent.pointInside.happens
            child.pointInside.never
        }
        Claim(
            """
            If the parent is hidden, has interaction disabled or an alpha of 0.01 or less, `point(inside:)` is called neither on \
            it nor on the child.
            """,
            when: isParentSkipped,
            quotes: Document001.conditionsComeFirst
        ) {
            background.touchesBegan.happens
            anyone.pointInside.never
        }
        Claim(
            "If the parent is hidden, has interaction disabled or an alpha of 0.01 or less, neither it nor the child is hit.",
            when: isParentSkipped,
            quotes: Document003.parentStopsChildren
        ) {
            background.touchesBegan.happens
            child.everything.never
            parent.everything.never
        }
        Claim(
            "If the child or its parent is hidden, the child does not respond.", when: obstacle == .hidden, child.touches.never,
            quotes: Document003.threeObstacles.part("hidden"), Document000.whoIsHit, Document000.doElementsMatter)
        Claim(
            "If the child or its parent is nearly transparent, the child does not respond.", when: obstacle == .alpha0_009,
            child.touches.never,
            quotes: Document003.threeObstacles.part("an alpha below 0.01"), Document000.whoIsHit, Document000.doElementsMatter)
        Claim(
            "If the child or its parent has interaction disabled, the child does not respond.", when: obstacle == .noInteraction,
            child.touches.never,
            quotes: Document003.threeObstacles.part("interaction disabled"), Document000.doElementsMatter)
        Claim(
            "If the child or its parent has an alpha of 0.01, the child is not hit.", when: obstacle == .alpha0_01, child.touches.never,
            quotes: Document002.opaqueMoreThanOnePercent)
        Claim(
            "With an alpha just above 0.01 on either view, the child is hit.", when: obstacle == .alpha0_011, child.touchesBegan.happens,
            quotes: Document001.conditions, Document002.opaqueMoreThanOnePercent)
        Claim(
            "Clipping and `isEnabled` do not change which view is hit.",
            when: obstacle.isOneOf(.none, .clips, .disabled), child.touchesBegan.happens, quotes: Document000.whoIsHit)
        Claim(
            "`point(inside:)` is called on each view on the way to the hit-test view.", when: obstacle == .none,
            quotes: Document003.pointIsChecked
        ) {
            parent.pointInside.returns(true)
            child.pointInside.returns(true)
        }
        Claim(
            "`point(inside:)` is called on the parent before the child.", when: obstacle == .none, quotes: Document003.parentsBeforeChildren
        ) {
            parent.pointInside
            child.pointInside
        }
        Claim(
            "A view is skipped at an alpha of 0.01 and below: hidden, alpha 0.009 and alpha 0.01 behave alike.",
            when: obstacle.isOneOf(.hidden, .alpha0_01, .alpha0_009), obstacle.changesNothing())
    })

/// A control that is asked whether a point is inside, and keeps its touches.
private final class AskedControl: UIControl {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
