@testable import UIKit

/// An ordered tree of at most four views, each of which the finger can hit or not, for its own reason.
struct SmallTree: CustomStringConvertible {
    /// Why hit-testing gets no further than this view, if it does not.
    enum Condition: String, CaseIterable { case plain, hidden, withoutInteraction, transparent, outside }

    let condition: Condition
    let children: [SmallTree]

    /// Every tree of this many views.
    static func all(of count: Int) -> [SmallTree] {
        rows(of: count - 1).flatMap { children in Condition.allCases.map { SmallTree(condition: $0, children: children) } }
    }

    /// Every row of trees that have this many views together.
    private static func rows(of count: Int) -> [[SmallTree]] {
        if count == 0 { return [[]] }
        return (1...count).flatMap { first in
            all(of: first).flatMap { tree in rows(of: count - first).map { [tree] + $0 } }
        }
    }

    var description: String { condition.rawValue + (children.isEmpty ? "" : "(\(children.map(\.description).joined(separator: " ")))") }
}

// MARK: The oracle

extension SmallTree {
    /// Who is asked, what they answer, and who is hit, worked out naively. Views are numbered from `number`, each before its subviews.
    func answers(number: Int = 0, _ log: inout [String]) -> String? {
        let name = "view_\(number)"
        log.append("\(name).hitTest")
        let hit = hit(name, number, &log)
        log.append("\(name).hitTest->\(hit ?? "nil")")
        return hit
    }

    private func hit(_ name: String, _ number: Int, _ log: inout [String]) -> String? {
        guard condition == .plain || condition == .outside else { return nil }
        log.append("\(name).pointInside=\(condition == .plain ? "yes" : "no")")
        guard condition == .plain else { return nil }
        let starts = children.indices.map { index in number + 1 + children[..<index].reduce(0) { $0 + $1.count } }
        for (child, start) in zip(children, starts).reversed() {
            if let hit = child.answers(number: start, &log) { return hit }
        }
        return name
    }

    private var count: Int { 1 + children.reduce(0) { $0 + $1.count } }
}

// MARK: The engine

extension SmallTree {
    /// Adds the views to one that lies at the origin of its window, so that all but those outside contain the point (50, 50) of the window.
    func plant(in superview: UIView, offset: Double = 0, _ number: inout Int, _ world: World) {
        let place = condition == .outside ? 200.0 : 0
        let view = world.name(HitView(frame: CGRect(x: place - offset, y: 0, width: 100, height: 100)), "view_\(number)")
        number += 1
        view.isHidden = condition == .hidden
        view.isUserInteractionEnabled = condition != .withoutInteraction
        if condition == .transparent { view.alpha = 0 }
        superview.addSubview(view)
        for child in children { child.plant(in: view, offset: place, &number, world) }
    }
}
