import EventTrace
import ExperimentKit
import Experiments
import Studies
import Testing

/// The duties of every experiment to its reader.
struct ExperimentTests {
    @Test(arguments: allExperiments.indices)
    func `at most 64 cases`(index: Int) {
        #expect(allExperiments[index].cases.count <= 64, "\(allExperiments[index].id)")
    }

    @Test(arguments: allExperiments.indices)
    func `each claim has the verdict that its author expects, and no diagnostic`(index: Int) {
        let result = AllResults.value[index]
        for verdict in result.claims {
            let expected: Verdict = verdict.claim.knownRefutation == nil ? .confirmed : .refuted
            #expect(verdict.verdict == expected, "\(allExperiments[index].id): \(verdict.claim.statement)")
        }
        #expect(result.diagnostics.isEmpty, "\(allExperiments[index].id)")
    }

    @Test(arguments: allExperiments.indices)
    func `it has an answer`(index: Int) {
        #expect(allExperiments[index].answer != nil, "\(allExperiments[index].id)")
    }

    @Test(arguments: allExperiments.indices)
    func `a flag has a sentence for each of its values, or is the name of a property`(index: Int) {
        for variable in allExperiments[index].variables where variable.clause == nil && variable.domain.contains(.flag(false)) {
            #expect(variable.title.hasPrefix("`"), "\(allExperiments[index].id): \(variable.title)")
        }
    }
}
