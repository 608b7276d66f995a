import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum List: String, Choice {
    case plainTable = "a plain table"
    case groupedTable = "a grouped table"
    case collectionView = "a collection view"
    case pinnedCollectionView = "a collection view with pinned headers"
}
private let list = Variable<List>("list", "The list is")

private enum Tapped: String, Choice {
    case row = "a row"
    case header = "a header"
    case topAfterScrolling = "the top of the list after scrolling"
    case buttonInAHeader = "a button in a header"
    case rowWithoutTouches = "a row with interaction disabled"
}
private let tapped = Variable<Tapped>("tapped", "The finger taps")

/// Hears of its touches and passes them on.
private final class Header: UICollectionReusableView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
}

/// One section of 20 rows or items of 44 points under a header of the same height; is called for what is selected.
private final class HeadedRows: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate {
    var prepareHeader: (UIView) -> Void = { _ in }
    var deadRow: Int?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.isUserInteractionEnabled = indexPath.row != deadRow
        return cell
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 44 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = Header(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        prepareHeader(header)
        return header
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.isUserInteractionEnabled = indexPath.row != deadRow
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    {
        let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        prepareHeader(header)
        return header
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

extension Stage {
    fileprivate func addHeaded(_ rows: HeadedRows) -> UIScrollView {
        switch self[list] {
        case .plainTable: return addTable(ProbeTable(frame: .list, style: .plain), rows)
        case .groupedTable: return addTable(ProbeTable(frame: .list, style: .grouped), rows)
        case .collectionView, .pinnedCollectionView:
            let collection = addCollection({ ProbeCollection(frame: $0, collectionViewLayout: $1) }, rows)
            let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout
            layout?.headerReferenceSize = CGSize(width: 300, height: 44)
            layout?.sectionHeadersPinToVisibleBounds = self[list] == .pinnedCollectionView
            collection.register(
                Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
            return collection
        }
    }
}

private let listView = Named<UIView>("list")
private let header = Named<Header>("header")
private let buttonPressed = Mark("the button is pressed")

private let floats = Condition(
    "the header floats", not: "the header scrolls away", list.isOneOf(.plainTable, .pinnedCollectionView))

/// A header is no row, floating or not.
let touchOnAHeader: Experiment = Experiment(
    id: "TouchOnAHeader",
    title: "Tap on a section header: which view receives the touch?",
    question:
        "A list has a section of rows under a header. A finger taps a row, the header, the top of the list after it has been scrolled, a button in the header, or a row whose cell has user interaction disabled. Which views receive the touch, and is a row selected?",
    answer:
        "A header receives its touches like any view and passes them on to the list, which selects nothing. In a plain table, and in a collection view that pins its headers, the header floats in front of the rows and receives a tap at the top. In other lists the header has scrolled away by then, and the row is selected. A button in a header keeps its touches; a touch on a cell with user interaction disabled goes to the list itself and selects nothing.",
    remedy:
        "To make a header react to taps, give it a tap recognizer or put a button into it: the list never selects a header. In a table return a `UITableViewHeaderFooterView`, and add its views and the recognizer to `contentView` once, in the initializer: a reused header keeps the old ones. A button that covers the header takes the taps of the switches and buttons behind it; under a tap recognizer UIKit's buttons and switches still act. For a collection view derive the header from `UICollectionReusableView`, not from `UICollectionViewCell`: the cell's `contentView` covers what is added to the cell itself.",
    symptoms: [
        "detect a tap on a table view section header",
        "didSelectRow for a header, tap on header does nothing",
        "sticky header blocks taps on the row below",
        "button in a UICollectionView header view",
        "cell with isUserInteractionEnabled = false, who gets the touch",
        "transparent button over a section header blocks the switch inside",
        "switch in a UICollectionView section header receives no touches",
    ],
    variables: [list, tapped],
    stage: { stage in
        let rows = HeadedRows()
        let listener = stage[tapped] == .buttonInAHeader ? stage.target(marking: buttonPressed) : nil
        rows.prepareHeader = { header in
            stage.name(header, "header")
            guard let listener else { return }
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            button.addTarget(listener, action: ActionTarget.fire, for: .touchUpInside)
            header.addSubview(button)
        }
        if stage[tapped] == .rowWithoutTouches { rows.deadRow = 1 }
        let view = stage.addHeaded(rows)
        let isScrolled = stage[tapped] == .topAfterScrolling
        stage.script.perform { if isScrolled { view.contentOffset.y = 66 } }
        stage.script.wait(0.1)
        let y =
            [.header, .buttonInAHeader, .topAfterScrolling].contains(stage[tapped]) ? 210.0 : 310
        stage.script.press(.point(x: 80, y: y), for: 0.3)
    },
    outcomes: {
        Outcome("a row is selected", not: "no row is selected", "delegate.didSelect*")
        Outcome("the touch goes to", otherwise: "the list, or a row in it") {
            Outcome.State("the header", header.touchesBegan)
            Outcome.State("the button", buttonPressed.written)
        }
    },
    claims: {
        Claim(
            "A touch on a header is passed on from the header to the list and selects nothing.",
            when: tapped == .header,
            explanation: "A header is a view of the list, not a row.", rules: [.touchOnTheCell]
        ) {
            header.touchesBegan
            listView.touchesBegan
            listView.touchesEnded
            TokenPattern("delegate.didSelect*").never
        }
        Claim(
            "A floating header receives touches in place of the row beneath it.",
            when: tapped == .topAfterScrolling && floats,
            explanation:
                "It is documented that headers of plain tables, and pinned ones, float; that they cover the rows for touches follows from hit-testing.",
            rules: [.sectionViews, .lastSubviewFirst]
        ) {
            header.touchesBegan.happens
            TokenPattern("delegate.didSelect*").never
        }
        Claim(
            "Where headers do not float, the row that has come to the top is selected.",
            when: tapped == .topAfterScrolling && !floats
        ) {
            header.touches.never
            TokenPattern("delegate.didSelect*([0, 0])").happens
        }
        Claim(
            "A button in a header keeps its touches, and fires.",
            when: tapped == .buttonInAHeader,
            explanation: "Controls do not pass touches up the responder chain.", rules: [.controlsEndTheClimb]
        ) {
            buttonPressed.written.happens
            header.touches.never
            listView.touches.never
        }
        Claim(
            "A cell with user interaction disabled is not selected; the list receives the touch itself.",
            when: tapped == .rowWithoutTouches,
            explanation: "Apps use it this way; it is not documented.", rules: [.touchOnTheCell]
        ) {
            listView.touchesBegan.happens
            TokenPattern("delegate.didSelect*").never
        }
        Claim("A tap on a row selects the row.", when: tapped == .row, TokenPattern("delegate.didSelect*([0, 1])").happens)
    })
