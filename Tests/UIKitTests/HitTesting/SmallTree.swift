import SmallTrees

@testable import UIKit

/// Why hit-testing gets no further than a view, if it does not.
enum Condition: CaseIterable { case plain, hidden, withoutInteraction, transparent, outside }

/// An ordered tree of views, each of which the finger can hit or not, for its own reason.
typealias SmallTree = LabelledTree<Condition>

// MARK: The oracle

extension LabelledTree<Condition> {
    /// Who is asked, what they answer, and who is hit, worked out naively. Views are numbered from `number`, each before its subviews.
    func answers(number: Int = 0, _ log: inout [String]) -> String? {
        let name = "view_\(number)"
        log.append("\(name).hitTest")
        let hit = hit(name, number, &log)
        log.append("\(name).hitTest->\(hit ?? "nil")")
        return hit
    }

    private func hit(_ name: String, _ number: Int, _ log: inout [String]) -> String? {
        guard label == .plain || label == .outside else { return nil }
        log.append("\(name).pointInside=\(label == .plain ? "true" : "false")")
        guard label == .plain else { return nil }
        let starts = children.indices.map { index in number + 1 + children[..<index].reduce(0) { $0 + $1.count } }
        for (child, start) in zip(children, starts).reversed() {
            if let hit = child.answers(number: start, &log) { return hit }
        }
        return name
    }
}

// MARK: The engine

extension LabelledTree<Condition> {
    /// Adds the views to one that lies at the origin of its window, so that all but those outside contain the point (50, 50) of the window.
    func plant(in superview: UIView, offset: Double = 0, _ number: inout Int, _ world: World) {
        let place = label == .outside ? 200.0 : 0
        let view = world.name(HitView(frame: CGRect(x: place - offset, y: 0, width: 100, height: 100)), "view_\(number)")
        number += 1
        view.isHidden = label == .hidden
        view.isUserInteractionEnabled = label != .withoutInteraction
        if label == .transparent { view.alpha = 0 }
        superview.addSubview(view)
        for child in children { child.plant(in: view, offset: place, &number, world) }
    }
}
