/// Words with the same or nearly the same meaning in a search; `search.js` reads the table.
///
/// A line is a group: each of its phrases also finds the others. `a, b > c, d` goes one way: `a` and `b` also find `c` and `d`, by which a
/// name for a thing leads to what the pages call it without the pages' common words leading to everything. Phrases are written as people
/// write them; words are compared by their stems. Chinese stands with the English, so that either language finds pages of both.
enum Synonyms {
    static let table = """
        button, uibutton, btn, 按钮
        control, uicontrol, 控件, 元件
        button > control
        switch, slider, stepper > control
        switch, uiswitch, toggle, 开关
        slider, uislider, 滑块, 滑动条, 滑竿
        stepper, uistepper, 步进器
        segmented control, segment, uisegmentedcontrol, 分段控件, 分段
        page control, uipagecontrol, 页面控件, 页码, 分页控件
        tap, click, tapped, 点击, 轻点, 单击, 点按, 点选, 敲击
        press > tap, hold
        点击 > touch
        single tap, 单击
        double tap, double click, 双击
        triple tap, three taps, 三击
        long press, press and hold, tap and hold, touch and hold, 长按
        gesture, 手势 > recognizer
        gesture recognizer, recognizer, recogniser, 手势识别器, 识别器, 手势, 手势辨识器, 辨识器
        tap gesture, tap recognizer, 点击手势, 轻点手势 > tap recognizer
        recognize, recognized, recognition, 识别, 辨识
        pan, drag, panning, dragging, 拖动, 拖拽, 平移, 拖曳, 拖移, 拖
        swipe, flick, stroke, 轻扫, 扫动, 清扫
        滑动 > swipe, pan, scroll, drag
        左滑, 右滑, 侧滑 > swipe, pan
        pinch, 捏合, 缩放
        zoom, pinch to zoom, 缩放, 放大缩小
        rotate, rotation, 旋转
        rotated, rotate, transformed, scaled > turned, transform
        旋转 > turned, transform
        edge pan, screen edge, swipe back, back gesture, interactive pop, 侧滑返回, 滑动返回, 右滑返回, 返回手势, 边缘手势, 边缘
        swipe back, interactive pop, back gesture, 侧滑返回, 滑动返回, 返回手势 > pan from the edge
        conflict, clash, interfere, affect, collide, collision, 冲突, 打架, 干扰, 影响
        conflict, 冲突, fight, steal, compete > both, against, rival, wins, cancelled
        simultaneous, simultaneously, at the same time, together, at once, 同时, 一起
        not firing, not fire, not fired, not working, not work, not called, never called, not triggered, not trigger, not responding, not respond, not invoked, no longer works, stopped working, doesn't work, doesn't fire, doesn't get called, isn't called, won't fire, 不响应, 无响应, 没反应, 无反应, 没有反应, 不触发, 不调用, 不执行, 失效, 无效, 无法响应, 没有响应, 不起作用, 不生效, 收不到, 接收不到, 不走, 点不动, 点不了, 无法点击, 不能点击, 不可点击, 没效果, not clickable, not tappable, cannot tap, can't tap, cannot click, can't click, can't touch, cannot touch, unresponsive, dead, not receiving, not received, no effect, has no effect
        not firing, not working, not called, not responding, 不响应, 无响应, 不触发, 不调用, 失效, 无效, 不走 > keeps, turn down, decline, refuses, loses, wins over, does not, cancelled
        ignore, ignored, swallow, swallowed, eaten, eat, lost, blocked, block, intercept, intercepted, consume, 忽略, 吞掉, 吃掉, 拦截, 屏蔽, 丢失, 丢
        block, blocked, 拦截, 屏蔽 > keeps from, front
        prevent, stop from, avoid, 阻止, 防止, 避免
        disabled, disable, not enabled, 禁用, 禁止, 不可用
        enabled, isenabled, 启用
        user interaction enabled, interaction, 用户交互, 交互
        isuserinteractionenabled, userinteractionenabled, 用户交互
        isuserinteractionenabled, userinteractionenabled, 用户交互 > takes no interaction, interaction, disabled
        hidden, invisible, 隐藏
        alpha, opacity, transparent, translucent, 透明度, 透明, 不透明度
        minimum, threshold > from which value, least
        delay, delayed, delays, late, slow, lag, latency, hold back, held back, wait, 延迟, 延时, 变慢, 慢, 卡顿
        卡顿, blocked main thread, freeze, frozen, hang > busy main thread
        main thread, 主线程
        highlight, highlighted, highlight state, pressed state, 高亮
        scroll, scrolling, 滚动, 卷动, 滚屏
        scroll view, scrollview, uiscrollview, 滚动视图, 滑动视图
        滑动冲突, 滚动冲突 > scroll view pan, scroll against pan
        nested, inside another, embedded, 嵌套, 内外层, 内层, 外层, 多层
        scrollview inside, tableview inside, 嵌套滚动, 嵌套 > nested scroll, scroll view in a scroll view
        table, table view, tableview, uitableview, 表格, 列表, 表视图
        list, 列表 > table
        collection view, collectionview, uicollectionview, 集合视图
        row, cell, tableviewcell, uitableviewcell, 单元格, 行
        multiline, multi line, several lines, line wrap, 多行, 换行, 折行
        执行, 运行 > run
        行为 > behavior
        item > cell
        header, section header, 组头, 表头, 分区头
        select, selected, selection, didselectrow, didselectrowat, 选中, 选择
        didselectrow, didselectrowat, didselectrowatindexpath, didselectitemat > row selected, selected
        deselect, unselect, 取消选中
        programmatically, in code, from code, by code, 代码, 手动调用, 程式码, 程序
        programmatically, setting, manually > code
        keyboard, 键盘
        dismiss keyboard, hide keyboard, close keyboard, 收起键盘, 隐藏键盘, 关闭键盘, 收键盘, 键盘收起 > dismiss the keyboard, end editing
        tap outside, tapping outside, touch outside, tap anywhere, tap on background, 点击空白, 点击空白处, 点击外部, 点空白 > background, dismiss
        end editing, endediting, resign, 结束编辑
        text field, textfield, uitextfield, 输入框, 文本框, 文本域, 文字框, 文字栏位
        text view, textview, uitextview, 文本视图
        next text field, switch text field, 切换输入框, 输入框切换 > from one text field to the next
        return key, done key, textfieldshouldreturn, 回车, 换行键
        first responder, firstresponder, 第一响应者
        become first responder, becomefirstresponder, 成为第一响应者
        resign first responder, resignfirstresponder, 取消第一响应者, 放弃第一响应者
        responder chain, chain of responders, 响应链, 响应者链, 响应者链条
        next responder, nextresponder, next, 下一个响应者
        event delivery, event passing, event propagation, event dispatch, touch handling, 事件传递, 事件分发, 传递链, 事件响应, 事件机制, 触摸传递
        event delivery, event passing, event propagation, 事件传递, 事件分发 > which views receive a touch, way of a touch, hit testing, responder chain
        bubble, bubbling, propagate, climb, 冒泡, 向上传递, 往上传递 > responder chain
        hit test, hittest, hit testing, hit-testing, 命中测试, 命中检测, 命中
        point inside, pointinside, 点在内部
        最佳响应者, 最合适的视图, 寻找响应者 > hit test
        pass through, click through, passthrough, tap through, touch through, touches through, pass touches, fall through, 穿透, 透传, 事件穿透, 点击穿透, 手势穿透, 透过
        pass through, passthrough, touches through, 穿透, 事件穿透 > click through, sibling behind
        underneath, behind, below, under, beneath, 下面, 下层, 底层, 后面
        underneath, behind another, under another, beneath, 下面, 下层 > click through, sibling, pass through
        collection view, uicollectionview, 集合视图 > table, list
        overlay, on top, covers, cover, in front, 遮罩, 遮挡, 覆盖, 盖住, 蒙层, 上层, 浮层
        enlarge, increase, bigger, expand, extend, larger, 扩大, 放大, 增大, 扩展
        tap area, hit area, touch area, clickable area, tappable area, touch target, hit target, 点击区域, 点击范围, 响应区域, 响应范围, 热区, 触摸区域, 可点击区域
        扩大点击区域, 扩大按钮点击区域, 扩大响应区域, 扩大热区, 扩大点击范围, increase tap area, enlarge hit area > enlarge a button
        outside, beyond, out of bounds, sticks out, 超出, 外面, 之外, 边界外
        outside bounds, outside superview, outside parent, 超出父视图, 超出父控件, 超出边界 > outside the parent, sticks out of its parent
        superview, parent view, parent, container, 父视图, 父控件, 父view, 父级
        subview, subviews, child view, child, 子视图, 子控件, 子view
        sibling, 兄弟视图, 同级视图, 同级
        view hierarchy, 视图层级, 层级
        raised, bulging, protruding, 凸起, 突出
        tab bar, tabbar, uitabbar, 标签栏, 底部栏
        navigation bar, navigationbar, 导航栏
        view controller, controller, uiviewcontroller, 控制器, 视图控制器, vc
        window, uiwindow, 窗口, 视窗
        in the middle, midway, in progress, halfway, 中途, 进行中, 正在进行, 途中 > during, in mid touch
        cancel gesture, abort gesture, stop gesture, 取消手势, 中断手势, 停止手势 > disabling a gesture recognizer
        rapid, rapidly, fast, quick, quickly, 快速 > quick, succession
        repeated taps, rapid taps, fast tapping, double submit, debounce, 重复点击, 连续点击, 快速点击, 连点, 暴力点击, 防抖 > quick succession, tap counts
        swipe to delete, 滑动删除, 左滑删除, 侧滑删除 > pan row
        state machine, 状态机 > states
        drawing, canvas, signature, 画板, 涂鸦, 签名, 手写 > drawing view
        navigation controller, uinavigationcontroller, push, pop, 导航控制器 > transition, push, pop
        convert, conversion, 转换, 换算 > coordinates, point
        web view, webview, wkwebview, 网页视图 > scroll view
        key window, keywindow, makekeyandvisible, 主窗口
        application, app, uiapplication, 应用, 程序
        layer, calayer, 图层
        image view, uiimageview, imageview, 图片视图, label, uilabel, 标签 > interaction, user interaction
        clickable, tappable, 可点击 > tap
        popup, popover, modal, sheet, 弹窗, 弹出框, 弹框 > presented
        priority, precedence, wins, 优先级, 优先
        dismiss, close, hide, 关闭, 消失
        shape, irregular, circle, polygon, 不规则, 圆形, 形状, 异形, 图形
        irregular, circle, circular, non rectangular, 不规则, 圆形, 异形 > shape, drawn
        screen, glass, display, 屏幕, 荧幕, 萤幕
        process, pipeline, flow, journey, path of, 过程, 流程, 全过程, 完整流程 > way, whole way
        frame, bounds, coordinate, 坐标
        order, sequence, which first, which one first, 顺序, 先后, 先后顺序, 执行顺序, 调用顺序
        when, 什么时候, 何时, 时机, 调用时机
        called twice, call twice, twice, two times, 两次, 调用两次, 多次
        cancel, cancelled, canceled, canceling, cancels, 取消
        touchescancelled, touches cancelled, 触摸取消, touchesCancel
        touchesbegan, touch down, touchdown, 触摸开始, 按下
        touchesended, touch up, lift, release, let go, 抬起, 松开, 松手, 离开屏幕, 触摸结束
        touch, touches, finger, uitouch, 触摸, 触碰, 手指, 触点, 触控, 触屏
        multi touch, multitouch, multiple touches, multi-touch, 多点触控, 多指, 多点触摸
        two fingers, second finger, 双指, 两指, 两根手指, 两个手指
        number of touches, number of fingers, 手指数 > how many fingers, fingers
        maximum, max, limit, at most, 最多, 最大, 上限 > too many
        multiple, several, many, 多个, 许多
        multiple, several, 多个 > two
        same view, one view, 同一个视图, 同一个view, 同一视图
        fail, failed, failure, 失败
        require to fail, requiregesturerecognizertofail, require(toFail:), wait for, depend, 依赖, 等待
        state, 状态
        delegate, 代理, 委托
        default value, default, defaults, 默认值, 默认
        custom, own, subclass, 自定义, 子类
        custom gesture recognizer, gesture recognizer subclass, 自定义手势, 自定义手势识别器 > recognizer of one's own
        custom control, 自定义控件 > subclass of uicontrol
        target action, target, addtarget, 目标
        add target, addtarget, 添加事件 > targets actions, listener
        action, selector, callback, handler, 回调
        target > action
        event, events, 事件
        sendactions, sendactionsforcontrolevents, trigger programmatically, 手动触发
        value changed, valuechanged, 值改变
        touch up inside, touchupinside
        editing changed, editingchanged, 文字改变
        animation, animate, animating, animated, 动画, 动画过程中
        presentation layer, 表现层
        allowuserinteraction, 允许交互 > animated
        transition, push, present, 转场, 转场动画, 跳转
        timer, nstimer, 定时器, 计时器
        run loop, runloop, 运行循环
        dispatch async, dispatchqueue, gcd, dispatch queue > main queue
        layout, layoutsubviews, setneedslayout, 布局
        constraint, constraints, autolayout, auto layout, 约束
        redraw, setneedsdisplay, drawrect, 重绘, 绘制 > draw
        remove, removed, removefromsuperview, 移除, 删除
        reuse, dequeue, preparefforreuse, 复用, 重用
        editing mode, edit mode, 编辑模式
        multiple selection, 多选
        decelerate, deceleration, momentum, inertia, 减速, 惯性
        content offset, contentoffset, setcontentoffset, scrollrecttovisible, 偏移量 > code moves the content
        end of scrolling, stopped scrolling, scrollviewdidenddecelerating, 滚动结束, 停止滚动 > decelerating, dragging
        shake, shaking, motion, motionended, 摇一摇, 摇晃, 摇动
        remote control, 远程控制, 耳机, 线控
        hardware keyboard, physical keyboard, external keyboard, pressesbegan, key press, 外接键盘, 物理键盘, 按键
        pointer, mouse, trackpad, cursor, 鼠标, 指针, 触控板, 光标
        hover, 悬停
        right click, secondary click, secondary button, right mouse button, 右键
        pencil, apple pencil, stylus, 手写笔, 触控笔
        call, phone call, incoming call, alert, background, 来电, 电话, 打断, 中断, 后台 > system takes
        interrupt, interrupted, interruption, 打断, 中断
        menu, copy paste, edit menu, canperformaction, uimenucontroller, 菜单, 复制
        monitor, track, listen, detect, observe, watch, global, 监听, 监控, 全局, 检测
        analytics, tracking clicks, event tracking, 埋点, 统计 > silent observer, count taps
        every event, all touches, any touch, global touch, idle, user activity, inactivity, 全局触摸, 所有事件 > watching every event
        sendevent, send event > sendEvent
        exclusive, exclusivetouch, 互斥
        two buttons, multiple buttons, 多个按钮, 两个按钮
        login, log in, membership, 登录, 会员 > gate, asks for membership
        swizzle, hook, hijack, 劫持
        velocity, speed, 速度
        translation, 位移
        distance, how far, 距离, 多远
        how long, duration, time, 多久, 时长, 时间
        allowable movement, allowablemovement > moves
        begin, start, began, 开始
        first touch, from the screen, from glass, touch pipeline, iokit, springboard, 屏幕到 app, 从屏幕 > way of a touch into the app, from the touch to the action
        underlying, internal, internally, under the hood, implementation, 底层, 原理, 底层实现, 实现原理, 内部实现, 源码 > prints, own
        z order, zposition, z-index, bringsubviewtofront, 层级顺序 > in front
        lifecycle, viewwillappear, viewdidappear, viewwilldisappear, 生命周期
        drawer, side menu, hamburger menu, slide menu, 抽屉, 侧边栏, 侧滑菜单
        tooltip, coach mark, speech bubble, 气泡, 气泡提示 > popover, overlay
        carousel, pager, slideshow, 轮播, 轮播图 > pages, paging
        toast, hud, snackbar, loading view, 吐司, 提示框
        """
}
