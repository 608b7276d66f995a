import ExperimentKit

/// The landings and paths of fingers.
///
/// A landing is a ring, a direction is a line with a head, several fingers have numbers, and repeated landings in the same place have a
/// count.
enum FingerDrawing {
    private static let radius = 11.0
    /// The distance within which landings are in the same place, in points.
    private static let samePlace = 12.0

    /// The places of the landings, which texts keep free.
    static func landings(_ paths: [FingerPath]) -> [LabelPlaces.Box] {
        paths.map { path in
            let spot = path.samples[0].spot
            return LabelPlaces.Box(x: spot.x - radius - 1, y: spot.y - radius - 1, width: 2 * radius + 2, height: 2 * radius + 2)
        }
    }

    /// Adds the shapes; names of fingers stay within `stage`, and off each other.
    static func add(_ paths: [FingerPath], within stage: LabelPlaces.Box, to shapes: inout [Shape]) {
        let fingers = Set(paths.map { $0.finger })
        var landings: [(finger: Int?, spot: Spot, count: Int)] = []
        for path in paths {
            addLine(path, to: &shapes)
            let spot = path.samples[0].spot
            if let index = landings.firstIndex(where: { $0.finger == path.finger && isSamePlace($0.spot, spot) }) {
                landings[index].count += 1
            } else {
                landings.append((path.finger, spot, 1))
            }
        }
        var names: [LabelPlaces.Box] = []
        for landing in landings {
            let who = landing.finger.map { "\(FigureWord.finger.mark) \($0)" } ?? "\(FigureWord.pointer.mark)"
            let times = landing.count > 1 ? "×\(landing.count)" : ""
            let (x, y) = (landing.spot.x, landing.spot.y)
            shapes.append(Shape(.circle, .finger, [x, y, radius], text: times.isEmpty ? who : "\(who) \(times)"))
            let number = fingers.count > 1 ? landing.finger.map { "\($0)" } ?? "" : ""
            if !number.isEmpty || !times.isEmpty {
                let spot = place(number + times, at: landing.spot, within: stage, besides: names)
                names.append(LabelPlaces.box(number + times, at: spot))
                shapes.append(Shape(.text, .fingerName, [spot.x, spot.y], text: number + times))
            }
        }
    }

    /// At the right of the landing; where that is no place, at its left, above or below.
    private static func place(_ text: String, at landing: Spot, within stage: LabelPlaces.Box, besides names: [LabelPlaces.Box]) -> Spot {
        let (x, y, width) = (landing.x, landing.y, LabelPlaces.width(of: text))
        let places = [
            Spot(x: x + radius + 3, y: y + 5), Spot(x: x - radius - 3 - width, y: y + 5), Spot(x: x - width / 2, y: y - radius - 4),
            Spot(x: x - width / 2, y: y + radius + LabelPlaces.size),
        ]
        return places.first { place in
            let box = LabelPlaces.box(text, at: place)
            return stage.contains(box) && !names.contains { $0.overlaps(box) }
        } ?? places[0]
    }

    private static func isSamePlace(_ one: Spot, _ other: Spot) -> Bool {
        abs(one.x - other.x) < samePlace && abs(one.y - other.y) < samePlace
    }

    private static func addLine(_ path: FingerPath, to shapes: inout [Shape]) {
        var spots: [Spot] = []
        for sample in path.samples where sample.spot != spots.last { spots.append(sample.spot) }
        guard spots.count > 1 else { return }
        shapes.append(Shape(.line, .fingerPath, spots.flatMap { [$0.x, $0.y] }))
        let end = spots[spots.count - 1]
        // The direction is that of the last points, and not that of a last step of half a point.
        guard let before = spots.last(where: { !isSamePlace($0, end) }) ?? spots.first, before != end else { return }
        let length = ((end.x - before.x) * (end.x - before.x) + (end.y - before.y) * (end.y - before.y)).squareRoot()
        let (dx, dy) = ((end.x - before.x) / length, (end.y - before.y) / length)
        let back = Spot(x: end.x - dx * 12, y: end.y - dy * 12)
        shapes.append(
            Shape(.polygon, .fingerHead, [end.x, end.y, back.x - dy * 6, back.y + dx * 6, back.x + dy * 6, back.y - dx * 6]))
    }
}
