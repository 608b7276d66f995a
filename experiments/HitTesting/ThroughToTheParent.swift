import EventTrace
import ExperimentKit
import UIKit

private let child = Variable("child", Text("The child is", chinese: "子视图是"), ["a view", "a button"])
private let setting = Variable(
    "setting", Text("The child", chinese: "子视图"), ["unchanged", "own tap", "disabled", "no interaction"])
private let parentBy = Variable("parentBy", Text("The parent listens by", chinese: "父视图的监听方式"), ["a tap", "touch methods"])

extension Experiment {
    /// A click through a child to its parent.
    static let throughToTheParent = Experiment(
        id: "ThroughToTheParent",
        title: Text("Click through to the parent", chinese: "点击穿透：父视图"),
        question: Text(
            "A child view or button lies in a parent that waits for taps. When does the parent get the tap on the child?",
            chinese: "子视图或按钮位于等待点击的父视图中。点在子视图上，父视图何时能得到？"),
        answer: Text(
            "Through a plain view always, unless it has a tap of its own. Through a button only if it is disabled or takes no interaction.",
            chinese: "普通视图总能穿过，除非它自己有点按。按钮只有设为不可用或关闭交互才能穿过。"),
        origins: [Document002.throughDisabledButton],
        variables: [child, setting, parentBy],
        excluding: Exclusion(
            child.is("a view") && setting.is("disabled"), because: Text("Only controls can be disabled.", chinese: "只有控件可以设为不可用。")),
        stage: { stage in
            let listener = stage.keep(Listener())
            let frame = CGRect(x: 50, y: 50, width: 100, height: 100)
            let parent = stage.choice(parentBy) == "a tap" ? UIView(frame: .zero) : TouchPad(frame: .zero)
            parent.frame = CGRect(x: 95, y: 200, width: 200, height: 200)
            if stage.choice(parentBy) == "a tap" {
                parent.addGestureRecognizer(stage.name(UITapGestureRecognizer(target: listener, action: Listener.tapped), "parent_tap"))
            }
            let button = UIButton(frame: frame)
            button.addTarget(listener, action: Listener.fired, for: .touchUpInside)
            button.isEnabled = stage.choice(setting) != "disabled"
            let child = stage.choice(child) == "a button" ? button : UIView(frame: frame)
            child.isUserInteractionEnabled = stage.choice(setting) != "no interaction"
            if stage.choice(setting) == "own tap" {
                child.addGestureRecognizer(stage.name(UITapGestureRecognizer(target: listener, action: Listener.tapped), "child_tap"))
            }
            stage.view.addSubview(stage.name(parent, "parent"))
            parent.addSubview(stage.name(child, "child"))
            stage.script.tap("child")
        },
        claims: [
            Claim(
                Text("A plain view without a recognizer lets the tap through.", chinese: "不带手势的普通视图让点击穿过。"),
                when: child.is("a view") && setting.is("unchanged") && parentBy.is("a tap"), .happens("parent_tap.action(ended)"),
                quotes: Document002.throughPlainView),
            Claim(
                Text("And its touches climb to the parent.", chinese: "它的触摸也会上传给父视图。"),
                when: child.is("a view") && setting.is("unchanged") && parentBy.is("touch methods"),
                .happens("parent.touchesEnded"), quotes: Document002.throughPlainView),
            Claim(
                Text("A tap of its own keeps it for the child.", chinese: "子视图自带点按，就归自己。"), when: setting.is("own tap"),
                .all([.happens("child_tap.action(ended)"), .never("parent_tap.action*"), .never("parent.touchesEnded")]),
                quotes: Document002.throughPlainView),
            Claim(
                Text("A button as it is keeps the tap.", chinese: "按钮原样会留住点击。"), when: child.is("a button") && setting.is("unchanged"),
                .ordering(["child.action(touchUpInside)"]), quotes: Document002.controlBreaksTheChain,
                explanation: Text(
                    "A control ends the climb of its touches (RC.3) and turns the parent's tap down (CO.6).",
                    chinese: "控件不再上传触摸（RC.3），并拒绝父视图的点按（CO.6）。")),
            Claim(
                Text("A disabled button lets the parent's tap act.", chinese: "不可用的按钮让父视图的点按响应。"),
                when: setting.is("disabled") && parentBy.is("a tap"), .ordering(["parent_tap.action(ended)"]),
                quotes: Document002.throughDisabledButton, explanation: Text("It turns nothing down (CO.5).", chinese: "它不会拒绝任何手势（CO.5）。")),
            Claim(
                Text("A disabled button lets its touches climb.", chinese: "不可用的按钮让触摸继续上传。"),
                when: setting.is("disabled") && parentBy.is("touch methods"),
                .ordering(["parent.touchesBegan", "parent.touchesEnded"]), quotes: Document002.unableControlPassesOn,
                explanation: Text(
                    "No log of a device shows where these touches go; that they climb is assumed (CO.5).",
                    chinese: "没有真机日志显示这些触摸去往何处；“继续上传”是假定（CO.5）。")),
            Claim(
                Text("A disabled button leaves the tap to the parent's gesture.", chinese: "不可用的按钮把点击留给父视图的手势。"),
                when: setting.is("disabled") && parentBy.is("a tap"), .happens("parent_tap.action(ended)"),
                quotes: Document002.unableControlPassesOn),
            Claim(
                Text("Without interaction the parent itself is hit.", chinese: "关闭交互，命中的就是父视图。"), when: setting.is("no interaction"),
                .all([.decided("parent: bind"), .never("child.*")])),
        ])
}
