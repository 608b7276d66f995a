/// Where moments of virtual time stand on the way down: true to scale, except that what happens at one moment needs a row each, and that a
/// long pause is folded, which is seen.
struct TimeScale {
    struct Moment {
        /// Seconds of virtual time.
        let time: Double
        let y: Double
        /// The pause before it is longer than it looks.
        let isAfterFold: Bool
    }

    /// Units for a second of waiting: 150 ms are seen, and 350 ms are seen to be more.
    static let unitsPerSecond = 140.0
    static let rowHeight = 19.0
    /// A longer wait is folded, in seconds.
    static let longest = 0.8
    private static let foldedHeight = 40.0
    private static let least = 2.0

    private(set) var moments: [Moment] = []
    private(set) var bottom: Double

    /// `counts` says how many rows each moment needs; ascending by time.
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

    /// Where the first row of the first moment at or after a time stands; the bottom after the last.
    func y(of time: Double) -> Double { moments.first { $0.time >= time }?.y ?? bottom }
}
