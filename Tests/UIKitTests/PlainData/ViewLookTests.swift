import Foundation
import Testing

@testable import UIKit

/// What views keep for code that asks for it, and on which no event depends.
@Suite struct ViewLookTests {
    @Test func `a view keeps what is said of it to those who cannot see it`() {
        let view = UIView()
        #expect(!view.isAccessibilityElement && view.accessibilityTraits == .none && view.accessibilityLabel == nil)
        view.isAccessibilityElement = true
        view.accessibilityLabel = "label"
        view.accessibilityHint = "hint"
        view.accessibilityValue = "value"
        view.accessibilityTraits = [.adjustable, .header]
        view.accessibilityElementsHidden = true
        #expect(view.isAccessibilityElement && view.accessibilityElementsHidden && view.accessibilityTraits.contains(.adjustable))
        #expect(view.accessibilityLabel == "label" && view.accessibilityHint == "hint" && view.accessibilityValue == "value")
    }

    @Test func `how a view is drawn`() {
        let view = UIView()
        #expect(view.contentScaleFactor == UIScreen.main.scale && view.clearsContextBeforeDrawing)
        #expect(view.mask == nil && view.overrideUserInterfaceStyle == .unspecified)
        let mask = UIView()
        view.mask = mask
        view.contentScaleFactor = 2
        view.clearsContextBeforeDrawing = false
        view.overrideUserInterfaceStyle = .dark
        #expect(view.mask === mask && view.contentScaleFactor == 2 && !view.clearsContextBeforeDrawing)
        #expect(view.overrideUserInterfaceStyle == .dark)
    }

    @Test func `traits are those of a phone held upright`() {
        let traits = UIView().traitCollection
        #expect(traits === UIScreen.main.traitCollection && traits === UITraitCollection.current)
        #expect(traits.userInterfaceIdiom == .phone && traits.userInterfaceStyle == .light && traits.displayScale == 3)
        #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
        #expect(UIViewController().traitCollection === traits)
    }

    @Test func `what a subclass may hand on to a view`() {
        final class View: UIView {
            override class var requiresConstraintBasedLayout: Bool { true }
            override func awakeFromNib() { super.awakeFromNib() }
            override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
            override func updateConstraints() { super.updateConstraints() }
            override func traitCollectionDidChange(_ previous: UITraitCollection?) { super.traitCollectionDidChange(previous) }
            override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
            override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
        }
        let view = View()
        view.awakeFromNib()
        view.prepareForInterfaceBuilder()
        view.setNeedsUpdateConstraints()
        view.updateConstraintsIfNeeded()
        view.updateConstraints()
        view.traitCollectionDidChange(nil)
        view.safeAreaInsetsDidChange()
        view.layoutMarginsDidChange()
        #expect(View.requiresConstraintBasedLayout && !UIView.requiresConstraintBasedLayout)
    }

    @Test func `a view receives a call for new margins, not for the same once more`() {
        final class View: UIView {
            var count = 0
            override func layoutMarginsDidChange() { count += 1 }
        }
        let view = View()
        for top: CGFloat in [8, 1, 1, 8] { view.layoutMargins.top = top }
        #expect(view.count == 2)
    }

    @Test func `a guide is the view's until it is taken away`() {
        let (view, guide) = (UIView(), UILayoutGuide())
        view.addLayoutGuide(guide)
        #expect(guide.owningView === view)
        view.removeLayoutGuide(guide)
        #expect(guide.owningView == nil)
    }

    @Test func `a label's text with attributes is its text`() {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "a")
        #expect(label.text == "a" && label.lineBreakMode == .byTruncatingTail)
        label.highlightedTextColor = .red
        label.lineBreakMode = .byWordWrapping
        label.adjustsFontSizeToFitWidth = true
        label.adjustsFontForContentSizeCategory = true
        label.minimumScaleFactor = 0.5
        label.baselineAdjustment = .alignCenters
        label.preferredMaxLayoutWidth = 100
        label.shadowColor = .black
        label.shadowOffset = CGSize(width: 1, height: 1)
        #expect(label.highlightedTextColor == .red && label.lineBreakMode == .byWordWrapping && label.baselineAdjustment == .alignCenters)
        #expect(label.adjustsFontSizeToFitWidth && label.adjustsFontForContentSizeCategory && label.minimumScaleFactor == 0.5)
        #expect(label.preferredMaxLayoutWidth == 100 && label.shadowColor == .black && label.shadowOffset.width == 1 && label.isEnabled)
    }

    @Test func `an image view says whether its images run`() {
        let view = UIImageView(image: nil)
        view.animationImages = [UIImage(named: "a")!]
        view.animationDuration = 2
        view.animationRepeatCount = 1
        view.startAnimating()
        #expect(view.isAnimating && view.animationImages?.count == 1 && view.animationRepeatCount == 1 && view.animationDuration == 2)
        view.stopAnimating()
        #expect(!view.isAnimating)
    }

    @Test func `a button's looks by state`() {
        let button = UIButton(type: .custom)
        button.setTitleShadowColor(.red, for: .normal)
        button.setAttributedTitle(NSAttributedString(string: "a"), for: .normal)
        #expect(button.titleShadowColor(for: .highlighted) == .red && button.attributedTitle(for: .normal)?.string == "a")
        #expect(button.adjustsImageWhenHighlighted && button.adjustsImageWhenDisabled && !button.showsTouchWhenHighlighted)
        button.isPointerInteractionEnabled = true
        let image = UIImage(named: "a")
        button.setImage(image, for: .normal)
        #expect(button.isPointerInteractionEnabled && button.imageView?.image === image && button.imageView?.superview === button)
    }

    @Test func `an effect's views stand in its content view`() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 50)
        view.layoutIfNeeded()
        #expect(view.contentView.superview === view && view.contentView.frame == view.bounds && view.effect is UIBlurEffect)
        let styles: [UIBlurEffect.Style] = [
            .extraLight, .light, .dark, .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
            .systemThickMaterial, .systemChromeMaterial,
        ]
        #expect(styles.map(\.rawValue) == [0, 1, 2, 4, 5, 6, 7, 8, 9, 10])
    }

    @Test func `an activity indicator hides when it stops`() {
        let view = UIActivityIndicatorView(style: .large)
        #expect(view.isHidden && !view.isAnimating && view.intrinsicContentSize.width == 37)
        view.startAnimating()
        #expect(!view.isHidden && view.isAnimating)
        view.stopAnimating()
        #expect(view.isHidden && view.hidesWhenStopped)
        view.hidesWhenStopped = false
        #expect(!view.isHidden)
    }

    @Test func `a bar of progress`() {
        let bar = UIProgressView(progressViewStyle: .bar)
        bar.setProgress(0.5, animated: true)
        bar.progressTintColor = .red
        bar.trackTintColor = .gray
        #expect(bar.progress == 0.5 && bar.progressTintColor == .red && bar.trackTintColor == .gray)
    }

    @Test func `a layer's looks`() {
        let layer = CALayer()
        #expect(layer.contentsScale == 1 && layer.rasterizationScale == 1 && layer.cornerCurve == .circular)
        #expect(
            layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        layer.maskedCorners = .layerMinXMinYCorner
        layer.cornerCurve = .continuous
        layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        layer.shouldRasterize = true
        layer.contents = UIImage(named: "a")
        layer.contentsScale = 3
        #expect(layer.maskedCorners == .layerMinXMinYCorner && layer.cornerCurve == .continuous && layer.shouldRasterize)
        #expect(layer.shadowPath != nil && layer.contents != nil && layer.contentsScale == 3)
        let shape = CAShapeLayer()
        shape.lineDashPattern = [4, 2]
        #expect(shape.lineDashPattern?.count == 2)
    }
}
