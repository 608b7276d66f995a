import EventTrace
import ExperimentKit
import UIKit

private enum How: String, Choice {
    case viewOnly = "only adds the view of `inner`"
    case child = "calls `addChild`, adds the view, and calls `didMove(toParent:)`"
}
private let how = Variable<How>("how", "`outer`")

private enum Moment: String, Choice {
    case root = "in its `viewDidLoad` as root of the window"
    case pushed = "in its `viewDidLoad` for a push"
    case later = "on the screen after its push"
}
private let moment = Variable<Moment>("moment", "`outer` does so")

/// Shows another controller's view in its own.
private final class Outer: UIViewController {
    var whenLoaded: () -> Void = {}

    override func viewDidLoad() {
        super.viewDidLoad()
        whenLoaded()
    }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
}

/// Has a button that pushes the next screen.
private final class Inner: UIViewController {
    var goOn: (UINavigationController?) -> Void = { _ in }

    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }

    static let goesOn = Selector("openNext", Inner.openNext)
    func openNext() { goOn(navigationController) }
}

private let outer = Named<Outer>("outer")
private let inner = Named<Inner>("inner")
private let added = Mark("the view is added")
private let finger = Mark("a finger touches the view of inner")
private let finds = Mark("inner finds its navigation controller")
private let findsNone = Mark("navigationController of inner is nil")
private let next = Mark("another controller is pushed")
private let back = Mark("it is popped")

/// A controller's view in another controller's view, with and without a parent.
let viewWithoutAddChild: Experiment = Experiment(
    id: "ViewWithoutAddChild",
    title: "A controller's view added without `addChild`: which calls come?",
    question:
        "`outer` shows the view of another controller, `inner`, in its own view: with `addChild(_:)` and `didMove(toParent:)`, or by `addSubview` alone. Which appearance calls does `inner` receive, do touches climb through it, and does it have a navigation controller?",
    answer:
        "Without a parent `inner` appears when its view enters a window, but receives nothing while a container moves `outer`: no `viewWillAppear` if `outer` adds the view in its own `viewDidLoad` and is pushed, and no call when another controller is pushed over `outer` and popped. `willMove` and `didMove(toParent:)` do not come, and `navigationController` is nil, so that a push from `inner` does nothing. Touches climb from the view to `inner` and on to `outer` in both cases: `next` does not ask for parents.",
    remedy:
        "Call `addChild(inner)`, set the frame or constraints of its view, `addSubview`, and `inner.didMove(toParent: self)`, in this order; on the way out `inner.willMove(toParent: nil)`, `removeFromSuperview()`, `removeFromParent()`. Do the same in cells, popups and pages of a scroll view. Without `addChild` nothing keeps the controller either: if no property holds it, it is released, its view stays, and its buttons and delegates are dead. Apple documents that `viewWillTransition(to:with:)` is passed on to children, and that a controller takes its traits from the superview of its view since iOS 17, from its parent before; what a controller without a parent receives of them is not modelled here.",
    symptoms: [
        "viewWillAppear not called on child view controller added as subview",
        "viewDidAppear called before the parent's for a child view controller",
        "navigationController is nil in child view controller",
        "pushViewController does nothing in embedded view controller",
        "addSubview view controller view without addChild",
        "button in child view controller's view does nothing",
    ],
    variables: [how, moment],
    stage: { stage in
        let (outside, inside) = (stage.name(Outer(), outer), stage.name(Inner(), inner))
        let detail = stage.keep(UIViewController())
        let button = UIButton(frame: CGRect(x: 100, y: 300, width: 200, height: 60))
        button.addTarget(inside, action: Inner.goesOn, for: .touchUpInside)
        inside.goOn = { navigation in
            stage.mark(navigation == nil ? findsNone : finds)
            navigation?.pushViewController(detail, animated: true)
        }
        let isChild = stage[how] == .child
        let add: () -> Void = { [unowned(unsafe) outside, unowned(unsafe) inside] in
            if isChild { outside.addChild(inside) }
            inside.view.addSubview(button)
            outside.view.addSubview(inside.view)
            if isChild { inside.didMove(toParent: outside) }
        }
        if stage[moment] != .later { outside.whenLoaded = add }
        guard stage[moment] != .root else {
            stage.window.rootViewController = outside
            stage.script.wait(1)
            stage.touchBesideTheButton()
            return
        }
        let navigation = stage.keep(UINavigationController(rootViewController: UIViewController()))
        stage.window.rootViewController = navigation
        stage.script.wait(1)
        stage.script.perform { navigation.pushViewController(outside, animated: true) }
        stage.script.wait(1)
        if stage[moment] == .later {
            stage.script.mark(added)
            stage.script.perform { add() }
            stage.script.wait(1)
        }
        stage.touchBesideTheButton()
        stage.script.tap(at: CGPoint(x: 200, y: 330))
        stage.script.wait(1)
        stage.script.perform { [unowned(unsafe) outside] in
            if navigation.topViewController === outside {
                stage.mark(next)
                navigation.pushViewController(detail, animated: true)
            }
        }
        stage.script.wait(1)
        stage.script.mark(back)
        stage.script.perform { navigation.popViewController(animated: true) }
        stage.script.wait(1)
    },
    outcomes: {
        Outcome("`inner` receives `viewWillAppear`", not: "`inner` never receives `viewWillAppear`", inner.viewWillAppear)
        Outcome("a push from `inner` works", not: "a push from `inner` does nothing, or there is none", finds.written)
    },
    claims: {
        Claim(
            "In a root controller `inner` appears without a parent too; its `viewDidAppear` comes before that of `outer`.",
            when: how == .viewOnly && moment == .root, explanation: "A log of iOS 9 shows this order.", rules: [.viewWithoutAParent]
        ) {
            outer.viewWillAppear
            inner.viewWillAppear
            inner.viewDidAppear
            outer.viewDidAppear
        }
        Claim(
            "With a parent, `viewDidAppear` of `inner` comes after that of `outer`.", when: how == .child && moment == .root,
            explanation: "The same log shows it.", rules: [.appearance]
        ) {
            outer.viewWillAppear
            inner.viewWillAppear
            outer.viewDidAppear
            inner.viewDidAppear
        }
        Claim(
            "Added to a view on the screen, `inner` appears with and without a parent.", when: moment == .later,
            explanation: "Two authors found that adding the view is enough.", grade: .assumed
        ) {
            added.written
            inner.viewWillAppear
            inner.viewDidAppear
            finger.written
        }
        Claim(
            "Added in `viewDidLoad` of a controller that is pushed, `inner` does not receive `viewWillAppear` without a parent.",
            when: how == .viewOnly && moment == .pushed, inner.viewWillAppear.never,
            explanation: "One author’s log of 2016 lacks the call; whether `viewDidAppear` comes then was not printed.",
            rules: [.containersMoveTheirOwn])
        Claim(
            "Without a parent nothing comes when another controller is pushed above `outer` and popped.",
            when: how == .viewOnly && moment != .root,
            explanation: "Developers report that the calls of the parent are not passed on; no log of the way back was found.",
            rules: [.containersMoveTheirOwn]
        ) {
            next.written
            back.written
            inner.viewWillDisappear.never
            inner.viewDidDisappear.never
        }
        Claim(
            "With a parent, `inner` disappears and appears together with `outer`.", when: how == .child && moment != .root,
            rules: [.appearance]
        ) {
            finds.written
            inner.viewWillDisappear
            inner.viewDidDisappear
            back.written
            inner.viewWillAppear
            inner.viewDidAppear
        }
        Claim(
            "Without a parent `navigationController` is nil, and the button pushes nothing.", when: how == .viewOnly && moment != .root,
            findsNone.written.happens, explanation: "Apple documents that the property looks at the parents.")
        Claim(
            "`addChild` calls `willMove(toParent:)`.", when: how == .child, inner.willMoveToParent.times(1),
            explanation: "`didMove(toParent:)` is called by the code of the container.", rules: [.containment])
        Claim(
            "A touch climbs from the view to `inner` and on to `outer`, with and without a parent.",
            explanation: "`next` of a controller is the superview of its view.", rules: [.chain]
        ) {
            finger.written
            inner.touchesBegan
            outer.touchesBegan
        }
    })

extension Stage {
    /// A finger touches the view beside the button.
    fileprivate func touchBesideTheButton() {
        script.mark(finger)
        script.tap(at: CGPoint(x: 200, y: 600))
        script.wait(0.5)
    }
}
