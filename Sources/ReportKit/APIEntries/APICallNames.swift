import EventTrace

/// How the record calls methods whose name alone does not tell them.
enum APICallNames {
    /// The titles of the methods that are recorded as this; none for what is no method of the API, such as an action.
    static func titles(of word: String) -> [String] { special[word] ?? rowsAndItems(word) ?? [] }

    private static let special: [String: [String]] = [
        "hitTest": ["hitTest(_:with:)"], "pointInside": ["point(inside:with:)"],
        "layoutSubviews": ["layoutSubviews()"], "layoutSublayers": ["layoutSublayers(of:)"],
        "textFieldDidEndEditing": ["textFieldDidEndEditing(_:)"],
        "target": ["target(forAction:withSender:)"],
        "sendAction": ["sendAction(_:to:for:)"], "sendActionOfClosure": ["sendAction(_:)"],
        "shouldReceiveTouch": ["gestureRecognizer(_:shouldReceive:)"],
        "shouldReceivePress": ["gestureRecognizer(_:shouldReceive:)"],
        "shouldReceiveEvent": ["gestureRecognizer(_:shouldReceive:)", "shouldReceive(_:)"],
        "shouldRecognizeSimultaneously": ["gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"],
        "shouldRequireFailure": ["gestureRecognizer(_:shouldRequireFailureOf:)", "shouldRequireFailure(of:)"],
        "shouldBeRequiredToFail": ["gestureRecognizer(_:shouldBeRequiredToFailBy:)", "shouldBeRequiredToFail(by:)"],
        "willMoveToSuperview": ["willMove(toSuperview:)"], "willMoveToWindow": ["willMove(toWindow:)"],
        "willMoveToParent": ["willMove(toParent:)"], "didMoveToParent": ["didMove(toParent:)"],
        "willResignActive": ["applicationWillResignActive(_:)", "sceneWillResignActive(_:)"],
        "didEnterBackground": ["applicationDidEnterBackground(_:)", "sceneDidEnterBackground(_:)"],
        "willEnterForeground": ["applicationWillEnterForeground(_:)", "sceneWillEnterForeground(_:)"],
        "didBecomeActive": ["applicationDidBecomeActive(_:)", "sceneDidBecomeActive(_:)"],
        "draw": ["draw(_:)"], "next": ["next"], "reset": ["reset()"],
        "cut": ["cut(_:)"], "copy": ["copy(_:)"], "paste": ["paste(_:)"], "select": ["select(_:)"], "selectAll": ["selectAll(_:)"],
        "delete": ["delete(_:)"],
        "textViewShouldChangeText": ["textView(_:shouldChangeTextIn:replacementText:)"],
        "textFieldShouldChangeCharacters": ["textField(_:shouldChangeCharactersIn:replacementString:)"],
    ]

    /// `didSelectRow` is `tableView(_:didSelectRowAt:)`.
    private static func rowsAndItems(_ word: String) -> [String]? {
        if word.hasSuffix("Row") { return ["tableView(_:\(word)At:)"] }
        if word.hasSuffix("Item") { return ["collectionView(_:\(word)At:)"] }
        return nil
    }
}
