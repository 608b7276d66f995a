import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Code: String, Choice {
    case uiKit = "UIKit's"
    case printed = "the printed one"
}
private let code = Variable<Code>("hitTest", "`hitTest` of every view is")

private enum Setting: String, Choice {
    case nothing
    case noInteraction = "no interaction"
    case hidden
    case alpha0_01 = "alpha 0.01"
    case alpha0_02 = "alpha 0.02"
}
private let setting = Variable<Setting>("setting", "Set on the last subview")

private enum Finger: String, Choice {
    case bothSubviews = "both subviews"
    case firstOnly = "the first only"
    case neither
    case outside = "beside the parent, on a subview"
}
private let finger = Variable<Finger>("finger", "The finger taps")

/// A view with the `hitTest` that documents print as a possible one, or with UIKit's; remembers about which points it is asked.
private final class PrintedView: UIView {
    var isPrinted = false
    var name = ""
    var remember: (String) -> Void = { _ in }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isPrinted else { return super.hitTest(point, with: event) }
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            if let answer = subview.hitTest(convert(point, to: subview), with: event) { return answer }
        }
        return self
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        remember("\(name) is asked about \(Int(point.x)), \(Int(point.y))")
        return super.point(inside: point, with: event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// What was asked on the way.
private final class Walk {
    var steps: [String] = []
}

extension Experiment {
    /// The possible implementation in the place of the real one.
    static let printedHitTest = Experiment(
        id: "PrintedHitTest",
        title: "The `hitTest` that documents print, against UIKit's",
        question:
            "Documents print a possible `hitTest`: three conditions, `point(inside:)`, the subviews from the last, the view itself. All views of a screen override theirs with it. Is anybody asked in another order, about another point, or hit instead?",
        answer: "No. In every case the same views are asked about the same points in the same order, and the same one gets the touch.",
        origins: [Document004.printedHitTest],
        observations: ["hittest-abcde-depth-first-reverse"],
        variables: [code, setting, finger],
        stage: { stage in
            let walk = stage.keep(Walk())
            func view(_ name: String, _ frame: CGRect) -> PrintedView {
                let view = stage.name(PrintedView(frame: frame), name)
                view.isPrinted = stage[code] == .printed
                view.name = name
                view.remember = { walk.steps.append($0) }
                return view
            }
            let parent = view("parent", CGRect(x: 45, y: 200, width: 300, height: 200))
            let last = view("last", CGRect(x: 120, y: 20, width: 160, height: 200))
            stage.view.addSubview(parent)
            parent.addSubview(view("first", CGRect(x: 20, y: 20, width: 160, height: 160)))
            parent.addSubview(last)
            switch stage[setting] {
            case .noInteraction: last.isUserInteractionEnabled = false
            case .hidden: last.isHidden = true
            case .alpha0_01: last.alpha = 0.01
            case .alpha0_02: last.alpha = 0.02
            case .nothing: break
            }
            switch stage[finger] {
            case .bothSubviews: stage.script.tap(.point(x: 150, y: 100, in: "parent"))
            case .firstOnly: stage.script.tap(.point(x: 50, y: 100, in: "parent"))
            case .neither: stage.script.tap(.point(x: 10, y: 100, in: "parent"))
            case .outside: stage.script.tap(.point(x: 150, y: 210, in: "parent"))
            }
            // Afterwards, so that the lines stand alone: only UIKit's own calls are in the record.
            stage.script.perform { for step in walk.steps { stage.mark(step) } }
        },
        claims: [
            Claim(
                "Whichever of the two is at work, the same views are asked about the same points in the same order, and the same one is hit.",
                .same(whatever: code, among: ["* is asked about *", "*.touchesBegan"]),
                quotes: Document004.printedHitTest,
                rules: [.unreachable, .outside, .lastSubviewFirst, .viewAnswersForItself, .pointIsConverted]),
            Claim(
                "Both pass by a view that is hidden, transparent or without interaction, without asking it.",
                when: setting.isOneOf(.noInteraction, .hidden, .alpha0_01),
                .all([.happens("parent is asked about *"), .never("last is asked about *"), .never("last.touchesBegan")]),
                quotes: Document004.threeConditionsFirst),
            Claim(
                "Both convert the point for each subview: 150 in the parent is 30 in the last one.",
                when: finger == .bothSubviews && setting == .nothing,
                .order(["parent is asked about 150, 100", "last is asked about 30, 80"]),
                quotes: Document004.pointIsConverted),
        ])
}
