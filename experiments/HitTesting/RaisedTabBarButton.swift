import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private let overrides = Variable<Bool>(
    "pointInside", "The bar's `point(inside:)` returns true for points in the button", off: "the bar's `point(inside:)` is not overridden")

private enum Finger: String, Choice {
    case raisedPart = "the raised part"
    case partInTheBar = "the part in the bar"
    case besideTheRaisedPart = "the content beside the raised part"
}
private let finger = Variable<Finger>("finger", "The finger taps")

/// A bar that also contains the points of its round button.
private final class Bar: UIView {
    var button: UIButton?
    var isRaised = false

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if isRaised, let button, button.point(inside: convert(point, to: button), with: event) { return true }
        return super.point(inside: point, with: event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private let content = Named<BeganPad>("content")
private let bar = Named<Bar>("bar")
private let button = Named<UIButton>("button")

/// The round button in the middle of a tab bar.
let raisedTabBarButton: Experiment = Experiment(
    id: "RaisedTabBarButton",
    title: "A raised center button above a tab bar",
    question: """
        The upper half of a button rises above its bar and covers the content. Which view gets a tap there, with and without an \
        override of the bar's `point(inside:)`?
        """,
    answer: """
        The raised part lies outside the bar's bounds: without the override, hit-testing skips the bar and its subviews there, and the \
        content behind gets the tap. With the override, the raised part works, and beside the button the content still gets its taps.
        """,
    remedy:
        "In the class of the bar, such as a subclass of `UITabBar`, override `point(inside:with:)` and return `super.point(inside: point, with: event) || button.point(inside: convert(point, to: button), with: event)`. Add the button to the bar, so that both are hidden together. An override of `hitTest(_:with:)` that returns the button must return the answer of `super` while the bar is hidden, or the button still gets taps. The bar of this page is a plain view; the tab bar of iOS 26 was not tried.",
    symptoms: [
        "Center button of a tab bar works only in its lower half",
        "Custom UITabBar with a raised button, top not tappable",
        "Floating middle button outside of the tab bar",
        "Tap on a raised button goes to the view behind it",
    ],
    origins: [Document004.raisedTabBarButton],
    variables: [overrides, finger],
    stage: { stage in
        let content = stage.name(BeganPad(frame: CGRect(x: 0, y: 0, width: 390, height: 760)), content)
        let bar = stage.name(Bar(frame: CGRect(x: 0, y: 760, width: 390, height: 84)), bar)
        let button = stage.name(UIButton(frame: CGRect(x: 155, y: -40, width: 80, height: 80)), button)
        bar.button = button
        bar.isRaised = stage[overrides]
        button.addTarget(stage.keep(ActionTarget()), action: ActionTarget.fire, for: .touchUpInside)
        stage.view.addSubview(content)
        stage.view.addSubview(bar)
        bar.addSubview(button)
        switch stage[finger] {
        case .raisedPart: stage.script.tap(.point(CGPoint(x: 195, y: 740)))
        case .partInTheBar: stage.script.tap(.point(CGPoint(x: 195, y: 780)))
        case .besideTheRaisedPart: stage.script.tap(.point(CGPoint(x: 60, y: 740)))
        }
    },
    outcomes: {
        Outcome("the button fires", not: "the content behind gets the tap", button.action(.touchUpInside))
    },
    claims: {
        Claim(
            "With the override, a tap on the raised part fires the button's action.",
            when: overrides.isOn && finger == .raisedPart, button.action(.touchUpInside).happens, quotes: Document004.raisedTabBarButton)
        Claim(
            "Without the override, the content behind gets a tap on the raised part.",
            when: overrides.isOff && finger == .raisedPart,
            quotes: Document004.raisedTabBarButton
        ) {
            button.everything.never
            content.touchesBegan.happens
        }
        Claim(
            "A tap beside the raised part goes to the content, with and without the override.", when: finger == .besideTheRaisedPart
        ) {
            overrides.changesNothing(among: anyone.touchesBegan, anyone.action)
            content.touchesBegan.happens
        }
    })
