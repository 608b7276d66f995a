import EventTrace

/// The rule of scroll views that change their size.
extension Rule {
    static let resizing: [Rule] = [.resizedContent]

    public static var resizedContent: Rule {
        Rule(
            .scrolling, 93,
            .assumed(
                "If a scroll view or its content gets another size and the content, at rest, would leave a gap, the offset goes to the nearest one without a gap at once, and the delegate receives `didScroll`.",
                without: "If a scroll view or its content gets another size, the offset stays, even if the content leaves a gap.",
                sources: [
                    .account("SwipeView, issue 200: a rotation takes the offset from 8192 to 6912, the greatest of the new size"),
                    .account("calvingit/notes, issue 12: didScroll comes with a rotation, without a finger"),
                    .choice("Content that leaves a gap already keeps its offset."),
                ]))
    }
}
