import EventTrace
import ExperimentKit
import Studies
@testable import ReportKit
import Testing
import TraceBuilding
import TranslationKit

/// Every way to put a mismatch into words, in both languages. `Tests/StudiesTests` has the English of what the judge finds.
struct WordingTests {
    private static let chinese = Wording(Translations.builtIn[.chinese], of: "World")

    @Test func `a condition speaks Chinese`() {
        let calls = Variable<Bool>("callsSuper", "")
        let tapped = AnyVariable("tapped", "", ["level_1", "level_2", "level_3"])
        #expect(Self.chinese.condition(calls.isOn && tapped.isNot("level_1")) == "`callsSuper` 为 on 且 `tapped` 不为 level_1")
        #expect(
            Self.chinese.condition(!(calls.isOn && (Condition.isOneOf("tapped", ["level_1", "level_2"]) || calls.isOff)))
                == "`callsSuper` 不为 on，或 `tapped` 不为 level_1 或 level_2 且 `callsSuper` 不为 off")
    }

    @Test(arguments: [
        ("the finger", "“rests and lifts” or drags", "the finger “rests and lifts” or drags"), ("手指", "“停住后抬起”或拖动", "手指“停住后抬起”或拖动"),
        ("手指", "单击", "手指单击"), ("手指：", "tap", "手指：tap"), ("the view is", "UIView", "the view is UIView"), ("父视图上有", "tap", "父视图上有 tap"),
        ("control 是", "（没有）", "control 是（没有）"),
    ])
    func `words beside one another have a space between, but in Chinese`(beginning: String, end: String, together: String) {
        #expect(Wording.sentence(beginning, end) == together)
    }

    @Test(arguments: [
        ("level_1.*", "`level_1.…`"), ("*.touchesBegan", "`touchesBegan`"), ("*tap_1.action", "`…tap_1.action`"),
        ("pan.action", "`pan.action`"),
    ])
    func `a pattern has no asterisk for the reader`(pattern: String, words: String) {
        #expect(Wording.english.code(TokenPattern(pattern)) == words)
    }

    @Test func `a call whose word is of the record alone has its method's name`() {
        func name(_ line: String) -> String? { Trace(lines: line).ordering.first?.methodName }
        #expect(name("delegate.textFieldShouldChangeCharacters(field)") == "textField(_:shouldChangeCharactersIn:replacementString:)")
        #expect(name("delegate.willResignActive(windowScene)") == "sceneWillResignActive(_:)")
        #expect(name("delegate.willResignActive") == "applicationWillResignActive(_:)")
        #expect([name("pad.touchesBegan"), name("pad.layoutSubviews"), name("b.adaptivePresentationStyle")] == [nil, nil, nil])
    }

    static let mismatches: [(mismatch: Mismatch, english: String, chinese: String)] = [
        (
            Mismatch(expected: .order(["a.x", "b.y"]), seen: .orderBreaks(before: "b.y", after: "a.x", calls: [])),
            "in this order: `a.x`, `b.y` | no `b.y` after `a.x`; the calls: no calls",
            "依次为：`a.x`、`b.y` | `a.x` 之后没有 `b.y`；所有调用：没有任何调用"
        ),
        (
            Mismatch(expected: .exactly(1, "a.x"), seen: .none("a.x", of: [])), "`a.x` once | no `a.x`; no calls",
            "`a.x` 恰好 1 次 | 没有 `a.x`；没有任何调用"
        ),
        (
            Mismatch(expected: .before("a.x", "b.y"), seen: .alone("b.y", without: "a.x")),
            "`a.x` before `b.y` | `b.y` without `a.x`", "`a.x` 先于 `b.y` | 有 `b.y`，没有 `a.x`"
        ),
        (
            Mismatch(expected: .rule(RuleID(.gestures, 1), isAtWork: true), seen: .reason(for: nil)),
            "rule GE.1 at work | it is the reason for nothing", "规则 GE.1 起作用 | 它没有起作用"
        ),
        (
            Mismatch(expected: .decision("tap: wait", isMade: false), seen: .decision("tap: wait", RuleID("GE.8")!)),
            "no decision `tap: wait` | `tap: wait` by GE.8", "没有决定 `tap: wait` | `tap: wait`（GE.8）"
        ),
        (
            Mismatch(
                expected: .happens("a.x"),
                seen: .calls(Trace(lines: "b.hitTest\nb.hitTest\nb.next\nb.hitTest").ordering)),
            "`a.x` at least once | `b.hitTest` ×2, `b.next`, `b.hitTest`", "`a.x` 至少一次 | `b.hitTest` ×2、`b.next`、`b.hitTest`"
        ),
        (
            Mismatch(expected: .log(["a", "b"]), seen: .log(["a"], partsAt: nil)), "`a`, `b` | the log ends after `a`",
            "`a`、`b` | 记录到 `a` 为止"
        ),
        (
            Mismatch(expected: .interval(from: "a.x", to: "b.y", milliseconds: 150...150), seen: .interval(milliseconds: 32.5)),
            "`b.y` 150.0 ms after `a.x` | 32.5 ms", "`b.y` 在 `a.x` 之后 150.0 毫秒 | 32.5 毫秒"
        ),
        (
            Mismatch(expected: .sentence("{call}"), seen: .vacuous(.doesNotHappen("{x}"))), "{call} | `{x}` does not happen",
            "{call} | `{x}` 没有发生"
        ),
    ]

    @Test(arguments: mismatches.indices)
    func `a mismatch is worded in each language`(index: Int) {
        let (mismatch, english, chinese) = Self.mismatches[index]
        #expect("\(Wording.english.expected(mismatch)) | \(Wording.english.seen(mismatch))" == english)
        #expect("\(Self.chinese.expected(mismatch)) | \(Self.chinese.seen(mismatch))" == chinese)
    }
}
