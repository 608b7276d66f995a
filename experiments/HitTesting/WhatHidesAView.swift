import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Setting: String, Choice {
    case none = "is unchanged"
    case noInteraction = "has interaction disabled"
    case hidden = "is hidden"
    case alpha0 = "has alpha 0"
    case alpha0_009 = "has alpha 0.009"
    case alpha0_01 = "has alpha 0.01"
    case alpha0_02 = "has alpha 0.02"
    case tooSmall = "is too small"
}
private let setting = Variable<Setting>("setting", "One of the two views")

private enum Owner: String, Choice {
    case child = "the child"
    case parent = "the parent"
}
private let of = Variable<Owner>("on", "This view is")

/// Hears of hit-testing and of the start of a touch.
private final class AskedPad: BeganPad {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
}

private let parent = Named<AskedPad>("parent")
private let child = Named<AskedPad>("child")

private let isTransparent = Condition(
    "one of the two views has an alpha below 0.01", not: "both views have an alpha of 0.01 or more",
    setting.isOneOf(.alpha0, .alpha0_009))

/// Why a view is not hit.
let whatHidesAView: Experiment = Experiment(
    id: "WhatHidesAView",
    title: "Hidden, transparent or too small: views `hitTest` skips",
    question: """
        A child lies in a parent, and a finger taps the child. One of them has interaction disabled, is hidden, is transparent, \
        or is too small to contain the point. Which views are asked, and which one gets the touch?
        """,
    answer: """
        A view that is hidden, has interaction disabled or has an `alpha` of 0.01 or less returns nil from `hitTest` without a call \
        of `point(inside:)`; a view that does not contain the point returns nil after that call. None of the view's subviews is \
        asked. If the child is skipped, the touch goes to the parent; if the parent is skipped, neither of the two gets the touch.
        """,
    remedy: """
        If a view receives no touches, check `isUserInteractionEnabled` (false by default in `UIImageView` and `UILabel`), \
        `isHidden` and `alpha`, and whether the touch lies in the bounds, of the view and of all its superviews. If all these are \
        right, look for a view in front. A view that is to be invisible and still touched needs a clear `backgroundColor` in place \
        of `alpha` 0.
        """,
    symptoms: [
        "View is visible but does not respond to touches",
        "Button in a container view of zero height cannot be tapped",
        "Superview with a wrong frame blocks the touches of its subviews",
        "Is point(inside:) called on a hidden view",
        "When does hitTest return nil",
    ],
    origins: [Document004.threeConditionsFirst],
    observations: ["hittest-child-hidden-no-pointinside", "hittest-child-uie-no-no-pointinside"],
    variables: [setting, of],
    excluding: Exclusion(setting == .none && of == .parent, because: "If nothing is changed, there is only one case."),
    stage: { stage in
        let parent = stage.name(AskedPad(frame: CGRect(x: 95, y: 200, width: 200, height: 200)), parent)
        let child = stage.name(AskedPad(frame: CGRect(x: 50, y: 50, width: 100, height: 100)), child)
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
    outcomes: {
        Outcome("the touch", otherwise: "goes to neither view") {
            Outcome.State("goes to the child", child.touchesBegan)
            Outcome.State("goes to the parent", parent.touchesBegan)
        }
        Outcome("the child is asked", not: "the child is not asked", child.hitTest)
        Outcome("`point(inside:)`", otherwise: "is called on neither view") {
            Outcome.State("is called on both views", child.pointInside)
            Outcome.State("is called on the parent alone", parent.pointInside)
        }
    },
    claims: {
        Claim(
            "A child with interaction disabled is not hit; its parent is.",
            when: setting == .noInteraction && of == .child, quotes: Document002.disabledIsSkipped
        ) {
            child.touchesBegan.never
            parent.touchesBegan.happens
        }
        Claim(
            "A hidden child is not hit; its parent is.", when: setting == .hidden && of == .child, quotes: Document002.hiddenIsSkipped
        ) {
            child.touchesBegan.never
            parent.touchesBegan.happens
        }
        Claim(
            "A transparent child is not hit; its parent is.",
            when: isTransparent && of == .child, quotes: Document002.transparentIsSkipped
        ) {
            child.touchesBegan.never
            parent.touchesBegan.happens
        }
        Claim(
            "With an alpha of 0.02 on the child or its parent, the child is hit.", when: setting == .alpha0_02, child.touchesBegan.happens,
            quotes: Document002.opaqueMoreThanOnePercent)
        Claim(
            "A child with an alpha of 0.01 is not hit.", when: setting == .alpha0_01 && of == .child, child.touchesBegan.never,
            quotes: Document004.threeConditionsFirst.part("an alpha of 0.01 is too little"))
        Claim(
            "If the parent has interaction disabled, neither it nor the child is hit.",
            when: setting == .noInteraction && of == .parent, anyone.touchesBegan.never, quotes: Document004.noInteraction)
        Claim(
            "If the parent is hidden, neither it nor the child is hit.", when: setting == .hidden && of == .parent,
            anyone.touchesBegan.never, quotes: Document004.hiddenHidesChildren)
        Claim(
            "If the parent is transparent, neither it nor the child is hit.",
            when: isTransparent && of == .parent, anyone.touchesBegan.never,
            quotes: Document004.transparentHidesChildren)
        Claim(
            "Interaction, `isHidden` and `alpha` are checked before `point(inside:)` is called.",
            when: setting.isOneOf(.noInteraction, .hidden, .alpha0) && of == .parent,
            quotes: Document004.threeConditionsFirst.part("before `point(inside:)`")
        ) {
            parent.hitTest.returns("nil")
            parent.hitTest.happens
            parent.pointInside.never
        }
        Claim(
            "No subview of a skipped view is asked.",
            when: setting.isOneOf(.noInteraction, .hidden, .alpha0, .tooSmall) && of == .parent, child.everything.never,
            quotes: Document004.hiddenHidesChildren)
        Claim(
            "A child that does not contain the point returns nil, and the parent is hit.",
            when: setting == .tooSmall && of == .child,
            quotes: Document002.outsideIsNil
        ) {
            child.pointInside.happens
            child.touchesBegan.never
            parent.touchesBegan.happens
        }
        Claim(
            "A parent that does not contain the point returns nil, and the search in it ends.",
            when: setting == .tooSmall && of == .parent,
            quotes: Document004.outsideIsNil
        ) {
            parent.hitTest.happens
            parent.pointInside.returns(false)
            parent.hitTest.returns("nil")
            anyone.touchesBegan.never
        }
    })
