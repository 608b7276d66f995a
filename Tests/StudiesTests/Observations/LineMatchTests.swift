import ExperimentKit
import Studies
import Testing

struct LineMatchTests {
    private func matches(_ lines: [String], _ expected: [ExpectedLine]) -> Bool { LineMatch(lines, expected: expected).isComplete }

    @Test func `lines must be those expected and no others`() {
        #expect(matches(["a", "b"], ["a", "b"]))
        #expect(!matches(["a", "b", "c"], ["a", "b"]))
        #expect(!matches(["a"], ["a", "b"]))
        #expect(!matches(["b", "a"], ["a", "b"]))
        #expect(matches([], []))
    }

    @Test func `a repeated part comes once or more`() {
        let expected: [ExpectedLine] = ["a", .repeated(["m", "n"]), "z"]
        #expect(matches(["a", "m", "n", "z"], expected))
        #expect(matches(["a", "m", "n", "m", "n", "z"], expected))
        #expect(!matches(["a", "z"], expected))
        #expect(!matches(["a", "m", "n", "m", "z"], expected))
    }

    @Test func `peers come in any order, each once`() {
        let expected: [ExpectedLine] = [.anyOrder(["a", "b", .sequence(["c", "d"])]), "z"]
        #expect(matches(["c", "d", "b", "a", "z"], expected))
        #expect(!matches(["c", "b", "d", "a", "z"], expected))
        #expect(!matches(["a", "a", "c", "d", "z"], expected))
    }

    @Test func `what the print does not reach may be missing, what it leaves out may be anything`() {
        #expect(matches(["a"], ["a", .perhaps(["b"])]))
        #expect(matches(["a", "b"], ["a", .perhaps(["b"])]))
        #expect(!matches(["a", "c"], ["a", .perhaps(["b"])]))
        #expect(matches(["a", "x", "y", "z"], ["a", .rest, "z"]))
    }

    @Test func `the farthest line tells where a log parts from what is expected`() {
        let match = LineMatch(["a", "m", "m", "q", "z"], expected: ["a", .many("m"), "z"])
        #expect(!match.isComplete)
        #expect(match.farthest == 3)
    }
}
