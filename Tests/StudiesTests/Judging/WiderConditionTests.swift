import EventTrace
import ExperimentKit
import Studies
import Testing

/// A written claim that says less than what was found.
struct WiderConditionTests {
    static let x = AnyVariable("x", "The x", [0, 1, 2])
    static let y = Variable<Bool>("y", "The y")

    private func claim(_ claim: Claim, lines: @escaping (Case) -> String) -> ClaimVerdict {
        World.result([Self.x, Self.y], claims: [claim], lines: lines).claims[0]
    }

    private func happens(when condition: Condition, where holds: @escaping (Case) -> Bool) -> ClaimVerdict {
        claim(Claim("a", when: condition, .happens("a.next"))) { holds($0) ? "a.next" : "b.next" }
    }

    @Test func `a claim about some cases that holds in all cases is reported`() {
        let verdict = happens(when: Self.y.isOn) { _ in true }
        #expect(verdict.wider == WiderCondition(condition: .always, supporting: [0, 1, 2, 3, 4, 5]))
    }

    @Test func `a claim that holds for a larger condition is reported with it`() {
        let verdict = happens(when: Self.y.isOn && Self.x.is(0)) { $0[Self.y] == .flag(true) }
        #expect(verdict.wider == WiderCondition(condition: Self.y.isOn, supporting: [1, 3, 5]))
    }

    @Test func `a claim is weak if more could be said in as few words`() {
        #expect(happens(when: Self.y.isOn) { _ in true }.isWeak)
        #expect(happens(when: Self.y.isOn && Self.x.is(0)) { $0[Self.y] == .flag(true) }.isWeak)
        let part = happens(when: Self.y.isOn) { $0[Self.y] == .flag(true) || $0[Self.x] == 0 }
        #expect(part.wider?.condition == .any([Self.x.is(0), Self.y.isOn]) && !part.isWeak)
    }

    @Test func `a claim that says all there is to say is left alone`() {
        #expect(happens(when: Self.y.isOn) { $0[Self.y] == .flag(true) }.wider == nil)
        #expect(happens(when: .always) { _ in true }.wider == nil)
        // Other words for the same cases.
        #expect(happens(when: !Self.y.isOff) { $0[Self.y] == .flag(true) }.wider == nil)
    }

    @Test func `a refuted or undecided claim is not weak but wrong or empty`() {
        #expect(happens(when: Self.x.isNot(0)) { $0[Self.y] == .flag(true) }.wider == nil)
        #expect(happens(when: .never) { _ in true }.wider == nil)
    }

    @Test func `cases that say nothing do not make a claim weaker`() {
        let verdict = claim(Claim("a", when: Self.y.isOn, .before("a.next", "b.next"))) {
            $0[Self.y] == .flag(true) ? "a.next\nb.next" : "c.next"
        }
        #expect(verdict.verdict == .confirmed)
        #expect(verdict.wider == nil)
    }

    @Test func `what compares cases is judged again among those that are found`() {
        // Whatever y is, the ordering is the same; the claim says so of one x only.
        let same = claim(Claim("a", when: Self.x.is(0), .same(whatever: Self.y))) { "\($0[Self.x] == 0 ? "a" : "b").next" }
        #expect(same.wider?.condition == .always)
        // Among x 0 and 1, x matters; a first peer agrees with itself, which makes nothing weaker.
        let other = claim(Claim("a", when: Condition.isOneOf("x", [1, 2]), .same(whatever: Self.x))) {
            $0[Self.x] == 0 ? "a.next" : "b.next"
        }
        #expect(other.verdict == .confirmed)
        #expect(other.wider == nil)
    }

    @Test func `in every set of holding cases, what is found is exactly the holding cases`() {
        for holding in 0..<(1 << 6) {
            let verdict = happens(when: Self.y.isOn) { holding & (1 << $0.index) != 0 }
            let held = (0..<6).filter { holding & (1 << $0) != 0 }
            let isWeak = [1, 3, 5].allSatisfy(held.contains) && held.count > 3
            #expect(verdict.wider?.supporting == (isWeak ? held : nil))
        }
    }
}
