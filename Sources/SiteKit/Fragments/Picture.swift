import EventTrace
import FigureKit
import ReportKit
import Studies

/// The stage and the lanes of one case as they are published, complete without a script.
struct Picture {
    let finding: Finding
    let context: PageContext

    var stage: HTML { HTML(verbatim: StageDrawing.drawing(finding).svg(class: "stage", title: stageTitle, word: word)) }

    /// `ordering` is how the case's ordering is called; plain text. `mark` gives the words of a mark of the experiment.
    func lanes(_ ordering: String, mark: (Call) -> String) -> HTML {
        let rows = FigureRows.rows(finding, mark: mark)
        let title = context.say(FigurePhrase.lanes, ["ordering": ordering.filter { $0 != "`" }])
        return HTML(verbatim: LanesDrawing(finding, rows).drawing.svg(class: "lanes", title: title, word: word))
    }

    private func word(_ word: FigureWord) -> String { context.say(FigurePhrase(word)) }

    private var stageTitle: String {
        let hit = StageDrawing.hitPath(finding)
        return hit.isEmpty ? context.say(FigurePhrase.stage) : context.say(FigurePhrase.stageHit, ["views": hit.joined(separator: " › ")])
    }
}
