import EventTrace
import ExperimentKit

/// What the document on event delivery and gestures says, in our own words and in its order.
enum Document001 {
    static let document = Document(
        number: "001", title: Text("How events are delivered, and gestures", chinese: "事件如何传递，以及手势"),
        statements: wayIn + hitTesting + chain + gestures + controls + places)

    // Section 1: the way of an event.
    static let homeScreenFirst = said(
        "1.1", "A touch of the glass goes to the home-screen process and from there to the app in front.", "屏幕上的触摸先到桌面进程，再转给前台 app。")
    static let twoSources = said(
        "1.2", "In the app, source 1 of the run loop receives it and hands it to source 0.", "在 app 内，由 run loop 的 source1 接收，再交给 source0。")
    static let sendEventThenWindow = said(
        "1.2", "There it becomes a `UIEvent`, which goes to the application's `sendEvent` and on to the window.",
        "随后包装成 `UIEvent`，交给 application 的 `sendEvent`，再到窗口。")
    static let hitTestAfterSendEvent = said(
        "1.2", "Only after `sendEvent` does hit-testing search for the responder.", "`sendEvent` 之后，才开始用命中测试寻找响应者。")
    private static let wayIn = [homeScreenFirst, twoSources, sendEventThenWindow, hitTestAfterSendEvent]

    static let conditions = said(
        "1.3", "`hitTest` returns nil at once for a view that is hidden, has interaction disabled, or has an alpha of 0.01 or less.",
        "视图若隐藏、禁用交互，或透明度不大于 0.01，`hitTest` 立即返回 nil。")
    static let conditionsComeFirst = said(
        "1.3", "These conditions come before `point(inside:)`.", "这些条件先于 `point(inside:)` 判断。")
    static let pointMustBeInside = said("1.3", "A view that does not contain the point returns nil.", "不包含该点的视图返回 nil。")
    static let lastSubviewFirst = said("1.3", "Subviews are asked from the last to the first.", "子视图从最后一个到第一个依次询问。")
    static let pointIsConverted = said(
        "1.3", "Each subview is asked about the point in its own coordinates.", "询问子视图前，先把点换算到它自己的坐标系。")
    static let firstAnswerIsFinal = said("1.3", "The first answer that is not nil is returned.", "第一个非 nil 的回答即为结果。")
    static let elseTheViewItself = said("1.3", "Without an answer from below, the view returns itself.", "子视图都没有回答时，返回视图自己。")
    private static let hitTesting = [
        conditions, conditionsComeFirst, pointMustBeInside, lastSubviewFirst, pointIsConverted, firstAnswerIsFinal, elseTheViewItself,
    ]

    // Section 2: the chain.
    static let unhandledGoesToNext = said(
        "2", "A view that does not handle an event passes it to its `next`.", "视图不处理的事件会交给它的 `next`。")
    static let chainInSteps = said(
        "2", "View, superview and so on, controller's view, controller, window, application.", "依次为：视图、逐级父视图、控制器的视图、控制器、窗口、application。")
    static let droppedAtTheEnd = said(
        "2", "What the application does not handle is dropped.", "application 也不处理，事件就被丢弃。")
    private static let chain = [unhandledGoesToNext, chainInSteps, droppedAtTheEnd]

    // Section 3: gestures and touches, gestures and controls.
    static let beganThenTapThenCancelled = said(
        "3.1", "A view with a tap gets `touchesBegan`, then the tap acts, then the view gets `touchesCancelled`.",
        "带点击手势的视图先收到 `touchesBegan`，接着手势响应，然后视图收到 `touchesCancelled`。")
    static let statesInTheLog = said(
        "3.1", "In the log the tap is possible in `touchesBegan` and ended in `touchesCancelled`.",
        "日志中，手势在 `touchesBegan` 时为 possible，在 `touchesCancelled` 时为 ended。")
    static let timesInTheLog = said(
        "3.1", "In the log the tap acts 180 ms after `touchesBegan` and the cancellation follows within a millisecond.",
        "日志中，`touchesBegan` 之后约 180 毫秒手势响应，取消在 1 毫秒内紧随其后。")
    static let systemGateInTheLog = said(
        "3.1", "In `touchesBegan` the touch's recognizers include one of the system's, on the window.",
        "`touchesBegan` 时，触摸的识别器列表里还有一个位于窗口上的系统识别器。",
        untestable: Text(
            "The system's own recognizers on the window are private; the engine has none and shows the app's alone.",
            chinese: "窗口上的系统识别器是私有的；引擎中没有，只显示 app 自己的识别器。"))
    static let gesturesHavePriority = said(
        "3.1", "Touches and gestures are two systems, both at work, and gestures have priority.", "触摸与手势是同时运行的两套系统，手势优先。")
    static let actionsComeFromTouches = said(
        "3.2", "A control's target-action is recognized and sent in its touch methods.", "控件的 target-action 在触摸方法中识别并发出。")
    static let recognizerIsServedFirst = said(
        "3.2", "A recognizer's touch methods are called before those of its view.", "手势的触摸方法一定先于其视图的触摸方法被调用。")
    static let gestureBeatsCustomControl = said(
        "3.2", "So for a custom control a gesture comes before target-action; this is said of custom controls only.",
        "因此对自定义控件而言，手势先于 target-action；这一结论仅限自定义控件。")
    static let doubtAboutTheParentsTap = said(
        "3.2",
        "A doubt: a control put into a view with a tap could never send its actions, since the parent's tap always fires and breaks the control off.",
        "存疑：把控件放进带点击手势的视图后，父视图的手势总会触发并中断控件，控件的 action 永远无法发出。")
    private static let gestures = [
        beganThenTapThenCancelled, statesInTheLog, timesInTheLog, systemGateInTheLog, gesturesHavePriority,
    ]
    private static let controls = [
        actionsComeFromTouches, recognizerIsServedFirst, gestureBeatsCustomControl, doubtAboutTheParentsTap,
    ]

    // Section 4: where a view can be tapped.
    static let shapeByPath = said(
        "4.1", "Overriding `point(inside:)` to ask a path makes a view tappable in its irregular shape only.",
        "重写 `point(inside:)` 并询问路径，可使视图只在不规则形状内响应。")
    static let starAndArc = said("4.1", "This works for a star and for an arc.", "五角星和圆弧都适用。")
    static let shapeLayerDraws = said(
        "4.1", "The path is drawn by a shape layer that is added to the view's layer.", "形状由加到视图图层上的 CAShapeLayer 绘制。")
    static let enlargeByHitTest = said(
        "4.2", "A button's area grows if `hitTest` returns the button for a point in its enlarged frame.",
        "重写 `hitTest`，点落在放大后的 frame 内就返回按钮，可扩大点击范围。")
    static let enlargeByPointInside = said(
        "4.2", "It also grows if the button's `point(inside:)` says yes for the enlarged bounds.", "重写按钮的 `point(inside:)`，对放大后的范围返回真，也能扩大。"
    )
    private static let places = [shapeByPath, starAndArc, shapeLayerDraws, enlargeByHitTest, enlargeByPointInside]

    private static func said(_ section: String, _ english: String, _ chinese: String, untestable: Text? = nil) -> Origin {
        Origin(document: "001", section: section, statement: Text(english, chinese: chinese), untestable: untestable)
    }
}
