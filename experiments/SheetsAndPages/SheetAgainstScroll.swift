import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Height: String, Choice {
    case medium = "medium, of medium and large"
    case large = "large, the only one"
}
private let height = Variable<Height>("height", "The sheet stands at the detent")

private enum Direction: String, Choice { case up, down }
private let direction = Variable<Direction>("drag", "On the content a finger drags")

private let isAtTop = Variable<Bool>("top", "The content is at its top", off: "The content is scrolled down a little", default: true)
private let expands = Variable<Bool>(
    "expands", "`prefersScrollingExpandsWhenScrolledToEdge` is on, as by default",
    off: "`prefersScrollingExpandsWhenScrolledToEdge` is off", default: true)

private let scroll = Named<UIScrollView>("scroll")
private let drags = Named<LoggedDrags>("drags")
private let sheetMoves = Mark("the sheet has moved")

private let movesTheSheet = Condition(
    "the content is at its top, and the drag goes down, or up at the medium detent with expansion",
    not: "the content is scrolled, or the drag goes up and the sheet does not grow",
    isAtTop.isOn && (direction == .down || (height == .medium && expands.isOn)))

/// The pull of a sheet against the scroll view in it.
let sheetAgainstScroll: Experiment = Experiment(
    id: "SheetAgainstScroll",
    title: "A scroll view in a sheet: does the sheet move, or does the content scroll?",
    question:
        "A sheet is filled by a scroll view. A finger drags up or down on its content, which is at its top or not, while the sheet stands at its medium or its large detent. Does the sheet move, or does the content scroll?",
    answer:
        "With the content at its top a drag down moves the sheet, and at the medium detent a drag up makes the sheet grow first, unless `prefersScrollingExpandsWhenScrolledToEdge` is off. In all other cases the content scrolls. A drag that scrolls is never given back to the sheet. Whether a drag that has made the sheet grow goes on into the content is not known: three authors report it, and the engine does not do so.",
    remedy:
        "To scroll at the medium detent at once, set `prefersScrollingExpandsWhenScrolledToEdge = false`; the sheet then grows only by a drag outside the scroll view. To keep a list from dismissing the sheet, set `isModalInPresentation = true`: the sheet still stretches, and goes from large to medium. To keep it at large, make `.large()` its only detent as well. If the list never scrolls, its frame may be as tall as its content: pin the list to the edges of the sheet. A drag of the scroll indicator, engineers of one app report, scrolls at any detent, as in Maps, and no setting changes that; the engine has no indicator.",
    symptoms: [
        "scrolling up in a half sheet expands it instead of scrolling",
        "bottom sheet with table view: scroll or drag the sheet",
        "table view in a page sheet dismisses the sheet when scrolled down",
        "prefersScrollingExpandsWhenScrolledToEdge",
        "scroll view inside UISheetPresentationController medium detent does not scroll",
    ],
    observations: ["sheet-scroll-expands-first", "ouk-sheet-or-content-at-top"],
    variables: [height, direction, isAtTop, expands],
    stage: { stage in
        let presented = stage.keep(UIViewController())
        let isMedium = stage[height] == .medium
        presented.sheetPresentationController?.detents = isMedium ? [.medium(), .large()] : [.large()]
        presented.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = stage[expands]
        let content = stage.name(UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 700)), scroll)
        content.contentSize = CGSize(width: 390, height: 3000)
        content.delegate = stage.name(LoggedDrags(), drags)
        presented.view.addSubview(content)
        stage.present(presented)
        stage.script.perform { if !stage[isAtTop] { content.contentOffset.y = 100 } }
        let finger = stage.script.finger(1)
        finger.down(at: .point(x: 200, y: 600))
        finger.move(to: .point(x: 200, y: stage[direction] == .down ? 680 : 520), over: 0.2)
        stage.script.perform {
            let top = stage.window.convert(CGPoint.zero, from: presented.view).y
            if top != (isMedium ? 449 : 54) { stage.mark(sheetMoves) }
        }
        stage.script.wait(0.3)
        finger.up()
        stage.script.wait(1)
    },
    outcomes: {
        Outcome("the sheet moves", not: "the content scrolls", sheetMoves.written)
    },
    claims: {
        Claim(
            "With the content at its top the sheet moves with a drag down, and with a drag up while it can grow.", when: movesTheSheet,
            explanation: "A talk of 2021 and Apple's page say it.", rules: [.sheetBeforeContent]
        ) {
            sheetMoves.written.happens
            drags.scrollViewWillBeginDragging("*").never
        }
        Claim("In all other cases the content scrolls, and the sheet stays.", when: !movesTheSheet) {
            drags.scrollViewWillBeginDragging("*").happens
            sheetMoves.written.never
        }
    })
