import Foundation
import Testing
import UIKit

/// Plain data of text, of layers that draw it and of menus: defaults are Apple's, and what is set is kept.
@Suite struct TextAttributeTests {
    @Test func `how paragraphs are set`() {
        let plain = NSParagraphStyle.default
        #expect(plain.alignment == .natural && plain.lineBreakMode == .byWordWrapping)
        let lengths: [KeyPath<NSParagraphStyle, CGFloat>] = [
            \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.headIndent, \.tailIndent, \.firstLineHeadIndent,
            \.minimumLineHeight, \.maximumLineHeight, \.lineHeightMultiple,
        ]
        #expect(lengths.allSatisfy { plain[keyPath: $0] == 0 })
        let style = NSMutableParagraphStyle()
        (style.alignment, style.lineBreakMode) = (.center, .byTruncatingTail)
        (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (1, 2, 3)
        (style.headIndent, style.tailIndent, style.firstLineHeadIndent) = (4, 5, 6)
        (style.minimumLineHeight, style.maximumLineHeight, style.lineHeightMultiple) = (7, 8, 9)
        #expect(lengths.map { style[keyPath: $0] } == [1, 2, 3, 4, 5, 6, 7, 8, 9])
        #expect(style.alignment == .center && style.lineBreakMode == .byTruncatingTail)
        let sides: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
        #expect(sides.map(\.rawValue) == Array(0...4))
    }

    @Test func `what text is drawn with`() {
        let shadow = NSShadow()
        #expect(shadow.shadowOffset == .zero && shadow.shadowBlurRadius == 0 && shadow.shadowColor == nil)
        shadow.shadowColor = UIColor.red
        let attachment = NSTextAttachment(image: UIImage())
        attachment.bounds = CGRect(x: 0, y: -2, width: 10, height: 10)
        #expect(attachment.image != nil && attachment.bounds.minY == -2 && NSTextAttachment().image == nil)
        let attributes: [NSAttributedString.Key: Any] = [
            .paragraphStyle: NSParagraphStyle.default, .shadow: shadow, .strokeColor: UIColor.red, .strokeWidth: 1,
            .underlineColor: UIColor.red, .strikethroughColor: UIColor.red, .baselineOffset: 1, .link: "https://example.org",
            .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]
        #expect(attributes[.shadow] as? NSShadow === shadow && attributes.count == 9)
        let text = NSAttributedString(attachment: attachment)
        #expect(text.string == "\u{FFFC}" && text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
        let styles: [NSUnderlineStyle] = [.single, .thick, .double, .patternDot, .patternDash, .byWord]
        #expect(styles.map(\.rawValue) == [1, 2, 9, 0x100, 0x200, 0x8000])
    }

    @Test func `layers that would draw text, copies and particles`() {
        let text = CATextLayer()
        #expect(text.fontSize == 36 && !text.isWrapped && text.truncationMode == .none && text.alignmentMode == .natural)
        #expect(text.string == nil && text.font == nil && text.foregroundColor == nil && !text.allowsFontSubpixelQuantization)
        let cuts: [CATextLayerTruncationMode] = [.none, .start, .middle, .end]
        #expect(cuts.map(\.rawValue) == ["none", "start", "middle", "end"])
        let sides: [CATextLayerAlignmentMode] = [.natural, .left, .right, .center, .justified]
        #expect(sides.map(\.rawValue) == ["natural", "left", "right", "center", "justified"])

        let copies = CAReplicatorLayer()
        #expect(copies.instanceCount == 1 && !copies.preservesDepth && copies.instanceDelay == 0 && copies.instanceColor == nil)
        #expect(CATransform3DIsIdentity(copies.instanceTransform))
        let offsets: [KeyPath<CAReplicatorLayer, Float>] = [
            \.instanceRedOffset, \.instanceGreenOffset, \.instanceBlueOffset, \.instanceAlphaOffset,
        ]
        #expect(offsets.allSatisfy { copies[keyPath: $0] == 0 })

        let (emitter, cell) = (CAEmitterLayer(), CAEmitterCell())
        #expect(emitter.emitterCells == nil && emitter.emitterPosition == .zero && emitter.emitterSize == .zero)
        #expect(emitter.emitterShape == .point && emitter.birthRate == 1 && emitter.lifetime == 1)
        let shapes: [CAEmitterLayerEmitterShape] = [.point, .line, .rectangle, .circle]
        #expect(shapes.map(\.rawValue) == ["point", "line", "rectangle", "circle"])
        #expect(cell.name == nil && cell.contents == nil && cell.color == nil && cell.scale == 1)
        let floats: [KeyPath<CAEmitterCell, Float>] = [\.birthRate, \.lifetime, \.lifetimeRange, \.alphaSpeed]
        #expect(floats.allSatisfy { cell[keyPath: $0] == 0 })
        let lengths: [KeyPath<CAEmitterCell, CGFloat>] = [
            \.velocity, \.velocityRange, \.emissionLongitude, \.emissionRange, \.xAcceleration, \.yAcceleration, \.scaleRange, \.scaleSpeed,
            \.spin, \.spinRange,
        ]
        #expect(lengths.allSatisfy { cell[keyPath: $0] == 0 })
    }

    @Test func `an image has as many pixels as it is large`() {
        let image = UIImage(systemName: "star")
        #expect(image?.cgImage?.width == Int(20 * UIScreen.main.scale) && image?.cgImage?.height == image?.cgImage?.width)
    }

    @Test func `menus and their entries`() {
        let action = UIAction(title: "Copy", subtitle: "All of it", image: UIImage()) { _ in }
        let menu = UIMenu(title: "Edit", options: [.displayInline, .singleSelection], children: [action])
        #expect(menu.children == [action] && menu.title == "Edit" && menu.options.contains(.displayInline))
        #expect(action.title == "Copy" && action.subtitle == "All of it" && action.image != nil)
        #expect(UIMenu(identifier: UIMenu.Identifier("mine")).identifier.rawValue == "mine" && menu.identifier != UIMenu.Identifier("mine"))
        #expect(UIMenu.Options.destructive.rawValue == 2)
        let (button, field) = (UIButton(), UITextField())
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        #expect(button.menu === menu && button.showsMenuAsPrimaryAction && field.clearButtonMode == .never)
    }
}
