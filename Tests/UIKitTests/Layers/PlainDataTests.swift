import Testing
import UIKit

struct PlainDataTests {
    @Test func `colours are equal by their components`() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.red.withAlphaComponent(0.5) != .red)
        #expect(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
        #expect(UIColor.clear.cgColor.alpha == 0)
        #expect(Set([UIColor.white, UIColor(white: 1, alpha: 1)]).count == 1)
    }

    @Test func `a layer starts with Core Animation's defaults`() {
        let layer = CALayer()
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.opacity == 1 && !layer.isHidden && !layer.masksToBounds)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowRadius == 3 && layer.shadowOpacity == 0)
        #expect(layer.backgroundColor == nil && layer.borderColor == UIColor.black.cgColor && layer.mask == nil)
        let shape = CAShapeLayer()
        #expect(shape.fillRule == .nonZero && shape.lineWidth == 1 && shape.strokeColor == nil)
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.red.cgColor]
        gradient.locations = [0, 0.5]
        #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.colors?.count == 1)
    }

    @Test func `fonts and images carry what they were made with`() {
        #expect(UIFont.boldSystemFont(ofSize: 12).withSize(20).pointSize == 20)
        #expect(UIImage(named: "photo")?.size == .zero)
    }
}
