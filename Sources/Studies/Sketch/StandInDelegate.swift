import EventTrace
import UIKit

/// A recognizer's delegate with the answers of a sketch. Methods without an answer there count as missing.
final class StandInDelegate: UIGestureRecognizerDelegate {
    private let answers: SketchAnswers
    /// The recognizers that each question is about, in the order of the questions; the sketch's names as objects.
    private let partners: [(question: SketchAnswers.Question, recognizers: [UIGestureRecognizer])]

    init(_ answers: SketchAnswers, _ partners: [(question: SketchAnswers.Question, recognizers: [UIGestureRecognizer])]) {
        self.answers = answers
        self.partners = partners
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        answers.shouldBegin ?? lacks(.gestureRecognizerShouldBegin, gestureRecognizer, answering: true)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        switch answers.shouldReceive {
        case nil: lacks(.shouldReceiveTouch, gestureRecognizer, answering: true)
        case .yes: true
        case .no: false
        case .ownView: touch.view === gestureRecognizer.view
        }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        answer(.simultaneous, otherGestureRecognizer) ?? lacks(.shouldRecognizeSimultaneously, gestureRecognizer, answering: false)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        answer(.failureOf, otherGestureRecognizer) ?? lacks(.shouldRequireFailure, gestureRecognizer, answering: false)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        answer(.failsBefore, otherGestureRecognizer) ?? lacks(.shouldBeRequiredToFail, gestureRecognizer, answering: false)
    }

    private func answer(_ question: SketchAnswers.Question, _ other: UIGestureRecognizer) -> Bool? {
        for (asked, partners) in answers.questions where asked == question {
            return partners == .all || self.partners.contains { $0.question == question && $0.recognizers.contains { $0 === other } }
        }
        return nil
    }

    private func lacks(_ method: Word, _ recognizer: UIGestureRecognizer, answering answer: Bool) -> Bool {
        Simulation.delegate(self, lacks: method, for: recognizer)
        return answer
    }
}
