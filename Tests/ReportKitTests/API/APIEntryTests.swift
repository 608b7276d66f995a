import EventTrace
import ExperimentKit
import Studies
import Testing
import TraceBuilding

@testable import ReportKit

struct APIEntryTests {
    private static let cancels = Variable<Bool>("cancelsTouchesInView", "`cancelsTouchesInView` of the tap", default: true)
    private static let how = AnyVariable("how", "The finger", ["taps", "holds", "drags"])
    private static let place = "site/api.json"

    private static let experiment = Experiment(
        id: "Tap", title: "A tap", question: "", variables: [cancels, how], stage: { _ in },
        claims: {
            Claim("A tap cancels the touch.", when: cancels.isOn, .happens("view.touchesCancelled"))
            Claim("The bar's `point(inside:)` is asked, and its `alpha` counts.", .happens("*.pointInside"))
        })

    /// A tap is cancelled or not, a longer finger neither.
    private static let result: ExperimentResult = {
        let findings = experiment.cases.map { item in
            let holds = item[how] != "taps"
            let end = holds || item[cancels] == .flag(false) ? "touchesEnded" : "touchesCancelled"
            let lines = "bar.pointInside -> true\nview.touchesBegan\nbutton.action(touchUpInside)\n" + (holds ? "view.touchesMoved\n" : "")
            return Finding(
                case: item, trace: Trace(lines: lines + "view.\(end)\n"),
                stage: StageRecord(width: 375, height: 667, others: ["view"]))
        }
        return experiment.conclude(findings)
    }()

    private func entries(_ facts: [APIFact] = []) -> [String: APIEntry] {
        let rule = Rule(
            .gestures, 5, .assumed("Touches are cancelled unless `cancelsTouchesInView` is false.", without: "They are not.", sources: []))
        let statement = Statement(document: "000", section: "1", "`touchesEnded` comes last.")
        let document = Document(number: "000", title: "On touches", statements: [statement])
        let entries = APIEntry.all([Self.result], rules: [rule], documents: [document], facts: facts)
        return Dictionary(uniqueKeysWithValues: entries.map { ($0.title, $0) })
    }

    private func fact(_ name: String) -> APIFact { APIFact(name, effect: "…", location: Location(fileID: Self.place, line: 1)) }

    @Test func `there is an entry for what variables, claims and calls name`() {
        let titles = entries().keys.sorted()
        #expect(
            titles == [
                "cancelsTouchesInView", "point(inside:with:)", "touchUpInside", "touchesBegan(_:with:)", "touchesCancelled(_:with:)",
                "touchesEnded(_:with:)", "touchesMoved(_:with:)",
            ])
        #expect(entries([fact("UIView.alpha")]).keys.contains("alpha"))
    }

    @Test func `an entry has what the experiments found out, the claims, the rules and the statements`() throws {
        let cancels = try #require(entries()["cancelsTouchesInView"])
        #expect(cancels.matters.map(\.result.experiment.id) == ["Tap"])
        #expect(cancels.neverMatters.isEmpty)
        #expect(cancels.claims.map(\.index) == [0])
        #expect(cancels.rules.map(\.id.description) == ["GE.5"])
        #expect(entries()["touchesEnded(_:with:)"]?.statements.map(\.text) == ["`touchesEnded` comes last."])
    }

    @Test func `a word alone counts in backticks, where somebody has written about it`() {
        #expect(entries([fact("UIView.alpha")])["alpha"]?.claims.map(\.index) == [1])
    }

    @Test func `calls are counted by cases, with their answers`() throws {
        let entry = try #require(entries()["point(inside:with:)"])
        #expect(entry.calls.map(\.caseCount) == [6])
        #expect(entry.calls.flatMap(\.answers) == [APICall.Answer(text: "true", caseCount: 6)])
        #expect(entries()["touchUpInside"]?.calls.map(\.caseCount) == [6])
        #expect(entries()["touchesMoved(_:with:)"]?.calls.map(\.caseCount) == [4])
    }

    @Test func `off and on stand side by side in two cases that differ in nothing else`() throws {
        let pair = try #require(entries()["cancelsTouchesInView"]?.comparisons.first)
        #expect([pair.left.value, pair.right.value] == [.flag(false), .flag(true)])
        #expect(pair.left.group.ordering.last?.token == "view.touchesEnded")
        #expect(pair.right.group.ordering.last?.token == "view.touchesCancelled")
        #expect([pair.left, pair.right].map { $0.finding.case[Self.how] } == ["taps", "taps"])
    }

    @Test func `two cases with fewer touches show a difference before shorter orderings do`() throws {
        func finding(_ item: Case) -> Finding {
            let isLong = item[Self.how] == "taps"
            let lines = "view.touchesBegan\n" + (isLong ? "view.touchesMoved\n" : "")
            let end = item[Self.cancels] == .flag(true) ? "view.touchesCancelled" : "view.touchesEnded"
            let path = FingerPath(finger: 1, samples: [.init(time: 0, spot: Spot(x: 70, y: 70))])
            let stage = StageRecord(width: 375, height: 667, paths: isLong ? [path] : [path, path], others: ["view"])
            return Finding(case: item, trace: Trace(lines: lines + end), stage: stage)
        }
        let result = Self.experiment.conclude(Self.experiment.cases.map(finding))
        let pair = try #require(SideBySide(Self.experiment.variables[0], in: result))
        #expect([pair.left, pair.right].map { $0.finding.case[Self.how] } == ["taps", "taps"])
    }

    @Test func `what never matters has nothing to compare`() {
        let result = Self.result
        #expect(SideBySide(AnyVariable("color", "The color", ["red"]), in: result) == nil)
    }

    @Test func `types that have the name are listed, or else those that somebody has written about`() {
        let all = entries()["touchesBegan(_:with:)"]?.members.map(\.symbol.qualifiedName)
        #expect(all == ["UIGestureRecognizer.touchesBegan(_:with:)", "UIResponder.touchesBegan(_:with:)"])
        let one = entries([fact("UIResponder.touchesBegan(_:with:)")])["touchesBegan(_:with:)"]?.members.map(\.symbol.qualifiedName)
        #expect(one == ["UIResponder.touchesBegan(_:with:)"])
    }

    @Test func `every method that the engine records has a name of the API`() {
        // Methods of actions and of observers are the client's own, a completion is a closure.
        let none: Set<Word> = [.action, .notification, .completion]
        let mentions = APIMentions([])
        for word in Word.allCases where word.isMethod && !none.contains(word) {
            let titles = APICallNames.titles(of: word.rawValue)
            #expect(titles.allSatisfy { APISymbols.byTitle[$0] != nil }, "\(word): \(titles)")
            let lines = "object.\(word.rawValue)\n"
            #expect(!mentions.titles(of: Trace(lines: lines).ordering[0]).isEmpty, "\(word)")
        }
    }
}
