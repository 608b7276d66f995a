import EventTrace

/// All rules of the engine.
public enum RuleBook {
    /// In order of their families, and within one nearly of their ids.
    public static let all: [Rule] =
        Rule.pipeline + Rule.hitTesting + Rule.touches + Rule.responders + Rule.gestures + Rule.recognizers + Rule.resets + Rule.controls
        + Rule.valueControls + Rule.scrolling + Rule.lists + Rule.textViews + Rule.text

    /// Those that hold in some versions of iOS only.
    public static let ofVersions = all.filter { !$0.versions.areAll }
}
