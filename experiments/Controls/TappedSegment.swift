import EventTrace
import ExperimentKit
import UIKit

private let segment = Variable(
    "segment", Text("The tapped segment is", chinese: "点击的分段"), ["another", "the selected one", "a disabled one"])
private let kind = Variable.flag("momentary", Text("The control is momentary", chinese: "控件为瞬时的"))

extension Experiment {
    /// Which segments send when they are tapped.
    static let tappedSegment = Experiment(
        id: "TappedSegment",
        title: Text("A tap on the segment that is selected already", chinese: "点击已选中的分段"),
        question: Text(
            "A segmented control has a selected, a disabled and another segment. A finger taps one of them. Is valueChanged sent, and is the segment selected afterwards?",
            chinese: "分段控件有一个已选中、一个禁用和一个其他分段。手指点击其中之一。是否发送 valueChanged？之后该分段是否选中？"),
        answer: Text(
            "Only a segment that is enabled and not selected sends it. A momentary control, which keeps nothing selected, sends it for every tap on an enabled segment.",
            chinese: "只有可用且未选中的分段会发送。瞬时控件不保持选中，点击任何可用分段都会发送。"),
        variables: [segment, kind],
        stage: { stage in
            let view = UISegmentedControl(items: ["selected", "disabled", "another"])
            view.frame = CGRect(x: 50, y: 300, width: 300, height: 32)
            view.isMomentary = stage.flag(kind)
            if !view.isMomentary { view.selectedSegmentIndex = 0 }
            view.setEnabled(false, forSegmentAt: 1)
            stage.view.addSubview(stage.name(view, "control"))
            stage.listenSeparately(to: view, for: [.valueChanged])
            let place = stage.choice(segment)
            let x = place == "the selected one" ? 50.0 : place == "a disabled one" ? 150 : 250
            stage.script.tap(.point(x: x, y: 15, in: "control"))
            stage.script.perform { [unowned(unsafe) stage, unowned(unsafe) view] in
                stage.mark(["none", "the first", "the disabled one", "the last"][view.selectedSegmentIndex + 1] + " is selected")
            }
        },
        claims: [
            Claim(
                Text("Another segment is selected and sends.", chinese: "其他分段被选中并发送。"), when: segment.is("another"),
                .exactly(1, "control.action(valueChanged)"),
                explanation: Text("Common experience (CO.17, assumed).", chinese: "常见经验（CO.17，假定）。")),
            Claim(
                Text("The selected one sends nothing.", chinese: "已选中的什么也不发送。"), when: segment.is("the selected one") && kind.isOff,
                .never("control.action(valueChanged)"),
                explanation: Text("The value does not change (CO.17, assumed).", chinese: "值没有改变（CO.17，假定）。")),
            Claim(
                Text("A disabled one sends nothing.", chinese: "禁用的什么也不发送。"), when: segment.is("a disabled one"),
                .never("control.action(valueChanged)")),
            Claim(
                Text("A momentary control has none selected afterwards.", chinese: "瞬时控件之后没有选中项。"), when: kind.isOn,
                .happens("none is selected"),
                explanation: Text("Documented for `isMomentary` (CO.17).", chinese: "`isMomentary` 的文档（CO.17）。")),
        ])
}
