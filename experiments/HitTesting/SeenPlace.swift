import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Change: String, Choice {
    case nothing
    case translation = "a translation"
    case scale = "a scale"
    case turn = "a turn"
    case scrolledBounds = "scrolled bounds"
}
private let change = Variable<Change>("change", "What is seen differs by")

private enum Finger: String, Choice {
    case beside = "100 points beside"
    case itsOldCorner = "its old corner"
}
private let finger = Variable<Finger>("finger", "The finger taps")

extension Experiment {
    /// A view is hit where it is seen.
    static let seenPlace = Experiment(
        id: "SeenPlace",
        title: "A view that is turned, scaled or scrolled is hit where it is seen",
        question:
            "`pad` is a square of 100 points in `board`. It is moved by a transform, enlarged three times, turned by 45°, or scrolled with the bounds of `board`. Where is it hit?",
        answer:
            "Where it is seen. Moved or scrolled by 100 points it is hit 100 points to the right and no longer at its old place; enlarged it is hit beyond its old bounds; turned by 45° its old corner misses it.",
        variables: [change, finger],
        stage: { stage in
            let board = stage.name(BeganPad(frame: CGRect(x: 0, y: 200, width: 390, height: 300)), "board")
            let pad = stage.name(BeganPad(frame: CGRect(x: 100, y: 100, width: 100, height: 100)), "pad")
            stage.view.addSubview(board)
            board.addSubview(pad)
            switch stage[change] {
            case .translation: pad.transform = CGAffineTransform(translationX: 100, y: 0)
            case .scale: pad.transform = CGAffineTransform(scaleX: 3, y: 3)
            case .turn: pad.transform = CGAffineTransform(rotationAngle: .pi / 4)
            case .scrolledBounds: board.bounds.origin.x = -100
            case .nothing: break
            }
            switch stage[finger] {
            case .beside: stage.script.tap(.point(x: 250, y: 350))
            case .itsOldCorner: stage.script.tap(.point(x: 105, y: 305))
            }
        },
        claims: [
            Claim(
                "Unchanged, it is hit in its corner.",
                when: change == .nothing && finger != .beside, .ordering(["pad.touchesBegan"])),
            Claim(
                "Moved by a transform or by its parent's bounds, it is hit where it is now.",
                when: change.isOneOf(.translation, .scrolledBounds) && finger == .beside,
                .ordering(["pad.touchesBegan"]),
                explanation: "The point is converted through each view's bounds origin and transform.", rules: [.pointIsConverted]),
            Claim(
                "Its old place is the board's.",
                when: change.isOneOf(.translation, .scrolledBounds) && finger != .beside,
                .ordering(["board.touchesBegan"]),
                explanation: "Nothing of a view stays where it was laid out.", rules: [.pointIsConverted]),
            Claim(
                "Enlarged, it is hit beyond its old bounds.",
                when: change == .scale && finger == .beside, .ordering(["pad.touchesBegan"]),
                explanation: "The bounds stay as they are; the point is what shrinks.", rules: [.pointIsConverted]),
            Claim(
                "Turned, its corner is hit no more.",
                when: change == .turn && finger == .itsOldCorner, .ordering(["board.touchesBegan"]),
                explanation: "Its frame is larger than it is; the frame is not asked.", rules: [.pointIsConverted]),
        ])
}
