import ExperimentKit
import Studies

/// The states of recognizers, with an arrow for each step that was recorded.
public struct StatePicture {
    private let steps: [FigureContent.Step]
    private let title: String

    private static let size = (width: 96.0, height: 30.0)

    /// The place of each state: states that may follow are to the right.
    private static let places: [(state: String, x: Double, y: Double)] = [
        ("possible", 1, 81), ("failed", 161, 1), ("began", 161, 161), ("changed", 321, 161), ("ended", 481, 81), ("cancelled", 481, 241),
    ]

    public init(_ steps: [FigureContent.Step], title: String) {
        self.steps = steps
        self.title = title
    }

    /// The picture as SVG; empty if no step was recorded.
    public var svg: String {
        guard !steps.isEmpty else { return "" }
        var svg = SVG()
        for step in steps { draw(step, on: &svg) }
        for place in StatePicture.places where steps.contains(where: { $0.from == place.state || $0.to == place.state }) {
            svg.box(place.state, x: place.x, y: place.y, width: StatePicture.size.width, height: StatePicture.size.height)
        }
        return svg.picture(class: "flow", width: 578, height: 302, title: title)
    }

    private func draw(_ step: FigureContent.Step, on svg: inout SVG) {
        guard let from = center(step.from), let to = center(step.to) else { return }
        if step.from == step.to {
            // A loop below the box.
            let y = from.y + StatePicture.size.height / 2
            let path =
                "M\(SVG.number(from.x - 20)) \(SVG.number(y)) C\(SVG.number(from.x - 30)) \(SVG.number(y + 34)) "
                + "\(SVG.number(from.x + 30)) \(SVG.number(y + 34)) \(SVG.number(from.x + 20)) \(SVG.number(y + 7))"
            svg.element("path", ["d": path, "class": "arrow"])
            svg.arrow(x1: from.x + 22, y1: y + 10, x2: from.x + 19, y2: y)
            return
        }
        let start = edge(of: from, towards: to)
        let end = edge(of: to, towards: from)
        svg.arrow(x1: start.x, y1: start.y, x2: end.x, y2: end.y)
    }

    private func center(_ state: String) -> (x: Double, y: Double)? {
        StatePicture.places.first { $0.state == state }.map {
            ($0.x + StatePicture.size.width / 2, $0.y + StatePicture.size.height / 2)
        }
    }

    /// The point at which the line between two centers leaves the first box.
    private func edge(of box: (x: Double, y: Double), towards other: (x: Double, y: Double)) -> (x: Double, y: Double) {
        let (dx, dy) = (other.x - box.x, other.y - box.y)
        let scaleX = dx == 0 ? Double.infinity : StatePicture.size.width / 2 / abs(dx)
        let scaleY = dy == 0 ? Double.infinity : StatePicture.size.height / 2 / abs(dy)
        let scale = min(scaleX, scaleY)
        return (box.x + dx * scale, box.y + dy * scale)
    }
}
