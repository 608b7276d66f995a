import EventTrace
import ExperimentKit

/// What the document on the chain of event response says, in our own words and in its order.
///
/// Its later sections are in the files beside this one.
enum Document004 {
    static let document = Document(
        number: "004", title: Text("The chain of event response", chinese: "事件响应链"),
        statements: touches + events + responders + search + delivery + chain + gestures + discrete + continuous + summary + properties
            + controls + targets + steps + examples)

    // Section 1.1: touches.
    static let oneFingerOneTouch = said(
        "1.1", "Each finger that touches the glass makes one `UITouch`; several fingers make several.", "每根触屏的手指产生一个 `UITouch`，多指产生多个。")
    static let samePlaceUpdatesTheTouch = said(
        "1.1", "A second touch in the same place, as in a double tap, updates the first touch's object.",
        "在同一位置再次触摸（如双击）时，更新的是第一次的触摸对象。")
    static let samePlaceCountsUp = said(
        "1.1", "Its tap count then goes from 1 to 2.", "这时点击次数由 1 变为 2。")
    static let elsewhereAreTwo = said(
        "1.1", "A second touch in another place is an object of its own, unrelated to the first.", "在别处的第二次触摸是另一个对象，与第一次无关。")
    static let touchKnows = said(
        "1.1", "A touch holds its time, place, phase, view and window.", "触摸对象记录时间、位置、阶段、视图和窗口。")
    static let phaseFollowsTheFinger = said(
        "1.1", "The phase is began when the finger lands, moved when it moves and ended when it lifts.",
        "手指落下、移动、抬起时，阶段分别为 began、moved、ended。")
    static let stationaryPhase = said(
        "1.1", "It is stationary for a finger that is down and has not moved since the last event.", "手指按住且自上次事件后未移动时，阶段为 stationary。")
    static let cancelledPhase = said(
        "1.1", "It is cancelled when the touch has not ended but must not be tracked on.", "触摸尚未结束却须停止跟踪时，阶段为 cancelled。")
    private static let touches = [
        oneFingerOneTouch, samePlaceUpdatesTheTouch, samePlaceCountsUp, elsewhereAreTwo, touchKnows, phaseFollowsTheFinger, stationaryPhase,
        cancelledPhase,
    ]

    // Section 1.2: events.
    static let oneEventObject = said(
        "1.2", "A touch event for the responders corresponds to one `UIEvent` object.", "一个触摸事件对应一个 `UIEvent` 对象，供响应者处理。")
    static let eventTypes = said(
        "1.2", "The event's type tells touches, motion, remote control and presses apart.", "事件的类型区分触摸、运动、远程控制和按压。")
    static let eventHoldsTouches = said("1.2", "The event holds all touches that caused it.", "事件包含引发它的所有触摸。")
    private static let events = [oneEventObject, eventTypes, eventHoldsTouches]

    // Section 1.3: responders.
    static let respondersHandleOrPass = said(
        "1.3", "A responder handles an event or, if it cannot, passes it to another.", "响应者处理事件，不能处理则转交他者。")
    static let methodsPerKind = said(
        "1.3", "It is told of touches, presses, motion and remote control by a method for each.", "触摸、按压、运动和远程控制各由相应方法通知。")
    static let anySubclassResponds = said(
        "1.3", "A view, a controller, the application: any subclass of `UIResponder` can be one.",
        "视图、控制器、application 等 `UIResponder` 的子类都可以是响应者。")
    static let hitViewIsFirstResponder = said(
        "1.3", "The responder that an event is delivered to becomes the first responder.", "事件传递到的响应者成为第一响应者。")
    static let nextDecides = said(
        "1.3", "If it does not handle the event, `next` says who gets it.", "它不处理时，由 `next` 决定交给谁。")
    static let nextCanBeOverridden = said("1.3", "Overriding `next` changes the way.", "重写 `next` 可以改变传递路线。")
    private static let responders = [
        respondersHandleOrPass, methodsPerKind, anySubclassResponds, hitViewIsFirstResponder, nextDecides, nextCanBeOverridden,
    ]

    // Section 2: hit-testing.
    static let packedAndQueued = said(
        "2", "A tap is packed into an event and put into the queue of the active application.", "点击被打包为事件，放入活跃 app 的队列。")
    static let latestIsTaken = said(
        "2", "The application takes the latest event from the queue.", "application 从队列中取出最新的事件。")
    static let hitTestAsksPointInside = said(
        "2", "`hitTest` calls `point(inside:)`.", "`hitTest` 内部调用 `point(inside:)`。")
    static let latestWindowFirst = said(
        "2", "Of several windows, the one shown last is asked first.", "多个窗口时，先询问后显示的窗口。")
    static let otherWindowsNext = said(
        "2", "A window that cannot respond passes the question on to another.", "不能响应的窗口把事件让给其他窗口。")
    static let subviewsFromTheLast = said(
        "2", "The subviews of a window that can are asked from the last added to the first.", "能响应的窗口按添加的逆序询问子视图。")
    static let siblingIsNext = said(
        "2", "A view that does not respond leaves it to the sibling before it.", "不响应的视图把事件让给同级的上一个视图。")
    static let childrenFirst = said("2", "One that does has its own subviews asked first.", "能响应的视图先询问它的子视图。")
    static let elseTheView = said(
        "2", "If none of them responds, the view itself is the right one.", "子视图都不能响应时，视图自己最合适。")
    static let answerIsTheResponder = said(
        "2", "The view that `hitTest` returns is the responder.", "`hitTest` 返回的视图就是响应者。")
    static let threeConditionsFirst = said(
        "2", "No interaction, hidden, or an alpha of 0.01 or less: nil at once.", "禁止交互、隐藏，或透明度不大于 0.01：立即返回 nil。")
    static let outsideIsNil = said(
        "2", "If `point(inside:)` says no, `hitTest` answers nil.", "`point(inside:)` 为假，则 `hitTest` 返回 nil。")
    static let pointIsConverted = said(
        "2", "The point is converted for each subview.", "对每个子视图都换算坐标。")
    static let firstAnswerIsReturned = said(
        "2", "The first answer of a subview is returned.", "返回子视图给出的第一个结果。")
    static let askedTwice = said(
        "2", "For one touch the whole sequence of `hitTest` and `point(inside:)` runs twice.",
        "一次触摸中，`hitTest` 与 `point(inside:)` 的整个过程执行两遍。")
    static let noInteraction = said(
        "2", "A view without interaction cannot respond.", "禁止交互的视图无法响应。")
    static let hiddenHidesChildren = said(
        "2", "Nor can a hidden one, nor any view in it.", "隐藏的视图不能，它里面的视图也不能。")
    static let transparentHidesChildren = said(
        "2", "Nor can one with an alpha below 0.01, which makes the views in it transparent too.", "透明度小于 0.01 的不能，且其子视图也随之透明。")
    private static let search = [
        packedAndQueued, latestIsTaken, hitTestAsksPointInside, latestWindowFirst, otherWindowsNext, subviewsFromTheLast, siblingIsNext,
        childrenFirst, elseTheView, answerIsTheResponder, threeConditionsFirst, outsideIsNil, pointIsConverted, firstAnswerIsReturned,
        askedTwice, noInteraction, hiddenHidesChildren, transparentHidesChildren,
    ]

    // Section 3: delivery.
    static let sentToHitView = said(
        "3.1", "`UIApplication.sendEvent` sends the event to its window, and the window's `sendEvent` straight to the hit view.",
        "`UIApplication.sendEvent` 把事件发给所属窗口，窗口的 `sendEvent` 再直接发给命中视图。")
    static let boundDuringHitTest = said(
        "3.1", "The window knows it because hit-testing has put window and view into the touch.", "窗口之所以知道，是因为命中测试已把窗口和视图写入触摸对象。")
    private static let delivery = [sentToHitView, boundDuringHitTest]

    static let fourTouchMethods = said(
        "3.2", "Every responder inherits four touch methods; there is one more for estimated properties.", "每个响应者都继承四个触摸方法，另有一个用于更新估计属性。")
    static let defaultPassesOn = said(
        "3.2", "By default they do nothing but pass the event along the chain, which is not the superclass.", "默认实现只把事件沿响应链（而非父类）传递。")
    static let hitViewFirst = said(
        "3.2", "The hit view gets the event first and may handle it or pass it on.", "命中视图最先得到事件，可以处理，也可以继续传递。")
    static let beganDecides = said(
        "3.2", "Interception is decided by `touchesBegan`: only who gets it can get the other three.",
        "是否拦截取决于 `touchesBegan`：只有执行到它，才可能得到其余三个。")
    static let notOverridden = said(
        "3.2", "Not overridden: the event is passed on.", "不重写：事件继续传递。")
    static let overriddenWithoutSuper = said(
        "3.2", "Overridden without super: it is handled and goes no further.", "重写而不调用 super：处理后不再传递。")
    static let overriddenWithSuper = said(
        "3.2", "Overridden with super: it is handled and passed on.", "重写并调用 super：既处理也继续传递。")
    static let nextOfView = said(
        "3.2", "`next` of a view is its controller if it is the root view, else its superview.", "视图的 `next`：根视图为其控制器，否则为父视图。")
    static let nextOfRootController = said(
        "3.2", "`next` of the window's root controller is the window.", "窗口根控制器的 `next` 是窗口。")
    static let nextOfPresented = said(
        "3.2", "`next` of a presented controller is the one that presents it.", "被 present 的控制器的 `next` 是 presenting 控制器。")
    static let nextOfWindow = said("3.2", "`next` of a window is the application.", "窗口的 `next` 是 application。")
    static let nextOfApplication = said(
        "3.2", "`next` of the application is its delegate if that is a responder and no view, controller or the application.",
        "application 的 `next` 是其代理，前提是代理为响应者，且不是视图、控制器或 application 本身。")
    static let chainCanBeWalked = said("3.2", "`next` gives all objects of the chain.", "通过 `next` 可得到链上的所有对象。")
    private static let chain = [
        fourTouchMethods, defaultPassesOn, hitViewFirst, beganDecides, notOverridden, overriddenWithoutSuper, overriddenWithSuper,
        nextOfView, nextOfRootController, nextOfPresented, nextOfWindow, nextOfApplication, chainCanBeWalked,
    ]

    static func said(_ section: String, _ english: String, _ chinese: String, untestable: Text? = nil) -> Origin {
        Origin(document: "004", section: section, statement: Text(english, chinese: chinese), untestable: untestable)
    }
}
