import EventTrace
import ExperimentKit
import TranslationKit

/// A picture of one case over virtual time, which runs downwards so that it fits a phone: a lane for each receiver, a row for each
/// call, a bar for as long as calls are nested in it, and a bar for each finger on the glass.
///
/// Classes for the page's style: `lane`, `moment`, `touch`, `span`, `call`, `mark`.
public struct Timeline {
    private let layout: TimelineLayout
    private let translation: Translation
    private let address: (RuleID) -> String?

    /// `address` links each call to its rule.
    public init(_ finding: Finding, in translation: Translation = .english, address: @escaping (RuleID) -> String? = { _ in nil }) {
        layout = TimelineLayout(finding.trace.ordering, finding.stage.paths, unordered: finding.unordered)
        self.translation = translation
        self.address = address
    }

    public var svg: String {
        var svg = SVG()
        drawLanes(&svg)
        for moment in layout.moments { draw(moment, &svg) }
        for bar in layout.touches { draw(bar, &svg) }
        for row in layout.rows { draw(row, &svg) }
        return svg.picture(class: "timeline", width: layout.width, height: layout.height, title: title)
    }

    private var title: String {
        let (calls, lanes) = (layout.rows.count, layout.lanes.count)
        return translation(
            Phrase.timeline, ["calls": "\(calls)", "receivers": "\(lanes)", "time": "\(Milliseconds(layout.duration))"])
    }

    private func drawLanes(_ svg: inout SVG) {
        for (index, lane) in layout.lanes.enumerated() {
            let x = SVG.number(layout.x(ofLane: index))
            let top = SVG.number(layout.headHeight)
            svg.element(
                "line",
                [
                    "class": "lane", "x1": x, "y1": top, "x2": x, "y2": SVG.number(layout.height), "stroke": "currentColor",
                    "stroke-opacity": "0.2",
                ])
            svg.label(
                lane,
                [
                    "class": "lane",
                    "transform": "translate(\(SVG.number(layout.x(ofLane: index) + 4)) \(SVG.number(layout.headHeight - 4))) rotate(-90)",
                    "font-size": "11", "font-family": "ui-monospace, monospace", "fill": "currentColor",
                ])
        }
    }

    private func draw(_ moment: TimelineLayout.Moment, _ svg: inout SVG) {
        svg.element(
            "line",
            [
                "class": "moment", "x1": "0", "y1": SVG.number(moment.y - 13), "x2": SVG.number(layout.width),
                "y2": SVG.number(moment.y - 13), "stroke": "currentColor", "stroke-opacity": "0.15", "stroke-dasharray": "2 3",
            ])
        svg.label(
            "\(Milliseconds(moment.time))",
            ["class": "moment", "x": "2", "y": SVG.number(moment.y + 4), "font-size": "10", "fill": "currentColor", "fill-opacity": "0.75"])
    }

    private func draw(_ bar: TimelineLayout.Bar, _ svg: inout SVG) {
        svg.element(
            "rect",
            [
                "class": "touch", "x": SVG.number(bar.x), "y": SVG.number(bar.top), "width": "6",
                "height": SVG.number(max(6, bar.bottom - bar.top)), "rx": "3", "fill": "currentColor", "fill-opacity": "0.35",
            ], title: bar.finger.map { translation(Phrase.fingerDown, ["finger": "\($0)"]) } ?? translation(Phrase.pointerDown))
    }

    private func draw(_ row: TimelineLayout.Row, _ svg: inout SVG) {
        let reason = row.call.rule.map { ", \($0)" } ?? ""
        let title = "\(row.call.token)\(row.call.answer.map { " → \($0)" } ?? ""), \(Milliseconds(row.call.time)) ms\(reason)"
        if row.bottom > row.y {
            svg.element(
                "rect",
                [
                    "class": "span", "x": SVG.number(row.x - 3), "y": SVG.number(row.y), "width": "6",
                    "height": SVG.number(row.bottom - row.y + 4), "fill": "currentColor", "fill-opacity": "0.3",
                ])
        }
        if !row.call.isMark {
            svg.element(
                "circle",
                ["class": "call", "cx": SVG.number(row.x), "cy": SVG.number(row.y), "r": "4.5", "fill": "currentColor"], title: title)
        }
        svg.link(to: row.call.rule.flatMap(address)) { svg in
            svg.label(
                row.text,
                [
                    "class": row.call.isMark ? "mark" : "call", "x": SVG.number(row.textX), "y": SVG.number(row.y + 4),
                    "font-size": "11", "font-family": "ui-monospace, monospace", "fill": "currentColor",
                ])
        }
    }
}
