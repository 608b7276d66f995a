/// A view of a sketch.
package struct SketchedView: Hashable, Sendable {
    package let kind: SketchedViewKind
    package let name: String
    package let frame: SketchFrame
    /// The settings that differ from the defaults of the kind, in the order of the kind's properties.
    package let settings: [SketchSetting]
    package let overrides: SketchOverrides
    /// The events of a control that have an action, in the order of `SketchEvent`.
    package let events: [SketchEvent]
    package let recognizers: [SketchedRecognizer]
    /// The subviews, from back to front.
    package let views: [SketchedView]

    package init(
        _ kind: SketchedViewKind, _ name: String, at frame: SketchFrame, settings: [SketchSetting] = [],
        overrides: SketchOverrides = SketchOverrides(), events: [SketchEvent] = [], recognizers: [SketchedRecognizer] = [],
        views: [SketchedView] = []
    ) {
        self.kind = kind
        self.name = name
        self.frame = frame
        self.settings = settings
        self.overrides = overrides
        self.events = events
        self.recognizers = recognizers
        self.views = views
    }
}

/// The place and size of a view in its superview, in points.
package struct SketchFrame: Hashable, Sendable {
    package let x: Double
    package let y: Double
    package let width: Double
    package let height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
