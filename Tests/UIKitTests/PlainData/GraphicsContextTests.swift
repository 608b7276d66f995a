import Testing

@testable import UIKit

/// Drawing leaves no mark: it goes through, and images have the size that was asked for.
struct GraphicsContextTests {
    private func draw(in context: CGContext) {
        let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
        context.saveGState()
        context.setFillColor(UIColor.red.cgColor)
        context.setStrokeColor(UIColor.red.cgColor)
        context.setLineWidth(1)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.setLineDash(phase: 0, lengths: [1])
        context.setAlpha(0.5)
        context.setShadow(offset: .zero, blur: 1)
        context.setShadow(offset: .zero, blur: 1, color: nil)
        context.translateBy(x: 1, y: 1)
        context.scaleBy(x: 1, y: 1)
        context.rotate(by: 1)
        context.concatenate(.identity)
        context.beginPath()
        context.move(to: .zero)
        context.addLine(to: .zero)
        context.addLines(between: [.zero])
        context.addRect(rect)
        context.addEllipse(in: rect)
        context.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
        context.addCurve(to: .zero, control1: .zero, control2: .zero)
        context.addQuadCurve(to: .zero, control: .zero)
        context.addPath(UIBezierPath(rect: rect).cgPath)
        context.closePath()
        context.clip()
        context.clip(to: rect)
        context.clear(rect)
        context.fill(rect)
        context.stroke(rect)
        context.fillEllipse(in: rect)
        context.strokeEllipse(in: rect)
        context.fillPath()
        context.strokePath()
        for mode in [CGPathDrawingMode.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke] { context.drawPath(using: mode) }
        UIBezierPath(rect: rect).addClip()
        UIRectFill(rect)
        context.restoreGState()
    }

    @Test func `a context is there while an image is drawn`() {
        World().simulation.perform {
            #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 5), false, 0)
            UIGraphicsBeginImageContext(CGSize(width: 2, height: 3))
            draw(in: UIGraphicsGetCurrentContext()!)
            #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 2, height: 3))
            UIGraphicsEndImageContext()
            #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 4, height: 5))
            UIGraphicsEndImageContext()
            #expect(UIGraphicsGetCurrentContext() == nil)
        }
    }

    @Test func `a renderer's image has its size`() {
        let image = UIGraphicsImageRenderer(bounds: CGRect(x: 0, y: 0, width: 4, height: 5)).image { context in
            let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
            context.fill(rect)
            context.stroke(rect)
            context.clip(to: rect)
            draw(in: context.cgContext)
            #expect(context.currentImage.size.width == 4)
        }
        #expect(image.size == CGSize(width: 4, height: 5) && image.scale == UIScreen.main.scale)
    }

    @Test func `an image in other colors is of the same size`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 5)).image { _ in }
        let versions = [
            image.withRenderingMode(.alwaysTemplate), image.withTintColor(.red), image.withTintColor(.red, renderingMode: .alwaysOriginal),
            image.resizableImage(withCapInsets: .zero),
        ]
        #expect(versions.allSatisfy { $0.size == image.size })
        image.draw(in: .zero)
        image.draw(at: .zero)
        let modes: [UIImage.RenderingMode] = [.automatic, .alwaysOriginal, .alwaysTemplate]
        #expect(modes.map(\.rawValue) == Array(0...2))
    }

    @Test func `a color's components can be asked for, and a dynamic color is that of light surroundings`() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? UIColor.white : UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1) }
        var parts: [CGFloat] = [0, 0, 0, 0]
        var (red, green, blue, alpha) = (parts[0], parts[1], parts[2], parts[3])
        #expect(color.resolvedColor(with: .current).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        parts = [red, green, blue, alpha]
        #expect(parts == [0.25, 0.5, 0.75, 1])
    }

    @Test func `styles of text have the sizes of the default setting`() {
        let styles: [UIFont.TextStyle] = [
            .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2,
        ]
        #expect(styles.map { UIFont.preferredFont(forTextStyle: $0).pointSize } == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
        #expect(UIFont.monospacedDigitSystemFont(ofSize: 9, weight: .bold).pointSize == 9)
        #expect(UIFont.monospacedSystemFont(ofSize: 9, weight: .bold).pointSize == 9)
    }
}
