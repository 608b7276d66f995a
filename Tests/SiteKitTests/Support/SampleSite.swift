import ExperimentKit
import SampleResults
@testable import ProjectFiles
@testable import SiteKit

/// The site of the sample results, with a few notes.
enum SampleSite {
    static let note = SiteFile(
        path: "design/0001-a-choice.md",
        text: """
            # A *choice* & its reason

            ## What was chosen

            {{table HitTestTouch}}

            {{claims SingleTap}}

            {{figure HitTestTouch}}

            {{figure SingleTap}}

            ## 手势识别

            See [the report](../../reports/SingleTap.md#claims) and [the other note](../other.md), or [above](#what-was-chosen).
            ![A picture](../picture.svg)

            | a | b |
            |:--|--:|
            | 1 | <b>2</b> |
            """)

    static let other = SiteFile(path: "other.md", text: "# The other note\n\nShort.\n")
    static let picture = SiteFile(path: "picture.svg", text: "<svg xmlns=\"http://www.w3.org/2000/svg\"/>")

    static func content(
        _ notes: [SiteFile] = [note, other, picture], staticFiles: [SiteFile] = [], isPartial: Bool = false
    ) -> SiteContent {
        SiteContent(results: Sample.results, rules: Sample.rules, notes: notes, staticFiles: staticFiles, isPartial: isPartial)
    }

    /// The text of the page at a path.
    static func page(_ path: String, _ notes: [SiteFile] = [note, other, picture]) throws -> String {
        try SiteBuilder.files(content(notes)).first { $0.path == path }?.text ?? ""
    }

    /// What is said about a note that does not build.
    static func mistakes(_ text: String) -> [String] {
        do throws(AuthorsMistakes) {
            _ = try SiteBuilder.files(content([SiteFile(path: "a.md", text: text)]))
            return []
        } catch {
            return error.diagnostics.map(\.description)
        }
    }
}
