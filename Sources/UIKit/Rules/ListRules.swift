import EventTrace

/// The rules of tables and collections.
extension Rule {
    static let lists: [Rule] = [
        .selectionNeedsTheTouch, .selectAfterCommit, .rowHighlight, .rowSelection, .itemSelection, .cellsInSight, .reuseClears,
        .sectionViews, .touchOnTheCell, .editingSelection, .contentInFront, .estimatedHeights, .heightOfDequeuedRow,
        .rowSwipe, .rowSwipeEnds, .fullSwipe, .openRowTakesTouch, .editedCellStays,
    ]

    public static var selectionNeedsTheTouch: Rule {
        Rule(
            .scrolling, 3,
            .measured(
                "A list selects a row by a touch that the list gets: if a recognizer above the list takes this touch, before or after the list has got it, the row is not selected.",
                without: "A row is selected even if its touch is taken away.",
                sources: [
                    .observation("table-quick-tap-superview-tap"), .observation("tap-and-tableview-quick"),
                    .observation("table-cell-parent-tap-cancelsNo"),
                ]))
    }

    public static var selectAfterCommit: Rule {
        Rule(
            .scrolling, 4,
            .measured(
                "A table selects the row after the commit of the same pass of the run loop, not within `touchesEnded`; a collection view selects the item within `touchesEnded`.",
                without: "A table selects the row within `touchesEnded`.",
                sources: [
                    .observation("stack-tableview-didselect-after-commit"), .observation("stack-delayed-collectionview-didselect"),
                    .observation("collection-view-delayed-ended-stack"),
                ]))
    }

    public static var rowHighlight: Rule {
        Rule(
            .scrolling, 11,
            .documented(
                "A touch that a table gets highlights the row under it, unless the delegate returns false from `shouldHighlightRowAt`, which also keeps the row from being selected; the highlight goes when the touch ends.",
                without: "No row is highlighted, and the delegate does not receive `shouldHighlightRowAt`.",
                sources: [.observation("tableview-shouldhighlight-header"), .observation("table-highlight-old-row")]))
    }

    public static var rowSelection: Rule {
        Rule(
            .scrolling, 12,
            .assumed(
                "A row chosen by touch loses its highlight, then the delegate receives `willSelectRowAt`, `willDeselectRowAt` and `didDeselectRowAt` of the row selected before, and `didSelectRowAt`, or, with multiple selection, `willDeselectRowAt` and `didDeselectRowAt` of a row that is selected already; each cell changes before the delegate receives the did call.",
                without: "The delegate is not asked about selection, and the row selected before stays selected.",
                sources: [
                    .observation("table-select-another-writeup"), .observation("cell-states-of-a-tap"),
                    .observation("cell-states-of-another-tap"), .observation("table-select-by-code-doc"),
                    .choice("The order is reported by two authors, without a log that can be read."),
                    .choice("Whether the highlight, too, goes after the commit is not known; here it does."),
                ]))
    }

    public static var itemSelection: Rule {
        Rule(
            .scrolling, 13,
            .measured(
                "A touch that a collection view gets brings `shouldHighlightItemAt` and `didHighlightItemAt`; its touch up brings, within `touchesEnded`, `didUnhighlightItemAt`, `shouldSelectItemAt`, `didDeselectItemAt` of the item selected before and `didSelectItemAt`, or, with multiple selection, `shouldDeselectItemAt` and `didDeselectItemAt`.",
                without: "The delegate is not asked about selection, and the item selected before stays selected.",
                sources: [
                    .observation("collectionview-delegate-order-2014"),
                    .observation("collectionview-delegate-order-with-previous-selection"), .observation("collection-no-highlight-doc"),
                    .document("UICollectionView, selectItem(at:animated:scrollPosition:)"),
                    .observation("stack-delayed-collectionview-didselect"),
                    .choice("The comment in the header has `didUnhighlightItemAt` last; two printed logs have it first."),
                ]))
    }

    public static var cellsInSight: Rule {
        Rule(
            .scrolling, 14,
            .documented(
                "A list asks for the cells in sight when it is laid out; the delegate receives `willDisplay` before a cell is laid out in its place and before the list counts the cell among those in sight, and `didEndDisplaying` after a cell is taken away; cells that go out of sight are used again; a collection view keeps the numbers of its items until a reload or an update.",
                without: "A list has cells for all its rows or items, in sight or not.",
                sources: [
                    .document("UITableView, dequeueReusableCell(withIdentifier:for:)"),
                    .observation("collection-sections-then-items-log"),
                    .document("UITableViewDelegate, tableView(_:willDisplay:forRowAt:)"),
                    .document("UITableViewDelegate, tableView(_:didEndDisplaying:forRowAt:)"),
                    .observation("list-does-not-know-cell-in-will-display"),
                    .choice(
                        "Accounts differ on whether the cell is a subview at `willDisplay`, and nobody documents whether the cell is still one at `didEndDisplaying`; here the cell is a subview at the first and none at the second."
                    ),
                ]))
    }

    public static var reuseClears: Rule {
        Rule(
            .scrolling, 40,
            .assumed(
                "`prepareForReuse` of a list's cell turns its highlight and selection off; an override without a call to super leaves them on.",
                without: "The list turns a cell's highlight and selection off before it calls `prepareForReuse`.",
                sources: [
                    .observation("prepare-for-reuse-clears"), .choice("One library's code relies on it; no log shows it."),
                ]))
    }

    public static var sectionViews: Rule {
        Rule(
            .scrolling, 19,
            .documented(
                "Section headers and footers of a plain table, and of a flow layout that pins them, float above the cells while something of their section is in sight.",
                without: "Headers and footers do not float.",
                sources: [
                    .document("UITableView.Style, plain and grouped"),
                    .document("UITableViewDelegate, tableView(_:viewForHeaderInSection:)"),
                    .document("UICollectionViewFlowLayout, sectionHeadersPinToVisibleBounds"),
                    .choice("The height of a header that is given none is not documented."),
                ]))
    }

    public static var touchOnTheCell: Rule {
        Rule(
            .scrolling, 24,
            .assumed(
                "A touch at the place of a cell selects the row or item only if the touch is on the cell.",
                without: "A touch selects the row at its place, whatever view has got the touch.",
                sources: [
                    .choice(
                        "It is common knowledge that a touch on a floating header selects nothing beneath it, but not documented; the effect of a disabled cell is not documented either."
                    )
                ]))
    }

    public static var editingSelection: Rule {
        Rule(
            .scrolling, 20,
            .documented(
                "In editing mode a table, whose visible cells receive `setEditing`, selects by touch only with `allowsSelectionDuringEditing` or `allowsMultipleSelectionDuringEditing`; outside editing mode `allowsSelection` and `allowsMultipleSelection` count.",
                without: "A table selects in editing mode as it does outside it.",
                sources: [
                    .document("UITableView, allowsSelection"), .document("UITableView, allowsSelectionDuringEditing"),
                    .document("UITableView, setEditing(_:animated:)"),
                ]))
    }

    public static var contentInFront: Rule {
        Rule(
            .scrolling, 83, in: .since(14),
            .assumed(
                "A view that is added to a cell of a list goes behind the content view of the cell, which gets the touches.",
                without: "A view that is added to a cell lies in front of the content view and gets its touches.",
                sources: [
                    .observation("added-to-the-cell-not-its-content"),
                    .choice(
                        "The reports are about cells of tables; cells of collections are taken to be alike, and accessory views to stay in front."
                    ),
                ]))
    }

    public static var estimatedHeights: Rule {
        Rule(
            .scrolling, 87,
            .documented(
                "A table that estimates heights, as tables do unless `estimatedRowHeight` is 0, requests `heightForRowAt` for a row that comes into sight, after its cell and before `willDisplay`, and again for the rows in sight after an update; heights requested before are estimates then; with 0, and without an estimate from the delegate, it requests the heights of all rows before the first cell, and each again after the cell of the row.",
                without: "A table requests the heights of all rows before the first cell, whatever `estimatedRowHeight` is.",
                sources: [
                    .observation("table-height-after-cell-list"), .observation("table-heights-first-log"),
                    .document("UITableView, estimatedRowHeight"),
                    .document("UITableViewDelegate, tableView(_:estimatedHeightForRowAt:)"),
                    .choice(
                        "How often a table requests the same height differs between versions; here it does so once at each of these places."
                    ),
                ]))
    }

    public static var heightOfDequeuedRow: Rule {
        Rule(
            .scrolling, 88,
            .measured(
                "`dequeueReusableCell(withIdentifier:for:)` requests `heightForRowAt` twice for a row whose height is not known, and once, without estimates, for a row whose height is known; `dequeueReusableCell(withIdentifier:)` does not.",
                without: "`dequeueReusableCell(withIdentifier:for:)` requests no height.",
                sources: [
                    .observation("table-height-around-cell-log"), .observation("table-dequeue-requests-height"),
                    .observation("table-height-in-dequeue-log"),
                    .choice(
                        "A printed log and an account have three requests for each row that is shown; how many of them come before the cell depends on the version."
                    ),
                ]))
    }

    public static var rowSwipe: Rule {
        Rule(
            .scrolling, 89,
            .documented(
                "A finger that goes sideways across a row, farther than a pan needs, swipes the row unless `canEditRowAt` returns false or the table is in editing mode: the delegate is asked for the leading or trailing actions; nil trailing actions of a row of editing style delete stand for deletion; without actions the swipe fails.",
                without: "No row is swiped.",
                sources: [
                    .document("UITableViewDelegate, tableView(_:trailingSwipeActionsConfigurationForRowAt:)"),
                    .document("UITableViewDelegate, tableView(_:leadingSwipeActionsConfigurationForRowAt:)"),
                    .document("UITableViewDataSource, tableView(_:canEditRowAt:)"),
                    .observation("row-swipe-needs-can-edit"), .observation("row-swipe-loses-to-slow-pan"),
                    .choice(
                        "The order of the questions, and the distance, are assumed: reports tell that a pan of a container wins over a slow swipe and loses to a quick one."
                    ),
                ]))
    }

    public static var rowSwipeEnds: Rule {
        Rule(
            .scrolling, 90,
            .documented(
                "When a swipe of a row begins, the delegate receives `willBeginEditingRowAt` and the table is editing; when the row has closed, after a swipe shorter than half of the actions, a touch elsewhere or an action, the delegate receives `didEndEditingRowAt`.",
                without: .fixed(because: "This rule says what follows a swipe, and is off with SC.89."),
                sources: [
                    .document("UITableViewDelegate, tableView(_:willBeginEditingRowAt:)"),
                    .document("UITableViewDelegate, tableView(_:didEndEditingRowAt:)"),
                    .observation("row-swipe-ends-with-a-tap"),
                    .choice(
                        "The call at the end comes at once, without the time of an animation; in iOS 8 it did not come after a short swipe."
                    ),
                ]))
    }

    public static var fullSwipe: Rule {
        Rule(
            .scrolling, 91,
            .documented(
                "A swipe across most of a row performs the first action at the lift, unless `performsFirstActionWithFullSwipe` is false; the button of an action performs it by a tap; deletion calls `commit editingStyle`, and the handler of another action closes the row by its completion.",
                without: "A swipe across the whole row performs no action.",
                sources: [
                    .document("UISwipeActionsConfiguration, performsFirstActionWithFullSwipe"), .document("UIContextualAction.Handler"),
                    .observation("header-full-swipe-default"),
                    .choice("The share of the width, six tenths, is assumed."),
                ]))
    }

    public static var openRowTakesTouch: Rule {
        Rule(
            .scrolling, 92,
            .assumed(
                "While a row is open, a touch on the table outside of the row closes it and does nothing else: it selects, scrolls and swipes nothing.",
                without: "A touch outside of an open row acts as if no row were open.",
                sources: [
                    .observation("row-swipe-ends-with-a-tap"),
                    .choice("A report tells so of a tap; that a drag of another row only closes the first is assumed."),
                ]))
    }

    public static var editedCellStays: Rule {
        Rule(
            .scrolling, 96,
            .assumed(
                "A cell that contains the first responder stays in its list when it scrolls out of sight, and is not reused before the responder resigns.",
                without:
                    "A cell that contains the first responder leaves its list when it scrolls out of sight, and the responder resigns.",
                sources: [
                    .account(
                        "xamarin/Xamarin.Forms, issue 10942: an editor out of sight keeps the focus, and the cell does not disappear"),
                    .account("SoySauceLab/CollectionKit, issue 113: a list of one's own has to keep the cell of the first responder"),
                    .account("NUARIG/nu_surveyor, issue 93: the field of a row out of sight does not end editing"),
                    .choice("That `didEndDisplaying` is not called follows the first report, whose framework has a callback of its own."),
                ]))
    }
}
