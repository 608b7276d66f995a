import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private let isBusy = Variable<Bool>("busy", "The app is busy during both taps", off: "the app is not busy")

private let first = Named<LoggedView>("first")
private let second = Named<LoggedView>("second")

/// Why a queue.
let waitingEvents: Experiment = Experiment(
    id: "WaitingEvents",
    title: "Touches during a hang: a queue of events, not a stack",
    question:
        "A finger taps `first` and then `second` while the main thread is busy for a second. In which order are the events handled once it is free?",
    answer:
        "The events are handled in the order in which they came, as if the app had not been busy. With a stack the second touch up would come first, before its own touch down.",
    remedy:
        "Move long work off the main thread: taps during a hang are all delivered afterwards. To keep a button from acting several times, disable the button in its action and enable it when the background work has finished. Disabling it only around work that blocks the main thread does not help: the waiting taps arrive when the button is enabled again.",
    symptoms: [
        "taps during a freeze are all handled afterwards",
        "button action fires several times after the UI was frozen",
        "are touches lost while the main thread is blocked",
        "UIApplication event queue FIFO or LIFO",
    ],
    origins: [Document002.firstInFirstOut],
    variables: [isBusy],
    stage: { stage in
        stage.view.addSubview(stage.name(LoggedView(frame: CGRect(x: 45, y: 150, width: 300, height: 200)), first))
        stage.view.addSubview(stage.name(LoggedView(frame: CGRect(x: 45, y: 450, width: 300, height: 200)), second))
        if stage[isBusy] { stage.keepBusy(until: 1) }
        stage.script.wait(0.1)
        stage.script.tap(first)
        stage.script.tap(second)
    },
    outcomes: {
        Outcome("the taps arrive late", not: "the taps arrive at once", first.touchesBegan, after: .milliseconds(500))
        Outcome(
            "the first tap ends before the second begins", not: "the second tap comes before the first has ended",
            constant: "Events wait in a queue.", .order([first.touchesEnded, second.touchesBegan]))
    },
    claims: {
        Claim(
            "Events are handled first in, first out.",
            quotes: Document002.firstInFirstOut,
            explanation: "The event queue is first in, first out.", rules: [.queueIsFirstInFirstOut]
        ) {
            only {
                first.touchesBegan
                first.touchesEnded
                second.touchesBegan
                second.touchesEnded
            }
        }
        Claim(
            "A busy app changes the time of the events, not their order.", isBusy.changesNothing(), quotes: Document002.firstInFirstOut)
        Claim(
            "Events that come while the app is busy wait: all of them are delivered when the app is free, and none is lost.",
            when: isBusy.isOn,
            quotes: Document004.packedAndQueued.part("put into a queue"), Document004.queueThenWindow.part("it waits in a queue"),
            explanation: "Both taps have ended by then.", rules: [.queueIsFirstInFirstOut]
        ) {
            first.touchesBegan.comes(1000...1001)
            anyone.touchesBegan.times(2)
            anyone.touchesEnded.times(2)
        }
        Claim(
            "The latest event is taken first.", when: isBusy.isOn, second.touchesBegan.before(first.touchesBegan),
            quotes: Document004.latestIsTaken,
            rules: [.queueIsFirstInFirstOut],
            knownRefutation: "The oldest event is taken first. In a queue with one event, the usual case, the oldest is the latest.")
    })
