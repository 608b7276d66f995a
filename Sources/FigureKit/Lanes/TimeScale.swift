/// The heights of moments of virtual time.
///
/// The scale is true, except that each row of a moment needs its own height, and that a long pause is folded, visibly.
struct TimeScale {
    struct Moment {
        /// Seconds of virtual time.
        let time: Double
        let y: Double
        /// Whether the pause before the moment is longer than it looks.
        let isAfterFold: Bool
    }

    /// The units for a second of waiting: 150 ms are visible, and 350 ms are visibly more.
    static let unitsPerSecond = 140.0
    static let rowHeight = 19.0
    /// The longest wait that is not folded, in seconds.
    static let longest = 0.8
    private static let foldedHeight = 40.0
    private static let least = 2.0

    private(set) var moments: [Moment] = []
    private(set) var bottom: Double

    /// Makes a scale. `counts` has the number of rows of each moment, ascending by time.
    init(_ counts: [(time: Double, rows: Int)], top: Double) {
        var y = top
        var last: Double?
        for (time, rows) in counts {
            var isAfterFold = false
            if let last {
                let wait = time - last
                isAfterFold = wait > TimeScale.longest
                y += isAfterFold ? TimeScale.foldedHeight : max(TimeScale.least, wait * TimeScale.unitsPerSecond)
            }
            moments.append(Moment(time: time, y: y, isAfterFold: isAfterFold))
            y += Double(max(1, rows)) * TimeScale.rowHeight
            last = time
        }
        bottom = y
    }

    /// The height of the first row of the first moment at or after a time; the bottom after the last.
    func y(of time: Double) -> Double { moments.first { $0.time >= time }?.y ?? bottom }
}
