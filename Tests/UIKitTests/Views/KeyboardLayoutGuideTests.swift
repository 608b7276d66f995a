import Testing

@testable import UIKit

/// A bar that stands on the keyboard, in a root view of the window's size.
@Suite struct KeyboardLayoutGuideTests {
    private func bar(_ safeArea: Bool = true) -> (World, (field: UITextField, bar: UIView)) {
        World.with { world in
            let field = world.add(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)), "field")
            let bar = world.add(UIView(), "bar")
            bar.translatesAutoresizingMaskIntoConstraints = false
            world.root.keyboardLayoutGuide.usesBottomSafeArea = safeArea
            NSLayoutConstraint.activate([
                bar.heightAnchor.constraint(equalToConstant: 50), bar.leadingAnchor.constraint(equalTo: world.root.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: world.root.trailingAnchor),
                bar.bottomAnchor.constraint(equalTo: world.root.keyboardLayoutGuide.topAnchor),
            ])
            return (field, bar)
        }
    }

    @Test func `the guide begins where the keyboard does, and at the safe area's end without one`() {
        let (world, (field, bar)) = bar()
        let bottom = world.root.bounds.maxY - world.root.safeAreaInsets.bottom
        world.simulation.perform { world.root.layoutIfNeeded() }
        #expect(bar.frame.maxY == bottom)
        world.simulation.perform { _ = field.becomeFirstResponder() }
        world.simulation.run(until: 1)
        let shown = world.simulation.keyboard.frame!.minY - world.root.convert(world.root.bounds, to: nil).minY
        #expect(bar.frame.maxY == shown && shown < bottom)
        world.simulation.perform { _ = field.resignFirstResponder() }
        world.simulation.run(until: 2)
        #expect(bar.frame.maxY == bottom)
    }

    @Test func `TX.31 the guide follows a keyboard that gets another height`() {
        let (world, (field, bar)) = bar()
        let other = world.simulation.perform { world.add(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)), "other") }
        other.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        world.simulation.perform { _ = field.becomeFirstResponder() }
        world.simulation.run(until: 1)
        let low = bar.frame.maxY
        world.simulation.perform { _ = other.becomeFirstResponder() }
        world.simulation.run(until: 2)
        #expect(bar.frame.maxY == low - 44)
    }

    @Test func `without the safe area it begins at the view's end`() {
        let (world, (_, bar)) = bar(false)
        world.simulation.perform { world.root.layoutIfNeeded() }
        #expect(bar.frame.maxY == world.root.bounds.maxY)
    }

    @Test func `what the guide has of fingers and floating keyboards is kept`() {
        let guide = UIView().keyboardLayoutGuide
        #expect(!guide.followsUndockedKeyboard && guide.keyboardDismissPadding == 0)
        (guide.followsUndockedKeyboard, guide.keyboardDismissPadding) = (true, 10)
        #expect(guide.followsUndockedKeyboard && guide.keyboardDismissPadding == 10)
    }

    @Test func `nothing is readable beyond the margins`() {
        let view = UIView()
        #expect(view.readableContentGuide === view.layoutMarginsGuide && view.keyboardLayoutGuide === view.keyboardLayoutGuide)
    }

    @Test func `a list whose keyboard a finger would pull down has a note, once`() {
        let world = World()
        let lists = [world.add(UIScrollView(), "one"), world.add(UIScrollView(), "other")]
        world.simulation.perform {
            for list in lists {
                list.keyboardDismissMode = .onDrag
                list.keyboardDismissMode = .interactive
            }
        }
        _ = world.run()
        #expect(world.notes == ["notModelled keyboardDismissMode.interactive"])
    }
}
