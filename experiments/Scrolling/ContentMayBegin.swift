import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let reply = Variable<YesOrNo>("answer", "`touchesShouldBegin(_:with:in:)` answers")
private let finger = Variable<OneFinger>("finger", "The finger", [.taps, .holds, .drags])
private let delays = Variable<Bool>("delaysContentTouches", "`delaysContentTouches`", default: true)

private final class AskedScroll: UIScrollView {
    var answer = true

    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { answer }
}

private let content = Named<LoggedView>("content")
private let scroll = Named<AskedScroll>("scroll")
private let delegate = Named<LoggedDrags>("delegate")

private let dragsFirst = Condition(
    "a drag comes before the content's touch", not: "the content's touch comes first", finger == .drags && delays.isOn)

/// The question before the content gets a touch.
let contentMayBegin: Experiment = Experiment(
    id: "ContentMayBegin",
    title: "When a scroll view calls `touchesShouldBegin(_:with:in:)`",
    question:
        "A scroll view returns `true` or `false` from `touchesShouldBegin(_:with:in:)`. A finger taps its content, holds it for 0.3 s, or drags it. When is the method called, and what does the content receive?",
    answer:
        "`touchesShouldBegin(_:with:in:)` is called just before the content would receive its touch: at touch down if `delaysContentTouches` is off, otherwise 0.15 s later or at touch up. If a drag begins before that, the method is not called at all. If it returns `false`, the content receives nothing of this touch; scrolling is not affected.",
    remedy:
        "To keep touches from a part of the content and still scroll, override `touchesShouldBegin(_:with:in:)` in a subclass of `UIScrollView` and return `false` for that view; the delegate has no such method. Recognizers on the content still receive the touch. `touchesShouldCancel(in:)` decides whether a drag takes a delivered touch away from the content.",
    symptoms: [
        "touchesShouldBegin withEvent inContentView not called",
        "block touches to subviews of a UIScrollView but keep scrolling",
        "what happens when touchesShouldBegin returns NO",
        "subclass UIScrollView to decide which subview gets touches",
    ],
    variables: [reply, finger, delays],
    base: finger == .drags && delays.isOff,
    stage: { stage in
        let scroll = stage.addTall(AskedScroll())
        scroll.answer = stage[reply] == .yes
        scroll.delaysContentTouches = stage[delays]
        stage.add(LoggedView(), content, at: CGRect(x: 0, y: 0, width: 300, height: 900), in: scroll)
        stage.script.play(stage[finger], x: 150, y: 200, in: content)
    },
    outcomes: {
        Outcome("the content receives the touch", not: "the content receives nothing", content.touchesBegan)
        Outcome("`touchesShouldBegin(_:with:in:)`", otherwise: "is not called") {
            Outcome.State("is called at touch down", scroll.touchesShouldBegin.comes(0...0))
            Outcome.State("is called late, before the content's touch", scroll.touchesShouldBegin)
        }
        Outcome("the content scrolls", not: "the content does not scroll", delegate.scrollViewWillBeginDragging)
    },
    claims: {
        Claim(
            "`touchesShouldBegin(_:with:in:)` is called just before the touch is delivered, once for each touch.",
            when: reply == .yes && !dragsFirst,
            explanation: "The header says so, for both values of `delaysContentTouches`.", rules: [.contentTouchQuestions]
        ) {
            scroll.touchesShouldBegin.times(1)
            scroll.touchesShouldBegin.before(content.touchesBegan)
            content.touchesBegan.comes(0...0, after: scroll.touchesShouldBegin)
        }
        Claim(
            "If `touchesShouldBegin(_:with:in:)` returns `false`, the content receives nothing of this touch.", when: reply == .no,
            content.everything.never,
            explanation: "If the method returns `false`, the scroll view does not deliver the touch to its content.",
            rules: [.contentTouchQuestions])
        Claim(
            "If a drag begins within the delay, `touchesShouldBegin(_:with:in:)` is not called.",
            when: dragsFirst,
            explanation: "The touch is still held back.", rules: [.contentTouchDelay]
        ) {
            scroll.everything.never
            delegate.scrollViewWillBeginDragging.happens
        }
        Claim(
            "A drag scrolls, whatever the method returns.", when: finger == .drags, delegate.scrollViewWillBeginDragging.times(1))
        Claim(
            "Without the delay, `touchesShouldBegin(_:with:in:)` is called at touch down.", when: delays.isOff,
            scroll.touchesShouldBegin.comes(0...0))
    })
