/// A stage as data, which a reader puts together on a page without a compiler.
///
/// A sketch has been checked: its names are valid, each is given once, everything it refers to exists, and it is within its limits.
package struct Sketch: Hashable, Sendable {
    /// The views in the root view, from back to front.
    package let views: [SketchedView]
    /// The recognizers of the root view, in the order in which they are added.
    package let recognizers: [SketchedRecognizer]

    /// Makes a sketch. Throws the first mistake.
    package init(views: [SketchedView] = [], recognizers: [SketchedRecognizer] = []) throws(SketchMistake) {
        self.views = views
        self.recognizers = recognizers
        try check()
    }

    /// All views, each before its subviews, subviews from back to front, with the name of the superview; nil is the root view.
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

    /// All recognizers in the order in which they are added, with the name of their view; nil is the root view.
    var allRecognizers: [(recognizer: SketchedRecognizer, view: String?)] {
        recognizers.map { ($0, nil) } + allViews.flatMap { place in place.view.recognizers.map { ($0, place.view.name) } }
    }
}
