import EventTrace
import Testing

@testable import UIKit

/// Stepper, page control and segmented control, each at (100, 100).
@Suite struct SteppingControlTests {
    let spy = Spy()
    let listener = Listener()

    private func place<Control: UIControl>(_ control: Control) -> (World, Control) {
        World.with { world in
            control.frame.origin = CGPoint(x: 100, y: 100)
            control.addTarget(spy, action: Spy.fire, for: .valueChanged)
            return world.add(control, "control")
        }
    }

    private let change = "control.action(valueChanged)"

    // MARK: Stepper: 94 by 32

    @Test func `CO.16 the right half steps up, the left half down, to the ends`() {
        let (world, stepper) = place(UIStepper(frame: .zero))
        stepper.stepValue = 2
        world.tap(180, 115)
        world.tap(110, 115, at: 1)
        world.tap(110, 115, at: 2)
        #expect(world.run() == [change, change])
        #expect(stepper.value == 0)
        #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
    }

    @Test func `CO.16 held, it steps again after half a second and then each tenth`() {
        let (world, stepper) = place(UIStepper(frame: .zero))
        world.tap(180, 115, hold: 0.75)
        #expect(world.run().count == 4)
        #expect(stepper.value == 4)
        #expect(world.trace.ordering.map { ($0.time * 1000).rounded() } == [0, 500, 600, 700])
    }

    @Test func `CO.16 it stops when the finger leaves, when it may not repeat and at the end`() {
        let (world, stepper) = place(UIStepper(frame: .zero))
        stepper.maximumValue = 2
        world.tap(180, 115, hold: 5)
        world.run()
        #expect(stepper.value == 2)
        stepper.value = 0
        world.down(180, 115, at: 10)
        world.move(180, 400, at: 10.1)
        world.up(180, 400, at: 12)
        world.run()
        #expect(stepper.value == 1)
        stepper.autorepeat = false
        world.tap(180, 115, at: 20, hold: 5)
        world.run()
        #expect(stepper.value == 2)
    }

    @Test func `CO.16 it wraps if wrapping is on`() {
        let (world, stepper) = place(UIStepper(frame: .zero))
        stepper.wraps = true
        world.tap(110, 115)
        world.run()
        #expect(stepper.value == 100)
        world.tap(180, 115, at: 1)
        world.run()
        #expect(stepper.value == 0)
    }

    @Test func `CO.16 one that is not continuous sends at the lift`() {
        let (world, stepper) = place(UIStepper(frame: .zero))
        stepper.isContinuous = false
        world.tap(180, 115, hold: 0.65)
        #expect(world.run() == [change])
        #expect(world.trace.ordering.first?.time == 0.65)
        #expect(stepper.value == 3)
    }

    @Test func `CO.16 an override that keeps the end to itself leaves no timer running`() {
        class Deaf: UIStepper {
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
        }
        let (world, stepper) = place(Deaf(frame: .zero))
        world.tap(180, 115)
        world.run()
        #expect(stepper.value == 1)
    }

    // MARK: Page control

    @Test func `CO.18 halves turn pages, and the ends send nothing`() {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        control.numberOfPages = 2
        let (world, pages) = place(control)
        for (index, x) in [180.0, 180, 110, 110].enumerated() { world.tap(x, 115, at: Double(index)) }
        #expect(world.run() == [change, change])
        #expect(pages.currentPage == 0)
        pages.currentPage = 7
        #expect(pages.currentPage == 1)
    }

    // MARK: Segmented control

    @Test func `CO.17 a lift on another segment selects it`() {
        let control = UISegmentedControl(items: ["a", "b", "c"])
        control.setEnabled(false, forSegmentAt: 2)
        let (world, segments) = place(control)
        world.tap(180, 115)
        world.tap(180, 115, at: 1)
        world.tap(260, 115, at: 2)
        #expect(world.run() == [change])
        #expect(segments.selectedSegmentIndex == 1)
        #expect(world.trace.ordering.first?.time == 0.08)
    }

    @Test func `CO.17 a momentary control is deselected after its actions`() {
        let control = UISegmentedControl(items: ["a", "b"])
        control.isMomentary = true
        let (world, segments) = place(control)
        var selected: [Int] = []
        spy.body = { _ in selected.append(segments.selectedSegmentIndex) }
        world.tap(180, 115)
        world.tap(180, 115, at: 1)
        world.run()
        #expect(selected == [1, 1])
        #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test(arguments: [true, false]) func `CO.33 a segmented control sends valueChanged alone`(holds: Bool) {
        let control = UISegmentedControl(items: ["a", "b"])
        let world = World(ablation: holds ? nil : Ablation(switchedOff: Rule.segmentsSendChangesAlone.id)) { world in
            control.frame = CGRect(x: 100, y: 100, width: 200, height: 30)
            control.addTarget(spy, action: Spy.fire, for: .allEvents)
            _ = world.add(control, "segments")
        }
        world.tap(250, 115)
        #expect(
            world.run()
                == (holds ? ["segments.action(valueChanged)"] : ["segments.action(touchDown)", "segments.action(touchUpInside)"]))
    }

    @Test func `CO.17 the selection keeps to its segment when segments come and go`() {
        let control = UISegmentedControl(items: ["a", "b"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "new", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        #expect(control.titleForSegment(at: 2) == "b")
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    /// guide-button-parent-gesture-veto, control-default-actions-list
    @Test func `CO.6 each keeps a single tap of a view above away, but not a double tap`() {
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        pages.numberOfPages = 3
        for (control, count) in [(UIStepper(frame: .zero), 2), (pages, 2), (UISegmentedControl(items: ["a", "b"]), 1)] as [(UIControl, Int)]
        {
            let (world, _) = place(control)
            world.simulation.perform {
                world.root.addGestureRecognizer(world.name(UITapGestureRecognizer(target: listener, action: Listener.tapped), "tap"))
                let double = world.name(UITapGestureRecognizer(target: listener, action: Listener.tapped), "double")
                double.numberOfTapsRequired = 2
                double.delaysTouchesEnded = false
                double.cancelsTouchesInView = false
                world.root.addGestureRecognizer(double)
            }
            world.tap(180, 115)
            world.tap(180, 115, at: 0.2)
            let tokens = world.run()
            #expect(tokens.filter { $0 == change }.count == count)
            #expect(tokens.filter { $0 != change } == ["double.action(ended)"])
        }
    }
}
