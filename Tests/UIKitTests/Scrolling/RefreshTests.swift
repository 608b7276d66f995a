import EventTrace
import Testing

@testable import UIKit

/// SC.80: pulling to refresh.
@Suite struct RefreshTests {
    private final class Listener: UIScrollViewDelegate {
        var refused = false
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    }

    private let listener = Listener()
    private let spy = Spy()

    private func world(
        ablation: Ablation? = nil, add: (UIScrollView, UIRefreshControl) -> Void = { $0.refreshControl = $1 }
    ) -> (World, UIScrollView, UIRefreshControl) {
        var made: (UIScrollView, UIRefreshControl)!
        let world = World(ablation: ablation) { world in
            let scroll = world.add(UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), "scroll")
            scroll.contentSize = CGSize(width: 300, height: 2000)
            scroll.delegate = world.name(listener, "delegate")
            let control = world.name(UIRefreshControl(), "refresh")
            control.addTarget(spy, action: Spy.fire, for: .valueChanged)
            add(scroll, control)
            made = (scroll, control)
        }
        return (world, made.0, made.1)
    }

    private func pull(_ world: World, by distance: Double, at time: Double = 0) {
        world.down(150, 50, at: time)
        for step in 1...20 { world.move(150, 50 + distance * Double(step) / 20, at: time + Double(step) * 0.016) }
        world.up(150, 50 + distance, at: time + 0.7)
    }

    private static let pulled = [
        "delegate.scrollViewWillBeginDragging(scroll)", "refresh.action(valueChanged)", "delegate.scrollViewDidEndDragging(scroll)",
        "delegate.scrollViewDidEndDecelerating(scroll)",
    ]

    @Test func `SC.80 a pull sends valueChanged once, before the finger lifts, and the content rests below the control`() {
        let (world, scroll, control) = world()
        var seen: [Bool] = []
        spy.body = { _ in seen += [control.isRefreshing, scroll.isDragging, scroll.contentOffset.y <= -60] }
        pull(world, by: 200)
        #expect(world.run() == Self.pulled)
        #expect(seen == [true, true, true])
        #expect(scroll.contentOffset.y == -60 && control.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
        #expect(!control.isUserInteractionEnabled && scroll.contentInset.top == 0 && scroll.adjustedContentInset.top == 0)
    }

    @Test func `SC.80 a second pull sends nothing until refreshing has ended, which moves the content back`() {
        let (world, scroll, control) = world()
        pull(world, by: 200)
        pull(world, by: 200, at: 2)
        world.simulation.schedule(at: 12) { control.endRefreshing() }
        pull(world, by: 200, at: 14)
        let calls = world.run()
        #expect(calls == Self.pulled + Self.pulled.filter { !$0.contains("refresh") } + Self.pulled)
        #expect(world.decisions(by: .pullToRefresh) == ["refresh: changed", "refresh: changed"])
        world.simulation.perform { control.endRefreshing() }
        world.run()
        #expect(scroll.contentOffset.y == 0 && !control.isRefreshing)
    }

    @Test func `SC.80 a control that ends refreshing in its action sends nothing more in this drag`() {
        let (world, scroll, control) = world()
        spy.body = { _ in control.endRefreshing() }
        pull(world, by: 300)
        #expect(world.run() == Self.pulled)
        #expect(scroll.contentOffset.y == 0)
    }

    @Test func `SC.80 a short pull and a control out of its scroll view send nothing`() {
        let (world, scroll, control) = world()
        pull(world, by: 60)
        world.simulation.schedule(at: 2) { scroll.refreshControl = nil }
        pull(world, by: 200, at: 3)
        #expect(!world.run().contains("refresh.action(valueChanged)"))
        #expect(control.superview == nil && scroll.refreshControl == nil)
    }

    @Test func `SC.80 one that is added as a subview works, and its title is kept`() {
        let (world, scroll, control) = world { $0.addSubview($1) }
        pull(world, by: 200)
        #expect(world.run() == Self.pulled && scroll.refreshControl == nil)
        control.attributedTitle = NSAttributedString(string: "Wait")
        #expect(control.attributedTitle?.string == "Wait")
    }

    @Test func `SC.80 begun by code it sends nothing and leaves the content where it is`() {
        let (world, scroll, control) = world()
        world.simulation.perform { control.beginRefreshing() }
        #expect(world.run().isEmpty && control.isRefreshing && scroll.contentOffset.y == 0)
        world.simulation.perform { control.endRefreshing() }
        #expect(!control.isRefreshing)
    }

    @Test func `SC.80 endRefreshing stops content that glides, even if nothing was refreshing`() {
        let (world, scroll, control) = world()
        scroll.contentSize = CGSize(width: 300, height: 9000)
        world.down(150, 350, at: 0)
        for step in 1...10 { world.move(150, 350 - 20 * Double(step), at: Double(step) * 0.016) }
        world.up(150, 150, at: 0.17)
        world.simulation.run(until: 0.4)
        let offset = world.simulation.perform {
            control.endRefreshing()
            return scroll.contentOffset
        }
        #expect(offset.y > 0)
        #expect(world.run().last == "delegate.scrollViewDidEndDragging(scroll)")
        #expect(scroll.contentOffset == offset)
    }

    @Test func `SC.80 without the rule a pull sends nothing`() {
        let (world, scroll, _) = world(ablation: Ablation(switchedOff: Rule.pullToRefresh.id))
        pull(world, by: 200)
        #expect(!world.run().contains("refresh.action(valueChanged)") && scroll.contentOffset.y == 0)
    }

    @Test func `SC.80 a table view controller passes its refresh control on to its table`() {
        let world = World()
        world.simulation.perform {
            let (controller, control) = (UITableViewController(style: .plain), UIRefreshControl())
            controller.refreshControl = control
            #expect(controller.tableView.refreshControl === control && control.superview === controller.tableView)
            #expect(controller.refreshControl === control)
        }
    }
}
