import ApproximateGeometry
import Testing

@testable import UIKit

@Suite struct ControlDataTests {
    @Test func `segments have titles, widths and are enabled until told otherwise`() {
        let control = UISegmentedControl(items: ["a", "b", "c"])
        control.setTitle("B", forSegmentAt: 1)
        control.setWidth(40, forSegmentAt: 2)
        control.setEnabled(false, forSegmentAt: 0)
        #expect(control.numberOfSegments == 3 && control.titleForSegment(at: 1) == "B")
        #expect(control.widthForSegment(at: 2) == 40 && control.widthForSegment(at: 0) == 0)
        #expect(!control.isEnabledForSegment(at: 0) && control.isEnabledForSegment(at: 1))
    }

    @Test func `a wide segment is hit over all its width`() {
        let (world, control) = World.with { world in
            let control = world.add(UISegmentedControl(items: ["a", "b"]), "control")
            control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
            control.setWidth(150, forSegmentAt: 0)
            return control
        }
        world.tap(140, 16)
        world.run()
        #expect(control.selectedSegmentIndex == 0)
    }

    @Test func `without segments none is selected`() {
        let control = UISegmentedControl(items: ["a", "b"])
        control.selectedSegmentIndex = 1
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func `a slider's thumb goes from one end of the track to the other`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        slider.maximumValue = 4
        let track = slider.trackRect(forBounds: slider.bounds)
        let thumbs = [0, 1, 4].map { slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: $0) }
        #expect(slider.bounds.contains(track) && track.midY == slider.bounds.midY)
        #expect(thumbs[0].minX == slider.bounds.minX && thumbs[2].maxX == slider.bounds.maxX)
        #expect(near(thumbs[1].minX, (slider.bounds.width - thumbs[1].width) / 4))
    }

    @Test func `a slider that places its thumb elsewhere is dragged there`() {
        final class Right: UISlider {
            override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
                CGRect(x: bounds.maxX - 31 - CGFloat(value) * 100, y: 0, width: 31, height: 31)
            }
        }
        let (world, slider) = World.with { world in world.add(Right(frame: CGRect(x: 0, y: 0, width: 200, height: 31)), "slider") }
        world.tap(10, 15)
        #expect(world.run().isEmpty && !slider.isTracking)
    }

    @Test func `switch and stepper have one size whatever they are offered`() {
        let offered = CGSize(width: 300, height: 300)
        #expect(UISwitch().sizeThatFits(offered) == UISwitch().intrinsicContentSize)
        #expect(UIStepper().sizeThatFits(offered) == UIStepper().intrinsicContentSize)
    }

    @Test func `colors of controls are the system's until they are set`() {
        let (toggle, slider, pages, segments) = (UISwitch(), UISlider(), UIPageControl(), UISegmentedControl())
        #expect(toggle.onTintColor == nil && toggle.thumbTintColor == nil && segments.selectedSegmentTintColor == nil)
        #expect(slider.minimumTrackTintColor == nil && slider.maximumTrackTintColor == nil && slider.thumbTintColor == nil)
        #expect(pages.pageIndicatorTintColor == nil && pages.currentPageIndicatorTintColor == nil && !pages.hidesForSinglePage)
    }

    @Test func `content stands in the middle of a control until it is placed elsewhere`() {
        let control = UIControl()
        #expect(control.contentVerticalAlignment == .center && control.contentHorizontalAlignment == .center)
    }

    @Test func `a text field starts with the documented looks`() {
        let field = UITextField()
        #expect(field.placeholder == nil && field.borderStyle == .none && field.textAlignment == .natural && !field.isSecureTextEntry)
        #expect(field.keyboardType == .default && field.returnKeyType == .default && field.textColor == nil && field.font == nil)
    }

    @Test(arguments: [true, false])
    func `TX.1 a field that clears itself asks its delegate first`(clears: Bool) {
        final class Delegate: UITextFieldDelegate {
            let clears: Bool
            init(_ clears: Bool) { self.clears = clears }
            func textFieldShouldClear(_ textField: UITextField) -> Bool { clears }
        }
        let delegate = Delegate(clears)
        let (world, field) = World.with { world in
            let field = world.add(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)), "field")
            field.text = "old"
            field.clearsOnBeginEditing = true
            field.delegate = world.name(delegate, "delegate")
            return field
        }
        world.tap(50, 15)
        #expect(world.run() == ["delegate.textFieldShouldClear(field)"] && field.text == (clears ? "" : "old"))
    }

    @Test func `labels and images`() {
        let label = UILabel()
        #expect(label.font.pointSize == UIFont.labelFontSize && label.textColor == .label && label.numberOfLines == 1)
        #expect(label.textAlignment == .natural && !label.isUserInteractionEnabled)
        let star = UIImage(systemName: "star")
        let image = UIImageView(image: star, highlightedImage: UIImage(named: "bright"))
        #expect(image.sizeThatFits(.zero) == star?.size && image.highlightedImage != nil && !image.isUserInteractionEnabled)
    }
}
