import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Means: String, Choice {
    case nothing, zPosition, bringSubviewToFront
    case addingItAgain = "adding it again"
}
private let how = Variable<Means>("raised", "`first` is raised by")

extension Experiment {
    /// In front for the eye, not for the finger.
    static let seenInFront = Experiment(
        id: "SeenInFront",
        title: "A view that is seen in front and not hit: `zPosition`",
        question:
            "`first` and `last` lie over each other. `first` is brought to the front in one way or another, and a finger taps where both are. Who gets it?",
        answer:
            "The last in `subviews`. `zPosition` changes what is seen in front and not who is asked first; `bringSubviewToFront` and adding the view again change both.",
        variables: [how],
        stage: { stage in
            let first = stage.name(BeganPad(frame: CGRect(x: 45, y: 200, width: 200, height: 200)), "first")
            let last = stage.name(BeganPad(frame: CGRect(x: 145, y: 300, width: 200, height: 200)), "last")
            stage.view.addSubview(first)
            stage.view.addSubview(last)
            switch stage[how] {
            case .zPosition: first.layer.zPosition = 1
            case .bringSubviewToFront: stage.view.bringSubviewToFront(first)
            case .addingItAgain: stage.view.addSubview(first)
            case .nothing: break
            }
            stage.script.tap(.point(x: 195, y: 350))
        },
        claims: [
            Claim(
                "The view added last is hit, through what `zPosition` shows in front of it.",
                when: how.isOneOf(.nothing, .zPosition), .ordering(["last.touchesBegan"]),
                explanation: "The order of asking is that of `subviews`.", rules: [.pointIsConverted]),
            Claim(
                "The view that `zPosition` brings to the front is hit.",
                when: how == .zPosition,
                .happens("first.touchesBegan"),
                rules: [.pointIsConverted],
                knownRefutation: "It is drawn in front, but hit-testing goes by `subviews`, whatever `zPosition` says."),
            Claim(
                "Brought to the front, or added again, it is the last subview and is hit.",
                when: how.isOneOf(.bringSubviewToFront, .addingItAgain), .ordering(["first.touchesBegan"])),
        ])
}
