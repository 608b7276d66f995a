import Testing
import UIKit

@testable import ExperimentKit
@testable import Studies

struct LiveRunsTests {
    @Test func `runs are known by numbers, and go on side by side`() throws {
        var runs = LiveRuns(of: [ThreeLevels.experiment()])
        let (first, second) = (
            try runs.open(experiment: 0, case: 0, isArranged: true), try runs.open(experiment: 0, case: 3, isArranged: true)
        )
        #expect(first != second)
        try runs.run(first).advance(to: 5)
        #expect(try runs.run(second).now == 0)
        try runs.close(first)
        #expect(throws: LiveError.noSuchRun) { _ = try runs.run(first) }
        #expect(throws: LiveError.noSuchRun) { try runs.close(first) }
        #expect(try runs.open(experiment: 0, case: 0, isArranged: true) != first, "a number is not used again")
    }

    @Test func `there is no run of what there is not, nor more than there may be`() throws {
        var runs = LiveRuns(of: [ThreeLevels.experiment()])
        #expect(throws: LiveError.noSuchExperiment) { try runs.open(experiment: 1, case: 0, isArranged: true) }
        #expect(throws: LiveError.noSuchExperiment) { try runs.open(experiment: -1, case: 0, isArranged: true) }
        #expect(throws: LiveError.noSuchCase) { try runs.open(experiment: 0, case: 4, isArranged: true) }
        for _ in 0..<LiveRuns.most { _ = try runs.open(experiment: 0, case: 0, isArranged: true) }
        #expect(throws: LiveError.full) { try runs.open(experiment: 0, case: 0, isArranged: true) }
    }

    @Test func `bytes that are no input are an error`() {
        #expect(throws: LiveError.wrongInput) { try LiveInput(reading: [UInt8](repeating: 255, count: LiveInput.size)) }
        var bytes = [UInt8](repeating: 0, count: LiveInput.size)
        bytes[45] = 9
        #expect(throws: LiveError.wrongInput) { try LiveInput(reading: bytes) }
    }
}
