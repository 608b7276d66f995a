@testable import UIKit

extension World {
    /// A world with one view of an app in it.
    static func showing<View: UIView>(_ view: @autoclosure () -> View) -> (World, View) {
        let world = World()
        let shown = world.simulation.perform(view)
        world.simulation.perform { world.root.addSubview(shown) }
        return (world, shown)
    }
}
