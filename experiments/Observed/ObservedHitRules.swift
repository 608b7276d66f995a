import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// What documents and experiments say about who is hit.
extension ObservationScene {
    static let hitRules: [ObservationScene] = [
        ObservationScene(
            "wwdc14-hittest-algorithm",
            prints: [
                .repeated([
                    "A.hitTest", "A.pointInside -> true", "C.hitTest", "C.pointInside -> false", "C.hitTest -> nil", "B.hitTest",
                    "B.pointInside -> true", "B.hitTest -> B", "A.hitTest -> B",
                ])
            ],
            of: ["*.hitTest", "*.hitTest -> *", "*.pointInside -> *"]
        ) { stage in
            let a = stage.add(LoggedHitView(), "A")
            stage.add(LoggedHitView(), "B", at: CGRect(x: 10, y: 10, width: 80, height: 80), in: a)
            stage.add(LoggedHitView(), "C", at: CGRect(x: 110, y: 110, width: 80, height: 80), in: a)
            stage.script.tap("B")
        },
        hit("wwdc14-overlay-scrollview-nil", "behind", "The empty part of the overlay lets the touch through.") { stage in
            stage.add(LoggedView(), "behind")
            let overlay = stage.add(Sieve(), "overlay")
            stage.add(LoggedView(), "inside", at: CGRect(x: 0, y: 0, width: 50, height: 50), in: overlay)
            stage.script.tap(.point(x: 150, y: 150, in: "overlay"))
        },
        hit("wwdc14-overlay-scrollview-nil", "inside", "A subview of the overlay gets the touch.") { stage in
            stage.add(LoggedView(), "behind")
            let overlay = stage.add(Sieve(), "overlay")
            stage.add(LoggedView(), "inside", at: CGRect(x: 0, y: 0, width: 50, height: 50), in: overlay)
            stage.script.tap("inside")
        },
        hit("wwdc14-uie-no-blocks-subtree", "behind", "Nothing below the disabled view is hit.") { stage in
            stage.add(LoggedView(), "behind")
            let front = stage.add(LoggedView(), "front")
            front.isUserInteractionEnabled = false
            stage.add(LoggedView(), "inside", at: CGRect(x: 50, y: 50, width: 100, height: 100), in: front)
            stage.script.tap("inside")
        },
        hit("layer-zposition-ignored", "last", "`zPosition` does not count.") { stage in
            stage.add(LoggedView(), "first").layer.zPosition = 100
            stage.add(LoggedView(), "last")
            stage.script.tap("last")
        },
        hit("layer-zposition-ignored", "first", "The order of `subviews` does.") { stage in
            let first = stage.add(LoggedView(), "first")
            stage.add(LoggedView(), "last")
            stage.view.bringSubviewToFront(first)
            stage.script.tap("last")
        },
        ObservationScene(
            "hit-nil-window-passthrough", prints: [.repeated(["overlay.hitTest", "lower.hitTest"]), "lower.sendEvent", "lower.sendEvent"],
            of: ["*.hitTest", "*.sendEvent"]
        ) { stage in
            let lower = stage.show(ProbeWindow(frame: Stage.bounds), as: "lower")
            let overlay = stage.show(PassingWindow(frame: Stage.bounds), as: "overlay")
            overlay.windowLevel = UIWindow.Level.normal + 1
            stage.add(LoggedView(), "view", in: lower.rootViewController?.view)
            stage.script.tap("view")
        },
        ObservationScene(
            "hittest-article-bounds-rule",
            checks: [
                .holds(
                    "The superview does not contain the point, and what sticks out of it is not asked.",
                    .all([.answer(of: "superview.pointInside", is: "false"), .never("sub.hitTest"), .never("sub.touches*")]))
            ]
        ) { stage in
            let superview = stage.add(LoggedHitView(), "superview")
            stage.add(LoggedHitView(), "sub", at: CGRect(x: 150, y: 50, width: 140, height: 100), in: superview)
            stage.script.tap(.point(x: 120, y: 50, in: "sub"))
        },
        hit("alpha-threshold", "front", "At 0.02 it is hit.") { $0.addTransparent(0.02) },
        hit("alpha-threshold", "front", "At 0.015 it is hit.") { $0.addTransparent(0.015) },
        hit("alpha-threshold", "behind", "At 0.005 it is not.") { $0.addTransparent(0.005) },
        hit("hittest-bezierpath", "triangle", "Inside the triangle the view is hit.") { stage in
            stage.add(Triangle(), "triangle")
            stage.script.tap(.point(x: 20, y: 20, in: "triangle"))
        },
        ObservationScene(
            "hittest-bezierpath", checks: [.holds("In the corner outside the triangle it is not.", .never("triangle.touches*"))]
        ) { stage in
            stage.add(Triangle(), "triangle")
            stage.script.tap(.point(x: 190, y: 190, in: "triangle"))
        },
        hit("hittest-transform-honoured", "view", "On the rotated shape it is hit.") { stage in
            stage.add(LoggedView(), "view").transform = CGAffineTransform(rotationAngle: .pi / 4)
            stage.script.tap(at: CGPoint(x: 195, y: 180))
        },
        ObservationScene(
            "hittest-transform-honoured",
            checks: [.holds("In the corner of the bounding box it is not.", .never("view.touches*"))]
        ) { stage in
            stage.add(LoggedView(), "view").transform = CGAffineTransform(rotationAngle: .pi / 4)
            stage.script.tap(at: CGPoint(x: 100, y: 205))
        },
        ObservationScene(
            "layer-hittest-superlayer-coords",
            checks: [
                .holds(
                    "Points above y = 100 are outside; below it the view's layer is hit, then the sublayer.",
                    .ordering(["y 50: nil", "y 150: root layer", "y 350: sublayer"], among: ["y *"]))
            ]
        ) { stage in
            let view = stage.add(UIView(), "view", at: CGRect(x: 50, y: 100, width: 275, height: 468))
            let sublayer = CALayer()
            sublayer.frame = CGRect(x: 0, y: 200, width: 275, height: 200)
            view.layer.addSublayer(sublayer)
            stage.script.perform {
                for y in [50, 150, 350] {
                    let hit = view.layer.hitTest(CGPoint(x: 100, y: CGFloat(y)))
                    stage.mark("y \(y): \(hit == nil ? "nil" : hit === view.layer ? "root layer" : "sublayer")")
                }
            }
        },
    ]

    /// A scene in which this view gets the touch, and no other that prints.
    private static func hit(
        _ id: String, _ name: String, _ sentence: String, line: Int = #line, _ stage: @escaping @Sendable (Stage) -> Void
    ) -> ObservationScene {
        ObservationScene(
            id, checks: [.holds(sentence, .all([.happens(TokenPattern("\(name).touchesBegan")), .exactly(1, "*.touchesBegan")]))],
            line: line, stage: stage)
    }
}

extension Stage {
    fileprivate func addTransparent(_ alpha: CGFloat) {
        add(LoggedView(), "behind")
        add(LoggedView(), "front").alpha = alpha
        script.tap("front")
    }
}

/// Is never hit itself.
private final class Sieve: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// A window that lets every touch through.
private final class PassingWindow: UIWindow {
    override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

/// Contains the points of the triangle above the falling diagonal only.
private final class Triangle: LoggedView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: bounds.size.width, y: 0))
        path.addLine(to: CGPoint(x: 0, y: bounds.size.height))
        path.close()
        return path.contains(point)
    }
}
