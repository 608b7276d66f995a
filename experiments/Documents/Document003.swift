import EventTrace
import ExperimentKit

/// What the document on the origin and delivery of events says, in our own words and in its order.
enum Document003 {
    static let document = Document(
        number: "003", title: Text("Where events come from and how they are handed on", chinese: "事件的产生与传递"),
        statements: origin + delivery + search + responders + summary + controls + gestures)

    // Where events come from.
    static let queueIsInOrder = said(
        "events", "An event enters the application's queue; what comes first is handled first.", "事件进入 application 的队列，先到先处理。")
    static let keyWindowFirst = said("events", "The event is first sent to the key window.", "事件最先发给主窗口。")
    static let thenTheBestView = said(
        "events", "From there it goes down to the view that suits it best, and that one's touch methods are called.",
        "再向下找到最合适的视图，并调用它的触摸方法。")
    private static let origin = [queueIsInOrder, keyWindowFirst, thenTheBestView]

    static let parentsBeforeChildren = said("delivery", "Touches are handed from parents to children.", "触摸由父视图向子视图传递。")
    static let parentStopsChildren = said(
        "delivery", "If a parent cannot respond, neither can its children.", "父视图不能响应，子视图也就不能响应。")
    static let threeObstacles = said(
        "delivery", "That is so if it is hidden, has an alpha below 0.01, or has interaction disabled.", "例如父视图隐藏、透明度小于 0.01 或禁用了交互。")
    private static let delivery = [parentsBeforeChildren, parentStopsChildren, threeObstacles]

    // How the view is found.
    static let keyWindowIsAsked = said(
        "search", "1. The search begins with whether the key window can take the touch.", "1. 首先判断主窗口能否接受触摸。")
    static let pointIsChecked = said("search", "2. Then whether the point is inside.", "2. 再判断点是否在视图内。")
    static let outsideIn = said(
        "search", "3. Every view is asked from the outside in, each in the same way.", "3. 由外向里遍历每个视图，对每个子视图重复同样的判断。")
    static let elseTheViewItself = said(
        "search", "4. Without a child that fits, the view handles the touch itself.", "4. 没有符合条件的子视图，就由自己处理。")
    static let nilMeansTheParent = said(
        "search", "If a child's `hitTest` returns nil, no better view was found there and the parent is the one.",
        "子视图的 `hitTest` 返回 nil，表示其下没有更合适的视图，由父视图处理。")
    private static let search = [keyWindowIsAsked, pointIsChecked, outsideIn, elseTheViewItself, nilMeansTheParent]

    // Responders.
    static let onlyResponders = said(
        "responders", "Only objects that inherit from `UIResponder` can respond to events.", "只有继承自 `UIResponder` 的对象才能响应事件。",
        untestable: Text(
            "The compiler ensures it: hit-testing returns views, and `next` is a responder.", chinese: "由编译器保证：命中测试只返回视图，`next` 只能是响应者。"))
    static let fourTouchMethods = said(
        "responders", "Touches are handled in four methods: began, moved, ended and cancelled.", "触摸由四个方法处理：开始、移动、结束、取消。")
    static let touchKnowsAll = said(
        "responders", "A `UITouch` knows its view, the number of taps and more.", "`UITouch` 记录所在视图、点击次数等信息。")
    static let downThenUp = said(
        "responders", "Delivery goes from parent to child, the response from child to parent.", "传递由父到子，响应由子到父。")
    private static let responders = [onlyResponders, fourTouchMethods, touchKnowsAll, downThenUp]

    // Its summary.
    static let twoProcesses = said(
        "summary", "1. First the view is searched for, then it responds.", "1. 先寻找视图，再由它响应。")
    static let unhandledClimbs = said(
        "summary", "2. What a view cannot handle goes to its superview and so on, up to the controller.", "2. 视图不能处理的，逐级交给父视图，直到控制器。")
    static let parentController = said(
        "summary", "2. A controller passes it to its parent controller if there is one, else to the window.", "2. 控制器有父控制器就交给父控制器，否则交给窗口。")
    static let windowApplicationDropped = said(
        "summary", "2. The window passes it to the application, which drops it.", "2. 窗口再交给 application，仍不处理则丢弃。")
    static let overridingReceives = said(
        "summary", "3. The responder that implements the touch methods receives the event.", "3. 实现了触摸方法的响应者接收该事件。")
    private static let summary = [twoProcesses, unhandledClimbs, parentController, windowApplicationDropped, overridingReceives]

    // Controls.
    static let controlEvents = said(
        "controls", "A control turns touches into control events, each with a constant of its own.", "控件把触摸转成控件事件，每种都有对应的常量。")
    static let sentInTouchesEnded = said(
        "controls", "In `touchesEnded` a button sends touchUpInside or touchUpOutside.",
        "按钮在 `touchesEnded` 中发出 touchUpInside 或 touchUpOutside。")
    static let insideMeansBounds = said(
        "controls", "Which of the two is decided by whether the lift is in its bounds.", "抬起点在 bounds 之内还是之外，决定发出哪一个。")
    static let sendActionsMatches = said(
        "controls", "`sendActions(for:)` goes through the control's targets and actions and sends those that are for these events.",
        "`sendActions(for:)` 遍历控件的 target 与 action，向匹配该事件的目标发送消息。")
    private static let controls = [controlEvents, sentInTouchesEnded, insideMeansBounds, sendActionsMatches]

    // Gestures.
    static let recognizersIntercept = said("gestures", "Recognizers intercept touches.", "手势识别器会截取触摸。")
    static let recognizersHaveTouchMethods = said(
        "gestures", "Recognizers seem to have touch methods of their own, like those of responders.", "手势识别器似乎也有一套类似响应者的触摸方法。")
    private static let gestures = [recognizersIntercept, recognizersHaveTouchMethods]

    private static func said(_ section: String, _ english: String, _ chinese: String, untestable: Text? = nil) -> Origin {
        Origin(document: "003", section: section, statement: Text(english, chinese: chinese), untestable: untestable)
    }
}
