import EventTrace
import ExperimentKit
import ReportKit
import Studies
import Testing

struct CaseDifferencesTests {
    private static let input = AnyVariable("input", "The input is", ["a tap", "a hold", "a drag"])
    private static let isPlain = Variable<Bool>("isPlain", "The view is plain")

    private func leads(_ result: ExperimentResult) -> [String]? {
        let wording = Wording(.english, result.experiment)
        return CaseDifferences(result).map { $0.changes.map { wording.lead(of: $0) } }
    }

    @Test func `values that change the base in the same way share a row, also those of another variable`() {
        let result = World.result([Self.input, Self.isPlain]) { here in
            let acts = here.values == [.choice("a tap"), .flag(false)]
            return acts ? "pad.touchesBegan\ntap.action" : "pad.touchesBegan\npad.touchesEnded"
        }
        #expect(leads(result) == ["the input is a hold or a drag, or the view is plain"])
    }
}
