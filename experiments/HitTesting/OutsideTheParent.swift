import EventTrace
import ExperimentKit
import UIKit

private let tapped = Variable(
    "tapped", Text("The finger taps the part of the button", chinese: "手指点击按钮的"), ["inside its parent", "outside its parent"])
private let clips = Variable.flag("clipsToBounds", Text("The parent clips", chinese: "父视图裁剪"))

extension Experiment {
    /// A button that sticks out.
    static let outsideTheParent = Experiment(
        id: "OutsideTheParent",
        title: Text("A button that sticks out of its parent", chinese: "伸出父视图的按钮"),
        question: Text(
            "Half of a button lies outside its parent. Can both halves be tapped, and does clipping matter?",
            chinese: "按钮有一半在父视图之外。两半都能点吗？裁剪有影响吗？"),
        answer: Text(
            "Only the half inside can be tapped, whether the parent clips, so that one sees it, or not.",
            chinese: "只有在父视图内的一半能点；父视图是否裁剪都一样，差别只在看得见看不见。"),
        origins: [Document000.whoIsHit],
        variables: [tapped, clips],
        stage: { stage in
            let background = stage.name(TouchView(frame: CGRect(x: 0, y: 100, width: 390, height: 500)), "background")
            let parent = stage.name(TouchView(frame: CGRect(x: 95, y: 100, width: 200, height: 100)), "parent")
            let button = stage.name(UIButton(frame: CGRect(x: 50, y: 70, width: 100, height: 60)), "button")
            parent.clipsToBounds = stage.flag(clips)
            button.addTarget(stage.keep(Listener()), action: Listener.fired, for: .touchUpInside)
            stage.view.addSubview(background)
            background.addSubview(parent)
            parent.addSubview(button)
            stage.script.tap(.point(x: 50, y: stage.choice(tapped) == "inside its parent" ? 15 : 45, in: "button"))
        },
        claims: [
            Claim(
                Text("The half inside acts.", chinese: "在内的一半会响应。"), when: tapped.is("inside its parent"),
                .ordering(["button.action(touchUpInside)"])),
            Claim(
                Text("The half outside does not: what lies behind is hit.", chinese: "在外的一半不响应：后面的视图被命中。"),
                when: tapped.is("outside its parent"),
                .all([.never("button.*"), .happens("background.touchesBegan")]), quotes: Document001.pointMustBeInside,
                explanation: Text(
                    "The parent does not contain the point, so nobody in it is asked (HT.2).", chinese: "父视图不包含该点，其下无人被询问（HT.2）。")),
            Claim(Text("Clipping changes nothing.", chinese: "裁剪没有影响。"), .same(whatever: clips), quotes: Document000.whoIsHit),
        ])
}
