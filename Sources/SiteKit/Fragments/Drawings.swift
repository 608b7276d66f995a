import EventTrace
import ExperimentKit
import ReportKit

/// The pictures of an experiment.
struct Drawings {
    let result: ExperimentResult
    let context: PageContext

    /// More stages than this are told apart by the table of variables, not by pictures.
    private static let mostStages = 4

    /// The stage of the first case of each group, where it looks different.
    var stage: HTML {
        var pictures: [(svg: String, groups: [OrderingGroup])] = []
        for group in result.groups {
            guard let finding = representative(of: group) else { continue }
            let svg = StagePicture(finding, in: context.translation).svg
            if svg.isEmpty { continue }
            if let index = pictures.firstIndex(where: { $0.svg == svg }) {
                pictures[index].groups.append(group)
            } else {
                pictures.append((svg, [group]))
            }
        }
        guard !pictures.isEmpty else { return "" }
        let figures = pictures.prefix(Drawings.mostStages).map { picture -> HTML in
            let caption: HTML = HTML.when(
                pictures.count > 1, "<figcaption>\(picture.groups.prefix(3).map(name).joined("; "))</figcaption>\n")
            return "<figure>\n<div class=\"drawing stage\">\(HTML(verbatim: picture.svg))</div>\n\(caption)</figure>\n"
        }
        return """
            <div class="figures">
            \(figures)</div>
            \(context.paragraph(ExperimentPhrase.stageNote, class: "note"))
            """
    }

    /// The calls of each group's first case over time; the first is open.
    var timeline: HTML {
        let drawn = result.groups.compactMap { group -> HTML? in
            guard let finding = representative(of: group), !group.ordering.isEmpty else { return nil }
            let label = context.say(
                ExperimentPhrase.timelineOf, ["ordering": context.wording(result.experiment).name(of: group, in: result)])
            let drawing: HTML = """
                <div class="drawing" role="group" aria-label="\(label.filter { $0 != "`" })" tabindex="0">\
                \(HTML(verbatim: Timeline(finding, in: context.translation).svg))</div>

                """
            if result.groups.count == 1 { return "<figure>\n\(drawing)</figure>\n" }
            return """
                <details\(HTML.when(group.index == 0, " open"))>
                <summary>\(name(group))</summary>
                \(drawing)</details>

                """
        }
        guard !drawn.isEmpty else { return "" }
        return context.paragraph(ExperimentPhrase.timelineNote, class: "note") + drawn.joined()
    }

    private func name(_ group: OrderingGroup) -> HTML { InlineCode.html(context.wording(result.experiment).name(of: group, in: result)) }

    private func representative(of group: OrderingGroup) -> Finding? {
        group.cases.first.flatMap { index in result.findings.first { $0.case.index == index } }
    }
}
