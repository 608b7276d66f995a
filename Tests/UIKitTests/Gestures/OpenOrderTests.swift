import EventTrace
import Testing

@testable import UIKit

struct OpenOrderTests {
    /// The orders of four recognizers that tap one view, for each number.
    private func order(_ number: Int) -> [String] {
        let world = World { world in
            world.simulation.openOrder = OpenOrder(number)
            let view = TouchView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            world.root.addSubview(world.name(view, "view"))
            for name in ["a", "b", "c", "d"] { view.addGestureRecognizer(world.name(LoggingTap(), name)) }
        }
        world.tap(50, 50)
        return world.run().filter { $0.hasSuffix("touchesBegan") || $0.hasSuffix("touchesEnded") }
    }

    private func receivers(_ tokens: [String], of method: String) -> [String] {
        tokens.filter { $0.hasSuffix(method) && !$0.hasPrefix("view") }.map { String($0.prefix(1)) }
    }

    @Test func `GE.3 by default recognizers come in the order of the touch's list`() {
        #expect(receivers(order(0), of: "touchesBegan") == ["a", "b", "c", "d"])
    }

    @Test func `GE.3 the numbers below 24 give every order of four recognizers once`() {
        let orders = Set((0..<24).map { receivers(order($0), of: "touchesBegan") })
        #expect(orders.count == 24)
    }

    @Test func `GE.3 chosen recognizers change places among themselves, each order once, and the others keep theirs`() {
        let ranks: [[Int]] = (0..<6).map { number in (0..<6).map { OpenOrder(number, among: [1, 3, 4]).rank(ofArrival: $0) } }
        for rank in ranks {
            #expect(rank[0] == 0 && rank[2] == 2 && rank[5] == 5)
            #expect(Set(rank) == Set(0..<6))
        }
        #expect(Set(ranks).count == 6)
        #expect(ranks[0] == Array(0..<6))
    }

    @Test(arguments: [0, 1, 7, 23]) func `GE.3 an order is kept for the run`(number: Int) {
        let tokens = order(number)
        #expect(receivers(tokens, of: "touchesBegan") == receivers(tokens, of: "touchesEnded"))
    }

    @Test(arguments: [0, 5, 11, 23]) func `GE.9 whichever order is picked, the recognizer added last wins`(number: Int) {
        let listener = Listener()
        let world = World { world in
            world.simulation.openOrder = OpenOrder(number)
            let view = TouchView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            world.root.addSubview(world.name(view, "view"))
            for name in ["a", "b", "c", "d"] {
                let tap = world.name(UITapGestureRecognizer(target: listener, action: Listener.fire), name)
                view.addGestureRecognizer(tap)
            }
        }
        world.tap(50, 50)
        let tokens = withExtendedLifetime(listener) { world.run() }
        #expect(tokens.filter { $0.contains("action") } == ["d.action(ended)"])
    }
}
