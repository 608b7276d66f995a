import EventTrace

/// The rules of tables and collections.
extension Rule {
    static let lists: [Rule] = [
        .selectionNeedsTheTouch, .selectAfterCommit, .rowHighlight, .rowSelection, .itemSelection, .cellsInSight, .reuseClears,
        .sectionViews, .touchOnTheCell, .editingSelection,
    ]

    public static var selectionNeedsTheTouch: Rule {
        Rule(
            .scrolling, 3,
            .measured(
                "A row is selected by the touch that a list gets: a recognizer above the list that takes the touch, before or after the list has got it, keeps the row from being selected.",
                without: "A row whose touch is taken away is selected all the same.",
                sources: [
                    .observation("table-quick-tap-superview-tap"), .observation("tap-and-tableview-quick"),
                    .observation("table-cell-parent-tap-cancelsNo"),
                ]))
    }

    public static var selectAfterCommit: Rule {
        Rule(
            .scrolling, 4,
            .measured(
                "A table selects the row after the commit of the same pass of the run loop, not within `touchesEnded`; a collection view selects within it.",
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
                "A touch that a table gets highlights the row under it, if the delegate's should highlight does not say no, which ends the selection there; its end takes the highlight away.",
                without: "No row is highlighted, and the delegate is not asked about it.",
                sources: [.observation("tableview-shouldhighlight-header"), .observation("table-highlight-old-row")]))
    }

    public static var rowSelection: Rule {
        Rule(
            .scrolling, 12,
            .measured(
                "A row that is chosen by touch loses its highlight, then come will select, will deselect and did deselect of the row selected before, or of itself with multiple selection, and did select, each cell changing before the delegate receives the call.",
                without: "The delegate is not asked about selection, and the row selected before stays selected.",
                sources: [
                    .observation("table-select-another-writeup"), .observation("cell-states-of-a-tap"),
                    .observation("cell-states-of-another-tap"), .observation("table-select-by-code-doc"),
                    .choice("That the highlight goes after the commit too is not known."),
                ]))
    }

    public static var itemSelection: Rule {
        Rule(
            .scrolling, 13,
            .measured(
                "A touch that a collection view gets asks should highlight and tells did highlight; at its touch up, within `touchesEnded`, come did unhighlight, should select, did deselect of the item selected before and did select, or with multiple selection should deselect and did deselect.",
                without: "The delegate is not asked about selection, and the item selected before stays selected.",
                sources: [
                    .observation("collectionview-delegate-order-2014"),
                    .observation("collectionview-delegate-order-with-previous-selection"), .observation("collection-no-highlight-doc"),
                    .document("UICollectionView, selectItem(at:animated:scrollPosition:)"),
                    .observation("stack-delayed-collectionview-didselect"),
                    .choice("The comment in the header has did unhighlight last; two printed logs have it first."),
                ]))
    }

    public static var cellsInSight: Rule {
        Rule(
            .scrolling, 14,
            .documented(
                "Cells are asked for when the list is laid out, for what is in sight; the delegate receives will display before a cell is laid out in its place and did end displaying when a cell has been taken away; those that go out of sight are used again.",
                without: "A list has cells for everything, in sight or not.",
                sources: [
                    .document("UITableView, dequeueReusableCell(withIdentifier:for:)"),
                    .document("UITableViewDelegate, tableView(_:willDisplay:forRowAt:)"),
                    .document("UITableViewDelegate, tableView(_:didEndDisplaying:forRowAt:)"),
                    .choice("Whether the cell is a subview by will display, and no longer one by did end displaying, is not documented."),
                ]))
    }

    public static var reuseClears: Rule {
        Rule(
            .scrolling, 40,
            .measured(
                "`prepareForReuse` of a table's or a collection's cell sets its highlight and its selection off, so that an override that does not call super leaves them.",
                without: "The list sets them off before it calls `prepareForReuse`.",
                sources: [.observation("prepare-for-reuse-clears")]))
    }

    public static var sectionViews: Rule {
        Rule(
            .scrolling, 19,
            .documented(
                "Headers and footers of a plain table's sections, and of a flow layout that pins them, float in front of the cells as long as something of their section is in sight.",
                without: "Headers and footers do not float.",
                sources: [
                    .document("UITableView.Style, plain and grouped"),
                    .document("UITableViewDelegate, tableView(_:viewForHeaderInSection:)"),
                    .document("UICollectionViewFlowLayout, sectionHeadersPinToVisibleBounds"),
                    .choice("How high a header is if nobody says so is not documented."),
                ]))
    }

    public static var touchOnTheCell: Rule {
        Rule(
            .scrolling, 24,
            .assumed(
                "A touch in the place of a cell selects its row or item only if it is on the cell.",
                without: "A touch selects the row in its place whatever view has got it.",
                sources: [
                    .choice(
                        "That nothing beneath a floating header is selected is common knowledge, but nowhere documented, nor is what a disabled cell does."
                    )
                ]))
    }

    public static var editingSelection: Rule {
        Rule(
            .scrolling, 20,
            .documented(
                "In editing mode, which its visible cells receive as `setEditing`, a table selects by touch only with `allowsSelectionDuringEditing` or `allowsMultipleSelectionDuringEditing`; `allowsSelection` and `allowsMultipleSelection` count outside of it.",
                without: "A table selects in editing mode as it does outside of it.",
                sources: [
                    .document("UITableView, allowsSelection"), .document("UITableView, allowsSelectionDuringEditing"),
                    .document("UITableView, setEditing(_:animated:)"),
                ]))
    }
}
