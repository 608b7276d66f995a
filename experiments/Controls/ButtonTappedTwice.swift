import EventTrace
import ExperimentKit
import UIKit

private enum Precaution: String, Choice {
    case nothing = "takes no precaution"
    case disablesWhileItWorks = "disables the button while it works"
    case disablesForASecond = "disables the button for 1 s"
    case comparesTheClock = "compares the time by the clock"
    case comparesTimestamps = "compares the timestamps of events"
}
private let precaution = Variable<Precaution>("action", "The button's action")

private enum Work: String, Choice {
    case quick = "takes no time"
    case blocking = "keeps the main thread busy for 1.5 s"
}
private let work = Variable<Work>("work", "Its work")

private enum Second: String, Choice {
    case atOnce = "0.1 s later"
    case later = "2 s later"
}
private let second = Variable<Second>("second", "The second tap comes")

/// What the button's action does, once it has decided that a tap counts.
private final class Purchase {
    var precaution = Precaution.nothing
    var work: () -> Void = {}
    var now: () -> Double = { 0 }
    private var last = -10.0

    func bought(_ button: UIButton, event: UIEvent) {
        switch precaution {
        case .nothing: work()
        case .disablesWhileItWorks:
            button.isEnabled = false
            work()
            button.isEnabled = true
        case .disablesForASecond:
            button.isEnabled = false
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { button.isEnabled = true }
            work()
        case .comparesTheClock: workUnlessSoonAfter(now())
        case .comparesTimestamps: workUnlessSoonAfter(event.timestamp)
        }
    }

    private func workUnlessSoonAfter(_ time: Double) {
        guard time - last > 1 else { return }
        last = time
        work()
    }

    static let bought = Selector("bought(_:event:)", Purchase.bought)
}

private let parent = Named<UIView>("parent")
private let parentTap = Named<UITapGestureRecognizer>("parentTap")
private let button = Named<UIButton>("button")
private let workMark = Mark("work")

/// One purchase, not two.
let buttonTappedTwice: Experiment = Experiment(
    id: "ButtonTappedTwice",
    title: "Keeping a button from firing twice on a quick double tap",
    question: """
        A finger taps a button twice in a row, and what the button does must be done only once. Its action disables the button, or ignores a tap that \
        comes too early; its work may block the main thread. Which way holds, and does a tap 2 s later still count?
        """,
    answer: """
        Disabling the button only while the action works never helps: the second tap is delivered afterwards, when the button is enabled again. \
        Disabled for a second, the button sends nothing, but the second tap goes to a tap recognizer of its superview. Comparing times works; after \
        a blocked main thread only with the event's `timestamp`, since the waiting tap is delivered late.
        """,
    remedy: """
        Disable the button when the work begins and enable the button when the result has come, on failure too, not at the end of \
        the action. Before a push check that `navigationController?.topViewController === self`, before a presentation that \
        `presentedViewController` is nil. Or give the action a second parameter, `event: UIEvent`, and ignore a tap whose \
        `event.timestamp` is too close to that of the last tap that counted. Move long work off the main thread. During an animation \
        of your own disable the button until the completion: `UIView.animate` keeps touches from the views that it animates and from \
        no others. For a button that animates itself and is to take quick taps, pass `.allowUserInteraction`.
        """,
    symptoms: [
        "prevent a button from being tapped twice",
        "double tap on a button pushes the view controller twice",
        "action called twice when the user taps quickly",
        "disable the button in its action, still fires twice",
        "debounce or throttle UIButton taps",
        "ignore repeated taps on a button",
        "double tap on UIButton also fires touchUpInside twice",
    ],
    variables: [precaution, work, second],
    stage: { stage in
        let parent = stage.add(UIView(), parent, at: Stage.bounds)
        stage.add(UITapGestureRecognizer(), parentTap, to: parent)
        let button = stage.add(UIButton(), button, at: CGRect(x: 95, y: 300, width: 200, height: 60), in: parent)
        let purchase = stage.keep(Purchase())
        let isBlocking = stage[work] == .blocking
        purchase.precaution = stage[precaution]
        purchase.now = { stage.now }
        purchase.work = {
            stage.mark(workMark)
            if isBlocking { stage.keepBusy(until: stage.now + 1.5) }
        }
        button.addTarget(purchase, action: Purchase.bought, for: .touchUpInside)
        stage.script.tap(button)
        if stage[second] == .later { stage.script.wait(2) }
        stage.script.tap(button)
    },
    outcomes: {
        Outcome("the second tap counts", not: "the second tap does not count", workMark.written.times(2))
        Outcome(
            "the superview's tap recognizer fires", not: "the superview's tap recognizer does not fire", parentTap.action)
    },
    claims: {
        Claim("Without a precaution, both taps count.", when: precaution == .nothing, workMark.written.times(2))
        Claim(
            "Disabling the button while its action works keeps the second of two quick taps from counting.",
            when: precaution == .disablesWhileItWorks && second == .atOnce, workMark.written.times(1),
            rules: [.queueIsFirstInFirstOut],
            knownRefutation:
                "Events are delivered one after the other: no tap arrives while the action runs. The second tap waits until the action is over, and finds the button enabled again."
        )
        Claim(
            "If the button stays disabled for a second, the second of two quick taps does not count, even if the main thread was blocked.",
            when: precaution == .disablesForASecond && second == .atOnce, workMark.written.times(1),
            explanation: "After a blocked main thread, waiting touches come before the block that enables the button.",
            rules: [.disabledControl])
        Claim(
            "While the button is disabled, a tap on it is recognized by the tap recognizer of its superview.",
            when: precaution == .disablesForASecond && second == .atOnce, parentTap.action(.ended).times(1),
            explanation: "Only an enabled button declines that recognizer.", rules: [.veto])
        Claim(
            "A button that is enabled keeps its taps from the superview's recognizer, whether its action does anything or not.",
            when: precaution != .disablesForASecond, parentTap.action.never)
        Claim(
            "Comparing the time by the clock keeps the second of two quick taps from counting.",
            when: precaution == .comparesTheClock && work == .quick && second == .atOnce, workMark.written.times(1))
        Claim(
            "Comparing the time by the clock helps even if the main thread was blocked.",
            when: precaution == .comparesTheClock && work == .blocking && second == .atOnce, workMark.written.times(1),
            rules: [.queueIsFirstInFirstOut],
            knownRefutation:
                "The second tap waits until the main thread is free, 1.5 s after the first action began. By the clock it comes late enough to count."
        )
        Claim(
            "Comparing the timestamps of the events keeps the second of two quick taps from counting, even if the main thread was blocked.",
            when: precaution == .comparesTimestamps && second == .atOnce, workMark.written.times(1),
            explanation: "`timestamp` says when the touch was made, not when it was delivered.")
        Claim("A tap 2 s after the first always counts.", when: second == .later, workMark.written.times(2))
    })
