/// Straight lines from point to point.
struct Path {
    private let spots: [Spot]
    /// The lengths from the first point to each point.
    private let lengths: [Double]

    /// A path through at least one point.
    init(_ spots: [Spot]) {
        precondition(!spots.isEmpty, "a path has a point")
        self.spots = spots
        var total = 0.0
        lengths = spots.indices.map { index in
            if index > 0 { total += spots[index - 1].distance(to: spots[index]) }
            return total
        }
    }

    /// The samples at an even pace, in each frame after the start and at the end; no frame is empty.
    func frames(from start: Double, duration: Double, samplesPerFrame count: Int) -> [[FingerPath.Sample]] {
        precondition(duration >= 0 && count > 0, "a move takes time and has samples")
        let samples = samples(from: start, duration: duration, rate: Script.sampleRate * Double(count))
        return stride(from: 0, to: samples.count, by: count).map { Array(samples[$0..<min($0 + count, samples.count)]) }
    }

    /// The number of samples in a move of this duration, including the one at its end, at `rate` samples per second.
    static func count(_ duration: Double, rate: Double) -> Int { max(0, Int((duration - 0.000_1) * rate)) + 1 }

    /// The samples of a move, at `rate` per second.
    private func samples(from start: Double, duration: Double, rate: Double) -> [FingerPath.Sample] {
        // A sample within a tenth of a millisecond of the end would double the end.
        let count = Path.count(duration, rate: rate) - 1
        let onTheWay = (0..<count).map { index in
            let elapsed = Double(index + 1) / rate
            return FingerPath.Sample(time: start + elapsed, spot: spot(after: elapsed / duration).snapped)
        }
        return onTheWay + [FingerPath.Sample(time: start + duration, spot: spots[spots.count - 1])]
    }

    /// The point at this fraction of the whole length, 0...1.
    private func spot(after part: Double) -> Spot {
        let wanted = lengths[lengths.count - 1] * part
        guard let next = lengths.firstIndex(where: { $0 > wanted }), next > 0 else { return spots[spots.count - 1] }
        return spots[next - 1].along(to: spots[next], (wanted - lengths[next - 1]) / (lengths[next] - lengths[next - 1]))
    }
}
