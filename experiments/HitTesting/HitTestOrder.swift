import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Tapped: String, Choice {
    case both = "both views"
    case onlyTheFrontOne = "only the front view"
    case onlyTheBackOne = "only the back view"
    case neither = "neither view"
}
private let tapped = Variable<Tapped>("tapped", "The finger taps")

private enum Arranged: String, Choice {
    case addedLast = "added last"
    case broughtToTheFront = "brought to the front"
    case insertedAboveTheOther = "inserted above the other"
}
private let arranged = Variable<Arranged>("arranged", "The front view was")

private let parent = Named<AskedView>("parent")
private let back = Named<AskedView>("back")
private let front = Named<AskedView>("front")

private let isFrontUnderTheFinger = Condition(
    "the front view contains the point", not: "the point lies outside the front view", tapped.isOneOf(.both, .onlyTheFrontOne))

/// Two siblings that overlap.
let hitTestOrder: Experiment = Experiment(
    id: "HitTestOrder",
    title: "Hit-testing order of overlapping views",
    question: """
        Two views overlap in a parent. A finger taps where both are, where only one is, or where neither is. Which views are \
        asked, in which order, and which view is hit?
        """,
    answer: """
        UIKit calls `hitTest(_:with:)` of the parent, which asks its subviews from the last, the one in front, to the first. \
        The first subview that contains the point is hit, and the others are not asked any more; if none contains it, the \
        parent itself is hit. All of this happens twice before the touch is delivered.
        """,
    remedy: """
        If a view gets no taps, look for a sibling in front of it, such as a container that was added later: call \
        `bringSubviewToFront(_:)`, or add the views in another order. If the view in front needs no touches, nor its subviews, \
        set its `isUserInteractionEnabled = false`. If nothing is in front, see whether the view or a superview is hidden, has \
        an `alpha` of 0.01 or less or no user interaction, or whether the view lies outside its superview's bounds: such views \
        are not hit.
        """,
    symptoms: [
        "Which of two overlapping views gets the touch",
        "Order in which hitTest goes through the subviews",
        "View on top gets the tap instead of the one below",
        "bringSubviewToFront changes which view is tapped",
        "How does iOS find the view under the finger",
        "tap gesture not firing because another view is on top",
    ],
    origins: [Document001.lastSubviewFirst, Document001.firstAnswerIsFinal],
    observations: ["hittest-twice-order", "hittest-abcde-depth-first-reverse"],
    variables: [tapped, arranged],
    stage: { stage in
        let parent = stage.name(AskedView(frame: CGRect(x: 45, y: 150, width: 300, height: 300)), parent)
        let back = stage.name(AskedView(frame: CGRect(x: 20, y: 50, width: 160, height: 160)), back)
        let front = stage.name(AskedView(frame: CGRect(x: 120, y: 50, width: 160, height: 160)), front)
        stage.view.addSubview(parent)
        if stage[arranged] == .broughtToTheFront { parent.addSubview(front) }
        parent.addSubview(back)
        switch stage[arranged] {
        case .addedLast: parent.addSubview(front)
        case .broughtToTheFront: parent.bringSubviewToFront(front)
        case .insertedAboveTheOther: parent.insertSubview(front, aboveSubview: back)
        }
        switch stage[tapped] {
        case .both: stage.script.tap(.point(x: 150, y: 100, in: parent))
        case .onlyTheBackOne: stage.script.tap(.point(x: 40, y: 100, in: parent))
        case .onlyTheFrontOne: stage.script.tap(.point(x: 260, y: 100, in: parent))
        case .neither: stage.script.tap(.point(x: 150, y: 280, in: parent))
        }
    },
    outcomes: {
        Outcome("the touch", otherwise: "goes to the parent") {
            Outcome.State("goes to the front view", front.touchesBegan)
            Outcome.State("goes to the back view", back.touchesBegan)
        }
        Outcome("the back view is asked", not: "the back view is not asked", back.hitTest)
        Outcome(
            "the whole search happens twice", not: "the search happens once",
            constant: "Each new touch is hit-tested in two complete passes.", parent.hitTest.times(2))
    },
    claims: {
        Claim(
            "The last subview is asked first, and it is hit where both views contain the point.",
            when: tapped == .both,
            quotes: Document001.lastSubviewFirst, Document000.whoIsHit, Document000.doElementsMatter,
            explanation: "Subviews are asked from the last to the first.", rules: [.lastSubviewFirst]
        ) {
            parent.hitTest
            front.hitTest
            front.touchesBegan
        }
        Claim(
            "The first answer that is not nil is final: views behind it are not asked.",
            when: isFrontUnderTheFinger, back.hitTest.never, quotes: Document001.firstAnswerIsFinal)
        Claim(
            "A view that does not contain the point returns nil, and the next sibling is asked.",
            when: tapped == .onlyTheBackOne,
            quotes: Document001.pointMustBeInside
        ) {
            front.hitTest.returns("nil")
            front.hitTest
            back.hitTest
            back.touchesBegan
        }
        Claim(
            "If neither subview contains the point, the parent's `hitTest` returns the parent.", when: tapped == .neither,
            parent.hitTest.returns(parent), quotes: Document001.elseTheViewItself)
        Claim(
            "If neither subview contains the point, the parent handles the touch.", when: tapped == .neither, parent.touchesBegan.happens,
            quotes: Document003.elseTheViewItself)
        Claim(
            "Subviews are asked inside the parent's `hitTest`, from the outside in.", front.hitTest.inside(parent.hitTest),
            quotes: Document003.outsideIn)
        Claim(
            "The touch is delivered to the touch methods of the view that was found.",
            when: tapped == .both,
            quotes: Document003.thenTheBestView
        ) {
            parent.hitTest.returns(front)
            front.touchesBegan.happens
        }
        Claim(
            "Each new touch is hit-tested in two complete passes.", parent.hitTest.times(2),
            explanation: "The two passes are identical.", rules: [.twoPasses])
        Claim("It makes no difference how the front view became the last subview.", arranged.changesNothing())
    })

private final class AskedView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
