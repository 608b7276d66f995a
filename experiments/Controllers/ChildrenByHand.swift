import EventTrace
import ExperimentKit
import UIKit

private enum Way: String, Choice {
    case automatic = "adds and removes the child's view, and forwards automatically"
    case byHand = "forwards by hand, with begin and end around each move"
    case noEnd = "forwards by hand, and forgets `endAppearanceTransition`"
    case twice = "forwards automatically, and calls begin and end as well"
    case transition = "calls `transition(from:to:duration:…)`"
}
private let way = Variable<Way>("way", "The container")

/// Forwards the appearance to its children, or leaves it to its code.
private final class Container: UIViewController {
    var forwards = true
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
}

/// Prints how it appears and goes.
private final class Child: UIViewController {
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
}

private let old = Named<Child>("old")
private let new = Named<Child>("new")
private let now = Mark("now")

/// Appearance calls in a container of one's own.
let childrenByHand: Experiment = Experiment(
    id: "ChildrenByHand",
    title: "Unbalanced calls to begin/end appearance transitions in a container of one's own",
    question:
        "A container replaces the child `old` by the child `new`. It leaves the appearance calls to UIKit, makes them by hand with `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`, forgets one, makes one too many, or calls `transition(from:to:…)`. Which calls do the children receive, and when does UIKit warn?",
    answer:
        "Automatic forwarding follows the views: `old` goes, and then `new` comes. By hand each begin calls the *will* method and each end the *did* method; without the end the child stays in between, without `viewDidAppear`. With automatic forwarding, a begin for `new` and an end for `old` after the move are unbalanced: UIKit prints a warning, and they have no effect here. `transition(from:to:…)` makes all four calls around its animation.",
    remedy:
        "Either leave `shouldAutomaticallyForwardAppearanceMethods` alone and only move the views: `addChild(_:)`, `addSubview(_:)`, `didMove(toParent:)`, and on the way out `willMove(toParent: nil)`, `removeFromSuperview()`, `removeFromParent()`. Or return `false` from the property and call begin before and end after each move, once each for every child; call begin in the container's own `viewWillAppear(_:)` and `viewWillDisappear(_:)` too, and end in the *did* methods, since UIKit passes these on no longer. Never call `viewWillAppear(_:)` yourself: the child receives it twice then. If the warning comes outside a container, a push or presentation began while another one ran.",
    symptoms: [
        "Unbalanced calls to begin/end appearance transitions for child view controller",
        "viewDidAppear not called for child view controller",
        "beginAppearanceTransition endAppearanceTransition when to call",
        "viewWillAppear called twice for child view controller",
    ],
    variables: [way],
    stage: { stage in
        let container = stage.name(Container(), "container")
        let (old, new) = (stage.name(Child(), old), stage.name(Child(), new))
        let way = stage[way]
        container.forwards = way != .byHand && way != .noEnd
        stage.window.rootViewController = container
        let isByHand = !container.forwards
        stage.script.wait(1)
        stage.script.perform {
            container.addChild(old)
            if isByHand { old.beginAppearanceTransition(true, animated: false) }
            container.view.addSubview(old.view)
            if isByHand { old.endAppearanceTransition() }
            old.didMove(toParent: container)
        }
        stage.script.wait(1)
        stage.script.mark(now)
        stage.script.perform {
            old.willMove(toParent: nil)
            container.addChild(new)
            if way == .transition {
                container.transition(from: old, to: new, duration: 0.3, animations: { new.view.alpha = 1 })
            } else {
                if isByHand {
                    old.beginAppearanceTransition(false, animated: false)
                    new.beginAppearanceTransition(true, animated: false)
                }
                old.view.removeFromSuperview()
                container.view.addSubview(new.view)
                if isByHand || way == .twice {
                    if way == .twice { new.beginAppearanceTransition(true, animated: false) }
                    old.endAppearanceTransition()
                    if way == .byHand { new.endAppearanceTransition() }
                }
            }
        }
        stage.script.wait(1)
        stage.script.perform {
            old.removeFromParent()
            new.didMove(toParent: container)
        }
    },
    outcomes: {
        Outcome("`new` appears", not: "`new` never appears", new.viewDidAppear)
        Outcome("calls are unbalanced", not: "all calls are balanced", decided("old: unbalanced ended"))
    },
    claims: {
        Claim("Moving the views is enough: UIKit makes the calls.", when: way == .automatic, rules: [.appearance]) {
            now.written
            old.viewWillDisappear
            old.viewDidDisappear
            new.viewWillAppear
            new.viewDidAppear
        }
        Claim("By hand the calls come with begin and end.", when: way == .byHand) {
            now.written
            old.viewWillDisappear
            new.viewWillAppear
            old.viewDidDisappear
            new.viewDidAppear
        }
        Claim("Without `endAppearanceTransition` the child never receives `viewDidAppear`.", when: way == .noEnd) {
            new.viewWillAppear.happens
            new.viewDidAppear.never
        }
        Claim(
            "Begin and end beside automatic forwarding are unbalanced.", when: way == .twice,
            explanation:
                "UIKit prints `Unbalanced calls to begin/end appearance transitions`; that the calls have no effect is not documented.",
            rules: [.unbalancedAppearance]
        ) {
            decided("new: unbalanced began")
            decided("old: unbalanced ended")
        }
        Claim(
            "`transition(from:to:…)` makes the calls of both children around its animation.", when: way == .transition,
            explanation: "A printed log has this order.", rules: [.childrenSwap]
        ) {
            now.written
            old.viewWillDisappear
            new.viewWillAppear
            new.viewDidAppear
            old.viewDidDisappear
        }
    })
