/// Boxes below one another, with an arrow from each to the next.
public struct FlowPicture {
    private let boxes: [String]
    private let title: String

    private static let height = 30.0
    private static let gap = 22.0
    private static let widthOfCharacter = 8.0

    public init(_ boxes: [String], title: String) {
        self.boxes = boxes
        self.title = title
    }

    /// The picture as SVG; empty if there is nothing to show.
    public var svg: String {
        guard !boxes.isEmpty else { return "" }
        let width = Double(boxes.map { $0.count }.max() ?? 0) * FlowPicture.widthOfCharacter + 24
        var svg = SVG()
        for (index, box) in boxes.enumerated() {
            let y = 1 + Double(index) * (FlowPicture.height + FlowPicture.gap)
            svg.box(box, x: 1, y: y, width: width, height: FlowPicture.height)
            if index > 0 { svg.arrow(x1: width / 2 + 1, y1: y - FlowPicture.gap, x2: width / 2 + 1, y2: y) }
        }
        let height = Double(boxes.count) * (FlowPicture.height + FlowPicture.gap) - FlowPicture.gap + 2
        return svg.picture(class: "flow", width: width + 2, height: height, title: title)
    }
}

extension SVG {
    mutating func box(_ words: String, x: Double, y: Double, width: Double, height: Double) {
        element(
            "rect",
            [
                "x": SVG.number(x), "y": SVG.number(y), "width": SVG.number(width), "height": SVG.number(height), "rx": "4",
                "class": "box",
            ])
        label(
            words,
            ["x": SVG.number(x + width / 2), "y": SVG.number(y + height / 2 + 4.5), "text-anchor": "middle", "class": "words"])
    }

    /// A line with a head at its second end.
    mutating func arrow(x1: Double, y1: Double, x2: Double, y2: Double) {
        let length = ((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1)).squareRoot()
        guard length > 0 else { return }
        let (dx, dy) = ((x2 - x1) / length, (y2 - y1) / length)
        let (baseX, baseY) = (x2 - 7 * dx, y2 - 7 * dy)
        element(
            "line",
            ["x1": SVG.number(x1), "y1": SVG.number(y1), "x2": SVG.number(baseX), "y2": SVG.number(baseY), "class": "arrow"])
        let points = [(x2, y2), (baseX - 4 * dy, baseY + 4 * dx), (baseX + 4 * dy, baseY - 4 * dx)]
        element("polygon", ["points": points.map { "\(SVG.number($0)),\(SVG.number($1))" }.joined(separator: " "), "class": "head"])
    }
}
