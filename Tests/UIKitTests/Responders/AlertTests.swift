import Testing

@testable import UIKit

/// Alerts, whose buttons are tapped. The screen is 390 by 844 points.
struct AlertTests {
    private final class Log {
        var lines: [String] = []
    }

    private func alert(_ style: UIAlertController.Style, _ log: Log, _ titles: [(String, UIAlertAction.Style)]) -> (
        World, UIAlertController
    ) {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: style)
        for (title, kind) in titles {
            alert.addAction(
                UIAlertAction(title: title, style: kind) { action in
                    log.lines.append("\(action.title ?? "?") \(alert.presentingViewController == nil)")
                })
        }
        let world = World { world in
            world.root.addSubview(world.name(TouchView(frame: world.root.bounds), "below"))
            world.window.rootViewController?.present(alert, animated: false)
        }
        return (world, alert)
    }

    @Test func `RC.14 a button dismisses the alert, then runs its handler; nothing below is hit`() {
        let log = Log()
        let (world, alert) = alert(.alert, log, [("OK", .default), ("Cancel", .cancel)])
        world.tap(10, 10, at: 1)
        // 40 points without texts, then two buttons of 135 by 44 side by side, the one that cancels first.
        world.tap(100, 440, at: 2)
        world.tap(300, 440, at: 9)
        let calls = world.run()
        #expect(log.lines == ["Cancel true"] && alert.preferredStyle == .alert)
        #expect(calls.filter { $0.hasPrefix("below") } == ["below.touchesBegan", "below.touchesEnded"], "\(calls)")
    }

    @Test func `the second of two buttons, and a disabled one`() {
        let log = Log()
        let (world, alert) = alert(.alert, log, [("OK", .default), ("Cancel", .cancel)])
        world.simulation.perform { alert.actions[0].isEnabled = false }
        world.tap(300, 440, at: 1)
        world.simulation.schedule(at: 2) { alert.actions[0].isEnabled = true }
        world.tap(300, 440, at: 3)
        world.run()
        #expect(log.lines == ["OK true"])
    }

    @Test func `three buttons stand one below the other, below texts and fields`() {
        let log = Log()
        let (world, alert) = alert(.alert, log, [("A", .default), ("B", .cancel), ("C", .destructive)])
        world.simulation.perform {
            alert.message = "a message"
            alert.addTextField { $0.placeholder = "name" }
            alert.view.layoutIfNeeded()
        }
        let views = alert.view.subviews[0].subviews
        #expect(views.map(\.frame.minY) == [20, 41, 95, 139, 183] && alert.textFields == [views[1] as? UITextField].compactMap { $0 })
        world.tap(200, Double(views[4].convert(views[4].bounds, to: nil).midY), at: 1)
        world.run()
        #expect(log.lines == ["B true"] && alert.actions.map(\.style) == [.default, .cancel, .destructive])
    }

    @Test func `RC.154 a touch beside a sheet chooses what cancels`() {
        let log = Log()
        let (world, alert) = alert(.actionSheet, log, [("A", .default), ("Cancel", .cancel)])
        world.tap(10, 10, at: 1)
        world.run()
        #expect(log.lines == ["Cancel true"] && alert.preferredStyle == .actionSheet)
        let other = Log()
        let (next, _) = self.alert(.actionSheet, other, [("A", .default), ("B", .default)])
        next.tap(10, 10, at: 1)
        next.tap(200, 770, at: 2)
        next.run()
        #expect(other.lines == ["A true"])
    }

    @Test func `alerts as data`() {
        let alert = UIAlertController(title: "t", message: "m", preferredStyle: .alert)
        let action = UIAlertAction(title: "OK", style: .default)
        alert.addAction(action)
        alert.preferredAction = action
        #expect(alert.preferredAction === action && alert.message == "m" && alert.title == "t" && alert.textFields == nil)
        #expect([UIAlertController.Style.actionSheet, .alert].map(\.rawValue) == [0, 1])
    }
}
