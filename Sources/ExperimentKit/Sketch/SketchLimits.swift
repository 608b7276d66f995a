/// How large a sketch may be: more than anybody puts together by hand, and little enough for an address and a page.
package enum SketchLimits {
    package static let views = 64
    package static let recognizers = 64
    /// How many views a view may be in.
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
