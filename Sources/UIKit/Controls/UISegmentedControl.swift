import EventTrace

/// A row of segments, one of which is selected or, if it is momentary, pressed.
open class UISegmentedControl: UIControl {
    /// The index for "no segment".
    public static let noSegment = -1

    override var kind: String { "segmentedControl" }
    override var engineClass: MethodTable { MethodTable(UISegmentedControl.self) }

    final var segments: [Segment] = [] {
        didSet { if segments != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// Whether a selection lasts only until its actions have been sent.
    open var isMomentary = Defaults.current.segmentedControl.isMomentary
    /// The index of the selected segment. Setting it sends no action.
    open var selectedSegmentIndex = UISegmentedControl.noSegment
    open var selectedSegmentTintColor: UIColor?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    #if hasFeature(Embedded)
        public convenience init(items: [String]?) {
            self.init(segments: (items ?? []).map { Segment(title: $0) })
        }
    #else
        /// A segmented control with one segment for each title or image.
        public convenience init(items: [Any]?) {
            self.init(segments: (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) })
        }
    #endif

    open var numberOfSegments: Int { segments.count }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { insert(Segment(title: title), at: segment) }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { insert(Segment(image: image), at: segment) }
    open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment) }
    open func removeAllSegments() { removeAll() }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        let segment = checked(segment)
        (segments[segment].title, segments[segment].image) = (title, nil)
    }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        let segment = checked(segment)
        (segments[segment].title, segments[segment].image) = (nil, image)
    }
    open func imageForSegment(at segment: Int) -> UIImage? { segments[checked(segment)].image }
    open func titleForSegment(at segment: Int) -> String? { segments[checked(segment)].title }
    /// Sets the width of a segment; 0 stands for an equal part of the remaining width.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { segments[checked(segment)].width = width }
    open func widthForSegment(at segment: Int) -> CGFloat { segments[checked(segment)].width }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { segments[checked(segment)].isEnabled = enabled }
    open func isEnabledForSegment(at segment: Int) -> Bool { segments[checked(segment)].isEnabled }

    private func checked(_ segment: Int) -> Int {
        if !segments.indices.contains(segment) { fatalError("NSRangeException: there is no segment \(segment) of \(segments.count)") }
        return segment
    }

    open override var intrinsicContentSize: CGSize {
        IntrinsicSizes.segmentedControl(
            titles: segments.map { $0.title }, images: segments.map { $0.image }, widths: segments.map { $0.width })
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside, let index = segment(at: touch.location(in: self).x) else { return }
        let isNews = segments[index].isEnabled && (isMomentary || index != selectedSegmentIndex)
        if !isNews, Simulation.current?.applies(.segmentSelection, .decline, self) != false { return }
        selectedSegmentIndex = index
        owesChange(by: .segmentSelection, in: .current)
    }

    /// CO.33
    override func sendsEventsOfTouches(_ events: Event, in simulation: Simulation) -> Bool {
        guard let first = events.words.first else { return true }
        return !simulation.applies(.segmentsSendChangesAlone, .withhold, self, Name(first))
    }

    override func actionsAreSent() {
        if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !vetoesTap(gestureRecognizer, in: .current)
    }
}

extension UISegmentedControl {
    struct Segment: Equatable {
        var title: String?
        /// The image in place of a title.
        var image: UIImage?
        var width: CGFloat = 0
        var isEnabled = true
    }

    private convenience init(segments: [Segment]) {
        self.init(frame: .zero)
        self.segments = segments
        frame.size = intrinsicContentSize
    }

    private func insert(_ segment: Segment, at index: Int) {
        let place = max(0, min(segments.count, index))
        segments.insert(segment, at: place)
        if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
    }

    private func remove(at index: Int) {
        guard segments.indices.contains(index) else { return }
        segments.remove(at: index)
        if selectedSegmentIndex == index { selectedSegmentIndex = UISegmentedControl.noSegment }
        if selectedSegmentIndex > index { selectedSegmentIndex -= 1 }
    }

    private func removeAll() {
        segments = []
        selectedSegmentIndex = UISegmentedControl.noSegment
    }

    /// The segment at a place along the control; nil outside of all segments.
    private func segment(at x: CGFloat) -> Int? {
        let fixed = segments.reduce(CGFloat(0)) { $0 + $1.width }
        let flexible = segments.filter { $0.width == 0 }.count
        let share = flexible > 0 ? max(0, bounds.width - fixed) / CGFloat(flexible) : 0
        var edge = bounds.minX
        guard x >= edge else { return nil }
        for (index, segment) in segments.enumerated() {
            edge += segment.width > 0 ? segment.width : share
            if x < edge { return index }
        }
        return nil
    }
}
