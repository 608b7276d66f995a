import SmallTrees
import UIKit

/// What a view of a small tree is like, for a finger at (50, 50) of the tree's own coordinates. Subviews lie so that the finger is over
/// each that does not lie elsewhere itself.
enum Nature: CaseIterable {
    case plain, hidden, withoutInteraction, alpha0_01, alpha0_02
    /// Not under the finger.
    case elsewhere
    /// Not under the finger, and says that every point is inside.
    case holdsEverything
    /// Under the finger, and says that no point is inside.
    case holdsNothing
    /// Turned around its centre, which is under the finger.
    case turned
    /// Under the finger and on its way, by one point, in an animation of a second.
    case animated

    static let still = allCases.filter { $0 != .animated }
}

typealias HitTest = (UIView, CGPoint, UIEvent?) -> UIView?

/// The `hitTest` that all views of a tree have at the time; nil for UIKit's own.
final class HitTestInUse {
    var value: HitTest?
}

/// Views of a tree in a window of their own.
final class PlantedTree {
    private let simulation = Simulation()
    private let window: UIWindow
    private let inUse = HitTestInUse()

    init() {
        window = simulation.perform { UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
        simulation.perform { window.makeKeyAndVisible() }
    }

    /// For each of the algorithms, whether it hits the same view as UIKit's own.
    func agreement(of algorithms: [HitTest], on tree: LabelledTree<Nature>) -> [Bool] {
        simulation.perform {
            let top = plant(tree, in: window, offset: 0)
            defer { top.removeFromSuperview() }
            let own = hit(by: nil)
            return algorithms.map { hit(by: $0) === own }
        }
    }

    private func hit(by algorithm: HitTest?) -> UIView? {
        inUse.value = algorithm
        return window.hitTest(CGPoint(x: 50, y: 50), with: nil)
    }

    /// `offset` is how far the superview lies from where the finger would be over it.
    private func plant(_ tree: LabelledTree<Nature>, in superview: UIView, offset: CGFloat) -> UIView {
        let isElsewhere = tree.label == .elsewhere || tree.label == .holdsEverything
        let place: CGFloat = isElsewhere ? 200 : 0
        let view = NatureView(tree.label, inUse)
        view.frame = CGRect(x: place - offset, y: 0, width: 100, height: 100)
        superview.addSubview(view)
        for child in tree.children { _ = plant(child, in: view, offset: place) }
        view.take(tree.label)
        return view
    }
}

private final class NatureView: UIView {
    private let nature: Nature
    private let inUse: HitTestInUse

    init(_ nature: Nature, _ inUse: HitTestInUse) {
        (self.nature, self.inUse) = (nature, inUse)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    func take(_ nature: Nature) {
        switch nature {
        case .hidden: isHidden = true
        case .withoutInteraction: isUserInteractionEnabled = false
        case .alpha0_01: alpha = 0.01
        case .alpha0_02: alpha = 0.02
        case .turned: transform = CGAffineTransform(rotationAngle: .pi / 4)
        case .animated: UIView.animate(withDuration: 1) { self.frame.origin.y += 1 }
        case .plain, .elsewhere, .holdsEverything, .holdsNothing: break
        }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let printed = inUse.value else { return super.hitTest(point, with: event) }
        return printed(self, point, event)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        switch nature {
        case .holdsEverything: true
        case .holdsNothing: false
        default: super.point(inside: point, with: event)
        }
    }
}
