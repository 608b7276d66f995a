import EventTrace

/// The rule of scroll views that change their size.
extension Rule {
    static let resizing: [Rule] = [.resizedContent]

    public static var resizedContent: Rule {
        Rule(
            .scrolling, 93,
            .assumed(
                "If a scroll view or its content gets another size, or its `contentInset` another value, and the content, at rest, would leave a gap, the offset goes to the nearest one without a gap at once, and the delegate receives `didScroll`.",
                without: "If a scroll view, its content or its inset changes, the offset stays, even if the content leaves a gap.",
                sources: [
                    .account("SwipeView, issue 200: a rotation takes the offset from 8192 to 6912, the greatest of the new size"),
                    .account("calvingit/notes, issue 12: didScroll comes with a rotation, without a finger"),
                    .account("daydreamboy/HelloProjects, HelloUITableView: iOS 8 and later call didScroll within the setter of the inset"),
                    .account(
                        "gskbyte/GSKStretchyHeaderView, issue 83: long content stays below a new inset, short content goes to its top"),
                    .choice("Content that leaves a gap already keeps its offset."),
                ]))
    }
}
