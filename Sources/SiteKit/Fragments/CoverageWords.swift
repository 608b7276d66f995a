import EventTrace
import ExperimentKit

/// The fixed words of the pages about documents.
enum CoverageWords {
    static let documents = Text("Documents", chinese: "文档")
    static let lead = Text(
        "What each document says about behaviour, in our own words and in its order, with what became of it.",
        chinese: "各文档关于行为的说法，用我们自己的话、按原文次序列出，并附上检验结果。")
    static let pageLead = Text(
        "Every statement of the document, in our own words and in its order: the claims that put it to the test, what became of them, and why.",
        chinese: "按原文次序、用我们自己的话列出文档的每一条说法：检验它的论断、结果及依据。")
    static let none = Text("There are no documents.", chinese: "没有文档。")
    static let evidence = Text("Evidence", chinese: "依据")
    static let observations = Text("Observations", chinese: "实测记录")
    static let claimedAs = Text("Claimed as", chinese: "论断")
    static let why = Text("Why it is refuted", chinese: "为何被否定")
    static let reason = Text("No experiment can test it", chinese: "无法用实验检验")
    static let notYet = Text("No claim puts it to the test yet.", chinese: "尚无论断检验它。")
    static let colon = Text(": ", chinese: "：")
    static let linkTo = Text("Link to", chinese: "链接到")

    static func document(_ number: String) -> Text { Text("Document \(number)", chinese: "文档 \(number)") }
    static func statements(_ count: Int) -> Text { Text(counted(count, "statement"), chinese: "\(count) 条说法") }

    /// Numbers keep their sign; a section without a number has a name.
    static func section(_ name: String) -> Text {
        if name.first?.isNumber == true { return Text("§\(name)") }
        return Text(name.prefix(1).uppercased() + name.dropFirst(), chinese: sections[name])
    }

    private static let sections = [
        "questions": "问题", "conclusions": "结论", "principle": "原理", "applications": "应用", "delivery": "传递", "events": "事件",
        "gestures": "手势", "search": "查找", "chain": "响应链", "controls": "控件",
    ]

    static func verdict(_ verdict: Verdict) -> Text {
        switch verdict {
        case .confirmed: state(.confirmed)
        case .refuted: state(.refuted)
        case .undecided: state(.undecided)
        }
    }

    static func agreement(_ agreement: Agreement) -> Text {
        switch agreement {
        case .agrees: Text("agrees", chinese: "一致")
        case .differs: Text("differs", chinese: "不同")
        case .notCheckable: Text("not checkable", chinese: "无法核对")
        }
    }

    static func state(_ state: StatementOutcome.State) -> Text {
        switch state {
        case .confirmed: Text("confirmed", chinese: "证实")
        case .refuted: Text("refuted", chinese: "否定")
        case .undecided: Text("undecided", chinese: "未决")
        case .untestable: Text("untestable", chinese: "无法检验")
        case .notYetTested: Text("not yet tested", chinese: "尚未检验")
        }
    }
}
