import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Hit-testing, the responder chain, conversion of points and a quick flick, as recent logs show it.
extension ObservationScene {
    static let foundAgainViews: [ObservationScene] = [
        ObservationScene(
            "hittest-without-an-event-log",
            prints: [
                "hitTest IN root", "pointInside root -> YES", "hitTest IN B", "pointInside B -> NO", "hitTest OUT B -> nil",
                "hitTest IN A", "pointInside A -> YES", "hitTest IN A2", "pointInside A2 -> NO", "hitTest OUT A2 -> nil",
                "hitTest IN A1", "pointInside A1 -> YES", "hitTest OUT A1 -> A1", "hitTest OUT A -> A1", "hitTest OUT root -> A1",
                "hitTest IN root", "pointInside root -> YES", "hitTest IN A", "pointInside A -> YES", "hitTest IN A2",
                "pointInside A2 -> YES", "hitTest OUT A2 -> A2", "hitTest OUT A -> A2", "hitTest OUT root -> A2",
            ], of: ["hitTest IN *", "pointInside *", "hitTest OUT *"]
        ) { stage in
            stage.script.perform {
                func view(_ name: String, _ frame: CGRect, in parent: UIView? = nil) -> TracedView {
                    let view = TracedView(name, frame) { stage.mark($0) }
                    parent?.addSubview(view)
                    return view
                }
                let root = view("root", CGRect(x: 0, y: 0, width: 400, height: 800))
                let a = view("A", CGRect(x: 50, y: 100, width: 200, height: 200), in: root)
                _ = view("A1", CGRect(x: 20, y: 20, width: 100, height: 100), in: a)
                _ = view("A2", CGRect(x: 150, y: 150, width: 100, height: 100), in: a)
                let b = view("B", CGRect(x: 150, y: 250, width: 200, height: 100), in: root)
                _ = view("deep", CGRect(x: 10, y: 10, width: 60, height: 60), in: b)
                _ = root.hitTest(CGPoint(x: 100, y: 150), with: nil)
                root.bringSubviewToFront(a)
                _ = root.hitTest(CGPoint(x: 200, y: 270), with: nil)
            }
        },
        ObservationScene(
            "conditions-that-skip-a-view",
            prints: [
                "nothing: A1", "A1 hidden: A", "A1 alpha 0: A", "A1 not interactive: A", "A hidden: root", "A not interactive: root",
                "outside: nil", "A1 alpha 0.01: A", "A1 alpha one above 0.01: A1", "A1 clear: A1", "both alpha 0.02: A1",
                "A alpha 0.009: root",
            ], of: ["*: A", "*: A1", "*: root", "*: nil"]
        ) { stage in
            stage.script.perform {
                func tell(_ word: String, at point: CGPoint = CGPoint(x: 100, y: 150), _ change: (HitTree) -> Void = { _ in }) {
                    let tree = HitTree()
                    change(tree)
                    stage.mark("\(word): \(tree.hit(point))")
                }
                tell("nothing")
                tell("A1 hidden") { $0.child.isHidden = true }
                tell("A1 alpha 0") { $0.child.alpha = 0 }
                tell("A1 not interactive") { $0.child.isUserInteractionEnabled = false }
                tell("A hidden") { $0.parent.isHidden = true }
                tell("A not interactive") { $0.parent.isUserInteractionEnabled = false }
                tell("outside", at: CGPoint(x: -10, y: -10))
                tell("A1 alpha 0.01") { $0.child.alpha = 0.01 }
                tell("A1 alpha one above 0.01") { $0.child.alpha = CGFloat(Float(0.01).nextUp) }
                tell("A1 clear") { $0.child.backgroundColor = .clear }
                tell("both alpha 0.02") { ($0.parent.alpha, $0.child.alpha) = (0.02, 0.02) }
                tell("A alpha 0.009") { $0.parent.alpha = 0.009 }
            }
        },
        ObservationScene(
            "bounds-are-half-open",
            prints: [
                "upper left corner: A", "lower right corner: root", "just inside: A", "turned, middle: A1", "turned, where A was: root",
                "turned, where A is: A",
            ], of: ["*: A", "*: A1", "*: root"]
        ) { stage in
            stage.script.perform {
                let tree = HitTree()
                func tell(_ word: String, _ x: CGFloat, _ y: CGFloat) { stage.mark("\(word): \(tree.hit(CGPoint(x: x, y: y)))") }
                tell("upper left corner", 50, 100)
                tell("lower right corner", 250, 300)
                tell("just inside", 249.999, 299.999)
                tree.parent.transform = CGAffineTransform(rotationAngle: .pi / 4)
                tell("turned, middle", 150, 200)
                tell("turned, where A was", 60, 110)
                tell("turned, where A is", 150, 80)
            }
        },
        ObservationScene(
            "scale-zero-is-hit",
            differs: "It is one point, of Mac Catalyst; here a point has no place in a view whose transform has no inverse.",
            prints: ["hit"], of: ["hit", "not hit"]
        ) { stage in
            stage.script.perform {
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                root.addSubview(view)
                view.transform = CGAffineTransform(scaleX: 0, y: 0)
                stage.mark(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === view ? "hit" : "not hit")
            }
        },
        ObservationScene(
            "chain-with-childs-controller-log",
            prints: [
                "deep", "A", "root", "RootVC", "view of the system", "view of the system", "UIWindow", "UIWindowScene", "UIApplication",
                "AppDelegate", "childVC.view", "ChildVC", "root", "RootVC",
            ],
            of: [
                "deep", "A", "root", "RootVC", "view of the system", "UIWindow", "UIWindowScene", "UIApplication", "AppDelegate",
                "childVC.view", "ChildVC", "someone",
            ]
        ) { stage in
            let last = stage.keep(LastResponder())
            stage.application.delegate = last
            let (a, deep, child) = (stage.keep(UIView()), stage.keep(UIView()), stage.keep(UIViewController()))
            stage.view.addSubview(a)
            a.addSubview(deep)
            stage.rootViewController.addChild(child)
            stage.view.addSubview(child.view)
            stage.script.perform {
                let known: [(UIResponder?, String)] = [
                    (deep, "deep"), (a, "A"), (stage.view, "root"), (stage.rootViewController, "RootVC"), (stage.window, "UIWindow"),
                    (stage.window.windowScene, "UIWindowScene"), (stage.application, "UIApplication"), (last, "AppDelegate"),
                    (child.view, "childVC.view"), (child, "ChildVC"),
                ]
                func tell(from start: UIResponder, to end: UIResponder?) {
                    var responder: UIResponder? = start
                    while let current = responder {
                        let name = known.first { $0.0 === current }?.1
                        stage.mark(name ?? (current is UIView ? "view of the system" : "someone"))
                        responder = current === end ? nil : current.next
                    }
                }
                tell(from: deep, to: nil)
                tell(from: child.view, to: stage.rootViewController)
            }
        },
        ObservationScene(
            "action-to-nil-from-a-view-log",
            prints: [
                "nearAction: RootVC", "sent: true", "farAction: AppDelegate", "sent: true", "sent: false", "target: RootVC",
                "target: AppDelegate", "target: nil",
            ], of: ["nearAction: *", "farAction: *", "sent: *", "target: *"]
        ) { stage in
            let (root, last) = (stage.keep(NearController()), stage.keep(FarDelegate()))
            root.say = { stage.mark($0) }
            last.say = { stage.mark($0) }
            stage.application.delegate = last
            stage.window.rootViewController = root
            let deep = stage.keep(UIView())
            root.view.addSubview(deep)
            let near = Selector("nearAction", NearController.nearAction)
            let far = Selector("farAction", FarDelegate.farAction)
            let nobodys = Selector("nobodysAction", Elsewhere.nobodysAction)
            stage.script.perform {
                for action in [near, far, nobodys] {
                    stage.mark("sent: \(stage.application.sendAction(action, to: nil, from: deep, for: nil))")
                }
                for action in [near, far, nobodys] {
                    let target = deep.target(forAction: action, withSender: nil) as? UIResponder
                    stage.mark("target: \(target === root ? "RootVC" : target === last ? "AppDelegate" : "nil")")
                }
            }
        },
        ObservationScene(
            "points-between-trees",
            differs: "It is the only account, which advises against it; here the place of a root outside of all windows does not count.",
            prints: ["to nil: 40, 60", "to the window: 40, 60", "to nil, no window: 0, 0", "between trees: 363, 161"],
            of: ["to *", "between trees: *"]
        ) { stage in
            stage.script.perform {
                func tell(_ word: String, _ point: CGPoint) { stage.mark("\(word): \(Int(point.x.rounded())), \(Int(point.y.rounded()))") }
                let shown = UIView(frame: CGRect(x: 40, y: 60, width: 100, height: 100))
                stage.view.addSubview(shown)
                tell("to nil", shown.convert(CGPoint.zero, to: nil))
                tell("to the window", shown.convert(CGPoint.zero, to: stage.window))
                let a = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
                tell("to nil, no window", a.convert(CGPoint.zero, to: nil))
                let b = UIView(frame: CGRect(x: 50, y: 100, width: 300, height: 400))
                let c = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
                let lonely = UIView(frame: CGRect(x: 7, y: 9, width: 50, height: 50))
                a.addSubview(b)
                b.addSubview(c)
                b.transform = CGAffineTransform(rotationAngle: .pi / 2)
                tell("between trees", c.convert(CGPoint.zero, to: lonely))
            }
        },
        ObservationScene(
            "button-tapped-while-gliding",
            differs:
                "The report does not say how long the finger rests, or whether it moves; here a tap on a button in content that moves is sent.",
            prints: ["button.action(touchDown)", "button.action(touchCancel)"], of: ["button.action(*)"]
        ) { stage in
            let scroll = stage.addLong(from: 1000, height: 6000)
            let button = stage.add(UIButton(), "button", at: CGRect(x: 0, y: 0, width: 390, height: 6000), in: scroll)
            stage.flick(112)
            stage.script.perform { stage.addTargets(to: button, for: [.touchDown, .touchUpInside, .touchUpOutside, .touchCancel]) }
            stage.script.wait(0.3)
            stage.script.tap(at: CGPoint(x: 195, y: 400))
            stage.script.wait(3)
        },
        ObservationScene(
            "quick-flick-target-and-rest-log",
            prints: [
                "delegate.scrollViewWillBeginDragging*", .many("delegate.scrollViewDidScroll*"), "delegate.scrollViewWillEndDragging*",
                "target 6820", "delegate.scrollViewDidEndDragging*", "lifted at 5326", "delegate.scrollViewWillBeginDecelerating*",
                .many("delegate.scrollViewDidScroll*"), "delegate.scrollViewDidEndDecelerating*", "rests at 6820",
            ], of: ["delegate.scrollView*", "target *", "lifted at *", "rests at *"],
            and: [
                .interval(
                    from: "delegate.scrollViewDidEndDragging*", to: "delegate.scrollViewDidEndDecelerating*", milliseconds: 2852,
                    within: 60)
            ]
        ) { stage in
            stage.addLong(from: 5000, height: 40000)
            stage.flick(336)
            stage.script.wait(4)
        },
    ]
}

extension Stage {
    /// A scroll view as large as the screen, whose delegate says where its content will rest, is let go, and rests.
    @discardableResult
    fileprivate func addLong(from offset: CGFloat, height: CGFloat) -> UIScrollView {
        let scroll = add(UIScrollView(), "scroll", at: Stage.bounds)
        scroll.contentSize = CGSize(width: Stage.size.width, height: height)
        scroll.contentOffset.y = offset
        let delegate = name(FlickDelegate(), "delegate")
        delegate.say = { [self] in mark($0) }
        scroll.delegate = delegate
        return scroll
    }

    /// A finger that goes up so far, 24 points each 8 ms, and lifts in motion.
    fileprivate func flick(_ way: Double) {
        let finger = script.finger(1)
        finger.down(at: .point(x: 196, y: 792))
        for distance in stride(from: 24, through: way, by: 24) { finger.move(to: .point(x: 196, y: 792 - distance), over: 0.008) }
        finger.up()
    }
}

/// Prints hit-testing as its author's view does.
private final class TracedView: UIView {
    private let name: String
    private let say: (String) -> Void

    init(_ name: String, _ frame: CGRect, say: @escaping (String) -> Void) {
        (self.name, self.say) = (name, say)
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        say("hitTest IN \(name)")
        let hit = super.hitTest(point, with: event)
        say("hitTest OUT \(name) -> \((hit as? TracedView)?.name ?? "nil")")
        return hit
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let isInside = super.point(inside: point, with: event)
        say("pointInside \(name) -> \(isInside ? "YES" : "NO")")
        return isInside
    }
}

/// Three views without a window, one in another: root, A and A1.
private final class HitTree {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let parent = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
    let child = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))

    init() {
        root.addSubview(parent)
        parent.addSubview(child)
    }

    func hit(_ point: CGPoint) -> String {
        let hit = root.hitTest(point, with: nil)
        return hit === child ? "A1" : hit === parent ? "A" : hit === root ? "root" : "nil"
    }
}

private final class LastResponder: UIResponder, UIApplicationDelegate {}

private final class NearController: UIViewController {
    var say: (String) -> Void = { _ in }

    func nearAction() { say("nearAction: RootVC") }
}

private final class FarDelegate: UIResponder, UIApplicationDelegate {
    var say: (String) -> Void = { _ in }

    func farAction() { say("farAction: AppDelegate") }
}

private final class Elsewhere {
    func nobodysAction() {}
}

private final class FlickDelegate: UIScrollViewDelegate {
    var say: (String) -> Void = { _ in }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { say("target \(tens(targetContentOffset.pointee.y))") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        say("lifted at \(Int(scrollView.contentOffset.y.rounded()))")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { say("rests at \(tens(scrollView.contentOffset.y))") }

    /// The nearest ten.
    private func tens(_ number: CGFloat) -> Int { 10 * Int((number / 10).rounded()) }
}
