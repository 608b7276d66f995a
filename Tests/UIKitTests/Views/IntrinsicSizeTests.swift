import Testing

@testable import UIKit

/// Sizes that views have by themselves.
@Suite struct IntrinsicSizeTests {
    private let none = UIView.noIntrinsicMetric
    private let title = "Send"

    @Test func `text is as wide as its characters and as high as its lines`() {
        let metrics = TextMetrics(font: .systemFont(ofSize: 10))
        #expect(metrics.lineHeight == 12)
        #expect(metrics.width(of: "aill") == 15)
        #expect(metrics.width(of: "WA") == 15 && metrics.width(of: "\u{4E2D}\u{1F600}e\u{301}") == 26)
        #expect(metrics.size(of: "") == .zero)
        #expect(metrics.size(of: "aa\naaaa", lines: 0) == CGSize(width: 22, height: 24))
        #expect(TextMetrics(font: .monospacedSystemFont(ofSize: 10, weight: .regular)).width(of: "iW") == 12)
    }

    @Test func `lines are broken between words, and in a word that no line has room for`() {
        let metrics = TextMetrics(font: .monospacedSystemFont(ofSize: 10, weight: .regular))
        #expect(metrics.size(of: "aa bb cc", width: 30, lines: 0) == CGSize(width: 30, height: 24))
        #expect(metrics.size(of: "aa bb cc", width: 29, lines: 0) == CGSize(width: 12, height: 36))
        #expect(metrics.size(of: "aa bb cc", width: 29, lines: 2) == CGSize(width: 12, height: 24))
        #expect(metrics.size(of: "aaaaaaa", width: 18, lines: 0) == CGSize(width: 18, height: 36))
    }

    @Test func `a label is as large as its text`() {
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
        #expect(label.intrinsicContentSize == .zero)
        label.text = title
        label.sizeToFit()
        #expect(label.frame == CGRect(x: 10, y: 20, width: label.intrinsicContentSize.width, height: 21))
        label.numberOfLines = 0
        label.text = "one line and another"
        let whole = label.intrinsicContentSize.width
        #expect(label.sizeThatFits(CGSize(width: whole - 1, height: 0)).height == 42)
        label.preferredMaxLayoutWidth = whole - 1
        #expect(label.intrinsicContentSize.height == 42)
    }

    @Test func `a button has room for its title and image`() {
        let button = UIButton(type: .system)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
        button.setTitle("A longer title", for: .normal)
        let text = TextMetrics(font: .systemFont(ofSize: UIFont.buttonFontSize)).width(of: "A longer title")
        #expect(button.intrinsicContentSize == CGSize(width: text, height: 34))
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.sizeThatFits(.zero) == CGSize(width: text + 26, height: 38))
        button.setTitle(nil, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 26, height: 24))
    }

    @Test func `a text field has a line of its own height`() {
        let field = UITextField()
        #expect(field.intrinsicContentSize == CGSize(width: 0, height: 22))
        field.borderStyle = .roundedRect
        field.placeholder = title
        #expect(field.intrinsicContentSize.height == 34)
        let width = field.intrinsicContentSize.width
        field.text = title + title
        #expect(field.intrinsicContentSize.width > width)
        #expect(field.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 34))
    }

    @Test func `controls have the sizes of the system's`() {
        #expect(UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31))
        #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
        #expect(UISlider().intrinsicContentSize == CGSize(width: none, height: 31))
        #expect(UISlider().sizeThatFits(CGSize(width: 80, height: 5)) == CGSize(width: 80, height: 31))
        let pages = UIPageControl()
        pages.numberOfPages = 3
        #expect(pages.intrinsicContentSize == pages.size(forNumberOfPages: 3) && pages.sizeThatFits(.zero).height == 26)
    }

    @Test func `segments are as wide as the widest title needs`() {
        let short = UISegmentedControl(items: ["a", "b"])
        #expect(short.frame.size == CGSize(width: 128, height: 32) && short.intrinsicContentSize == short.frame.size)
        short.setTitle("a title that is rather long", forSegmentAt: 0)
        let segment = short.intrinsicContentSize.width / 2
        #expect(segment > 64)
        short.setWidth(10, forSegmentAt: 1)
        #expect(short.sizeThatFits(.zero).width == segment + 10)
    }

    @Test func `views that show something have its size`() {
        let image = UIImageView()
        #expect(image.intrinsicContentSize == CGSize(width: none, height: none))
        image.image = UIImage(systemName: "star")
        #expect(image.intrinsicContentSize == CGSize(width: 20, height: 20))
        let progress = UIProgressView(progressViewStyle: .bar)
        #expect(progress.intrinsicContentSize == CGSize(width: none, height: 2.5) && progress.progressViewStyle == .bar)
        #expect(UIProgressView().sizeThatFits(CGSize(width: 9, height: 9)) == CGSize(width: 9, height: 4))
        let wheel = UIActivityIndicatorView(style: .medium)
        wheel.style = .large
        #expect(wheel.intrinsicContentSize == CGSize(width: 37, height: 37) && wheel.sizeThatFits(.zero).width == 37)
    }

    @Test func `new content lays out a stack or a constrained parent anew`() {
        let (stack, label) = (UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 30)), UILabel())
        stack.alignment = .leading
        stack.addArrangedSubview(label)
        stack.layoutIfNeeded()
        label.text = title
        #expect(stack.layer.needsLayout())
        stack.layoutIfNeeded()
        #expect(label.frame.height == 21)
        label.text = title
        #expect(!stack.layer.needsLayout())
    }
}
