import EventTrace
import ExperimentKit

/// Sections 5 to 7 of the document: controls, the sixteen steps, the examples.
extension Document004 {
    static let controlIsAView = said(
        "5", "A control is a view, and so a responder, that handles touches by target and action.", "控件是视图，也是响应者，以 target-action 处理触摸。")
    static let controlIsAbstract = said(
        "5", "`UIControl` is abstract and cannot be used itself.", "`UIControl` 是抽象类，不能直接使用。")
    static let actionFromTheTouch = said(
        "5.1", "The event goes to the control, which then has the target perform the action.", "事件先到控件，再由控件让 target 执行 action。")
    static let fourTrackingMethods = said(
        "5.1", "A control follows a touch by four methods: begin, continue, end and cancel tracking.", "控件用四个方法跟踪触摸：开始、继续、结束、取消。")
    static let singleTouch = said("5.1", "A control takes a single touch only.", "控件只接收单点触摸。")
    static let trackingInsideTouches = said(
        "5.1", "The tracking methods are called inside the touch methods.", "跟踪方法在触摸方法内部调用。")
    static let controlDiffersFromResponder = said(
        "5.1", "So the touch methods of a control do not do what those of a responder do.", "因此控件触摸方法的默认实现与响应者不同。")
    static let buttonLog = said(
        "5.1",
        "The log of a button in a view with a tap: tap began, button began and begin tracking, tap ended, button ended, end tracking, action; 1.6 ms.",
        "带点按父视图中的按钮日志：手势 began、按钮 began 与开始跟踪、手势 ended、按钮 ended、结束跟踪、action；共 1.6 毫秒。")
    static let buttonAfterRecognizer = said(
        "5.1", "The window serves the recognizer first, then the button.", "窗口先给手势，再给按钮。")
    static let bothAreServed = said(
        "5.1", "Both get their touch methods called.", "两者的触摸方法都被调用。")
    static let sentThroughTheApplication = said(
        "5.1", "The control's `sendAction` goes to the application, and its `sendAction` to the target.",
        "控件的 `sendAction` 交给 application，再由其 `sendAction` 发给 target。")
    static let controlLog = said(
        "5.1",
        "The log of a subclass of `UIControl`: tap began, control began and begin tracking, tap ended, tap's action, control cancelled, cancel tracking; 2.9 ms.",
        "自定义控件日志：手势 began、控件 began 与开始跟踪、手势 ended、手势 action、控件 cancelled、取消跟踪；共 2.9 毫秒。")
    static let systemControlWins = said(
        "5.1", "A control of the system with a default action, tapped once, has priority over the recognizer.", "带默认操作的系统控件在单击时比手势优先。")
    static let customControlLoses = said(
        "5.1", "A custom control has less priority than the recognizer.", "自定义控件的优先级低于手势。")
    static let guessedIdentifier = said(
        "5.1", "The reason is not found; the guess is that the system tells them apart by an identifier of the touch.",
        "原因未找到；推测系统根据触摸的标识符区别对待。")
    static let controls = [
        controlIsAView, controlIsAbstract, actionFromTheTouch, fourTrackingMethods, singleTouch, trackingInsideTouches,
        controlDiffersFromResponder, buttonLog, buttonAfterRecognizer, bothAreServed, sentThroughTheApplication, controlLog,
        systemControlWins, customControlLoses, guessedIdentifier,
    ]

    // Section 5.2: the table of targets and actions.
    static let targetsAreAddedAndRemoved = said(
        "5.2", "Targets and actions are added and removed for control events.", "可以为控件事件添加和移除 target-action。")
    static let allTargetsHoldsNull = said(
        "5.2", "`allTargets` has an `NSNull` if there is an action with a nil target.", "存在 nil target 时，`allTargets` 含有 `NSNull`。")
    static let actionsAreListed = said(
        "5.2", "The actions of a target for an event can be asked for; nil if there are none.", "可查询某 target 对某事件的 action；没有则为 nil。")
    static let privateTable = said(
        "5.2", "Inside, an array holds an object of a private class per entry, with target, action, event mask and a flag.",
        "内部用数组保存私有类的对象，每项含 target、action、事件掩码和一个标记。",
        untestable: Text(
            "The class is private; what can be seen of it is the order of the actions, which other claims test.",
            chinese: "该类是私有的；能看到的只有 action 的次序，已由其他断言检验。"))
    static let targets = [targetsAreAddedAndRemoved, allTargetsHoldsNull, actionsAreListed, privateTable]

    // Section 6: the sixteen steps.
    static let hardwareToHomeScreen = said(
        "6.1", "The system packs the touch of the glass into a hardware event and sends it over a mach port to the home-screen process.",
        "系统把触屏打包成硬件事件，经 mach port 发给桌面进程。")
    static let homeScreenWakes = said(
        "6.2", "There it wakes the main run loop.", "桌面进程的主 run loop 被唤醒。",
        untestable: Text("Another process is at work there; an app sees nothing of it.", chinese: "这发生在另一个进程中，app 看不到。"))
    static let homeScreenDecides = said(
        "6.3", "If an app is in front, the event is sent on to it; else the home screen handles it itself.", "前台有 app 则转发给它，否则由桌面自己处理。")
    static let sourcesMakeTheEvent = said(
        "6.4", "In the app source 1 hands the event to source 0, which makes it a `UIEvent`.",
        "在 app 内，source1 交给 source0，后者把它变成 `UIEvent`。")
    static let queueThenWindow = said(
        "6.5", "It waits in the application's queue and then goes to the windows, the topmost first.", "它进入 application 的队列，出队后先询问最上层窗口。")
    static let windowHitTests = said(
        "6.6", "The window decides by `hitTest` and `point(inside:)`; if it cannot respond, another window is asked.",
        "窗口用 `hitTest` 与 `point(inside:)` 判断，不能响应则询问其他窗口。")
    static let viewsHitTest = said(
        "6.7", "So it goes on through the subviews from the last to the first.", "子视图依此类推，从后往前。")
    static let viewWithoutChildren = said(
        "6.8", "A view whose subviews cannot respond is the first responder.", "子视图都不能响应的视图就是第一响应者。")
    static let chainIsSettled = said("6.9", "With it the chain is settled.", "由此确定响应链。")
    static let caseOfPlainView = said(
        "6.10", "First case: it is no control, and no recognizer is on the chain.", "情形一：不是控件，链上也没有手势。")
    static let plainViewGetsAll = said(
        "6.11",
        "Then it gets the event, which climbs by `next` up to the application and its delegate, and is dropped if nobody handles it.",
        "它得到事件，沿 `next` 一直到 application 及其代理，无人处理则丢弃。")
    static let caseOfRecognizer = said(
        "6.12", "Second case: it is no control, and a recognizer is on the chain.", "情形二：不是控件，链上有手势。")
    static let recognizerCase = said(
        "6.13", "Then the recognizer gets the event first; success cancels the view, failure leaves it the rest or the end.",
        "手势先得到事件；成功则取消视图，失败则把其余或结束事件留给视图。")
    static let caseOfCustomControl = said(
        "6.14", "Third case: a custom control and a recognizer on the chain: as in the second case.", "情形三：自定义控件且链上有手势，与情形二相同。")
    static let caseOfSystemControl = said(
        "6.15", "Fourth case: a control of the system and a recognizer on the chain.", "情形四：系统控件且链上有手势。")
    static let systemControlCase = said(
        "6.16", "Then the recognizer is served first, and the control sends its action through the application.",
        "手势先收到事件，控件再经 application 发出 action。")
    static let steps = [
        hardwareToHomeScreen, homeScreenWakes, homeScreenDecides, sourcesMakeTheEvent, queueThenWindow, windowHitTests, viewsHitTest,
        viewWithoutChildren, chainIsSettled, caseOfPlainView, plainViewGetsAll, caseOfRecognizer, recognizerCase, caseOfCustomControl,
        caseOfSystemControl, systemControlCase,
    ]

    // Section 7: examples.
    static let outsideParentIsDead = said(
        "7", "Outside its parent's bounds a button does nothing, since the parent does not contain the point.", "按钮超出父视图的部分点击无效，因为点不在父视图内。")
    static let hitTestOfTheParent = said(
        "7", "It works there if the parent's `hitTest` returns the button for a point in the button.", "父视图重写 `hitTest`，点在按钮内就返回按钮，即可生效。")
    static let raisedTabBarButton = said(
        "7", "The part of a button that rises above a tab bar works if the bar's `point(inside:)` says yes for a point in the button.",
        "标签栏凸起按钮：标签栏的 `point(inside:)` 对按钮内的点返回真，凸起部分就能响应。")
    static let examples = [outsideParentIsDead, hitTestOfTheParent, raisedTabBarButton]
}
