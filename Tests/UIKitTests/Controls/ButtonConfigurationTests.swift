import Testing

@testable import UIKit

@Suite struct ButtonConfigurationTests {
    @Test func `a configuration's parts and insets make the size`() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "ab"
        let button = UIButton(configuration: configuration)
        let plain = button.intrinsicContentSize
        #expect(plain.width > 24 && plain.height > 14)
        button.configuration?.image = UIImage(name: "star", size: CGSize(width: 20, height: 10))
        button.configuration?.imagePadding = 4
        #expect(button.intrinsicContentSize == CGSize(width: plain.width + 24, height: plain.height))
        button.configuration?.imagePlacement = .top
        #expect(button.intrinsicContentSize == CGSize(width: plain.width, height: plain.height + 14))
        button.configuration?.contentInsets = .zero
        #expect(button.intrinsicContentSize == CGSize(width: plain.width - 24, height: plain.height))
        button.configuration?.subtitle = "a longer line"
        #expect(button.intrinsicContentSize.width > plain.width)
    }

    @Test func `of what it lacks the button's own is shown`() {
        let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "own") { _ in })
        let empty = UIButton(configuration: .plain())
        #expect(button.intrinsicContentSize.width > empty.intrinsicContentSize.width && button.titleLabel?.text == "own")
        button.configuration?.title = "other"
        #expect(button.titleLabel?.text == "other" && button.currentTitle == "own")
    }

    @Test func `the handler is called once a layout, after the state has changed`() {
        var states: [UIControl.State] = []
        let (world, button) = World.with { $0.add(UIButton(configuration: .plain()), "button") }
        button.configurationUpdateHandler = { states.append($0.state) }
        world.simulation.perform { button.layoutIfNeeded() }
        #expect(states == [.normal])
        world.simulation.perform {
            button.isHighlighted = true
            button.isSelected = true
            #expect(states.count == 1)
            button.layoutIfNeeded()
            button.layoutIfNeeded()
        }
        #expect(states == [.normal, [.highlighted, .selected]])
        button.automaticallyUpdatesConfiguration = false
        world.simulation.perform {
            button.isSelected = false
            button.layoutIfNeeded()
        }
        #expect(states.count == 2)
        button.setNeedsUpdateConfiguration()
        world.simulation.perform { button.layoutIfNeeded() }
        #expect(states.count == 3)
    }

    @Test func `a handler that changes the configuration is not called again for it`() {
        var calls = 0
        let (world, button) = World.with { $0.add(UIButton(configuration: .plain()), "button") }
        button.configurationUpdateHandler = { button in
            calls += 1
            button.configuration?.title = button.isHighlighted ? "down" : "up"
        }
        world.simulation.perform { button.layoutIfNeeded() }
        world.simulation.run(until: 1)
        #expect(calls == 1 && button.titleLabel?.text == "up")
    }

    private final class Updating: UIButton {
        var updates = 0
        override func updateConfiguration() { updates += 1 }
    }

    @Test func `a subclass updates itself, once it has a configuration`() {
        let (world, button) = World.with { $0.add(Updating(), "button") }
        world.simulation.perform { button.layoutIfNeeded() }
        #expect(button.updates == 0)
        button.configuration = .plain()
        world.simulation.perform { button.layoutIfNeeded() }
        #expect(button.updates == 1)
    }

    @Test func `every kind has the same size, and its insets come back`() {
        let kinds: [UIButton.Configuration] = [
            .plain(), .tinted(), .gray(), .filled(), .borderless(), .bordered(), .borderedTinted(), .borderedProminent(),
        ]
        let button = UIButton()
        for kind in kinds {
            var kind = kind.updated(for: button)
            let insets = kind.contentInsets
            kind.contentInsets = .zero
            kind.setDefaultContentInsets()
            #expect(kind.contentInsets == insets && insets.leading == 12)
        }
    }

    @Test func `texts with attributes are texts`() {
        var configuration = UIButton.Configuration.plain()
        (configuration.attributedTitle, configuration.attributedSubtitle) = ("a", "b")
        #expect(configuration.title == "a" && configuration.subtitle == "b")
        configuration.attributedTitle = nil
        #expect(configuration.title == nil && configuration.titlePadding == 1)
    }

    @Test func `looks are kept as they are set`() {
        var configuration = UIButton.Configuration.plain()
        #expect(configuration.buttonSize == .medium && configuration.cornerStyle == .dynamic && configuration.titleAlignment == .automatic)
        #expect(!configuration.showsActivityIndicator && configuration.automaticallyUpdateForSelection)
        (configuration.baseForegroundColor, configuration.baseBackgroundColor) = (.red, .blue)
        #expect(configuration.baseForegroundColor == .red && configuration.baseBackgroundColor == .blue)
        var background = UIBackgroundConfiguration.clear()
        background.backgroundInsets.leading = 3
        (background.backgroundColor, background.strokeColor, background.image) = (.red, .blue, UIImage(name: "star", size: .zero))
        configuration.background = background
        #expect(configuration.background.backgroundInsets.leading == 3 && configuration.background.image != nil)
        #expect(configuration.background.backgroundColor == .red && configuration.background.strokeColor == .blue)
        #expect(background.cornerRadius + background.strokeWidth + background.strokeOutset == 0)
        let styles: [UIButton.Configuration.CornerStyle] = [.fixed, .dynamic, .small, .medium, .large, .capsule]
        let sizes: [UIButton.Configuration.Size] = [.medium, .small, .mini, .large]
        let alignments: [UIButton.Configuration.TitleAlignment] = [.automatic, .leading, .center, .trailing]
        #expect(styles.map(\.rawValue) == [-1, 0, 1, 2, 3, 4] && sizes.count == alignments.count)
        let edges: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
        #expect(edges == .all && edges.rawValue == 15)
    }

    @Test func `attributes of texts are kept, and transformers transform`() {
        var container = AttributeContainer()
        container.font = .boldSystemFont(ofSize: 18)
        (container.foregroundColor, container.backgroundColor, container.kern) = (.red, .blue, 2)
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = AttributedString("a", attributes: container)
        #expect(configuration.title == "a" && configuration.attributedTitle?.font?.pointSize == 18)
        #expect(configuration.attributedTitle?.foregroundColor == .red && configuration.attributedTitle?.kern == 2)
        #expect(configuration.attributedTitle?.backgroundColor == .blue)
        let bold = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = .boldSystemFont(ofSize: 13)
            return outgoing
        }
        configuration.titleTextAttributesTransformer = bold
        configuration.subtitleTextAttributesTransformer = bold
        #expect(configuration.titleTextAttributesTransformer?(container).font?.pointSize == 13)
        #expect(configuration.subtitleTextAttributesTransformer?(container).kern == 2)
        #expect(\AttributeScopes.uiKit != \AttributeScopes.foundation as AnyKeyPath)
    }

    @Test func `a symbol's configuration leaves its size`() {
        let configurations: [UIImage.SymbolConfiguration] = [
            .init(pointSize: 13, weight: .bold), .init(pointSize: 13, weight: .unspecified, scale: .large), .init(textStyle: .body),
            .init(font: .systemFont(ofSize: 12), scale: .small), .init(weight: .heavy), .init(scale: .default),
        ]
        for configuration in configurations {
            let image = UIImage(systemName: "star", withConfiguration: configuration)
            #expect(image?.size == UIImage(systemName: "star")?.size)
            #expect(image?.withConfiguration(configuration).size == image?.size)
        }
        var button = UIButton.Configuration.plain()
        button.preferredSymbolConfigurationForImage = configurations[0]
        #expect(button.preferredSymbolConfigurationForImage === configurations[0])
        let weights: [UIImage.SymbolWeight] = [
            .unspecified, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        #expect(weights.map(\.rawValue) == Array(0...9))
        let scales: [UIImage.SymbolScale] = [.unspecified, .default, .small, .medium, .large]
        #expect(scales.map(\.rawValue) == Array(-1...3))
    }
}
