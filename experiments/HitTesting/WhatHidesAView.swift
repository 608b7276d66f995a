import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Setting: String, Choice {
    case none
    case noInteraction = "no interaction"
    case hidden
    case alpha0 = "alpha 0"
    case alpha0_009 = "alpha 0.009"
    case alpha0_01 = "alpha 0.01"
    case alpha0_02 = "alpha 0.02"
    case tooSmall = "too small"
}
private let setting = Variable<Setting>("setting", "What is set")

private enum Owner: String, Choice { case child, parent }
private let of = Variable<Owner>("on", "It is set on")

/// Hears of hit-testing and of the start of a touch.
private final class AskedPad: BeganPad {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
}

extension Experiment {
    /// Why a view is not hit.
    static let whatHidesAView = Experiment(
        id: "WhatHidesAView",
        title: "What keeps a view from being hit",
        question:
            "A child stands in a parent; a finger taps the child. One of them takes no interaction, is hidden, is transparent, or is too small for the point. Who is asked, and who gets the touch?",
        answer:
            "The view is passed by, and nobody in it is asked: the touch goes to the parent, or if it is the parent, past both. `point(inside:)` is asked only where the other three conditions hold.",
        origins: [Document004.threeConditionsFirst],
        observations: ["hittest-child-hidden-no-pointinside", "hittest-child-uie-no-no-pointinside"],
        variables: [setting, of],
        excluding: Exclusion(setting == .none && of == .parent, because: "Both are plain in one case."),
        stage: { stage in
            let parent = stage.name(AskedPad(frame: CGRect(x: 95, y: 200, width: 200, height: 200)), "parent")
            let child = stage.name(AskedPad(frame: CGRect(x: 50, y: 50, width: 100, height: 100)), "child")
            let view = stage[of] == .child ? child : parent
            switch stage[setting] {
            case .noInteraction: view.isUserInteractionEnabled = false
            case .hidden: view.isHidden = true
            case .alpha0: view.alpha = 0
            case .alpha0_009: view.alpha = 0.009
            case .alpha0_01: view.alpha = 0.01
            case .alpha0_02: view.alpha = 0.02
            case .tooSmall: view.frame.size = CGSize(width: 10, height: 10)
            case .none: break
            }
            stage.view.addSubview(parent)
            parent.addSubview(child)
            stage.script.tap(.point(CGPoint(x: 195, y: 300)))
        },
        claims: [
            Claim(
                "A child without interaction is not hit; its parent is.",
                when: setting == .noInteraction && of == .child,
                .all([.never("child.touchesBegan"), .happens("parent.touchesBegan")]), quotes: Document002.disabledIsSkipped),
            Claim(
                "The same of a hidden one.", when: setting == .hidden && of == .child,
                .all([.never("child.touchesBegan"), .happens("parent.touchesBegan")]), quotes: Document002.hiddenIsSkipped),
            Claim(
                "The same of a transparent one.",
                when: setting.isOneOf(.alpha0, .alpha0_009) && of == .child,
                .all([.never("child.touchesBegan"), .happens("parent.touchesBegan")]), quotes: Document002.transparentIsSkipped),
            Claim(
                "Alpha 0.02 is hit.", when: setting == .alpha0_02, .happens("child.touchesBegan"),
                quotes: Document002.opaqueMoreThanOnePercent),
            Claim(
                "Alpha 0.01 is not hit.", when: setting == .alpha0_01 && of == .child,
                .never("child.touchesBegan"),
                quotes: Document004.threeConditionsFirst.part("an alpha of 0.01 is too little")),
            Claim(
                "In a parent without interaction nobody is hit.",
                when: setting == .noInteraction && of == .parent, .never("*.touchesBegan"), quotes: Document004.noInteraction),
            Claim(
                "In a hidden parent nobody is hit.", when: setting == .hidden && of == .parent,
                .never("*.touchesBegan"), quotes: Document004.hiddenHidesChildren),
            Claim(
                "In a transparent parent nobody is hit.",
                when: setting.isOneOf(.alpha0, .alpha0_009) && of == .parent, .never("*.touchesBegan"),
                quotes: Document004.transparentHidesChildren),
            Claim(
                "These three are seen to before `point(inside:)`.",
                when: setting.isOneOf(.noInteraction, .hidden, .alpha0) && of == .parent,
                .all([.answer(of: "parent.hitTest", is: "nil"), .happens("parent.hitTest"), .never("parent.pointInside")]),
                quotes: Document004.threeConditionsFirst.part("before `point(inside:)`")),
            Claim(
                "Nobody in a view that is passed by is asked.",
                when: setting.isOneOf(.noInteraction, .hidden, .alpha0, .tooSmall) && of == .parent,
                .never("child.*"), quotes: Document004.hiddenHidesChildren),
            Claim(
                "A child that does not contain the point answers nil, and the parent is hit.",
                when: setting == .tooSmall && of == .child,
                .all([.happens("child.pointInside"), .never("child.touchesBegan"), .happens("parent.touchesBegan")]),
                quotes: Document002.outsideIsNil),
            Claim(
                "A parent that does not contain the point answers nil, and the search in it ends.",
                when: setting == .tooSmall && of == .parent,
                .all([
                    .happens("parent.hitTest"), .answer(of: "parent.pointInside", is: "no"), .answer(of: "parent.hitTest", is: "nil"),
                    .never("*.touchesBegan"),
                ]),
                quotes: Document004.outsideIsNil),
        ])
}
