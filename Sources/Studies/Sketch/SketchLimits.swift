/// The largest size of a sketch: more than a reader puts together by hand, and small enough for an address and a page.
package enum SketchLimits {
    package static let views = 64
    package static let recognizers = 64
    /// The most views around a view.
    package static let depth = 16
    /// Characters of a name.
    package static let name = 40
    /// Bytes of a text that a view shows.
    package static let shownText = 200
    /// Bytes of a sketch as text.
    package static let text = 65_536
    /// Points, either way: of places, sizes and margins.
    package static let points = 10_000.0
}
