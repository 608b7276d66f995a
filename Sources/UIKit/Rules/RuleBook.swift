import EventTrace

/// All rules of the engine.
public enum RuleBook {
    /// All rules, in the order of their families and, within a family, nearly of their ids.
    public static let all: [Rule] =
        Rule.pipeline + Rule.hitTesting + Rule.touches + Rule.responders + Rule.loneControllers + Rule.transitions + Rule.bars
        + Rule.tabs
        + Rule.statusBars
        + Rule.gestures + Rule.recognizers
        + Rule.resets
        + Rule.controls
        + Rule.valueControls + Rule.scrolling + Rule.resizing + Rule.scrollToTop + Rule.lists + Rule.listData + Rule.textViews + Rule.text
        + Rule.search
        + Rule.pages
        + Rule.sheets + Rule.popovers

    /// The rules that hold only in some versions of iOS.
    public static let ofVersions = all.filter { !$0.versions.areAll }
}
