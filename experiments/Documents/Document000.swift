import EventTrace
import ExperimentKit

/// What the document on the responder chain and target-action says, in our own words and in its order.
enum Document000 {
    static let document = Document(
        number: "000",
        title: Text("The responder chain and target-action, and how they affect each other", chinese: "响应者链与 target-action 如何相互影响"),
        statements: questions + plainViews + plainViewsWithTaps + buttons + buttonsWithTaps + conclusions + principle + applications)

    // The questions it sets out to answer.
    static let whoIsHit = said(
        "questions", "1. How is the view found that responds first, and what do alpha, hidden and clipping have to do with it?",
        "问题一：最先响应的视图是怎样找到的？透明度、隐藏和裁剪与此有何关系？")
    static let whatIfMixed = said(
        "questions", "2. What happens when target-action and a tap recognizer are mixed, and what does `cancelsTouchesInView` change?",
        "问题二：target-action 与点击手势混用时会怎样？`cancelsTouchesInView` 又会改变什么？")
    static let canThereBeSeveral = said(
        "questions", "3. Can there be several actions or several recognizers, of the same type and of different types?",
        "问题三：同类型或不同类型的 action、手势，能否同时存在多个？")
    static let doesOrderMatter = said(
        "questions", "4. Does the order in which they are added decide the order in which they run?", "问题四：添加的先后是否决定执行的先后？")
    private static let questions = [whoIsHit, whatIfMixed, canThereBeSeveral, doesOrderMatter]

    // Section 1: plain views.
    static let stopsAtHitView = said(
        "1", "Without super, only the view that hit-testing found hears of the touch.", "不调用 super 时，只有命中测试找到的视图收到触摸。")
    static let endsWithoutSuper = said(
        "1", "Without super, the touch still ends with `touchesEnded`.", "不调用 super，触摸仍以 `touchesEnded` 正常结束。")
    static let climbsWithSuper = said("1", "With super, the touch climbs from child to parent.", "调用 super 时，触摸由子到父逐级上行。")
    static let endsWithSuper = said("1", "With super, the touch still ends with `touchesEnded`.", "调用 super，触摸同样以 `touchesEnded` 结束。")
    private static let plainViews = [stopsAtHitView, endsWithoutSuper, climbsWithSuper, endsWithSuper]

    // Section 2: plain views with taps.
    static let tapAfterBegan = said(
        "2",
        "`touchesBegan` comes first, then the tap's action, then `touchesCancelled` or `touchesEnded`, as `cancelsTouchesInView` says.",
        "先是 `touchesBegan`，然后是点击手势的 action，最后由 `cancelsTouchesInView` 决定是 `touchesCancelled` 还是 `touchesEnded`。")
    static let nothingClimbsWithoutSuper = said(
        "2", "Without super, neither the cancelled nor the ended touch reaches a parent.", "不调用 super 时，无论取消还是结束，父视图都收不到。")
    static let offEndsForParents = said(
        "2", "With super and `cancelsTouchesInView` off, the parents get `touchesBegan` and `touchesEnded`, but their taps do not fire.",
        "调用 super 且 `cancelsTouchesInView` 关闭：父视图收到开始和结束，但它们的点击手势不触发。")
    static let onCancelsForParents = said(
        "2", "With super and `cancelsTouchesInView` on, the parents get `touchesBegan` and `touchesCancelled`, but their taps do not fire.",
        "调用 super 且 `cancelsTouchesInView` 打开：父视图收到开始和取消，但它们的点击手势不触发。")
    static let onlyTheEnd = said(
        "2", "`cancelsTouchesInView` changes only how the touch ends.", "`cancelsTouchesInView` 只改变触摸如何收尾。")
    static let superIsArtificial = said(
        "2", "It may be a flaw of the demo that touches climb only because each override calls super.",
        "触摸之所以上行，只因每个重写都调用了 super，这也许是实验设计的缺陷。")
    static let parentTapIsSilent = said("2", "A parent's tap does not respond.", "父视图的点击手势不会响应。")
    private static let plainViewsWithTaps = [
        tapAfterBegan, nothingClimbsWithoutSuper, offEndsForParents, onCancelsForParents, onlyTheEnd, superIsArtificial, parentTapIsSilent,
    ]

    // Section 3: buttons with actions.
    static let noActionWithoutSuper = said(
        "3", "Without super, a button gets `touchesBegan` and `touchesEnded` but sends no action. Why?",
        "不调用 super 时，按钮收到 `touchesBegan` 和 `touchesEnded`，却不发送 action。为什么？")
    static let superSendsTheAction = said(
        "3", "The guess: it is `UIControl`'s `touchesEnded` that sends touchUpInside.",
        "推测：touchUpInside 是由 `UIControl` 的 `touchesEnded` 发出的。")
    static let actionsInsideTouches = said(
        "3", "With super, the touch-down actions come with `touchesBegan` and the touch-up actions with `touchesEnded`.",
        "调用 super 时，按下类 action 随 `touchesBegan` 发出，抬起类 action 随 `touchesEnded` 发出。")
    static let buttonsDoNotClimb = said(
        "3", "A button's touches do not reach its parent, not even if the button has no action.", "按钮上的触摸到不了父视图，即使按钮没有任何 action。")
    private static let buttons = [noActionWithoutSuper, superSendsTheAction, actionsInsideTouches, buttonsDoNotClimb]

    // Section 4: buttons with actions and taps.
    static let lastTapWithoutSuper = said(
        "4",
        "Without super: `touchesBegan`, then the last tap's action, then `touchesEnded` with `cancelsTouchesInView` off, `touchesCancelled` with it on.",
        "不调用 super：先 `touchesBegan`，再是最后添加的点击手势；`cancelsTouchesInView` 关闭时以 `touchesEnded` 收尾，打开时以 `touchesCancelled` 收尾。"
    )
    static let stillNoActionWithoutSuper = said("4", "Without super, no control action is sent.", "不调用 super，控件的 action 不会发送。")
    static let bothWithSuper = said(
        "4", "With super and `cancelsTouchesInView` off: touch-down action, tap, touch-up action, `touchesEnded`.",
        "调用 super 且 `cancelsTouchesInView` 关闭：依次为按下 action、点击手势、抬起 action、`touchesEnded`。")
    static let cancelledWithSuper = said(
        "4", "With super and `cancelsTouchesInView` on: `touchesBegan`, the last tap, `touchesCancelled`.",
        "调用 super 且 `cancelsTouchesInView` 打开：`touchesBegan`、最后添加的点击手势、`touchesCancelled`。")
    static let nothingReachesTheParent = said("4", "Neither the touch nor the tap reaches the parent.", "触摸和点击手势都到不了父视图。")
    private static let buttonsWithTaps = [
        lastTapWithoutSuper, stillNoActionWithoutSuper, bothWithSuper, cancelledWithSuper, nothingReachesTheParent,
    ]
}

extension Document000 {
    fileprivate static func said(_ section: String, _ english: String, _ chinese: String, untestable: Text? = nil) -> Origin {
        Origin(document: "000", section: section, statement: Text(english, chinese: chinese), untestable: untestable)
    }
}

// The numbered conclusions.
extension Document000 {
    static let oneRecognizerOfAType = said(
        "conclusions",
        "1. An element can have only one recognizer of a type, the later overrides the earlier; of different types it can have several.",
        "1. 同一元素上同类型的手势只能有一个，后加的取代先加的；不同类型可以有多个。")
    static let manyActions = said(
        "conclusions", "2. A control can have several target-actions, for the same or for different control events.",
        "2. 一个控件可以有多个 target-action，无论事件相同与否。")
    static let orderOfAdding = said(
        "conclusions", "3. Actions for the same phase run in the order in which they were added.", "3. 同一阶段的 action 按添加顺序执行。")
    static let controlsKeepToThemselves = said(
        "conclusions", "3. What happens inside a control does not reach its parent; nor do its gestures.", "3. 控件内部的事件不会传到父元素，手势也不会。")
    static let gesturesComeFirst = said(
        "conclusions", "4. Gestures are apart from the sequence of touches but interfere with it: they get touches first.",
        "4. 手势独立于触摸序列，但会干预它：手势先拿到触摸。")
    static let tapHasOneView = said(
        "conclusions", "4. A tap belongs to one view; of several views it is added to, the last one has it.",
        "4. 一个点击手势只属于一个视图；先后加到多个视图时，归最后一个所有。")
    static let actionsSample = said(
        "conclusions",
        "5. Target-action only samples the control's own sequence of touches; it disturbs neither gestures nor events, and it does not sample the parent's.",
        "5. target-action 只是对控件自身触摸序列的采样：既不干扰手势和事件，也不采样父元素的序列。")
    static let superCompletesTheSequence = said(
        "conclusions", "6. Calling super in a touch method is more than passing it to the parent: it also completes the sequence.",
        "6. 在触摸方法里调用 super 不只是向父级传递，也使这次触摸序列得以完成。")
    static let cancelTrackingFromCancelled = said(
        "conclusions", "6. `cancelTracking` is called by `touchesCancelled`.", "6. `cancelTracking` 由 `touchesCancelled` 调用。")
    static let nilTargetClimbs = said(
        "conclusions",
        "7. With a nil target the chain is searched for an object that has the method; it does not mean that a parent handles what the child does not.",
        "7. target 为 nil 时，沿响应者链查找拥有该方法的对象；这并不意味着子元素不处理就交给父元素。")
    static let disableInstead = said(
        "conclusions", "7. Mostly, rather than adding a nil target, one might as well disable the control.",
        "7. 多数情况下，与其把 target 设为 nil，不如直接禁用控件。")
    fileprivate static let conclusions = [
        oneRecognizerOfAType, manyActions, orderOfAdding, controlsKeepToThemselves, gesturesComeFirst, tapHasOneView, actionsSample,
        superCompletesTheSequence, cancelTrackingFromCancelled, nilTargetClimbs, disableInstead,
    ]
}

// How it works, and what it is good for.
extension Document000 {
    static let twoSystems = said(
        "principle", "Touches and gestures are two systems, each of which the window's `sendEvent` serves on its own.",
        "触摸与手势是两套系统，分别由窗口的 `sendEvent` 分发。")
    static let windowServesRecognizersFirst = said(
        "principle", "A window hands touches to recognizers before it hands them to the hit view.", "窗口先把触摸交给手势识别器，再交给命中的视图。")
    static let failedGestureLeavesAll = said(
        "principle", "If the recognizer does not recognize, the view gets the whole sequence of touches.", "手势若未识别，视图会收到完整的触摸序列。")
    static let recognizedGestureTakesTheRest = said(
        "principle", "If it recognizes, the view's remaining touches are cancelled.", "手势一旦识别，视图余下的触摸即被取消。")
    static let privateNames = said(
        "principle", "Call stacks show two private methods under `sendEvent`, one for touches and one for gestures.",
        "调用栈显示 `sendEvent` 之下有两个私有方法，一个分发触摸，一个分发手势。",
        untestable: Text(
            "The names of UIKit's private methods are not behaviour; the engine has none of them.", chinese: "UIKit 私有方法的名字不属于行为，引擎中没有它们。"))
    fileprivate static let principle = [
        twoSystems, windowServesRecognizersFirst, failedGestureLeavesAll, recognizedGestureTakesTheRest, privateNames,
    ]

    static let gateComesFirst = said(
        "applications",
        "1. A tap with `cancelsTouchesInView` on every button that needs membership asks for it before any of the button's own logic runs.",
        "1. 在每个需要会员的按钮上加一个 `cancelsTouchesInView` 打开的点击手势，就能在按钮自身逻辑之前先检查会员资格。")
    static let gateLeavesTheLogicAlone = said(
        "applications", "1. To take the gate away later, the buttons' own logic need not be touched.", "1. 日后撤掉这道关卡，无须改动按钮自身的逻辑。")
    static let tapsCanBeHijacked = said(
        "applications", "2. Because a tap takes a touch for itself, it can be used to take another one's taps.",
        "2. 点击手势会独占触摸，因此可以用来劫持别人的点击。")
    static let observersDoNotDisturb = said(
        "applications", "3. One more action on every button watches its taps and changes nothing for the others.",
        "3. 给每个按钮多加一个 action，就能监听点击，而且不影响原有逻辑。")
    static let tapsCannotBeObserved = said(
        "applications", "3. The taps of recognizers cannot be watched in this way.", "3. 对点击手势则无法这样监听。")
    static let disabledIsNotObserved = said(
        "applications", "3. A button without an action of its own should be disabled, and then the watcher does not fire either.",
        "3. 没有业务 action 的按钮应当禁用，此时监听者也不会触发。")
    static let bothAreTold = said(
        "applications", "3. A button with an action of its own runs both, its own and the watcher's.", "3. 有业务 action 的按钮被点击后，业务与监听都会执行。")
    static let betterThanHooking = said(
        "applications", "3. This is more elegant than hooking `addTarget`.", "3. 这种做法比 hook `addTarget` 更优雅。",
        untestable: Text("A judgement of taste.", chinese: "这是审美判断。"))
    fileprivate static let applications = [
        gateComesFirst, gateLeavesTheLogicAlone, tapsCanBeHijacked, observersDoNotDisturb, tapsCannotBeObserved, disabledIsNotObserved,
        bothAreTold, betterThanHooking,
    ]
}
