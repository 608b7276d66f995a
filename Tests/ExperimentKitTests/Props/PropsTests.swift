import ExperimentKit
import Studies
import Testing
import UIKit

private let plan = Variable<OneFinger>("plan", "What the finger does")

extension Experiment {
    fileprivate static func staged(_ stage: @escaping @Sendable (Stage) -> Void) -> Experiment {
        Experiment(id: "Staged", title: "Staged", question: "What is called?", variables: [plan], stage: stage)
    }
}

/// What experiments stage and play again and again, with what `ExperimentKit` shows to other packages.
struct PropsTests {
    /// The calls of each case, by what the finger does.
    private func calls(_ stage: @escaping @Sendable (Stage) -> Void) -> [String: [String]] {
        let result = Runner().run(.staged(stage))
        #expect(result.diagnostics.isEmpty)
        return Dictionary(
            uniqueKeysWithValues: result.findings.map { ($0.case.values[0].description, $0.trace.ordering.map { $0.token }) })
    }

    @Test func `a tall scroll view receives drags only, also those that follow a hold`() {
        let calls = calls { stage in
            stage.addTall(UIScrollView())
            stage.script.play(stage[plan], x: 150, y: 150, in: "scroll")
        }
        let drag = ["delegate.scrollViewWillBeginDragging(scroll)"]
        #expect(calls == ["taps": [], "holds": [], "drags": drag, "holds then drags": drag])
    }

    @Test func `a table with rows receives the row that is tapped and drags`() {
        let calls = calls { stage in
            stage.addTable(UITableView(), stage.keep(LoggedRows()))
            stage.script.play(stage[plan], x: 100, y: 100, in: "list")
        }
        #expect(calls["taps"] == ["delegate.didSelectRow([0, 2])"])
        #expect(calls["drags"] == ["delegate.scrollViewWillBeginDragging(list)"])
    }

    @Test func `a table and its rows have the names that are given`() {
        let (menu, dishes) = (Named<UITableView>("menu"), Named<LoggedRows>("dishes"))
        let calls = calls { stage in
            stage.addTable(UITableView(), menu, LoggedRows(), dishes)
            stage.script.play(stage[plan], x: 100, y: 100, in: menu.text)
        }
        #expect(calls["taps"] == ["dishes.didSelectRow([0, 2])"])
        #expect(calls["drags"] == ["dishes.scrollViewWillBeginDragging(menu)"])
    }

    @Test func `rows are as many as are asked for, and each is filled`() {
        let finding = Runner().run(
            .staged { stage in
                let rows = LoggedRows(3)
                rows.fill = { [unowned stage] _, path in stage.mark("row \(path.row)") }
                stage.addTable(UITableView(), rows)
                stage.script.tap("list")
            }
        ).findings[0]
        #expect(finding.trace.ordering.map { $0.token }.filter { $0.contains("row ") }.count == 3)
    }
}
