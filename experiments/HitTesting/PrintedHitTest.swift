import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Code: String, Choice {
    case uiView = "that of UIView"
    case loop = "printed, with a loop"
    case reversed = "printed, with reversed()"
}
private let code = Variable<Code>("hitTest", "Every view's `hitTest` is")

private enum Setting: String, Choice {
    case nothing
    case hidden
    case noInteraction = "no interaction"
    case alpha0_01 = "alpha 0.01"
    case alpha0_011 = "alpha 0.011"
    case scaled = "scaled by 2"
}
private let setting = Variable<Setting>("setting", "The view in front has")

private enum Tapped: String, Choice {
    case both = "both siblings"
    case backOnly = "the one behind"
    case childOutside = "a child that sticks out"
    case neither
}
private let tapped = Variable<Tapped>("tapped", "The finger taps")

extension Experiment {
    /// The hit-testing that documents print, in place of UIKit's own.
    static let printedHitTest = Experiment(
        id: "PrintedHitTest",
        title: "The `hitTest` that documents print",
        question: """
            Documents print how `UIView` must have written `hitTest`: three conditions, then `point(inside:)`, then the subviews from the \
            last to the first. Do views that override it with that code get the same touches as views that do not, whatever is set on them?
            """,
        answer: "Yes: the same views are asked about the same points, in the same order, and the same one gets the touch.",
        origins: [Document001.printedHitTest],
        variables: [code, setting, tapped],
        excluding: Exclusion(tapped == .neither && setting != .nothing, because: "Where neither is, what is set on one shows nothing."),
        stage: { stage in
            // What client code asks client code is not in the record, so the touch tells at its landing who was asked.
            let questions = Questions { stage.mark("asked: \($0)") }
            func make(_ name: String, _ frame: CGRect, in superview: UIView) -> PrintingView {
                let view = PrintingView(frame: frame)
                view.code = stage[code]
                view.label = name
                view.questions = questions
                superview.addSubview(stage.name(view, name))
                return view
            }
            let parent = make("parent", CGRect(x: 45, y: 150, width: 300, height: 300), in: stage.view)
            _ = make("back", CGRect(x: 20, y: 50, width: 160, height: 160), in: parent)
            let front = make("front", CGRect(x: 120, y: 50, width: 120, height: 160), in: parent)
            _ = make("child", CGRect(x: 80, y: 60, width: 80, height: 40), in: front)
            switch stage[setting] {
            case .nothing: break
            case .hidden: front.isHidden = true
            case .noInteraction: front.isUserInteractionEnabled = false
            case .alpha0_01: front.alpha = 0.01
            case .alpha0_011: front.alpha = 0.011
            case .scaled: front.transform = CGAffineTransform(scaleX: 2, y: 2)
            }
            let point: (Double, Double) =
                switch stage[tapped] {
                case .both: (150, 140)
                case .backOnly: (30, 100)
                case .childOutside: (260, 130)
                case .neither: (150, 290)
                }
            stage.script.tap(.point(x: point.0, y: point.1, in: "parent"))
        },
        claims: [
            Claim(
                "The same views are asked about the same points in the same order, and the same one gets the touch.",
                .same(whatever: code, among: ["asked: *", "*.touchesBegan"]), quotes: Document001.printedHitTest,
                rules: [.unreachable, .outside, .lastSubviewFirst, .pointIsConverted, .viewAnswersForItself]),
            Claim(
                "What is set on the view in front and where the finger taps do change it.",
                when: tapped != .neither, .differs(by: setting, among: ["asked: *", "*.touchesBegan"])),
        ])
}

/// Who was asked, in order, and about which point.
private final class Questions {
    private var asked: [String] = []
    private let tell: (String) -> Void

    init(_ tell: @escaping (String) -> Void) {
        self.tell = tell
    }

    func note(_ name: String, _ point: CGPoint) { asked.append("\(name) (\(Int(point.x)), \(Int(point.y)))") }
    func tellAll() { tell(asked.joined(separator: ", ")) }
}

/// Finds the hit view by the code of its choice, and notes the points that it is asked about.
private final class PrintingView: UIView {
    var code = Code.uiView
    var label = ""
    var questions: Questions?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        switch code {
        case .uiView: super.hitTest(point, with: event)
        case .loop: hitTestByLoop(point, event)
        case .reversed: hitTestReversed(point, event)
        }
    }

    private func hitTestByLoop(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        if isUserInteractionEnabled == false || isHidden == true || alpha <= 0.01 { return nil }
        if self.point(inside: point, with: event) == false { return nil }
        var index = subviews.count - 1
        while index >= 0 {
            let childView = subviews[index]
            if let fitView = childView.hitTest(convert(point, to: childView), with: event) { return fitView }
            index -= 1
        }
        return self
    }

    private func hitTestReversed(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, alpha > 0.01, !isHidden else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for sub in subviews.reversed() {
            let p = convert(point, to: sub)
            if let fitView = sub.hitTest(p, with: event) { return fitView }
        }
        return self
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        questions?.note(label, point)
        return super.point(inside: point, with: event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { questions?.tellAll() }
}
