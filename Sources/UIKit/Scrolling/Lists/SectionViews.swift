import EventTrace

/// The visible headers and footers of a list's sections. They stand in front of the cells.
final class SectionViews {
    /// The frame of a header or footer; `kind` tells which.
    struct Place {
        let kind: String
        let section: Int
        let frame: CGRect
    }

    /// A header or footer that was requested, perhaps before it was in sight; without a view if there is none.
    struct Known {
        let kind: String
        let section: Int
        let view: UIView?
        var isShown = false

        func isAt(_ place: Place) -> Bool { isOf(place.kind, place.section) }
        func isOf(_ kind: String, _ section: Int) -> Bool { self.kind == kind && self.section == section }
    }

    private var known: [Known] = []
    /// How often all have been dropped.
    private(set) var generation = 0

    func view(_ kind: String, _ section: Int) -> UIView? {
        known.first { $0.isShown && $0.isOf(kind, section) }?.view
    }

    /// The rearmost of these views.
    func rearmost(in list: UIView) -> UIView? {
        if known.isEmpty { return nil }
        return list.children.first { child in known.contains { $0.isShown && $0.view === child } }
    }

    /// Whether there is such a view, found out by requesting it once.
    func exists(_ kind: String, _ section: Int, _ ask: () -> UIView?) -> Bool {
        if let known = known.first(where: { $0.isOf(kind, section) }) { return known.view != nil }
        let generation = generation
        let view = ask()
        // A list that was reloaded meanwhile asks again.
        guard generation == self.generation else { return false }
        known.append(Known(kind: kind, section: section, view: view))
        return view != nil
    }

    /// Shows a header or footer: the view that is there, or one that `ask` makes and `willShow` receives before it is added.
    func show(_ place: Place, in list: UIScrollView, _ ask: () -> UIView?, willShow: (UIView) -> Void) {
        if let view = view(place.kind, place.section) { return view.frame = place.frame }
        guard exists(place.kind, place.section, ask), let index = known.firstIndex(where: { $0.isAt(place) }), let view = known[index].view
        else { return }
        view.frame = place.frame
        known[index].isShown = true
        let generation = generation
        willShow(view)
        // The delegate can have reloaded the list.
        guard generation == self.generation else { return }
        list.addSubview(view)
        view.layoutIfNeeded()
    }

    /// Takes away the views that are out of sight.
    func takeAway(exceptIn inSight: [Place], putAway: (Known) -> Void) {
        let isGone = { (known: Known) in known.isShown && !inSight.contains { known.isAt($0) } }
        let gone = known.filter(isGone)
        known.removeAll(where: isGone)
        for known in gone { take(known, putAway) }
    }

    /// Forgets of which sections there are none, so that the next layout asks again.
    func forgetMissing() { known.removeAll { $0.view == nil } }

    func forget(putAway: (Known) -> Void) {
        generation += 1
        let all = known
        known = []
        for known in all { take(known, putAway) }
    }

    private func take(_ known: Known, _ putAway: (Known) -> Void) {
        known.view?.removeFromSuperview()
        putAway(known)
    }
}
