import EventTrace
import ExperimentKit
import UIKit

private enum Others: String, Choice {
    case none = "no other"
    case second = "another one"
    case off = "another one whose `scrollsToTop` is false"
    case hidden = "a hidden one"
}
private let others = Variable<Others>("others", "Beside the scroll view there is on the screen")
private let refuses = Variable<Bool>(
    "refuses", "`scrollViewShouldScrollToTop` returns false", off: "`scrollViewShouldScrollToTop` returns true")
private let atTop = Variable<Bool>("atTop", "The content is at its top already", off: "The content is scrolled down")

/// Allows or refuses, and receives the end.
private final class TopDelegate: NSObject, UIScrollViewDelegate {
    var refuses = false

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { !refuses }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

private let delegate = Named<TopDelegate>("delegate")
private let list = Named<UIScrollView>("list")
private let inTheEndAtTop = Mark("the list is at its top")

private let isAlone = Condition(
    "one scroll view on the screen has `scrollsToTop`", not: "two scroll views on the screen have `scrollsToTop`",
    others.isOneOf(.none, .off, .hidden))

/// A tap on the status bar with one or two scroll views.
let statusBarTap: Experiment = Experiment(
    id: "StatusBarTap",
    title: "Tap on the status bar does not scroll to the top: `scrollsToTop`",
    question:
        "A scroll view is on the screen of an iPhone, alone or with another one that is hidden, whose `scrollsToTop` is false, or neither. A finger taps the status bar. Does the content scroll to its top, and what does the delegate receive?",
    answer:
        "On iPhone the content scrolls to its top only if exactly one visible scroll view has `scrollsToTop`, which is true by default: with two of them nothing happens; a hidden one does not count. UIKit calls `scrollViewShouldScrollToTop` of the delegate first, and `scrollViewDidScrollToTop` at the top. For content that is at its top already Apple's pages differ: the page of `scrollsToTop` says that nothing happens, the page of `scrollViewDidScrollToTop` that the call might come at once. This model calls neither method then.",
    remedy:
        "Set `scrollsToTop = false` on all scroll views of the screen but one: text views, carousels, pages beside the visible one and menus count. With pages, set the property to true on the visible page's list alone each time the page changes. Other windows in front may keep the tap from the list.",
    symptoms: [
        "tap status bar to scroll to top does not work",
        "scrollsToTop not working with several scroll views",
        "status bar tap in a page view controller or paging scroll view",
        "scrollViewShouldScrollToTop not called",
    ],
    variables: [others, refuses, atTop],
    stage: { stage in
        let scroll = stage.add(UIScrollView(), list, at: CGRect(x: 0, y: 100, width: 390, height: 400))
        scroll.contentSize = CGSize(width: 390, height: 2000)
        if !stage[atTop] { scroll.contentOffset.y = 500 }
        let top = stage.name(TopDelegate(), delegate)
        top.refuses = stage[refuses]
        scroll.delegate = top
        if stage[others] != .none {
            let other = stage.add(UIScrollView(), "other", at: CGRect(x: 0, y: 520, width: 390, height: 200))
            other.contentSize = CGSize(width: 2000, height: 200)
            other.scrollsToTop = stage[others] != .off
            other.isHidden = stage[others] == .hidden
        }
        stage.interrupt(by: .statusBarTap, at: 0.5)
        stage.script.wait(2)
        stage.script.perform { if scroll.contentOffset.y == 0 { stage.mark(inTheEndAtTop) } }
    },
    outcomes: {
        Outcome("in the end the content is at its top", not: "the content stays scrolled down", inTheEndAtTop.written)
        Outcome(
            "the delegate receives `scrollViewDidScrollToTop`", not: "the delegate receives no `scrollViewDidScrollToTop`",
            delegate.scrollViewDidScrollToTop)
    },
    claims: {
        Claim(
            "With one scroll view UIKit calls `scrollViewShouldScrollToTop`, then `scrollViewDidScrollToTop` when the content is at its top.",
            when: isAlone && refuses.isOff && atTop.isOff, explanation: "Apple documents it.", rules: [.statusBarTap]
        ) {
            only {
                delegate.scrollViewShouldScrollToTop(list)
                delegate.scrollViewDidScrollToTop(list)
                inTheEndAtTop.written
            }
        }
        Claim(
            "If two visible scroll views have `scrollsToTop`, neither scrolls, and no delegate method is called.",
            when: !isAlone && atTop.isOff,
            explanation: "Apple documents it for iPhone.", rules: [.statusBarTap]
        ) {
            delegate.call("*").never
            inTheEndAtTop.written.never
        }
        Claim(
            "If the delegate refuses, the content stays.", when: isAlone && refuses.isOn && atTop.isOff, rules: [.statusBarTap]
        ) {
            delegate.scrollViewShouldScrollToTop.happens
            inTheEndAtTop.written.never
        }
        Claim(
            "If the content is at its top already, no delegate method is called.", when: atTop.isOn, delegate.call("*").never,
            explanation: "Apple's pages differ: nothing happens, or `scrollViewDidScrollToTop` might be called at once.",
            unnoticed: "Content at its top has no way to go: the claim says what does not happen.")
    })
