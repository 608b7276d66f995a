import EventTrace
import ExperimentKit

extension MarkdownReport {
    /// The views of the base case, each below its superview.
    var stage: String {
        guard let record = CaseDifferences.base(of: result)?.stage, !record.views.isEmpty else { return "" }
        var body = record.views.filter { !$0.name.isEmpty }.map { "\(indent($0.depth, in: record))- \(told($0))\n" }.joined()
        if !record.others.isEmpty {
            body += "\n\(sentence(titled(.others, list(record.others.map { Markdown.code($0) }))))\n"
        }
        return section(.stage, body)
    }

    /// The indentation. Views without a name are left out, so depth counts from the first named view.
    private func indent(_ depth: Int, in record: StageRecord) -> String {
        let depths = Set(record.views.filter { !$0.name.isEmpty }.map { $0.depth }).sorted()
        return String(repeating: "  ", count: depths.firstIndex(of: depth) ?? 0)
    }

    private func told(_ view: StagedView) -> String {
        let frame = view.frame
        var place = "\(number(frame.width)) × \(number(frame.height))"
        if frame.x != 0 || frame.y != 0 { place += say(.atPoint, ["x": number(frame.x), "y": number(frame.y)]) }
        var parts = [titled(Markdown.code(view.name), place)]
        if !view.recognizers.isEmpty { parts.append(titled(.recognizers, list(view.recognizers.map { Markdown.code($0.name) }))) }
        if !view.traits.isEmpty { parts.append(list(view.traits.map { Markdown.escaped($0) })) }
        return list(parts, .semicolon)
    }

    private func number(_ value: Double) -> String { Value.number(value).description }
}
