import EventTrace
import Testing

@testable import UIKit

@Suite struct ConstraintMarkTests {
    private final class Marking: UIView {
        var marks = 0

        override func setNeedsLayout() {
            super.setNeedsLayout()
            marks += 1
        }
    }

    private func marks(_ ablation: Ablation? = nil, _ change: (UIView, NSLayoutConstraint) -> Void) -> [Int] {
        let view = Marking()
        var marks: [Int] = []
        let world = World(ablation: ablation)
        var height: NSLayoutConstraint?
        world.simulation.perform {
            world.root.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
            let new = view.heightAnchor.constraint(equalToConstant: 50)
            new.isActive = true
            height = new
        }
        world.run()
        view.marks = 0
        world.simulation.perform {
            if let height { change(view, height) }
            marks.append(view.marks)
        }
        world.run()
        return marks + [view.marks]
    }

    @Test func `PL.22 changed constraints mark a view once, at the commit`() {
        let twice: (UIView, NSLayoutConstraint) -> Void = { _, height in
            height.constant = 60
            height.constant = 70
        }
        #expect(marks(nil, twice) == [0, 1])
        #expect(marks(Ablation(switchedOff: Rule.constraintsMarkLater.id), twice) == [2, 2])
    }

    @Test func `PL.22 an earlier layout marks them before`() {
        let marks = marks(nil) { view, height in
            height.constant = 60
            view.superview?.layoutIfNeeded()
            #expect(view.frame.height == 60)
        }
        #expect(marks == [1, 1])
    }
}
