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
            let caption: HTML = HTML.when(pictures.count > 1, "<figcaption>\(names(of: picture.groups))</figcaption>\n")
            return "<figure>\n<div class=\"drawing stage\">\(HTML(verbatim: picture.svg))</div>\n\(caption)</figure>\n"
        }
        return """
            <div class="figures">
            \(figures)</div>
            \(context.paragraph(ExperimentPhrase.stageNote, class: "note"))
            """
    }

    /// The calls of each group's first case over time; the first stands open, the others together until somebody asks.
    var timeline: HTML {
        let drawn = result.groups.compactMap { group -> (group: OrderingGroup, drawing: HTML)? in
            guard let finding = representative(of: group), !group.ordering.isEmpty else { return nil }
            let name = context.wording(result.experiment).name(of: group, in: result)
            let label = context.say(ExperimentPhrase.timelineOf, ["ordering": name])
            return (
                group,
                """
                <div class="drawing" role="group" aria-label="\(InlineCode.plain(label))" tabindex="0">\
                \(HTML(verbatim: Timeline(finding, in: context.translation).svg))</div>

                """
            )
        }
        guard let first = drawn.first else { return "" }
        let note = context.paragraph(ExperimentPhrase.timelineNote, class: "note")
        if result.groups.count == 1 { return "\(note)<figure>\n\(first.drawing)</figure>\n" }
        let others = drawn.dropFirst().map { group, drawing -> HTML in
            "<details>\n<summary>\(name(group))</summary>\n\(drawing)</details>\n"
        }
        let folded: HTML = HTML.when(
            !others.isEmpty,
            """
            <details><summary>\(context.say(ExperimentPhrase.otherTimelines, ["count": "\(others.count)"]))</summary>
            \(Array(others))</details>

            """)
        return "\(note)<figure>\n\(first.drawing)<figcaption>\(name(first.group))</figcaption>\n</figure>\n\(folded)"
    }

    /// The first, and how many others.
    private func names(of groups: [OrderingGroup]) -> HTML {
        let first = groups[0]
        guard groups.count > 1 else { return name(first) }
        let others = context.count(groups.count - 1, .oneOrdering, .manyOrderings)
        return context.html(ExperimentPhrase.andOthers, ["first": name(first), "others": "\(others)"])
    }

    private func name(_ group: OrderingGroup) -> HTML { InlineCode.html(context.wording(result.experiment).name(of: group, in: result)) }

    private func representative(of group: OrderingGroup) -> Finding? {
        group.cases.first.flatMap { index in result.findings.first { $0.case.index == index } }
    }
}
