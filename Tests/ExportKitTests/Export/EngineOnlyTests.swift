import Testing

@testable import ExportKit

struct EngineOnlyTests {
    private func found(_ source: String) -> Int? { EngineOnly.find(SwiftToken.all(in: source))?.line }

    @Test func `an observer that is removed cannot be told from the log that stands in its place`() {
        #expect(found("let center = NotificationCenter.default\ncenter.removeObserver(self)") == 2)
    }

    @Test func `an observer that stays can be exported`() {
        #expect(found("NotificationCenter.default.addObserver(self, selector: action, name: nil, object: nil)") == nil)
    }
}
