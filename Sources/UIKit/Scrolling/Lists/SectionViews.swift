import EventTrace

/// The visible headers and footers of a list's sections. They stand in front of the cells.
final class SectionViews {
    /// The frame of a header or footer; `kind` tells which.
    struct Place {
        let kind: String
        let section: Int
        let frame: CGRect
    }

    private var shown: [(kind: String, section: Int, view: UIView)] = []
    /// Headers and footers requested before they were in sight.
    private var waiting: [(kind: String, section: Int, view: UIView)] = []

    func view(_ kind: String, _ section: Int) -> UIView? { shown.first { $0.kind == kind && $0.section == section }?.view }

    /// The rearmost of these views.
    func rearmost(in list: UIView) -> UIView? {
        if shown.isEmpty { return nil }
        return list.children.first { child in shown.contains { $0.view === child } }
    }

    /// Whether there is such a view, found out by requesting it.
    func exists(_ kind: String, _ section: Int, _ ask: () -> UIView?) -> Bool {
        if view(kind, section) != nil || waiting.contains(where: { $0.kind == kind && $0.section == section }) { return true }
        guard let view = ask() else { return false }
        waiting.append((kind, section, view))
        return true
    }

    func show(_ inSight: [Place], in list: UIScrollView, _ ask: (Place) -> UIView?, putAway: (UIView) -> Void) {
        let gone = shown.filter { known in !inSight.contains { $0.kind == known.kind && $0.section == known.section } }
        shown.removeAll { known in gone.contains { $0.view === known.view } }
        for known in gone { take(known.view, putAway) }
        for place in inSight {
            if let view = view(place.kind, place.section) {
                view.frame = place.frame
            } else if let view = takeWaiting(place) ?? ask(place) {
                view.frame = place.frame
                shown.append((place.kind, place.section, view))
                list.addSubview(view)
                view.layoutIfNeeded()
            }
        }
    }

    func forget(putAway: (UIView) -> Void) {
        let all = shown + waiting
        shown = []
        waiting = []
        for known in all { take(known.view, putAway) }
    }

    private func takeWaiting(_ place: Place) -> UIView? {
        waiting.firstIndex { $0.kind == place.kind && $0.section == place.section }.map { waiting.remove(at: $0).view }
    }

    private func take(_ view: UIView, _ putAway: (UIView) -> Void) {
        view.removeFromSuperview()
        putAway(view)
    }
}
