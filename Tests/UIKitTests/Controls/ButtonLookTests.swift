import Testing

@testable import UIKit

@Suite struct ButtonLookTests {
    private let button = UIButton(type: .system)

    @Test func `a state without a title of its own has that of the normal state`() {
        button.setTitle("normal", for: .normal)
        button.setTitle("disabled", for: .disabled)
        #expect(button.title(for: .highlighted) == "normal" && button.title(for: .disabled) == "disabled")
        #expect(button.currentTitle == "normal")
        button.isEnabled = false
        #expect(button.currentTitle == "disabled" && button.titleLabel?.text == "disabled")
        button.setTitle(nil, for: .disabled)
        #expect(button.currentTitle == "normal" && button.titleLabel?.text == "normal")
    }

    @Test func `so it is with images and colors`() {
        let (plain, pressed) = (UIImage(systemName: "star"), UIImage(systemName: "star.fill"))
        button.setImage(plain, for: .normal)
        button.setBackgroundImage(pressed, for: .highlighted)
        button.setTitleColor(.red, for: .selected)
        #expect(button.currentImage === plain && button.image(for: .selected) === plain)
        #expect(button.currentBackgroundImage == nil && button.backgroundImage(for: .highlighted) === pressed)
        #expect(button.titleColor(for: .normal) == nil && button.currentTitleColor == .white)
        button.isSelected = true
        #expect(button.currentTitleColor == .red)
        button.isSelected = false
        button.isHighlighted = true
        #expect(button.currentBackgroundImage === pressed && button.currentImage === plain)
    }

    @Test func `a button keeps its type and its insets`() {
        #expect(button.buttonType == .system && UIButton().buttonType == .custom)
        #expect(button.contentEdgeInsets == .zero && button.titleEdgeInsets == .zero && button.imageEdgeInsets == .zero)
    }

    @Test func `a touch on the title is the button's`() {
        let (world, button) = World.with { world in
            let button = world.addButton()
            button.setTitle("title", for: .normal)
            return button
        }
        let label = world.simulation.perform { button.titleLabel }
        #expect(label?.superview === button && button.hitTest(CGPoint(x: 50, y: 50), with: nil) === button)
        #expect(world.simulation.perform { button.titleLabel } === label)
    }

    @Test func `an action gives a button its title, and runs for a sender`() {
        var senders: [Bool] = []
        let action = UIAction(title: "go", subtitle: "now", discoverabilityTitle: "Go now", attributes: .destructive) { action in
            senders.append(action.sender != nil)
        }
        let button = UIButton(type: .custom, primaryAction: action)
        #expect(button.currentTitle == "go" && action.subtitle == "now" && action.discoverabilityTitle == "Go now")
        #expect(action.attributes == .destructive)
        action.performWithSender(button, target: nil)
        #expect(senders == [true] && action.sender == nil)
    }
}
