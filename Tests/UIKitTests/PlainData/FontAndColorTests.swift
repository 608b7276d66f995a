import Testing
import UIKit

@Suite struct FontAndColorTests {
    @Test func `sizes of the system's fonts`() {
        #expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18)
        #expect(UIFont.smallSystemFontSize == 12 && UIFont.systemFontSize == 14)
    }

    @Test func `weights go from light to heavy around regular`() {
        let weights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        #expect(weights.map(\.rawValue) == weights.map(\.rawValue).sorted())
        #expect(UIFont.Weight.regular.rawValue == 0 && weights.allSatisfy { (-1...1).contains($0.rawValue) })
    }

    @Test func `the system's fonts in their variants`() {
        let plain = UIFont.systemFont(ofSize: 13)
        #expect(plain.pointSize == 13 && plain.fontName == UIFont.systemFont(ofSize: 13, weight: .bold).fontName)
        #expect(UIFont.italicSystemFont(ofSize: 13).fontName != plain.fontName)
        #expect(UIFont(name: "Menlo-Regular", size: 9)?.fontName == "Menlo-Regular")
    }

    @Test(
        arguments: [
            (UIColor.darkGray, [1 / 3, 1 / 3, 1 / 3]), (.lightGray, [2 / 3, 2 / 3, 2 / 3]), (.gray, [0.5, 0.5, 0.5]), (.cyan, [0, 1, 1]),
            (.magenta, [1, 0, 1]), (.orange, [1, 0.5, 0]), (.purple, [0.5, 0, 0.5]), (.brown, [0.6, 0.4, 0.2]),
        ] as [(UIColor, [CGFloat])])
    func `named colors have their documented components`(color: UIColor, components: [CGFloat]) {
        #expect(color.cgColor.components == components + [1])
    }

    /// Of 255, in light mode, as the Human Interface Guidelines list them.
    @Test(
        arguments: [
            (UIColor.systemRed, [255, 59, 48]), (.systemOrange, [255, 149, 0]), (.systemYellow, [255, 204, 0]),
            (.systemGreen, [52, 199, 89]),
            (.systemMint, [0, 199, 190]), (.systemTeal, [48, 176, 199]), (.systemCyan, [50, 173, 230]), (.systemBlue, [0, 122, 255]),
            (.systemIndigo, [88, 86, 214]), (.systemPurple, [175, 82, 222]), (.systemPink, [255, 45, 85]), (.systemBrown, [162, 132, 94]),
            (.systemGray, [142, 142, 147]), (.systemGray2, [174, 174, 178]), (.systemGray3, [199, 199, 204]),
            (.systemGray4, [209, 209, 214]),
            (.systemGray5, [229, 229, 234]), (.systemGray6, [242, 242, 247]),
        ] as [(UIColor, [CGFloat])])
    func `the system's colors`(color: UIColor, components: [CGFloat]) {
        #expect(color.cgColor.components == components.map { $0 / 255 } + [1])
    }

    @Test func `labels and fills of lesser rank are fainter`() {
        let labels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
        #expect(labels.map(\.cgColor.alpha) == [1, 0.6, 0.3, 0.18])
        let fills: [UIColor] = [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
        #expect(fills.map(\.cgColor.alpha) == [0.2, 0.16, 0.12, 0.08])
        #expect(UIColor.placeholderText == .tertiaryLabel)
        #expect(UIColor.separator.cgColor.alpha < 1 && UIColor.opaqueSeparator.cgColor.alpha == 1)
    }

    @Test func `backgrounds alternate, grouped ones the other way round`() {
        #expect(UIColor.systemBackground == .white && UIColor.tertiarySystemBackground == .white)
        #expect(UIColor.secondarySystemBackground == .systemGray6)
        #expect(UIColor.systemGroupedBackground == .systemGray6 && UIColor.tertiarySystemGroupedBackground == .systemGray6)
        #expect(UIColor.secondarySystemGroupedBackground == .white)
        #expect(UIColor.groupTableViewBackground == .systemGroupedBackground)
    }

    @Test func `drawing with a color or a path changes neither`() {
        let color = UIColor.tintColor
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        color.set()
        color.setFill()
        color.setStroke()
        path.fill()
        path.stroke()
        #expect(color == .systemBlue && path.bounds.width == 10)
    }

    @Test func `colours are equal by their components`() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.red.withAlphaComponent(0.5) != .red)
        #expect(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
        #expect(UIColor.clear.cgColor.alpha == 0)
        #expect(Set([UIColor.white, UIColor(white: 1, alpha: 1)]).count == 1)
    }

    @Test func `fonts and images carry what they were made with`() {
        #expect(UIFont.boldSystemFont(ofSize: 12).withSize(20).pointSize == 20)
        #expect(UIImage(named: "photo")?.size == .zero)
    }
}
