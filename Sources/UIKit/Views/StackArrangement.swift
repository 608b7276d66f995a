/// How a stack view shares its length among the views in it: arithmetic without views.
struct StackArrangement {
    struct Item {
        /// The length that it has by itself; nil for one that has none and takes what it is given.
        var length: CGFloat?
        /// How much it minds being longer or shorter than that.
        var hugging: Float = 250
        var resistance: Float = 750
        /// At least so much room to the next one.
        var gap: CGFloat = 0
    }

    let available: CGFloat
    let items: [Item]

    /// Where each begins, and how long it is.
    func spans(_ distribution: UIStackView.Distribution) -> [(start: CGFloat, length: CGFloat)] {
        // With nobody beside it, one view is pinned to both ends.
        if items.count == 1 { return [(0, available)] }
        switch distribution {
        case .fill: return row(filled(), gaps: gaps)
        case .fillEqually: return row(items.map { _ in room / CGFloat(items.count) }, gaps: gaps)
        case .fillProportionally: return row(proportional(), gaps: gaps)
        case .equalSpacing: return row(filled(stretches: false), gaps: equalGaps())
        case .equalCentering: return row(filled(stretches: false), gaps: centringGaps() ?? equalGaps())
        }
    }

    /// The room that it needs for all of them to have their lengths.
    var fittingLength: CGFloat { content + gaps.sum }

    private var gaps: [CGFloat] { items.dropLast().map { $0.gap } }
    private var content: CGFloat { items.map { $0.length ?? 0 }.sum }
    private var room: CGFloat { max(0, available - gaps.sum) }

    private func row(_ lengths: [CGFloat], gaps: [CGFloat]) -> [(start: CGFloat, length: CGFloat)] {
        var start: CGFloat = 0
        return lengths.enumerated().map { index, length in
            defer { start += length + (index < gaps.count ? gaps[index] : 0) }
            return (start, length)
        }
    }

    /// What is over goes to the one that minds least, what is missing is taken from the one that minds least; of several, the last.
    private func filled(stretches: Bool = true) -> [CGFloat] {
        var lengths = items.map { $0.length ?? 0 }
        var rest = room - content
        if rest > 0, stretches, let index = leastBy({ $0.length == nil ? -1 : $0.hugging }) { lengths[index] += rest }
        var order = Array(items.indices)
        while rest < 0, let index = order.last(where: { index in order.allSatisfy { items[index].resistance <= items[$0].resistance } }) {
            let taken = min(lengths[index], -rest)
            lengths[index] -= taken
            rest += taken
            order.removeAll { $0 == index }
        }
        return lengths
    }

    private func leastBy(_ value: (Item) -> Float) -> Int? {
        guard let least = items.map(value).min() else { return nil }
        return items.lastIndex { value($0) == least }
    }

    private func proportional() -> [CGFloat] {
        guard content > 0 else { return items.map { _ in room / CGFloat(items.count) } }
        return items.map { ($0.length ?? 0) / content * room }
    }

    /// All the same, if none of them is too small then; otherwise as small as they may be.
    private func equalGaps() -> [CGFloat] {
        let gap = (available - content) / CGFloat(items.count - 1)
        return gaps.allSatisfy { $0 <= gap } ? gaps.map { _ in gap } : gaps
    }

    /// So that middles lie equally far apart; nil if a gap would be too small.
    private func centringGaps() -> [CGFloat]? {
        let lengths = items.map { $0.length ?? 0 }
        let step = (available - (lengths[0] + lengths[lengths.count - 1]) / 2) / CGFloat(items.count - 1)
        let between = gaps.indices.map { step - (lengths[$0] + lengths[$0 + 1]) / 2 }
        return zip(between, gaps).allSatisfy { $0 >= $1 } ? between : nil
    }
}

extension [CGFloat] {
    fileprivate var sum: CGFloat { reduce(0, +) }
}
