import EventTrace

/// The titles of methods whose name in the record is ambiguous.
enum APICallNames {
    /// The titles of the methods recorded under this name; empty if the base name is enough, or if the API has no such method.
    static func titles(of word: String) -> [String] {
        if let several = special[word] { return several }
        let shown = MethodName.shown(word)
        return shown == word ? [] : [shown]
    }

    /// Whether a call with this argument can be of the method; a scene's delegate receives the scene, and the application's no argument.
    static func fits(_ title: String, argument: String) -> Bool {
        guard special.values.contains(where: { $0.count > 1 && $0.contains(title) }) else { return true }
        if title.hasPrefix("application") { return argument.isEmpty }
        if title.hasPrefix("scene") { return !argument.isEmpty }
        return true
    }

    /// The titles of words that another method shares as its base name, and of words for several methods.
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
        "apply": ["apply(_:)"],
        "draw": ["draw(_:)"], "next": ["next"], "reset": ["reset()"], "cut": ["cut(_:)"], "copy": ["copy(_:)"], "paste": ["paste(_:)"],
        "shouldSelect": ["tabBarController(_:shouldSelect:)"], "didSelect": ["tabBarController(_:didSelect:)"],
        "shouldSelectTab": ["tabBarController(_:shouldSelectTab:)"],
        "didSelectTab": ["tabBarController(_:didSelectTab:previousTab:)"], "viewControllerProvider": ["viewController"],
        "shouldPushItem": ["navigationBar(_:shouldPush:)"], "didPushItem": ["navigationBar(_:didPush:)"],
        "shouldPopItem": ["navigationBar(_:shouldPop:)"], "didPopItem": ["navigationBar(_:didPop:)"],
        "positionForBar": ["position(for:)"],
        "adaptivePresentationStyle": ["adaptivePresentationStyle(for:)", "adaptivePresentationStyle(for:traitCollection:)"],
        "alongsideTransition": ["animate(alongsideTransition:completion:)"],
        "interactionChanged": ["notifyWhenInteractionChanges(_:)"],
        "didChangeSelectedDetentIdentifier": ["sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"],
        "select": ["select(_:)"], "selectAll": ["selectAll(_:)"], "delete": ["delete(_:)"],
    ]
}

extension Call {
    /// The method in Swift where the record spells it with a word of its own: `sceneWillResignActive(_:)`. Nil if it is the base name, or if the
    /// word stands for several methods.
    public var methodName: String? {
        guard !isMark else { return nil }
        let titles = APICallNames.titles(of: call).filter { APICallNames.fits($0, argument: argument) }
        return titles.count == 1 && !titles[0].hasPrefix("\(call)(") && titles[0] != call ? titles[0] : nil
    }
}
