import EventTrace
import ExperimentKit

/// The fixed words of reports.
enum Phrase {
    static let question = Text("Question", chinese: "问题")
    static let answer = Text("In short", chinese: "简答")
    static let stage = Text("Stage", chinese: "舞台")
    static let variables = Text("Variables", chinese: "变量")
    static let orderings = Text("Observed orderings", chinese: "观察到的顺序")
    static let whatMatters = Text("What matters", chinese: "什么起作用")
    static let claims = Text("Claims", chinese: "论断")
    static let observations = Text("Seen on devices", chinese: "设备上的观察")
    static let seenOnDevice = Text("Seen", chinese: "观察到")
    static let theEngine = Text("The engine", chinese: "引擎")
    static let source = Text("Source", chinese: "来源")
    static let rules = Text("Rules at work", chinese: "起作用的规则")
    static let variable = Text("Variable", chinese: "变量")
    static let meaning = Text("Meaning", chinese: "含义")
    static let values = Text("Values", chinese: "取值")
    static let call = Text("Call", chinese: "调用")
    static let noCalls = Text("no calls", chinese: "没有任何调用")
    static let everyCase = Text("every case", chinese: "所有情形")
    static let expected = Text("Expected", chinese: "预期")
    static let seen = Text("seen", chinese: "实际")
    static let document = Text("Document", chinese: "文档")
    static let about = Text("About the cases where", chinese: "针对的情形：")
    static let known = Text("Why it is refuted", chinese: "为何被否定")
    static let why = Text("Why", chinese: "原因")
    static let surprise = Text(
        "It was declared as refuted, and is not any more; the declared reason", chinese: "曾声明为被否定，现在却不是；声明的原因")
    static let weaker = Text("Weaker than what was found: it holds wherever", chinese: "比实际发现的弱：只要满足下列条件即成立：")
    static let weakerAlways = Text("Weaker than what was found: it holds always", chinese: "比实际发现的弱：在所有情形下都成立")
    static let recognizers = Text("recognizers", chinese: "手势识别器")
    static let others = Text("Also there", chinese: "此外还有")
    static let comesFrom = Text("It comes from", chinese: "来源")
    static let unordered = Text(
        "≈ marks calls whose order among themselves UIKit does not define.", chinese: "≈ 标出 UIKit 未定义其相互顺序的调用。")
    static let leftOut = Text("Left out", chinese: "未列入")

    /// `finger 1`; nil is the pointer.
    static func finger(_ number: Int?) -> Text {
        number.map { Text("finger \($0)", chinese: "手指 \($0)") } ?? Text("pointer", chinese: "指针")
    }

    static func fingerIsDown(_ number: Int?) -> Text {
        number.map { Text("finger \($0) is down", chinese: "手指 \($0) 按下") } ?? Text("a button of the pointer is down", chinese: "指针按键按下")
    }

    static func verdict(_ name: String) -> Text {
        switch name {
        case "confirmed": Text("Confirmed", chinese: "证实")
        case "refuted": Text("Refuted", chinese: "否定")
        default: Text("Undecided", chinese: "未决")
        }
    }

    static func grade(_ grade: Grade) -> Text {
        switch grade {
        case .documented: Text("documented", chinese: "有文档")
        case .measured: Text("measured", chinese: "有实测")
        case .assumed: Text("assumed", chinese: "假定")
        }
    }

    static func cases(_ count: Int) -> Text { Text(count == 1 ? "1 case" : "\(count) cases", chinese: "\(count) 种情形") }

    static func orderings(_ count: Int) -> Text { Text(count == 1 ? "1 ordering" : "\(count) orderings", chinese: "\(count) 种顺序") }

    static func support(_ count: Int) -> Text { Text("Supported by ", chinese: "支持：") + cases(count) }

    static func contradicted(_ count: Int, _ total: Int) -> Text {
        Text("Contradicted by \(count) of ", chinese: "否定它的有 \(count) 种，共 ") + cases(total)
    }
}
