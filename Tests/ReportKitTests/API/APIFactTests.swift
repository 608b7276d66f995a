import ExperimentKit
import Testing

@testable import ReportKit

struct APIFactTests {
    private func fact(_ name: String, _ effect: String = "It does something.", line: Int = 1) -> APIFact {
        APIFact(name, effect: effect, location: Location(fileID: "site/api.json", line: line))
    }

    @Test func `a name that the API does not have is an error, with the nearest one`() {
        let mistakes = APIFact.diagnostics([fact("UIGestureRecognizer.cancelTouchesInView", line: 7)])
        #expect(
            mistakes.map(\.description) == [
                """
                site/api.json:7: error: there is no API 'UIGestureRecognizer.cancelTouchesInView'
                    Did you mean 'UIGestureRecognizer.cancelsTouchesInView'?
                """
            ])
    }

    @Test func `a name stands once, and its effect is a line`() {
        let long = String(repeating: "x", count: 111)
        let mistakes = APIFact.diagnostics([fact("UIView.alpha", ""), fact("UIView.alpha"), fact("UIButton", long)])
        #expect(
            mistakes.map(\.summary) == [
                "UIView.alpha has no effect", "UIView.alpha stands twice", "the effect of UIButton has 111 letters",
            ])
        #expect(APIFact.diagnostics([fact("UIView.alpha"), fact("UIView.hitTest(_:with:)")]).isEmpty)
    }

    @Test func `its texts are translated in a context of their own`() {
        let fact = APIFact("UIView.alpha", effect: "Below.", documented: "Opacity.", location: Location(fileID: "site/api.json", line: 1))
        #expect(fact.messages.map(\.key.context) == ["api UIView.alpha", "api UIView.alpha"])
        #expect(fact.messages.map(\.key.english) == ["Below.", "Opacity."])
    }
}
