import EventTrace

/// The fixed words of the frame around every page.
enum FrameWords {
    static let skip = Text("Skip to content", chinese: "跳到正文")
    static let site = Text("Site", chinese: "站点")
    static let search = Text("Search", chinese: "搜索")
    static let contents = Text("On this page", chinese: "本页内容")
    static let footer = Text(
        "Observed on an engine that behaves like UIKit’s event system; every call names the rule that made it.",
        chinese: "所见均来自行为与 UIKit 事件系统一致的引擎；每次调用都注明其规则。")
}
