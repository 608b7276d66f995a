import EventTrace
import Testing

@testable import UIKit

/// The record says which of client code's overrides the engine never calls.
struct UnmodelledTests {
    private class Traits: UIView {
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { super.traitCollectionDidChange(previous) }
    }

    private final class TraitsAndArea: Traits {
        override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
        override func awakeFromNib() { super.awakeFromNib() }
        override func encode(with coder: NSCoder) { super.encode(with: coder) }
    }

    private final class Rating: UIControl {
        override func accessibilityIncrement() { super.accessibilityIncrement() }
        override func accessibilityDecrement() { super.accessibilityDecrement() }
        override func accessibilityActivate() -> Bool { super.accessibilityActivate() }
        override func accessibilityPerformEscape() -> Bool { super.accessibilityPerformEscape() }
        override func accessibilityPerformMagicTap() -> Bool { super.accessibilityPerformMagicTap() }
    }

    private final class Controller: UIViewController {
        override var prefersHomeIndicatorAutoHidden: Bool { true }
        override var shouldAutorotate: Bool { false }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
        override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { super.traitCollectionDidChange(previous) }
    }

    private final class Layer: CALayer {
        override func display() { super.display() }
        override func draw(in context: CGContext) { super.draw(in: context) }
    }

    private final class Layered: UIView {
        override class var layerClass: LayerClass { Layer.self }
    }

    @Test func `once for each class and method, also of a class between`() {
        let world = World { world in
            for view in [Traits(), TraitsAndArea(), Traits(), TraitsAndArea(), UIView()] { world.root.addSubview(view) }
        }
        #expect(
            world.notes == [
                "traits: notModelled traitCollectionDidChange", "traitsAndArea: notModelled awakeFromNib",
                "traitsAndArea: notModelled encode", "traitsAndArea: notModelled traitCollectionDidChange",
                "traitsAndArea: notModelled safeAreaInsetsDidChange",
            ])
    }

    @Test func `of what assistive techniques call`() {
        let world = World { $0.root.addSubview(Rating()) }
        let methods = ["Activate", "Increment", "Decrement", "PerformEscape", "PerformMagicTap"]
        #expect(world.notes == methods.map { "rating: notModelled accessibility\($0)" })
        let rating = Rating()
        rating.accessibilityIncrement()
        rating.accessibilityDecrement()
        #expect(!rating.accessibilityActivate() && !rating.accessibilityPerformEscape() && !rating.accessibilityPerformMagicTap())
    }

    @Test func `of a controller, and of the class of a view's layer`() {
        let world = World { world in
            world.window.rootViewController = Controller()
            world.window.addSubview(Layered())
        }
        let methods = [
            "traitCollectionDidChange", "viewSafeAreaInsetsDidChange", "didReceiveMemoryWarning",
            "prefersHomeIndicatorAutoHidden", "shouldAutorotate", "supportedInterfaceOrientations",
        ]
        #expect(
            world.notes == methods.map { "controller: notModelled \($0)" }
                + ["display", "draw"].map { "layered: notModelled CALayer.\($0)" })
    }

    @Test func `a note is no part of an ordering and has no rule`() {
        let world = World { $0.root.addSubview(Traits()) }
        let trace = world.simulation.recorder.trace
        #expect(trace.ordering.isEmpty)
        #expect(trace.entries.filter { $0.kind == .note }.map(\.rule) == [nil])
        #expect(trace.jsonLines.contains("\"kind\":\"note\",\"subject\":\"traits\",\"verb\":\"notModelled\""))
    }
}
