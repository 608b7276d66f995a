import Testing

@testable import TranslationKit

struct ChineseSpacingTests {
    @Test(arguments: [
        ("手指点击 或 离开再返回", "手指点击或离开再返回"), ("用的是 becomeFirstResponder 且 代理都不拒绝", "用的是 becomeFirstResponder 且代理都不拒绝"),
        ("手指 “停住后抬起” 或 把内容拉出", "手指“停住后抬起”或把内容拉出"), ("`callsSuper` 为 on 且 （`tapped` 为 1） 或 无", "`callsSuper` 为 on 且（`tapped` 为 1）或无"),
        ("条件是： `x`", "条件是：`x`"), ("在 `x` 中", "在 `x` 中"), ("a “b” c", "a “b” c"), ("12 种情形，6 种", "12 种情形，6 种"),
    ])
    func `spaces stand beside other letters only`(text: String, tightened: String) {
        #expect(ChineseSpacing.tightened(text) == tightened)
    }

    @Test(arguments: ["- （无）", "# 标题。 - ", "| 是。 | 否 |", "  - 中文", "1. 中文", "**证实** （假定）"])
    func `the marks of Markdown keep theirs`(text: String) {
        #expect(ChineseSpacing.tightened(text) == text)
    }

    @Test func `phrases are put together without them`() {
        let chinese = Translations.builtIn[.chinese]
        #expect(chinese(Spaced.both, ["left": "甲", "right": "乙"]) == "甲且乙")
        #expect(chinese(Spaced.both, ["left": "`a`", "right": "乙"]) == "`a` 且乙")
    }

    private enum Spaced: String, FixedPhrase {
        static let context = "report"
        case both = "{left} and {right}"
    }
}
