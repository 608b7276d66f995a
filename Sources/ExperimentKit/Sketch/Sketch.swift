/// A stage as data: what a reader puts together on a page, without a compiler.
///
/// A sketch has been checked: its names are names, each is given once, what it refers to is there, and it is within its limits.
package struct Sketch: Hashable, Sendable {
    /// From back to front, in the root view.
    package let views: [SketchedView]
    /// Of the root view, in the order in which they are added.
    package let recognizers: [SketchedRecognizer]

    /// Throws the first mistake that it finds.
    package init(views: [SketchedView] = [], recognizers: [SketchedRecognizer] = []) throws(SketchMistake) {
        self.views = views
        self.recognizers = recognizers
        try check()
    }

    /// Each before its subviews, subviews from back to front, with the name of the superview; nil is the root view.
    var allViews: [(view: SketchedView, superview: String?)] {
        var all: [(view: SketchedView, superview: String?)] = []
        func add(_ views: [SketchedView], in superview: String?) {
            for view in views {
                all.append((view, superview))
                add(view.views, in: view.name)
            }
        }
        add(views, in: nil)
        return all
    }

    /// In the order in which they are added, with the name of their view; nil is the root view.
    var allRecognizers: [(recognizer: SketchedRecognizer, view: String?)] {
        recognizers.map { ($0, nil) } + allViews.flatMap { place in place.view.recognizers.map { ($0, place.view.name) } }
    }
}
