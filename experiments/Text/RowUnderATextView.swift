import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Settings: String, Choice {
    case asItComes = "as it comes"
    case notEditable = "not editable"
    case notScrolling = "neither editable nor scrolling"
    case notSelectable = "neither editable nor scrolling nor selectable"
    case noInteraction = "without user interaction"
    case linksOnly = "not editable with a `point(inside:with:)` that is true on links only"
}
private let settings = Variable<Settings>("settings", "The text view is")

private enum Place: String, Choice {
    case plain = "plain text"
    case link = "a link"
}
private let place = Variable<Place>("place", "The finger taps")

private let address = "https://example.org"

/// A text view that can be hit on the link at its beginning only.
private final class LinkTextView: UITextView {
    var isHitOnLinksOnly = false

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        guard isHitOnLinksOnly, let end = position(from: beginningOfDocument, offset: address.utf16.count) else { return true }
        let caret = caretRect(for: end)
        return point.x < caret.minX && point.y < caret.maxY
    }
}

private final class LinkListener: UITextViewDelegate {
    func textViewDidBeginEditing(_ textView: UITextView) {}
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool { false }
}

private let delegate = Named<RowsDelegate>("delegate")
private let textView = Named<LinkTextView>("textView")
private let links = Named<LinkListener>("links")

private let takesPlainTap = Condition(
    "the text view is hit on plain text and is editable, scrollable or selectable",
    not: "the text view is not hit on plain text, or is neither editable nor scrollable nor selectable",
    settings.isOneOf(.asItComes, .notEditable, .notScrolling))
private let hasLinks = Condition(
    "the text view is selectable, not editable, and takes touches on links",
    not: "the text view is editable, not selectable or without user interaction",
    settings.isOneOf(.notEditable, .notScrolling, .linksOnly))

/// A row whose cell is covered by a text view.
let rowUnderATextView: Experiment = Experiment(
    id: "RowUnderATextView",
    title: "`didSelectRowAt` not called: a `UITextView` in the cell",
    question: """
        The cell of a row is covered by a text view with a link. A finger taps the link or the text beside it. Is the row selected, and \
        does the link react? Which settings of the text view give both?
        """,
    answer: """
        With its default settings the text view begins editing, and the row is not selected. If it is not editable, it keeps the \
        touches while it can scroll; a selectable one takes the tap even if it does not scroll (a report says that up to iOS 10 \
        the row was selected then). Its link reacts if it is selectable and not editable. If it is neither editable nor \
        selectable and does not scroll, or is without user interaction, the row is selected and the link is dead. Only a text \
        view that is hit on its links alone gives both. What a selectable text view does with a tap is assumed from reports.
        """,
    remedy: """
        Text without links: `isUserInteractionEnabled = false`, or `UILabel`. Text with links: keep `isSelectable = true` and \
        `isEditable = false`, and override `point(inside:with:)` of the text view so that it is true on links only; the rest of \
        the touches go to the cell. For text with `.link` attributes, `closestPosition(to:)` gives a place between two \
        characters: return `true` if one of the two has the attribute and its `firstRect(for:)` contains the point. The same holds for `didSelectItemAt` of a \
        collection view.
        """,
    symptoms: [
        "didSelectRowAt not called when tapping a UITextView in the cell",
        "UITextView in UITableViewCell blocks row selection",
        "didSelectItemAt not called for a cell with a text view",
        "text view with links in a cell, select the row when tapping outside of a link",
        "didSelectRow not called since iOS 11 with UITextView, isEditable false, isScrollEnabled false",
        "UITextView only links tappable, pass other touches to the cell",
    ],
    variables: [settings, place],
    stage: { stage in
        let view = stage.name(LinkTextView(frame: CGRect(x: 20, y: 0, width: 300, height: 44)), textView)
        view.text = address + "\nplain text"
        view.dataDetectorTypes = .link
        view.delegate = stage.name(LinkListener(), links)
        switch stage[settings] {
        case .asItComes: break
        case .notEditable: view.isEditable = false
        case .notScrolling:
            view.isEditable = false
            view.isScrollEnabled = false
        case .notSelectable:
            view.isEditable = false
            view.isScrollEnabled = false
            view.isSelectable = false
        case .noInteraction: view.isUserInteractionEnabled = false
        case .linksOnly:
            view.isEditable = false
            view.isHitOnLinksOnly = true
        }
        let rows = RowsDelegate()
        rows.makeCell = { _, indexPath in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            if indexPath.row == 0 { cell.contentView.addSubview(view) }
            return cell
        }
        stage.addTable(UITableView(frame: .zero, style: .plain), rows)
        stage.script.tap(.point(x: 40, y: stage[place] == .link ? 15 : 30, in: textView))
    },
    outcomes: {
        Outcome("the row is selected", not: "the row is not selected", delegate.didSelectRow)
        Outcome("the link reacts", not: "no link reacts", links.shouldInteractWithURL)
        Outcome("editing begins", not: "editing does not begin", links.textViewDidBeginEditing)
    },
    claims: {
        Claim(
            "A tap on plain text does not select the row if the text view takes it.", when: place == .plain && takesPlainTap,
            delegate.didSelectRow.never)
        Claim(
            "A text view that is neither editable nor scrolling keeps the row from being selected.",
            when: settings == .notScrolling && place == .plain, delegate.didSelectRow.never,
            explanation: "A report to Apple says so of iOS 11, and that it was otherwise on iOS 10.", rules: [.selectableTextTakesTaps])
        Claim(
            "A text view that is not selectable, not editable and does not scroll leaves each tap to the row, and its link is dead.",
            when: settings == .notSelectable, rules: [.disabledScrolling, .touchMethodsClimb]
        ) {
            delegate.didSelectRow.happens
            links.everything.never
        }
        Claim(
            "Without user interaction, each tap selects the row, and the link is dead.", when: settings == .noInteraction
        ) {
            delegate.didSelectRow.happens
            links.everything.never
        }
        Claim(
            "If the text view is hit on links only, a tap on plain text selects the row.",
            when: settings == .linksOnly && place == .plain, delegate.didSelectRow.happens, rules: [.touchMethodsClimb])
        Claim(
            "Links react if the text view is selectable and not editable, and then the row is not selected.",
            when: hasLinks && place == .link, rules: [.textLinks]
        ) {
            links.shouldInteractWithURL.happens
            delegate.didSelectRow.never
        }
        Claim(
            "In a text view as it comes, a tap on a link begins editing.", when: settings == .asItComes && place == .link,
            explanation: "Links of an editable text view do not react."
        ) {
            links.textViewDidBeginEditing.happens
            links.shouldInteractWithURL.never
        }
    })
