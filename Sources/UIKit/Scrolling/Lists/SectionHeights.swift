/// SC.120: the heights of section headers and footers in a table that estimates them, once these have been in sight.
struct SectionHeights {
    struct Place: Hashable {
        let part: UITableView.SectionPart
        let section: Int
    }

    /// The estimates that code gives for headers and footers until they come into sight; negative by default.
    var given: [Place: CGFloat] = [:]
    private var known: [Place: CGFloat] = [:]
    /// The heights at the last request: estimates after an update.
    private var former: [Place: CGFloat] = [:]
    /// The sections whose footer's height was requested with a row.
    private var askedWithARow: Set<Int> = []
    /// The heights of the first header and of the first footer that were there.
    private var first: (header: CGFloat?, footer: CGFloat?)

    subscript(place: Place) -> CGFloat? { known[place] }

    mutating func set(_ height: CGFloat, of place: Place) {
        known[place] = height
        guard height > 0 else { return }
        if place.part == .header { first.header = first.header ?? height } else { first.footer = first.footer ?? height }
    }

    /// The height before the last update, else the estimate that code gives, else the height of the first that was there, else 0.
    func estimate(of place: Place) -> CGFloat {
        if let former = former[place] { return former }
        if let given = given[place], given >= 0 { return given }
        return (place.part == .header ? first.header : first.footer) ?? 0
    }

    /// Whether the height of a footer is to be requested with a row: once until heights are forgotten.
    mutating func asksForFooter(of section: Int) -> Bool { askedWithARow.insert(section).inserted }

    /// Heights are requested again when they come into sight, and those of sections that remain stay as estimates at their new places.
    mutating func forget(_ sectionAfter: (Int) -> Int?) {
        var moved: [Place: CGFloat] = [:]
        for (place, height) in former where known[place] == nil {
            if let section = sectionAfter(place.section) { moved[Place(part: place.part, section: section)] = height }
        }
        for (place, height) in known {
            if let section = sectionAfter(place.section) { moved[Place(part: place.part, section: section)] = height }
        }
        (known, former, askedWithARow) = ([:], moved, [])
    }
}
