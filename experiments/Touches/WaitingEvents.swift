import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private let isBusy = Variable<Bool>("busy", "The app is busy during both taps")

extension Experiment {
    /// Why a queue.
    static let waitingEvents = Experiment(
        id: "WaitingEvents",
        title: "Events that wait: a queue, not a stack",
        question:
            "A finger taps `first` and then `second`, while the main thread is busy for a second. In which order are the events handled when it is free?",
        answer:
            "In the order in which they came, as if the app had not been busy. With a stack the second lift would come first, before its own landing.",
        origins: [Document002.firstInFirstOut],
        variables: [isBusy],
        stage: { stage in
            stage.view.addSubview(stage.name(LoggedView(frame: CGRect(x: 45, y: 150, width: 300, height: 200)), "first"))
            stage.view.addSubview(stage.name(LoggedView(frame: CGRect(x: 45, y: 450, width: 300, height: 200)), "second"))
            if stage[isBusy] { stage.keepBusy(until: 1) }
            stage.script.wait(0.1)
            stage.script.tap("first")
            stage.script.tap("second")
        },
        claims: [
            Claim(
                "First in, first out.",
                .ordering(["first.touchesBegan", "first.touchesEnded", "second.touchesBegan", "second.touchesEnded"]),
                quotes: Document002.firstInFirstOut,
                explanation: "The event queue is first in, first out.", rules: [.queueIsFirstInFirstOut]),
            Claim("Being busy changes the time, not the order.", .same(whatever: isBusy), quotes: Document002.firstInFirstOut),
            Claim(
                "What comes while the app is busy waits: all of it is delivered when the app is free, and nothing is lost.",
                when: isBusy.isOn,
                .all([
                    .interval(to: "first.touchesBegan", milliseconds: 1000...1001), .exactly(2, "*.touchesBegan"),
                    .exactly(2, "*.touchesEnded"),
                ]),
                quotes: Document004.packedAndQueued.part("put into a queue"), Document004.queueThenWindow.part("it waits in a queue"),
                explanation: "Both taps are over by then.", rules: [.queueIsFirstInFirstOut]),
            Claim(
                "The latest event is taken first.", when: isBusy.isOn,
                .before("second.touchesBegan", "first.touchesBegan"), quotes: Document004.latestIsTaken,
                rules: [.queueIsFirstInFirstOut],
                knownRefutation: "The oldest is. In a queue with one event, the usual case, the oldest is the latest."),
        ])
}
