import EventTrace
import ExperimentKit

/// Section 4 of the document: gesture recognizers.
extension Document004 {
    static let tapAndSwipeAreDiscrete = said(
        "4", "Tap and swipe are discrete, all other recognizers of the system continuous.", "点按和轻扫是离散型，系统的其余手势都是持续型。")
    static let discreteSucceeds = said("4", "Discrete, recognized: from possible to recognized.", "离散型识别成功：Possible → Recognized。")
    static let discreteFails = said("4", "Discrete, not recognized: from possible to failed.", "离散型识别失败：Possible → Failed。")
    static let continuousCompletes = said(
        "4", "Continuous, complete: possible, began, changed as often as need be, ended.", "持续型完整识别：Possible → Began → [Changed] → Ended。")
    static let continuousBreaksOff = said(
        "4", "Continuous, broken off: possible, began, changed as often as need be, cancelled.",
        "持续型中断：Possible → Began → [Changed] → Cancelled。")
    static let withoutSuperFails = said(
        "4", "A recognizer that gets touches and does not call super fails.", "手势收到触摸却不调用 super，识别就会失败。")
    static let gestures = [
        tapAndSwipeAreDiscrete, discreteSucceeds, discreteFails, continuousCompletes, continuousBreaksOff, withoutSuperFails,
    ]

    // Section 4.1: discrete gestures.
    static let tapLog = said(
        "4.1", "The log of a tap: recognizer began, view began, recognizer ended, action, view cancelled; 2.4 ms in all.",
        "点按日志：手势 began、视图 began、手势 ended、action、视图 cancelled；共 2.4 毫秒。")
    static let recognizerFirst = said(
        "4.1", "The window hands the event to the recognizer before the hit view.", "窗口先把事件交给手势，再交给命中视图。")
    static let successCancels = said(
        "4.1", "If the recognizer succeeds, the hit view is cancelled.", "手势成功则取消命中视图。")
    static let failureLeavesTheView = said(
        "4.1", "If it does not, the hit view handles the event.", "手势未成功则由命中视图处理。")
    static let tapNeedsSuper = said(
        "4.1", "A tap needs super in its `touchesBegan` and `touchesEnded`.", "点按手势的 `touchesBegan` 与 `touchesEnded` 必须调用 super。")
    static let superIsNotPassingOn = said(
        "4.1", "A recognizer's super does not pass the event to the next recognizer: all get it, with or without.",
        "手势的 super 不是传给下一个手势：无论是否调用，所有手势都能收到。")
    static let noOrderAmongRecognizers = said(
        "4.1", "The window sends the event to all recognizers of the touch in no particular order.", "窗口把事件发给触摸的所有手势，没有特定次序。",
        untestable: Text(
            "That there is no order cannot be shown by runs; the engine keeps one and calls it open (GE.3), and no claim rests on it.",
            chinese: "“没有次序”无法通过运行来证明；引擎固定一种并标为未定（GE.3），任何断言都不依赖它。"))
    static let oneSucceedsOthersFail = said(
        "4.1", "Only one can recognize; then all others fail.", "只有一个能识别成功，其余随之失败。")
    static let viewWaitsForFailure = said(
        "4.1", "Only when all recognizers have failed can the hit view receive the touch.", "只有全部手势失败，命中视图才能接收触摸。")
    static let todoMoveInside = said(
        "4.1", "TODO: a finger that moves inside a view with a tap: both view and recognizer get the moves.",
        "待办：在带点按的视图内移动，视图与手势都能收到 move。")
    static let todoLiftInside = said("4.1", "TODO: and if it lifts inside the view?", "待办：若在视图内抬起？")
    static let todoLiftOutside = said("4.1", "TODO: and if it lifts outside?", "待办：若在视图外抬起？")
    static let todoHoldLong = said("4.1", "TODO: and if it stays for some time?", "待办：若停留超过一段时间？")
    static let priority = said(
        "4.1", "So recognizers have priority over responders.", "因此手势比响应者优先。")
    static let guideFirstRecognizers = said(
        "4.1", "From Apple's guide: without recognition the view gets all touches; with it, the rest of them is cancelled.",
        "苹果文档：未识别时视图收到全部触摸；识别后取消其余触摸。")
    static let guideProperties = said(
        "4.1", "The normal order follows from the defaults of the three properties.", "通常的次序取决于三个属性的默认值。")
    static let recognizersAreNoResponders = said(
        "4.1", "Recognizers have the four touch methods but are no responders.", "手势也有四个触摸方法，却不是响应者。")
    static let declaredForSubclasses = said(
        "4.1", "The four methods are declared in a header for subclasses.", "这四个方法声明在供子类使用的头文件里。",
        untestable: Text("Where a method is declared is not behaviour.", chinese: "方法声明在哪里并不是行为。"))
    static let touchListsRecognizers = said(
        "4.1", "The window finds the recognizers in the touch's list, which hit-testing has filled.", "窗口通过触摸的手势列表找到它们，列表在命中测试时填好。")
    static let othersDoNotRespond = said(
        "4.1", "When one has recognized the event, the others do not respond to it.", "一个手势识别后，其余手势不再响应。")
    static let beganBecauseRecognitionTakesTime = said(
        "4.1", "Recognition takes time, so the view gets `touchesBegan` first and `touchesCancelled` later.",
        "识别需要时间，所以视图先收到 `touchesBegan`，之后收到 `touchesCancelled`。")
    static let discrete = [
        tapLog, recognizerFirst, successCancels, failureLeavesTheView, tapNeedsSuper, superIsNotPassingOn, noOrderAmongRecognizers,
        oneSucceedsOthersFail, viewWaitsForFailure, todoMoveInside, todoLiftInside, todoLiftOutside, todoHoldLong, priority,
        guideFirstRecognizers, guideProperties, recognizersAreNoResponders, declaredForSubclasses, touchListsRecognizers,
        othersDoNotRespond,
        beganBecauseRecognitionTakesTime,
    ]

    // Section 4.2: continuous gestures.
    static let longPressLog = said(
        "4.2",
        "The log of a long press: both began, and 1.0 s later action with state began, view cancelled, changes, recognizer ended, action ended.",
        "长按日志：两者 began，1.0 秒后 action（began）、视图 cancelled、若干 changed、手势 ended、action（ended）。")
    static let firstActionFromTheObserver = said(
        "4.2", "The first action comes from an observer of the run loop and says began.", "第一次回调来自 run loop 的观察者，状态为 began。")
    static let laterActionsFromTheWindow = said(
        "4.2", "Later actions come while the window sends the event to the recognizer, and say changed and ended.",
        "之后的回调发生在窗口把事件发给手势时，状态为 changed 与 ended。")
    static let continuous = [longPressLog, firstActionFromTheObserver, laterActionsFromTheWindow]

    // Section 4.3: summary.
    static let windowDeliversEachChange = said(
        "4.3", "With each change of a touch the window delivers an event.", "触摸每次变化，窗口都会传递事件。")
    static let recognizersOfTheChainFirst = said(
        "4.3", "First to the recognizers on the chain, then to the touch's hit view.", "先给响应链上的手势，再给触摸的命中视图。")
    static let eachChangeInThatOrder = said(
        "4.3", "While the recognizer is at it, each change goes to it before the view.", "识别期间，每次变化都先给手势、再给视图。")
    static let successStopsDelivery = said(
        "4.3", "After success the view is cancelled and sent nothing more.", "成功后取消视图，不再向它发送。")
    static let failureStopsTheRecognizer = said(
        "4.3", "After a failure in mid-touch only the view gets the rest.", "触摸途中识别失败，则其余事件只发给视图。")
    static let failureAtTheEnd = said(
        "4.3", "After a failure with the end of the touch, the view is sent the end.", "触摸结束时识别失败，则向视图发送结束。")
    static let summary = [
        windowDeliversEachChange, recognizersOfTheChainFirst, eachChangeInThatOrder, successStopsDelivery, failureStopsTheRecognizer,
        failureAtTheEnd,
    ]

    // Section 4.4: the three properties.
    static let cancelsDefault = said("4.4", "`cancelsTouchesInView` is on by default.", "`cancelsTouchesInView` 默认为真。")
    static let cancelsOn = said(
        "4.4", "On: recognition cancels the view's touches and ends their delivery.", "为真：识别后取消视图的触摸，不再传递。")
    static let cancelsOff = said("4.4", "Off: the view is sent its touches all the same.", "为假：视图照常收到触摸。")
    static let delaysBeganDefault = said("4.4", "`delaysTouchesBegan` is off by default.", "`delaysTouchesBegan` 默认为假。")
    static let delaysBeganOff = said(
        "4.4", "Off: while it tries to recognize, both it and the view get the touches.", "为假：识别期间手势与视图都能收到触摸。")
    static let delaysBeganOn = said(
        "4.4", "On: while it tries to recognize, the view gets nothing.", "为真：识别期间视图什么也收不到。")
    static let delaysEndedDefault = said("4.4", "`delaysTouchesEnded` is on by default.", "`delaysTouchesEnded` 默认为真。")
    static let delaysEndedBy150 = said(
        "4.4", "On: when recognition fails after the lift, `touchesEnded` comes 0.15 s late.", "为真：抬起后识别失败时，`touchesEnded` 推迟 0.15 秒。")
    static let delaysEndedOff = said("4.4", "Off: `touchesEnded` comes at once.", "为假：`touchesEnded` 立即到来。")
    static let properties = [
        cancelsDefault, cancelsOn, cancelsOff, delaysBeganDefault, delaysBeganOff, delaysBeganOn, delaysEndedDefault, delaysEndedBy150,
        delaysEndedOff,
    ]
}
