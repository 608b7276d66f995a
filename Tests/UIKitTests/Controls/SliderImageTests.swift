import Testing

@testable import UIKit

@Suite struct SliderImageTests {
    @Test func `CO.15 a thumb's image is as large as the place where a finger takes it`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        let before = slider.thumbRect(forBounds: slider.bounds, trackRect: slider.bounds, value: 0)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 40)).image { _ in }
        slider.setThumbImage(image, for: .normal)
        #expect(slider.currentThumbImage === image && slider.thumbImage(for: .highlighted) == nil)
        let after = slider.thumbRect(forBounds: slider.bounds, trackRect: slider.bounds, value: 0)
        #expect(after.size == CGSize(width: 50, height: 40) && before.size != after.size)
    }

    @Test func `images of the track are kept by state`() {
        let slider = UISlider(frame: .zero)
        let (image, other) = (UIImage(named: "a"), UIImage(named: "b"))
        slider.setMinimumTrackImage(image, for: .normal)
        slider.setMaximumTrackImage(other, for: .highlighted)
        slider.minimumValueImage = image
        slider.maximumValueImage = other
        #expect(slider.minimumTrackImage(for: .normal) === image && slider.maximumTrackImage(for: .highlighted) === other)
        slider.setMinimumTrackImage(nil, for: .normal)
        #expect(slider.minimumTrackImage(for: .normal) == nil && slider.minimumValueImage === image && slider.maximumValueImage === other)
    }
}
