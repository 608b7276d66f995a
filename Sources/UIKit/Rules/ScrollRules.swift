import EventTrace

extension RuleID {
    static var contentTouchDelay: RuleID { RuleID(.scrolling, 1) }
    static var contentTouchQuestions: RuleID { RuleID(.scrolling, 2) }
    static var selectionNeedsTheTouch: RuleID { RuleID(.scrolling, 3) }
    static var selectAfterCommit: RuleID { RuleID(.scrolling, 4) }
    static var dragDirection: RuleID { RuleID(.scrolling, 5) }
    static var scrollDelegate: RuleID { RuleID(.scrolling, 6) }
    static var deceleration: RuleID { RuleID(.scrolling, 7) }
    static var disabledScrolling: RuleID { RuleID(.scrolling, 8) }
    static var nestedScrollViews: RuleID { RuleID(.scrolling, 9) }
    static var caughtContent: RuleID { RuleID(.scrolling, 10) }
    static var rowHighlight: RuleID { RuleID(.scrolling, 11) }
    static var rowSelection: RuleID { RuleID(.scrolling, 12) }
    static var itemSelection: RuleID { RuleID(.scrolling, 13) }
    static var cellsInSight: RuleID { RuleID(.scrolling, 14) }
    static var keyboardDismissal: RuleID { RuleID(.scrolling, 15) }
    static var zooming: RuleID { RuleID(.scrolling, 16) }
    static var zoomDelegate: RuleID { RuleID(.scrolling, 17) }
    static var zoomWithDrag: RuleID { RuleID(.scrolling, 18) }
    static var sectionViews: RuleID { RuleID(.scrolling, 19) }
    static var editingSelection: RuleID { RuleID(.scrolling, 20) }
}

extension Rule {
    static let scrolling: [Rule] = [
        Rule(
            .contentTouchDelay, .measured,
            "With `delaysContentTouches` the content of a scroll view gets a touch 0.15 seconds after it came down, if it has not dragged by then; of a touch that is lifted sooner it gets began and ended at the lift. It works as an internal recognizer that holds touches back and then fails.",
            sources: [
                .observation("scroll-delay-timestamps-1"), .observation("scrollview-delay-timestamps"),
                .observation("scroll-three-cases-150ms"), .observation("stack-delayed-collectionview-didselect"),
            ]),
        Rule(
            .contentTouchQuestions, .documented,
            "`touchesShouldBegin(_:with:in:)` is asked just before a view of the content gets a touch; false keeps it from it. `touchesShouldCancel(in:)` is asked when a drag is about to take a touch that the view has got, if `canCancelContentTouches` is true; false, which is the answer for a `UIControl`, gives the drag up.",
            sources: [.observation("hdr-uiscrollview-shouldbegin"), .observation("button-in-cell-delays")]),
        Rule(
            .selectionNeedsTheTouch, .measured,
            "A row is selected by the touch that a list gets: a recognizer above the list that takes the touch, before or after the list has got it, keeps the row from being selected.",
            sources: [
                .observation("table-quick-tap-superview-tap"), .observation("tap-and-tableview-quick"),
                .observation("table-cell-parent-tap-cancelsNo"),
            ]),
        Rule(
            .selectAfterCommit, .measured,
            "A table selects the row after the commit of the same pass of the run loop, not within `touchesEnded`; a collection view selects within it.",
            sources: [
                .observation("stack-tableview-didselect-after-commit"), .observation("stack-delayed-collectionview-didselect"),
                .observation("collection-view-delayed-ended-stack"),
            ]),
        Rule(
            .dragDirection, .assumed,
            "A drag moves the content if it goes along an axis along which the content is larger than the scroll view, or which always bounces; else the pan fails.",
            sources: [.choice("It is documented that a cross drag scrolls the outer of two nested scroll views, not how.")]),
        Rule(
            .scrollDelegate, .documented,
            "A drag is told as will begin dragging, did scroll for each change, will end dragging, did end dragging; if the content goes on alone, will begin decelerating, did scroll for each frame, did end decelerating. An animated change that code asks for ends with did end scrolling animation.",
            sources: [
                .observation("scroll-fling-log"), .observation("scroll-rest-writeup"), .observation("scroll-set-offset-writeup"),
                .observation("scroll-set-offset-animated-header"), .document("UIScrollViewDelegate"),
            ]),
        Rule(
            .deceleration, .assumed,
            "Content that is let go of in motion keeps of its speed the share `decelerationRate` for each millisecond, and comes to rest at its edges; with paging, at a page. Beyond its edges a drag pulls it with growing resistance if it bounces.",
            sources: [
                .document("WWDC 2018 session 803, Designing Fluid Interfaces"),
                .choice("The curve is not documented beyond the rate; frames come 60 times per second."),
            ]),
        Rule(
            .disabledScrolling, .documented,
            "A scroll view whose scrolling is disabled passes touches on to `next`; nothing is held back from its content.",
            sources: [
                .document("UIScrollView, isScrollEnabled"), .choice("That its content need not wait then is not documented."),
            ]),
        Rule(
            .nestedScrollViews, .assumed,
            "Of nested scroll views that scroll along one axis the inner one scrolls, unless its content is at the end and an outer one's is not when the drag begins.",
            sources: [
                .document("Scroll View Programming Guide for iOS, Nesting Scroll Views"),
                .choice("It is documented that nesting works; which one scrolls at the end of the content is not."),
            ]),
        Rule(
            .caughtContent, .assumed,
            "A finger that comes down while the content decelerates stops it; this touch is not held back, and selects no row.",
            sources: [
                .observation("table-touch-while-decelerating"), .observation("scroll-stopped-by-touch"),
                .choice("The one report is unsettled; what the touch selects is not in it."),
            ]),
        Rule(
            .rowHighlight, .documented,
            "A touch that a table gets highlights the row under it, if the delegate's should highlight does not say no, which ends the selection there; its end takes the highlight away.",
            sources: [.observation("tableview-shouldhighlight-header"), .observation("table-highlight-old-row")]),
        Rule(
            .rowSelection, .measured,
            "A row that is chosen loses its highlight, then come will select, will deselect and did deselect of the row selected before, did select; each cell changes before the delegate is told. With multiple selection a row that is chosen again is deselected. Code that selects rows is not told to the delegate.",
            sources: [
                .observation("table-select-another-writeup"), .observation("cell-states-of-a-tap"),
                .observation("cell-states-of-another-tap"), .observation("table-select-by-code-doc"),
                .choice("That the highlight goes after the commit too is not known."),
            ]),
        Rule(
            .itemSelection, .documented,
            "A touch that a collection view gets asks should highlight and tells did highlight; at its lift, within `touchesEnded`, come should select and did select, or with multiple selection should deselect and did deselect, then did unhighlight. Code that selects items is not told to the delegate.",
            sources: [
                .observation("collection-sequence-header"), .observation("collection-no-highlight-doc"),
                .document("UICollectionView, selectItem(at:animated:scrollPosition:)"),
                .observation("stack-delayed-collectionview-didselect"),
                .choice("Without multiple selection the item selected before is told as deselected before did select."),
            ]),
        Rule(
            .cellsInSight, .documented,
            "Cells are asked for when the list is laid out, for what is in sight; those that go out of sight are used again.",
            sources: [.document("UITableView, dequeueReusableCell(withIdentifier:for:)")]),
        Rule(
            .keyboardDismissal, .documented,
            "With `keyboardDismissMode` onDrag the field that is edited resigns when a drag begins, wherever in the window it is.",
            sources: [
                .document("UIScrollView.KeyboardDismissMode, onDrag"),
                .choice(
                    "That the delegate is told of the drag before the field resigns, and that the field's delegate can refuse, is not documented."
                ),
            ]),
        Rule(
            .zooming, .documented,
            "A scroll view has a pinch while its maximum zoom scale is greater than its minimum. The view that its delegate names is transformed by the scale and keeps its upper left corner; the size of the content becomes that of the view, and what lies between the fingers stays there, as far as the content's edges let it. With `bouncesZoom` a pinch goes beyond the limits with growing resistance.",
            sources: [
                .document("UIScrollView.h, comments on pinchGestureRecognizer, maximumZoomScale and bouncesZoom"),
                .document("UIScrollViewDelegate, viewForZooming(in:)"),
                .document("Scroll View Programming Guide for iOS, Basic Zooming Using the Pinch Gestures"),
                .choice(
                    "The curve of the resistance, which point stays, and that the delegate is asked once for each zoom are not documented. A pinch recognizes although the delegate names no view."
                ),
            ]),
        Rule(
            .zoomDelegate, .documented,
            "A pinch is told as will begin zooming, did zoom for each change, did end zooming; beyond a limit did end zooming comes after the bounce back, of which one did zoom tells at the lift. An animated change by code is told as will begin zooming, one did zoom, and did end zooming when it has been shown; one without animation as did zoom alone.",
            sources: [
                .document("UIScrollViewDelegate, scrollViewWillBeginZooming(_:with:)"),
                .document("UIScrollViewDelegate, scrollViewDidEndZooming(_:with:atScale:)"),
                .document("Stack Overflow 4809457, a scroll view that has been pinched beyond its minimum"),
                .document("Stack Overflow 3993532, zoom(to:animated:) since iOS 4"),
                .choice("Whether did scroll or did zoom is told first when both change is not known; here it is did scroll."),
            ]),
        Rule(
            .zoomWithDrag, .assumed,
            "The pan and the pinch of one scroll view recognize together. Its pinch ends when one of the two fingers lifts; the drag goes on with the other.",
            sources: [
                .document("UIScrollView, Overview: a zoom gesture can end while a finger is still down"),
                .choice(
                    "It is documented that pinches pan too, and that a zoom can end with a finger down; not which recognizer does what."),
            ]),
        Rule(
            .sectionViews, .documented,
            "Headers and footers of sections stand in front of the cells. Those of a plain table, and of a flow layout that pins them, float: they stay in sight while something of their section is. A touch on one, or in the place of a cell that takes no touches, is no touch of a row.",
            sources: [
                .document("UITableView.Style, plain and grouped"),
                .document("UITableViewDelegate, tableView(_:viewForHeaderInSection:)"),
                .document("UICollectionViewFlowLayout, sectionHeadersPinToVisibleBounds"),
                .choice(
                    "That nothing beneath a floating header is selected is common knowledge, but nowhere documented, nor is what a disabled cell does, nor how high a header is if nobody says so."
                ),
            ]),
        Rule(
            .editingSelection, .documented,
            "In editing mode, of which its visible cells are told, a table selects by touch only with `allowsSelectionDuringEditing` or `allowsMultipleSelectionDuringEditing`; `allowsSelection` and `allowsMultipleSelection` count outside of it.",
            sources: [
                .document("UITableView, allowsSelection"), .document("UITableView, allowsSelectionDuringEditing"),
                .document("UITableView, setEditing(_:animated:)"),
            ]),
    ]
}
