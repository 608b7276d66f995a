import EventTrace

/// How the record calls methods whose name alone does not tell them.
enum APICallNames {
    /// The titles of the methods that are recorded as this; none for what is told by its base name, or is no method of the API.
    static func titles(of word: String) -> [String] {
        if let several = special[word] { return several }
        let shown = MethodName.shown(word)
        return shown == word ? [] : [shown]
    }

    /// Those of which another method has the base name, and those that stand for several.
    private static let special: [String: [String]] = [
        "hitTest": ["hitTest(_:with:)"], "layoutSubviews": ["layoutSubviews()"], "layoutSublayers": ["layoutSublayers(of:)"],
        "textFieldDidEndEditing": ["textFieldDidEndEditing(_:)"], "target": ["target(forAction:withSender:)"],
        "sendAction": ["sendAction(_:to:for:)"], "sendActionOfClosure": ["sendAction(_:)"],
        "shouldReceiveEvent": ["gestureRecognizer(_:shouldReceive:)", "shouldReceive(_:)"],
        "shouldRequireFailure": ["gestureRecognizer(_:shouldRequireFailureOf:)", "shouldRequireFailure(of:)"],
        "shouldBeRequiredToFail": ["gestureRecognizer(_:shouldBeRequiredToFailBy:)", "shouldBeRequiredToFail(by:)"],
        "willResignActive": ["applicationWillResignActive(_:)", "sceneWillResignActive(_:)"],
        "didEnterBackground": ["applicationDidEnterBackground(_:)", "sceneDidEnterBackground(_:)"],
        "willEnterForeground": ["applicationWillEnterForeground(_:)", "sceneWillEnterForeground(_:)"],
        "didBecomeActive": ["applicationDidBecomeActive(_:)", "sceneDidBecomeActive(_:)"],
        "draw": ["draw(_:)"], "next": ["next"], "reset": ["reset()"], "cut": ["cut(_:)"], "copy": ["copy(_:)"], "paste": ["paste(_:)"],
        "select": ["select(_:)"], "selectAll": ["selectAll(_:)"], "delete": ["delete(_:)"],
    ]
}
