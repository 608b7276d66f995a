import EventTrace
import ExperimentKit
import UIKit

private let setting = Variable(
    "setting", Text("What is set", chinese: "设置"),
    ["none", "no interaction", "hidden", "alpha 0", "alpha 0.009", "alpha 0.01", "alpha 0.02", "too small"])
private let of = Variable("on", Text("It is set on", chinese: "设置在"), ["child", "parent"])

/// Hears of hit-testing and of the start of a touch.
private final class AskedPad: BeganPad {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
}

extension Experiment {
    /// Why a view is not hit.
    static let whatHidesAView = Experiment(
        id: "WhatHidesAView",
        title: Text("What keeps a view from being hit", chinese: "什么使视图无法被命中"),
        question: Text(
            "A child stands in a parent; a finger taps the child. One of them takes no interaction, is hidden, is transparent, or is too small for the point. Who is asked, and who gets the touch?",
            chinese: "子视图位于父视图中，手指点击子视图。其中之一禁止交互、隐藏、透明，或太小而不含该点。谁会被询问，谁得到触摸？"),
        answer: Text(
            "The view is passed by, and nobody in it is asked: the touch goes to the parent, or if it is the parent, past both. `point(inside:)` is asked only where the other three conditions hold.",
            chinese: "该视图被跳过，其下无人被询问：触摸归父视图；若所指就是父视图，两者都得不到。其余三个条件都满足时，才询问 `point(inside:)`。"),
        origins: [Document004.threeConditionsFirst],
        observations: ["hittest-child-hidden-no-pointinside", "hittest-child-uie-no-no-pointinside"],
        variables: [setting, of],
        excluding: Exclusion(setting.is("none") && of.is("parent"), because: Text("Both are plain in one case.", chinese: "两者都不设置只算一种情形。")),
        stage: { stage in
            let parent = stage.name(AskedPad(frame: CGRect(x: 95, y: 200, width: 200, height: 200)), "parent")
            let child = stage.name(AskedPad(frame: CGRect(x: 50, y: 50, width: 100, height: 100)), "child")
            let view = stage.choice(of) == "child" ? child : parent
            switch stage.choice(setting) {
            case "no interaction": view.isUserInteractionEnabled = false
            case "hidden": view.isHidden = true
            case "alpha 0": view.alpha = 0
            case "alpha 0.009": view.alpha = 0.009
            case "alpha 0.01": view.alpha = 0.01
            case "alpha 0.02": view.alpha = 0.02
            case "too small": view.frame.size = CGSize(width: 10, height: 10)
            default: break
            }
            stage.view.addSubview(parent)
            parent.addSubview(child)
            stage.script.tap(.point(CGPoint(x: 195, y: 300)))
        },
        claims: [
            Claim(
                Text("A child without interaction is not hit; its parent is.", chinese: "禁止交互的子视图不被命中，命中的是父视图。"),
                when: setting.is("no interaction") && of.is("child"),
                .all([.never("child.touchesBegan"), .happens("parent.touchesBegan")]), quotes: Document002.disabledIsSkipped),
            Claim(
                Text("The same of a hidden one.", chinese: "隐藏的也一样。"), when: setting.is("hidden") && of.is("child"),
                .all([.never("child.touchesBegan"), .happens("parent.touchesBegan")]), quotes: Document002.hiddenIsSkipped),
            Claim(
                Text("The same of a transparent one.", chinese: "透明的也一样。"),
                when: setting.isOneOf(["alpha 0", "alpha 0.009"]) && of.is("child"),
                .all([.never("child.touchesBegan"), .happens("parent.touchesBegan")]), quotes: Document002.transparentIsSkipped),
            Claim(
                Text("Alpha 0.02 is hit.", chinese: "透明度 0.02 可以命中。"), when: setting.is("alpha 0.02"), .happens("child.touchesBegan"),
                quotes: Document002.opaqueMoreThanOnePercent),
            Claim(
                Text("Alpha 0.01 is not hit.", chinese: "透明度 0.01 不能命中。"), when: setting.is("alpha 0.01") && of.is("child"),
                .never("child.touchesBegan"), quotes: Document004.threeConditionsFirst),
            Claim(
                Text("In a parent without interaction nobody is hit.", chinese: "父视图禁止交互，其中谁也不会被命中。"),
                when: setting.is("no interaction") && of.is("parent"), .never("*.touchesBegan"), quotes: Document004.noInteraction),
            Claim(
                Text("In a hidden parent nobody is hit.", chinese: "父视图隐藏，其中谁也不会被命中。"), when: setting.is("hidden") && of.is("parent"),
                .never("*.touchesBegan"), quotes: Document004.hiddenHidesChildren),
            Claim(
                Text("In a transparent parent nobody is hit.", chinese: "父视图透明，其中谁也不会被命中。"),
                when: setting.isOneOf(["alpha 0", "alpha 0.009"]) && of.is("parent"), .never("*.touchesBegan"),
                quotes: Document004.transparentHidesChildren),
            Claim(
                Text("These three are seen to before `point(inside:)`.", chinese: "这三个条件先于 `point(inside:)`。"),
                when: setting.isOneOf(["no interaction", "hidden", "alpha 0"]) && of.is("parent"),
                .never("parent.pointInside"), quotes: Document004.threeConditionsFirst),
            Claim(
                Text("Nobody in a view that is passed by is asked.", chinese: "被跳过的视图之内，无人被询问。"),
                when: setting.isOneOf(["no interaction", "hidden", "alpha 0", "too small"]) && of.is("parent"),
                .never("child.*"), quotes: Document004.hiddenHidesChildren),
            Claim(
                Text("A child that does not contain the point answers nil, and the parent is hit.", chinese: "不含该点的子视图回答 nil，命中父视图。"),
                when: setting.is("too small") && of.is("child"),
                .all([.happens("child.pointInside"), .never("child.touchesBegan"), .happens("parent.touchesBegan")]),
                quotes: Document002.outsideIsNil),
            Claim(
                Text("The same answer from a parent ends the search in it.", chinese: "父视图如此，则其中的查找就此结束。"),
                when: setting.is("too small") && of.is("parent"), .never("*.touchesBegan"), quotes: Document004.outsideIsNil),
        ])
}
