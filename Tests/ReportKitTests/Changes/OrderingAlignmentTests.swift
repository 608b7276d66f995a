import Testing

@testable import ReportKit

struct OrderingAlignmentTests {
    private func sentences(_ old: [String], _ new: [String]) -> [String] {
        ChangeWords.sentences(OrderingAlignment(old.map { RecordedCall(line: $0) }, new.map { RecordedCall(line: $0) }).changes)
    }

    @Test(arguments: ["tap.touchesBegan", "  view.hitTest → nil", " — the tap is possible", "— a mark → of its own"])
    func `a call reads back as it was written`(line: String) {
        #expect(RecordedCall(line: line).line == line)
    }

    @Test func `equal orderings differ in nothing`() {
        #expect(sentences(["a", " b", "c"], ["a", " b", "c"]) == [])
    }

    @Test func `a call that comes earlier has overtaken the nearest that stays`() {
        #expect(sentences(["a", "b", "c", "d"], ["a", "d", "b", "c"]) == ["`d` now comes before `b`"])
    }

    @Test func `a call that comes later comes after the last that has overtaken it`() {
        #expect(sentences(["a", "b", "c", "d"], ["b", "c", "a", "d"]) == ["`a` now comes after `c`"])
    }

    @Test func `of two that have changed places the one that is first now is named`() {
        #expect(sentences(["a", "b"], ["b", "a"]) == ["`b` now comes before `a`"])
        #expect(sentences(["a", "b", "c", "d"], ["b", "a", "d", "c"]) == ["`b` now comes before `a`", "`d` now comes before `c`"])
    }

    @Test func `calls with the same change share a sentence, equal ones are counted`() {
        #expect(sentences(["a", "b"], ["a", "x", "x", "y", "b"]) == ["`x` ×2 and `y` are new, after `a`"])
        #expect(sentences(["a", "b", "c"], []) == ["`a`, `b` and `c` are gone"])
        #expect(sentences(["a", "b", "c", "d"], ["c", "d", "a", "b"]).count == 1)
    }

    @Test func `a call that is made more or less often is not said to be new or gone`() {
        #expect(sentences(["a", "m", "b"], ["a", "m", "m", "b"]) == ["there is one more `m`, after `m`"])
        #expect(sentences(["a", "m", "m", "m", "b"], ["a", "m", "b"]) == ["there are 2 fewer `m`"])
        #expect(sentences(["a", "m", "n", "b", "m", "n"], ["a", "m", "n", "b"]) == ["there are fewer `m` and `n`"])
    }

    @Test func `many calls are counted`() {
        #expect(
            sentences([], (1...9).map { "c\($0)" }) == ["`c1`, `c2`, `c3`, `c4`, `c5`, `c6` and 3 more are new, at the beginning"])
    }

    @Test func `what is nested in a call goes with it`() {
        #expect(sentences(["a", " — said", "b", "c"], ["b", "c", "a", " — said"]) == ["`a` now comes after `c`"])
        #expect(sentences(["a"], ["a", "b", " — said"]) == ["`b` is new, after `a`"])
        #expect(sentences(["a", "b", " — said"], ["a"]) == ["`b` is gone"])
    }

    @Test func `a call that is nested elsewhere says in which`() {
        #expect(sentences(["a", " c", "b"], ["a", "b", " c"]) == ["`c` is now made inside `b`"])
        #expect(sentences(["a", " c"], ["a", "c"]) == ["`c` is now inside no other call"])
    }

    @Test func `another answer is shown with the old one`() {
        #expect(sentences(["a → true"], ["a → false"]) == ["`a` returns `false` instead of `true`"])
        #expect(sentences(["a"], ["a → nil"]) == ["`a` returns `nil` instead of nothing"])
    }

    @Test func `what the experiment writes itself is in quotation marks`() {
        #expect(sentences(["a"], ["a", "— the tap is ended"]) == ["“the tap is ended” is new, after `a`"])
    }
}
