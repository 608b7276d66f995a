import EventTrace

/// A control with a thumb that is dragged to a value. It tracks touches itself and has no recognizers.
open class UISlider: UIControl {
    override var kind: String { "slider" }
    override var engineClass: MethodTable { MethodTable(UISlider.self) }

    open var minimumValue: Float = 0 {
        didSet { value = storedValue }
    }
    open var maximumValue: Float = 1 {
        didSet { value = storedValue }
    }
    /// Whether the value is sent while the thumb moves, not only at the lift.
    open var isContinuous = Defaults.current.slider.isContinuous
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    private var images = SliderImages()
    private var storedValue: Float = 0
    /// The place on the slider where the finger came down, and its distance from the middle of the thumb.
    private var grip: (start: CGPoint, offset: CGFloat)?

    /// The value, limited to minimum and maximum. Setting it sends no action.
    open var value: Float {
        get { storedValue }
        set { storedValue = max(minimumValue, min(maximumValue, newValue)) }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    open override var intrinsicContentSize: CGSize { IntrinsicSizes.slider }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: IntrinsicSizes.slider.height) }

    /// The frame of the track: 2 points in from the ends, 4 points high.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
    }

    open func setThumbImage(_ image: UIImage?, for state: State) { images[.thumb, state] = image }
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) { images[.minimumTrack, state] = image }
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) { images[.maximumTrack, state] = image }
    open func thumbImage(for state: State) -> UIImage? { images[.thumb, state] }
    open func minimumTrackImage(for state: State) -> UIImage? { images[.minimumTrack, state] }
    open func maximumTrackImage(for state: State) -> UIImage? { images[.maximumTrack, state] }
    open var currentThumbImage: UIImage? { thumbImage(for: state) ?? thumbImage(for: .normal) }

    /// The frame of the thumb: the size of its image, or 31 points wide and high; it reaches 2 points beyond the track.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let thumb = currentThumbImage?.size ?? CGSize(width: UISlider.thumb, height: UISlider.thumb)
        let room = max(0, rect.width + 4 - thumb.width)
        let part = maximumValue > minimumValue ? Double((value - minimumValue) / (maximumValue - minimumValue)) : 0
        return CGRect(
            x: rect.minX - 2 + room * CGFloat(part), y: rect.midY - thumb.height / 2, width: thumb.width, height: thumb.height)
    }

    /// True only for a touch on the thumb; if an override returns true elsewhere, the thumb jumps to the finger with the first move.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        if !thumbFrame.contains(location), Simulation.current?.applies(.sliderThumb, .track, self, Name(.false)) != false { return false }
        grip = (location, location.x - thumbFrame.midX)
        if sendsChanges(in: .current) { owesChange(by: .sliderChanges, in: .current) }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let old = value
        value = value(at: touch.location(in: self).x - (grip?.offset ?? 0))
        if value != old, sendsChanges(in: .current) { owesChange(by: .sliderChanges, in: .current) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        grip = nil
        owesChange(by: .sliderChanges, in: .current)
    }

    private final func sendsChanges(in simulation: Simulation?) -> Bool { isContinuous && simulation?.holds(.sliderChanges) != false }

    open override func cancelTracking(with event: UIEvent?) { grip = nil }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let start = grip?.start, let touch = trackedTouch else { return true }
        let way = KnobWay(start: start, end: touch.location(in: self))
        return !vetoesPan(gestureRecognizer, along: way, in: .current)
            && !vetoesSwipe(gestureRecognizer, along: way, in: .current)
    }
}

extension UISlider {
    private static var thumb: CGFloat { 31 }

    private var thumbFrame: CGRect { thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value) }

    /// The value for which the middle of the thumb is at this place.
    private func value(at x: CGFloat) -> Float {
        let track = trackRect(forBounds: bounds)
        let first = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
        let last = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
        guard last > first else { return minimumValue }
        return minimumValue + (maximumValue - minimumValue) * Float(Double((x - first) / (last - first)))
    }
}
