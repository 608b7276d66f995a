import ExperimentKit
import Experiments
import Testing

@testable import ProjectKit

struct CaseFilterTests {
    @Test func `every case of every experiment can be named as it is printed`() throws {
        for experiment in allExperiments where !experiment.variables.isEmpty {
            for `case` in experiment.cases {
                let filter = try CaseFilter([`case`.description], for: experiment)
                #expect(experiment.cases.filter(filter.selects) == [`case`], "\(experiment.id): \(`case`)")
            }
        }
    }

    @Test func `a value with commas is named with or without its quotation marks`() throws {
        let fingers = AnyVariable("fingers", "The fingers", ["one, then two", "two"])
        let experiment = Experiment(id: "A", title: "A", question: "A?", variables: [fingers], stage: { _ in })
        for word in ["fingers=one, then two", "fingers=“one, then two”"] {
            #expect(experiment.cases.filter(try CaseFilter([word], for: experiment).selects).count == 1)
        }
        #expect(throws: UsageError.self) { try CaseFilter(["fingers=one"], for: experiment) }
        #expect(throws: UsageError.self) { try CaseFilter([", two"], for: experiment) }
    }
}
