import EventTrace
import Testing

@testable import UIKit

/// When views draw.
struct DrawingTests {
    private final class Canvas: UIView {
        var rects: [CGRect] = []
        var inDraw: (Canvas) -> Void = { _ in }

        override func layoutSubviews() { super.layoutSubviews() }
        override func draw(_ rect: CGRect) {
            super.draw(rect)
            rects.append(rect)
            inDraw(self)
        }
    }

    private func canvas(_ world: World, _ name: String = "canvas") -> Canvas {
        let canvas = world.name(Canvas(frame: CGRect(x: 10, y: 20, width: 30, height: 40)), name)
        canvas.bounds.origin.x = 5
        return canvas
    }

    @Test func `PL.15 a new view draws its bounds at the commit, after layout, once`() {
        let world = World()
        let canvas = canvas(world)
        world.simulation.perform { world.root.addSubview(canvas) }
        #expect(canvas.rects.isEmpty)
        #expect(world.run() == ["canvas.layoutSubviews", "canvas.draw"])
        #expect(canvas.rects == [CGRect(x: 5, y: 0, width: 30, height: 40)])
        world.simulation.perform {
            canvas.removeFromSuperview()
            world.root.addSubview(canvas)
        }
        world.run()
        #expect(canvas.rects.count == 1)
    }

    @Test func `PL.15 a view that is marked draws once more, whatever part of it is marked`() {
        let world = World()
        let canvas = canvas(world)
        world.simulation.perform { world.root.addSubview(canvas) }
        world.run()
        world.simulation.perform {
            canvas.setNeedsDisplay()
            canvas.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
            #expect(canvas.layer.needsDisplay())
        }
        world.run()
        #expect(canvas.rects.count == 2 && !canvas.layer.needsDisplay())
    }

    @Test func `PL.15 a superview draws before its subviews, which draw although it has nothing to draw`() {
        let world = World()
        let (outer, inner) = (canvas(world, "outer"), canvas(world, "inner"))
        let plain = UIView(frame: outer.bounds)
        world.simulation.perform {
            plain.addSubview(inner)
            outer.addSubview(plain)
            world.root.addSubview(outer)
        }
        #expect(world.run().filter { $0.hasSuffix(".draw") } == ["outer.draw", "inner.draw"])
    }

    @Test func `PL.15 a view that is hidden or empty draws when it no longer is`() {
        let world = World()
        let (hidden, empty) = (canvas(world, "hidden"), canvas(world, "empty"))
        world.simulation.perform {
            world.root.isHidden = true
            empty.bounds.size.width = 0
            world.root.addSubview(hidden)
            world.window.addSubview(empty)
        }
        world.run()
        #expect(hidden.rects.isEmpty && empty.rects.isEmpty)
        world.simulation.perform { world.root.isHidden = false }
        world.run()
        #expect(hidden.rects.count == 1 && empty.rects.isEmpty)
        world.simulation.perform { empty.bounds.size.width = 3 }
        world.run()
        #expect(hidden.rects.count == 1 && empty.rects.map(\.width) == [3])
    }

    @Test func `PL.15 a new size marks a view whose content mode is redraw`() {
        let world = World()
        let (canvas, other) = (canvas(world), canvas(world, "other"))
        canvas.contentMode = .redraw
        world.simulation.perform { for view in [canvas, other] { world.root.addSubview(view) } }
        world.run()
        world.simulation.perform { for view in [canvas, other] { view.bounds.size.width = 7 } }
        world.run()
        #expect(canvas.rects.map(\.width) == [30, 7] && other.rects.count == 1)
    }

    @Test func `PL.15 a view that marks itself while it draws does not draw for ever`() {
        let world = World()
        let canvas = canvas(world)
        canvas.inDraw = { $0.setNeedsDisplay() }
        world.simulation.perform { world.root.addSubview(canvas) }
        world.run()
        #expect(canvas.rects.count == 1)
    }

    @Test func `a view that draws nothing brings about no commit`() {
        let world = World()
        world.run()
        let before = world.simulation.recorder.count
        world.simulation.perform { world.root.setNeedsDisplay() }
        world.run()
        #expect(world.simulation.recorder.count == before)
    }

    @Test func `a view draws in a context and a record says that nothing is drawn, once`() {
        let world = World()
        let canvas = canvas(world)
        canvas.inDraw = { _ in
            #expect(UIGraphicsGetCurrentContext() != nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
            UIGraphicsBeginImageContext(CGSize(width: 1, height: 2))
            #expect(UIGraphicsGetCurrentContext() != nil && UIGraphicsGetImageFromCurrentImageContext()?.size.height == 2)
            for _ in 1...3 { UIGraphicsEndImageContext() }
            #expect(UIGraphicsGetCurrentContext() != nil)
            UIGraphicsBeginImageContext(CGSize(width: 1, height: 2))
        }
        world.simulation.perform { world.root.addSubview(canvas) }
        world.run()
        #expect(world.simulation.perform { UIGraphicsGetCurrentContext() } == nil)
        #expect(world.notes == ["notModelled CGContext"])
    }
}
