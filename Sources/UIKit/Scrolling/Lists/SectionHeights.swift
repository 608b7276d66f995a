/// SC.120: the heights of section headers and footers in a table that estimates them, once these have been in sight.
struct SectionHeights {
    struct Place: Hashable {
        let part: UITableView.SectionPart
        let section: Int
    }

    private var known: [Place: CGFloat] = [:]
    /// The heights at the last request: estimates after a reload or an update.
    private var former: [Place: CGFloat] = [:]
    /// The heights of the first header and of the first footer that were requested.
    private var first: (header: CGFloat?, footer: CGFloat?)

    subscript(place: Place) -> CGFloat? { known[place] }

    mutating func set(_ height: CGFloat, of place: Place) {
        known[place] = height
        former[place] = height
        if place.part == .header { first.header = first.header ?? height } else { first.footer = first.footer ?? height }
    }

    /// The height at the last request, else `given`, else the first height of another section, else 0.
    func estimate(of place: Place, given: CGFloat?) -> CGFloat {
        former[place] ?? given ?? (place.part == .header ? first.header : first.footer) ?? 0
    }

    /// Heights are requested again when they come into sight.
    mutating func forget() { known = [:] }
}
