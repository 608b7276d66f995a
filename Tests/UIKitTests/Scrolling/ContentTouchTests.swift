import EventTrace
import Testing

@testable import UIKit

/// SC.1, SC.2: what the content of a scroll view gets, and when.
@Suite struct ContentTouchTests {
    private func world(_ scrollView: @escaping @autoclosure () -> UIScrollView, _ content: @escaping @autoclosure () -> UIView) -> World {
        World { world in
            let scrollView = world.name(scrollView(), "scroll")
            scrollView.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
            scrollView.contentSize = CGSize(width: 300, height: 2000)
            let content = world.name(content(), "content")
            content.frame = CGRect(x: 0, y: 0, width: 300, height: 2000)
            scrollView.addSubview(content)
            world.root.addSubview(scrollView)
        }
    }

    private func drag(_ world: World, from time: Double = 0, down: Bool = true) {
        if down { world.down(100, 300, at: time) }
        for step in 1...5 { world.move(100, 300 - Double(step) * 8, at: time + Double(step) * 0.016) }
        world.up(100, 260, at: time + 0.2)
    }

    @Test func `SC.1 content gets began 150 ms after a finger came down that holds still`() {
        let world = world(UIScrollView(), TouchView())
        world.tap(100, 100, hold: 0.3)
        #expect(world.run() == ["content.touchesBegan", "content.touchesEnded"])
        #expect(world.trace.ordering.map(\.time) == [0.15, 0.3])
    }

    @Test func `SC.1 a quick tap delivers began and ended together at the lift`() {
        let world = world(UIScrollView(), TouchView())
        world.tap(100, 100, hold: 0.08)
        #expect(world.run() == ["content.touchesBegan", "content.touchesEnded"])
        #expect(world.trace.ordering.map(\.time) == [0.08, 0.08])
    }

    @Test func `SC.1 a drag within the delay scrolls and the content gets nothing`() {
        let world = world(UIScrollView(), TouchView())
        drag(world)
        #expect(world.run().isEmpty)
        #expect((world.root.subviews.first as? UIScrollView)?.contentOffset.y ?? 0 > 0)
    }

    @Test func `SC.1 after the delay a drag cancels the content's touch and scrolls`() {
        let world = world(UIScrollView(), TouchView())
        world.down(100, 300, at: 0)
        drag(world, from: 0.3, down: false)
        let tokens = world.run()
        #expect(tokens.filter { $0 != "content.touchesMoved" } == ["content.touchesBegan", "content.touchesCancelled"])
        #expect((world.root.subviews.first as? UIScrollView)?.contentOffset.y ?? 0 > 0)
    }

    @Test func `SC.1 without the delay content gets began at once`() {
        let world = world(
            {
                let scroll = UIScrollView()
                scroll.delaysContentTouches = false
                return scroll
            }(), TouchView())
        world.tap(100, 100, hold: 0.08)
        world.run()
        #expect(world.trace.ordering.map(\.time) == [0, 0.08])
    }

    @Test func `SC.2 content that may not begin gets nothing, and the scroll view still scrolls`() {
        let world = world(AskingScrollView(mayBegin: false), TouchView())
        world.tap(100, 100, hold: 0.3)
        drag(world, from: 1)
        #expect(world.run() == ["scroll.touchesShouldBegin(content)"])
        #expect((world.root.subviews.first as? UIScrollView)?.contentOffset.y ?? 0 > 0)
    }

    @Test func `SC.2 the question comes just before delivery`() {
        let world = world(AskingScrollView(), TouchView())
        world.tap(100, 100, hold: 0.3)
        #expect(world.run() == ["scroll.touchesShouldBegin(content)", "content.touchesBegan", "content.touchesEnded"])
        #expect(world.trace.ordering.map(\.time) == [0.15, 0.15, 0.3])
    }

    @Test func `SC.21 content that may not be cancelled keeps the touch and nothing scrolls`() {
        let world = world(AskingScrollView(mayCancel: false), TouchView())
        world.down(100, 300, at: 0)
        drag(world, from: 0.3, down: false)
        let tokens = world.run()
        #expect(
            tokens.filter { $0 != "content.touchesMoved" } == [
                "scroll.touchesShouldBegin(content)", "content.touchesBegan", "scroll.touchesShouldCancel(content)", "content.touchesEnded",
            ])
        #expect((world.root.subviews.first as? UIScrollView)?.contentOffset == .zero)
    }

    @Test func `SC.21 without canCancelContentTouches nobody is asked and nothing scrolls`() {
        let scroll = { () -> UIScrollView in
            let scroll = AskingScrollView()
            scroll.canCancelContentTouches = false
            return scroll
        }
        let world = world(scroll(), TouchView())
        world.down(100, 300, at: 0)
        drag(world, from: 0.3, down: false)
        #expect(!world.run().contains("scroll.touchesShouldCancel(content)"))
        #expect((world.root.subviews.first as? UIScrollView)?.contentOffset == .zero)
    }

    @Test func `SC.21 each view of the content is asked about once, however its touches lie among others`() {
        let world = World { world in
            let scroll = world.add(AskingScrollView(), "scroll")
            scroll.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
            scroll.contentSize = CGSize(width: 300, height: 2000)
            scroll.delaysContentTouches = false
            for (index, name) in ["left", "right"].enumerated() {
                let view = world.add(TouchView(frame: CGRect(x: index * 150, y: 0, width: 150, height: 2000)), name, to: scroll)
                view.isMultipleTouchEnabled = true
            }
        }
        world.together(.down, [(50, 300), (200, 300), (100, 300)], at: 0)
        world.together(.move, [(50, 250), (200, 250), (100, 250)], at: 0.1)
        world.together(.up, [(50, 250), (200, 250), (100, 250)], at: 0.2)
        #expect(
            world.run().filter { $0.contains("ShouldCancel") } == ["scroll.touchesShouldCancel(left)", "scroll.touchesShouldCancel(right)"])
    }

    @Test(arguments: [(true, true), (false, false)])
    func `SC.21 a drag that starts on a button scrolls only while the button has not got the touch`(_ delays: Bool, _ scrolls: Bool) {
        let scroll = { () -> UIScrollView in
            let scroll = UIScrollView()
            scroll.delaysContentTouches = delays
            return scroll
        }
        let world = world(scroll(), LoggingButton())
        drag(world)
        let tokens = world.run()
        #expect(tokens.contains("content.beginTracking") == !delays)
        #expect(((world.root.subviews.first as? UIScrollView)?.contentOffset.y ?? 0 > 0) == scrolls)
    }

    @Test func `SC.21 a scroll view that takes touches from buttons scrolls and cancels the button`() {
        let scroll = { () -> UIScrollView in
            let scroll = AskingScrollView()
            scroll.delaysContentTouches = false
            return scroll
        }
        let world = world(scroll(), LoggingButton())
        drag(world)
        let tokens = world.run()
        #expect(tokens.contains("content.cancelTracking"))
        #expect((world.root.subviews.first as? UIScrollView)?.contentOffset.y ?? 0 > 0)
    }

    @Test func `RC.3 a scroll view ends the climb of a touch`() {
        let world = World { world in
            let outer = world.name(TouchView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), "outer")
            let scroll = world.name(UIScrollView(frame: outer.bounds), "scroll")
            let content = world.name(TouchView(frame: outer.bounds), "content")
            content.callsSuper = true
            world.root.addSubview(outer)
            outer.addSubview(scroll)
            scroll.addSubview(content)
        }
        world.tap(100, 100)
        #expect(world.run() == ["content.touchesBegan", "content.touchesEnded"])
    }

    @Test func `SC.8 a scroll view whose scrolling is disabled passes touches on, at once`() {
        let world = World { world in
            let outer = world.name(TouchView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), "outer")
            let scroll = world.name(UIScrollView(frame: outer.bounds), "scroll")
            scroll.isScrollEnabled = false
            world.root.addSubview(outer)
            outer.addSubview(scroll)
        }
        world.tap(100, 100)
        #expect(world.run() == ["outer.touchesBegan", "outer.touchesEnded"])
        #expect(world.trace.ordering.map(\.time) == [0, 0.08])
    }
}

/// Answers with a given value.
final class AskingScrollView: UIScrollView {
    var mayBegin = true
    var mayCancel = true

    init(mayBegin: Bool = true, mayCancel: Bool = true) {
        self.mayBegin = mayBegin
        self.mayCancel = mayCancel
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { mayBegin }
    override func touchesShouldCancel(in view: UIView) -> Bool { mayCancel }
}
