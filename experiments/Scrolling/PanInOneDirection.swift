import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Lock: String, Choice {
    case nothing = "takes any direction"
    case velocity = "may begin if its velocity is sideways"
    case translation = "may begin if its translation is sideways"
    case inTheAction = "ignores the vertical part in its action"
}
private let lock = Variable<Lock>("lock", "The card's pan recognizer")

private enum Finger: String, Choice {
    case sideways = "drags sideways"
    case up = "drags up"
    case sidewaysThenUp = "drags sideways then up"
    case upThenSideways = "drags up then sideways"
    case creepsUp = "creeps up by 9 points then drags sideways"
}
private let finger = Variable<Finger>("finger", "The finger")

/// Lets a pan begin only if it goes sideways.
private final class Sideways: UIGestureRecognizerDelegate {
    let lock: Lock

    init(_ lock: Lock) { self.lock = lock }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let way = lock == .velocity ? pan.velocity(in: pan.view) : pan.translation(in: pan.view)
        return abs(way.x) > abs(way.y)
    }
}

/// Moves the card with the finger, sideways only if `true` is passed.
private final class Mover {
    var isSidewaysOnly = false

    func panned(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: pan.view?.superview)
        pan.view?.transform = CGAffineTransform(translationX: way.x, y: isSidewaysOnly ? 0 : way.y)
    }

    static let panned = Selector("panned(_:)", Mover.panned)
}

private let asksBeforeItBegins = Condition(
    "`gestureRecognizerShouldBegin(_:)` checks the direction", not: "`gestureRecognizerShouldBegin(_:)` is not implemented",
    lock.isOneOf(.velocity, .translation))

private let card = Named<UIView>("card")
private let pan = Named<UIPanGestureRecognizer>("pan")
private let sideways = Named<Sideways>("sideways")
private let delegate = Named<LoggedDrags>("delegate")

private let beginsUp = Condition(
    "the drag begins upward", not: "the drag begins sideways", finger.isOneOf(.up, .upThenSideways))
private let creeps = Condition("the finger first creeps up", not: "the finger drags at once", finger == .creepsUp)

/// One of two directions for the pan, the other for the scroll view.
let panInOneDirection: Experiment = Experiment(
    id: "PanInOneDirection",
    title: "A pan gesture in one direction only, inside a scroll view",
    question:
        "A card in a vertical scroll view can be dragged aside with a pan recognizer, and drags up and down must scroll. The pan recognizer's direction is checked in `gestureRecognizerShouldBegin(_:)`, by `velocity(in:)` or `translation(in:)`, or only its action ignores the vertical part. Which of these lets the scroll view scroll?",
    answer:
        "Of these ways, only a `gestureRecognizerShouldBegin(_:)` that returns `false` lets the scroll view scroll. Ignoring the vertical part in the action is too late: the pan recognizer has already won. The direction at the beginning decides for the whole touch: a pan that began sideways goes on when the finger turns up, and content that scrolls goes on scrolling. Velocity and translation differ only if the finger first creeps the other way.",
    remedy:
        "Set the pan recognizer's `delegate`, and in `gestureRecognizerShouldBegin(_:)` return `abs(velocity.x) > abs(velocity.y)` with `pan.velocity(in: pan.view)`. In the action use the horizontal part of the translation alone, as the finger may turn later. A control that follows the finger with touch methods should be a `UIControl`: the scroll view around it leaves the touch to a control that tracks it, and takes the touch from a plain view. A pan recognizer of another superview, such as a sheet's, cancels the touch in either case.",
    symptoms: [
        "UIPanGestureRecognizer only horizontal, not vertical",
        "lock a pan gesture to one direction",
        "pan gesture inside a scroll view blocks vertical scrolling",
        "velocity or translation in gestureRecognizerShouldBegin",
        "drag a card sideways while the list scrolls vertically",
        "directional pan gesture recognizer",
        "segmented control with a pan gesture blocks vertical scrolling of the table",
    ],
    observations: ["header-shouldBegin"],
    variables: [lock, finger],
    stage: { stage in
        let scroll = stage.addTall(UIScrollView())
        let card = stage.add(UIView(), card, at: CGRect(x: 20, y: 50, width: 260, height: 200), in: scroll)
        let mover = stage.keep(Mover())
        mover.isSidewaysOnly = stage[lock] != .nothing
        let pan = stage.name(UIPanGestureRecognizer(target: mover, action: Mover.panned), pan)
        if stage[lock] == .velocity || stage[lock] == .translation { pan.delegate = stage.name(Sideways(stage[lock]), sideways) }
        card.addGestureRecognizer(pan)
        let (script, hand) = (stage.script, stage.script.finger(1))
        let start = (x: 200.0, y: 150.0)
        func drag(_ dx: Double, _ dy: Double, over time: Double) {
            hand.move(to: .point(x: 45 + 20 + start.x + dx, y: 200 + 50 + start.y + dy), over: time)
        }
        hand.down(at: .point(x: start.x, y: start.y, in: card))
        switch stage[finger] {
        case .sideways: drag(-80, 0, over: 0.2)
        case .up: drag(0, -80, over: 0.2)
        case .sidewaysThenUp:
            drag(-80, 0, over: 0.2)
            drag(-80, -80, over: 0.2)
        case .upThenSideways:
            drag(0, -80, over: 0.2)
            drag(-80, -80, over: 0.2)
        case .creepsUp:
            drag(0, -9, over: 0.3)
            script.wait(0.3)
            drag(-8, -9, over: 0)
            drag(-80, -9, over: 0.2)
        }
        hand.up()
    },
    outcomes: {
        Outcome("the scroll view scrolls", not: "the pan recognizer takes the drag", delegate.scrollViewWillBeginDragging)
        Outcome("`gestureRecognizerShouldBegin(_:)`", otherwise: "is not asked") {
            Outcome.State("returns `false`", sideways.gestureRecognizerShouldBegin.returns(false))
            Outcome.State("returns `true`", sideways.gestureRecognizerShouldBegin.returns(true))
        }
    },
    claims: {
        Claim(
            "A pan recognizer that takes any direction takes vertical drags from the scroll view too.",
            when: lock == .nothing && beginsUp,
            explanation: "If two recognizers recognize with the same move, the one on the deeper view wins.", rules: [.deepestLatestWins]
        ) {
            pan.action(.began).happens
            delegate.everything.never
        }
        Claim(
            "An action that ignores the vertical part lets the scroll view scroll.",
            when: lock == .inTheAction && beginsUp, delegate.call("scroll*").happens,
            rules: [.exclusion],
            knownRefutation:
                "When the action runs, the pan recognizer has recognized and the scroll view's own pan recognizer has failed. The card stays where it is, and nothing scrolls."
        )
        Claim(
            "If `gestureRecognizerShouldBegin(_:)` returns `false`, a vertical drag goes to the scroll view.",
            when: asksBeforeItBegins && beginsUp,
            explanation: "A recognizer whose `gestureRecognizerShouldBegin` returns `false` fails.", rules: [.shouldBegin]
        ) {
            sideways.gestureRecognizerShouldBegin.returns(false)
            delegate.call("scroll*").happens
            pan.action.never
        }
        Claim(
            "A sideways drag moves the card, whatever the check.", when: finger == .sideways
        ) {
            pan.action(.ended).happens
            delegate.everything.never
        }
        Claim(
            "A drag that turns up later stays with the pan recognizer.", when: finger == .sidewaysThenUp,
            explanation: "Whether it may begin is asked once.", rules: [.shouldBegin]
        ) {
            pan.action(.ended).happens
            delegate.everything.never
        }
        Claim(
            "After `gestureRecognizerShouldBegin(_:)` has returned `false`, it is not called again if the drag turns sideways later.",
            when: asksBeforeItBegins && finger == .upThenSideways, sideways.gestureRecognizerShouldBegin(pan).times(1))
        Claim(
            "If the finger first creeps up, velocity and translation give different answers: velocity says sideways.",
            when: lock == .velocity && creeps,
            explanation: "Assumed: the velocity is that of the last tenth of a second.", rules: [.velocity]
        ) {
            sideways.gestureRecognizerShouldBegin.returns(true)
            pan.action(.began).happens
        }
        Claim(
            "If the finger first creeps up, the translation still says up.", when: lock == .translation && creeps,
            explanation: "Assumed: the translation when the pan begins is the whole way since touch down.", rules: [.pan, .panStart]
        ) {
            sideways.gestureRecognizerShouldBegin.returns(false)
            pan.action.never
        }
        Claim(
            "For drags that go straight, velocity and translation give the same answer.",
            when: asksBeforeItBegins && !creeps, lock.changesNothing())
    })
