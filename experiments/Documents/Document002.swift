import EventTrace
import ExperimentKit

/// What the document on the responder chain and the chain of delivery says, in our own words and in its order.
enum Document002 {
    static let document = Document(
        number: "002", title: Text("The responder chain and the chain of delivery", chinese: "响应链与传递链"),
        statements: origin + search + chain + conflict + queue + layers + uses)

    // Section 1: where events come from.
    static let respondersMakeEvents = said(
        "1", "The touch methods of a responder produce the `UIEvent`.", "响应者的触摸方法产生 `UIEvent`。")
    private static let origin = [respondersMakeEvents]

    // Section 2: delivery, or how the view is found.
    static let fromApplicationToView = said(
        "2.1", "The event goes from the application to the window and on to its views.", "事件由 application 到窗口，再到其中的视图。")
    static let subviewsFromTheBack = said(
        "2.1", "Subviews are walked from the end of the list to find the best view.", "从数组末尾起遍历子视图，找出最合适的视图。")
    static let controllersDoNotHitTest = said(
        "2.1", "Controllers have no `hitTest` and take no part in the search.", "控制器没有 `hitTest`，不参与查找。")
    static let controllersAreInTheChain = said(
        "2.1", "Yet controllers are in the chain: one gets what its view does not handle.", "但控制器在响应链中：其视图不处理的事件由它接手。")
    static let controllerPassesOn = said(
        "2.1", "What the controller does not handle goes to the next responder after the view.", "控制器也不处理，就交给视图的下一级响应者。")
    static let disabledIsSkipped = said("2.1", "A view without interaction does not respond.", "禁止交互的视图不响应。")
    static let transparentIsSkipped = said("2.1", "A transparent view does not respond.", "透明的视图不响应。")
    static let hiddenIsSkipped = said("2.1", "A hidden view does not respond.", "隐藏的视图不响应。")
    static let pointIsConverted = said(
        "2.1", "To ask a subview, the point is converted to its coordinates.", "询问子视图之前，先把点换算到它的坐标系。")
    static let subviewDecides = said(
        "2.1", "The subview's `hitTest` decides whether it is the right one.", "子视图是否合适，由它自己的 `hitTest` 判定。")
    static let opaqueMoreThanOnePercent = said(
        "2.1", "Only a view with an alpha above 0.01 is considered.", "只有透明度大于 0.01 的视图才会被考虑。")
    static let outsideIsNil = said("2.1", "A view that does not contain the point answers nil.", "点不在视图之内时回答 nil。")
    static let firstAnswerWins = said("2.1", "The first subview that has an answer settles it.", "第一个给出结果的子视图即为定论。")
    static let elseItself = said("2.1", "If no subview has one, the view answers for itself.", "子视图都没有结果时，视图返回自己。")
    private static let search = [
        fromApplicationToView, subviewsFromTheBack, controllersDoNotHitTest, controllersAreInTheChain, controllerPassesOn,
        disabledIsSkipped,
        transparentIsSkipped, hiddenIsSkipped, pointIsConverted, subviewDecides, opaqueMoreThanOnePercent, outsideIsNil, firstAnswerWins,
        elseItself,
    ]

    // Section 2.2: the responder chain.
    static let wholeChain = said(
        "2.2", "The chain: view, superviews, controller, window, application, application delegate.",
        "响应链依次为：视图、各级父视图、控制器、窗口、application、application 的代理。")
    static let droppedAtTheEnd = said("2.2", "What nobody handles is dropped.", "无人处理的事件被丢弃。")
    static let overridingIsEnough = said(
        "2.2", "To respond it is enough to override `touchesBegan`.", "只要重写 `touchesBegan` 就能响应。")
    static let controlBreaksTheChain = said(
        "2.2", "A control that is the first responder gets the event from the application and breaks the chain.",
        "作为第一响应者的控件直接得到事件，并打断响应链。")
    static let unableControlPassesOn = said(
        "2.2", "If the control cannot handle the event, a gesture or the chain gets it.", "控件不能处理时，事件交给手势或响应链。")
    private static let chain = [wholeChain, droppedAtTheEnd, overridingIsEnough, controlBreaksTheChain, unableControlPassesOn]

    static let touchMethodsSometimesFail = said(
        "2.2", "A view with touch methods and a recognizer finds its touch methods sometimes without effect.",
        "既重写触摸方法又添加手势时，触摸方法有时会失效。")
    static let gesturesHavePriority = said(
        "2.2", "The reason: gestures have priority over the chain.", "原因是手势的优先级高于响应链。")
    static let beganAndMovedFirst = said(
        "2.2", "While gestures are looked for, `touchesBegan` and `touchesMoved` are called already.",
        "查找手势期间，`touchesBegan` 和 `touchesMoved` 已经开始调用。")
    static let endedOrCancelled = said(
        "2.2", "`touchesEnded` comes if the chain keeps the event, `touchesCancelled` if a gesture takes it.",
        "事件留在响应链则调用 `touchesEnded`，被手势取走则调用 `touchesCancelled`。")
    static let cancelComesFirst = said(
        "2.2", "On recognition the touches are cancelled first, and only then is the recognizer's action due.",
        "手势识别后先取消触摸回调，之后才轮到手势的回调。")
    static let observerRunsActions = said(
        "2.2", "The actions of recognizers are run by an observer of the run loop, just before it goes to sleep.",
        "手势的回调由 run loop 即将休眠时的观察者执行。")
    static let observerHandlesChanges = said(
        "2.2", "The observer also deals with recognizers that are made, destroyed or change state.",
        "手势的创建、销毁和状态变化也由该观察者处理。",
        untestable: Text(
            "Making and destroying a recognizer calls no code of the app's, so nothing public shows where UIKit takes note of it.",
            chinese: "创建和销毁手势不会调用 app 的任何代码，没有公开的现象能显示系统在哪里处理它们。"))
    private static let conflict = [
        touchMethodsSometimesFail, gesturesHavePriority, beganAndMovedFirst, endedOrCancelled, cancelComesFirst, observerRunsActions,
        observerHandlesChanges,
    ]

    // Section 3: why a queue.
    static let firstInFirstOut = said(
        "3", "Events wait in a queue, so that the earlier one is handled first; a stack would turn them round.",
        "事件放在队列中，先产生的先处理；若用栈则次序颠倒。")
    private static let queue = [firstInFirstOut]

    // Section 4: a layer that can be tapped.
    static let layerByContains = said(
        "4", "A layer is made clickable by converting the touch's point to it and asking `contains`.",
        "把触摸点换算到图层坐标，再用 `contains` 判断，可让图层响应点击。")
    static let layerByHitTest = said(
        "4", "It is also made clickable by comparing it with what the view's layer answers to `hitTest` for the point in the view.",
        "用视图内的点调用其 layer 的 `hitTest`，并比较结果，也能让图层响应点击。")
    private static let layers = [layerByContains, layerByHitTest]

    // Section 5: uses.
    static let throughToSibling = said(
        "5", "To click through to a sibling, override `hitTest` and return the view that is wanted.", "要穿透到平级视图，重写 `hitTest` 并返回想要的视图。")
    static let throughDisabledButton = said(
        "5", "To click through a child button to its parent, disable the button.", "要穿过子按钮点到父视图，把按钮设为不可用。")
    static let throughPlainView = said(
        "5", "To click through a child view to its parent, just add no recognizer to the child.", "要穿过普通子视图，不给它添加手势即可。")
    static let areaByPointInside = said(
        "5", "The area of a button is set by overriding `point(inside:)`.", "重写按钮的 `point(inside:)` 可以限定点击区域。")
    static let negativeInsetEnlarges = said(
        "5", "A negative inset of the bounds is the area that responds.", "对 bounds 用负的内缩量，得到的就是响应范围。")
    static let extensionChangesEveryButton = said(
        "5", "An override in an extension of `UIButton` changes every button, and so is not acceptable.",
        "在 `UIButton` 的扩展里重写会改变所有按钮，不可取。")
    static let extensionFallsBack = said(
        "5", "With an associated value, a button without one keeps the area it had.", "借助关联值，没有设置该值的按钮保持原来的范围。")
    static let associatedByAssign = said(
        "5", "The value is associated with the button by assignment, at run time.", "该值在运行时以 assign 方式关联到按钮。",
        untestable: Text(
            "Associated objects need the Objective-C runtime, which is not modelled; the experiment keeps the value in a property.",
            chinese: "关联对象依赖 Objective-C 运行时，引擎没有模拟；实验中用属性保存该值。"))
    private static let uses = [
        throughToSibling, throughDisabledButton, throughPlainView, areaByPointInside, negativeInsetEnlarges, extensionChangesEveryButton,
        extensionFallsBack, associatedByAssign,
    ]

    private static func said(_ section: String, _ english: String, _ chinese: String, untestable: Text? = nil) -> Origin {
        Origin(document: "002", section: section, statement: Text(english, chinese: chinese), untestable: untestable)
    }
}
