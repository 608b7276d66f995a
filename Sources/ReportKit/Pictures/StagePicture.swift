import EventTrace
import ExperimentKit
import TranslationKit

/// A picture of the stage: the views to scale, their names, where the fingers were, and the views on the hit path set off.
///
/// Classes for the page's style: `view`, `view hit`, `name`, `touch`, `path`.
public struct StagePicture {
    private let finding: Finding
    private let translation: Translation
    private let hitPath: Set<Int>

    public init(_ finding: Finding, in translation: Translation = .english) {
        self.finding = finding
        self.translation = translation
        hitPath = HitPath(finding).positions
    }

    /// Empty where nothing was staged.
    public var svg: String {
        let frame = PictureFrame(finding.stage)
        guard !finding.stage.views.isEmpty else { return "" }
        var svg = SVG()
        for (index, view) in finding.stage.views.enumerated() { draw(view, isHit: hitPath.contains(index), &svg) }
        var labels = LabelPlaces()
        for (index, view) in finding.stage.views.enumerated() where !view.name.isEmpty && frame.shows(view) {
            label(view, isHit: hitPath.contains(index), at: labels.place(view.name, near: view.labelSpot, in: frame), &svg)
        }
        for path in finding.stage.paths { draw(path, &svg) }
        return svg.picture(class: "stage", x: frame.x, y: frame.y, width: frame.width, height: frame.height, title: title)
    }

    private var title: String {
        let names = finding.stage.views.enumerated().filter { hitPath.contains($0.0) && !$0.1.name.isEmpty }.map { $0.1.name }
        let hit = names.joined(separator: " › ")
        return hit.isEmpty ? translation(Phrase.stagePicture) : translation(Phrase.stagePictureHit, ["views": hit])
    }

    private func draw(_ view: StagedView, isHit: Bool, _ svg: inout SVG) {
        let points = view.corners.map { "\(SVG.number($0.x)),\(SVG.number($0.y))" }.joined(separator: " ")
        let isFaint = view.traits.contains("hidden")
        svg.element(
            "polygon",
            [
                "class": isHit ? "view hit" : "view", "points": points, "fill": "currentColor", "fill-opacity": isHit ? "0.12" : "0.04",
                "stroke": "currentColor", "stroke-width": isHit ? "2.5" : "1", "stroke-dasharray": isFaint ? "4 3" : "none",
            ],
            title: ([view.name] + view.traits).filter { !$0.isEmpty }.joined(separator: ", "))
    }

    private func label(_ view: StagedView, isHit: Bool, at spot: Spot, _ svg: inout SVG) {
        svg.label(
            view.name,
            [
                "class": "name", "x": SVG.number(spot.x), "y": SVG.number(spot.y), "font-size": SVG.number(LabelPlaces.size),
                "font-family": "ui-monospace, monospace", "font-weight": isHit ? "bold" : "normal", "fill": "currentColor",
            ])
    }

    private func draw(_ path: FingerPath, _ svg: inout SVG) {
        let points = path.samples.map { "\(SVG.number($0.spot.x)),\(SVG.number($0.spot.y))" }
        let title = path.finger.map { translation(Phrase.finger, ["finger": "\($0)"]) } ?? translation(Phrase.pointer)
        if Set(points).count > 1 {
            svg.element(
                "polyline",
                [
                    "class": "path", "points": points.joined(separator: " "), "fill": "none", "stroke": "currentColor",
                    "stroke-width": "3", "stroke-linecap": "round", "stroke-opacity": "0.6",
                ], title: title)
        }
        let spot = path.samples[0].spot
        svg.element(
            "circle",
            [
                "class": "touch", "cx": SVG.number(spot.x), "cy": SVG.number(spot.y), "r": "9", "fill": "currentColor",
                "fill-opacity": "0.55", "stroke": "currentColor", "stroke-width": "2",
            ], title: title)
    }
}

extension StagedView {
    /// Where its name goes if there is room: inside its upper left corner.
    fileprivate var labelSpot: Spot {
        let left = corners.map { $0.x }.min() ?? 0
        let top = corners.map { $0.y }.min() ?? 0
        return Spot(x: left + 5, y: top + LabelPlaces.size + 2)
    }
}
