import EventTrace
import ExperimentKit
import ReportKit

/// The pictures of an experiment.
enum Drawings {
    /// More stages than this are told apart by the table of variables, not by pictures.
    private static let mostStages = 4

    /// The stage of the first case of each group, where it looks different.
    static func stage(_ result: ExperimentResult) -> HTML {
        var pictures: [(svg: String, letters: [String])] = []
        for group in result.groups {
            guard let finding = representative(of: group, in: result) else { continue }
            let svg = StagePicture(finding).svg
            if svg.isEmpty { continue }
            if let index = pictures.firstIndex(where: { $0.svg == svg }) {
                pictures[index].letters.append(group.letter)
            } else {
                pictures.append((svg, [group.letter]))
            }
        }
        guard !pictures.isEmpty else { return "" }
        let figures = pictures.prefix(mostStages).map { picture in
            let caption: HTML = HTML.when(
                pictures.count > 1, "<figcaption>Ordering \(picture.letters.joined(separator: ", "))</figcaption>\n")
            return "<figure>\n<div class=\"drawing stage\">\(HTML(verbatim: picture.svg))</div>\n\(caption)</figure>\n" as HTML
        }
        return """
            <div class="figures">
            \(figures)</div>
            <p class="note">Views to scale. Those on the hit path are set off; the dot is where the finger lands.</p>

            """
    }

    /// The calls of each group's first case over time; the first is open.
    static func timeline(_ result: ExperimentResult) -> HTML {
        let drawn = result.groups.compactMap { group -> HTML? in
            guard let finding = representative(of: group, in: result), !group.ordering.isEmpty else { return nil }
            let drawing: HTML = """
                <div class="drawing" role="group" aria-label="Timeline of ordering \(group.letter)" tabindex="0">\
                \(HTML(verbatim: Timeline(finding).svg))</div>

                """
            let caption: HTML = "Ordering <b>\(group.letter)</b>: case \(finding.case.index + 1), <code>\(finding.case.description)</code>"
            if result.groups.count == 1 { return "<figure>\n\(drawing)</figure>\n" }
            return """
                <details\(HTML.when(group.index == 0, " open"))>
                <summary>\(caption)</summary>
                \(drawing)</details>

                """
        }
        guard !drawn.isEmpty else { return "" }
        return "<p class=\"note\">Time runs downwards, in milliseconds. The bar on the left is the finger on the glass.</p>\n"
            + drawn.joined()
    }

    private static func representative(of group: OrderingGroup, in result: ExperimentResult) -> Finding? {
        group.cases.first.flatMap { index in result.findings.first { $0.case.index == index } }
    }
}
