import ReportKit
import Studies

/// The Swift file of an experiment, closed at first.
struct SourceListing {
    let result: ExperimentResult
    let context: PageContext

    /// A link to the file for Xcode, or the reason why there is none.
    private var device: HTML {
        switch context.content.exports[result.experiment.id] {
        case .file?:
            return """
                <p class="device"><a href="\(context.address(Routes.export(of: result)))" download>\(context.say(ExperimentPhrase.onADevice))</a> \
                \(context.say(ExperimentPhrase.onADeviceHow))</p>

                """
        case .impossible?: return "<p class=\"note\">\(context.say(ExperimentPhrase.notOnADevice))</p>\n"
        case nil: return ""
        }
    }

    var html: HTML {
        let file = result.experiment.location.file
        guard let source = context.content.sources[file] else {
            return "<p class=\"note\"><code>\(result.experiment.location.description)</code></p>\n"
        }
        let lines = context.count(source.utf8.count { $0 == UInt8(ascii: "\n") }, .oneLine, .manyLines)
        let name: HTML =
            context.content.facts.address(ofSource: file).map { "<a href=\"\($0)\"><code>\(file)</code></a>" } ?? "<code>\(file)</code>"
        return """
            \(device)<details class="source"><summary>\(context.html(ExperimentPhrase.sourceOf, ["file": "<code>\(file)</code>", "lines": "\(lines)"]))</summary>
            <p class="note">\(name) \(CopyButton.html(of: "source-code", context))</p>
            <pre tabindex="0" id="source-code"><code>\(SwiftHighlighter.html(source))</code></pre>
            </details>

            """
    }
}
