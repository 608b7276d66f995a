import EventTrace
import SmallTrees
import Testing

@testable import UIKit

/// Every tree of up to four views, each in every condition, against a naive oracle.
@Suite struct SmallTreeTests {
    @Test(arguments: 1...4)
    func `HT.1 HT.2 HT.3 HT.4 who is asked and who is hit in every tree of so many views`(count: Int) {
        let trees = SmallTree.all(of: count, Condition.allCases)
        #expect(trees.count == [5, 25, 250, 3125][count - 1])
        var surprises: [String] = []
        for tree in trees {
            let world = World { world in
                var number = 0
                tree.plant(in: world.root, &number, world)
            }
            world.simulation.perform {
                let touches = world.simulation.touches
                _ = touches.hitTestOnce(CGPoint(x: 50, y: 50), touches.event, by: .twoPasses, in: world.simulation)
            }
            var expected: [String] = []
            _ = tree.answers(&expected)
            let lines = HitTestLogTests.lines(of: world.trace)
            if lines != expected { surprises.append("\(tree): \(lines), not \(expected)") }
        }
        #expect(surprises.prefix(3) == [], "\(surprises.count) surprises")
    }
}
