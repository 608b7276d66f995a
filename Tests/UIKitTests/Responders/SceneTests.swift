import Testing

@testable import UIKit

struct SceneTests {
    @Test func `a scene has the windows that were shown in it, one of which is the key window`() {
        let world = World()
        world.simulation.perform {
            let scene = world.window.windowScene
            scene?.title = "first"
            let other = UIWindow(frame: world.window.bounds)
            #expect(scene?.windows == [world.window] && scene?.keyWindow === world.window)
            other.isHidden = false
            #expect(scene?.windows == [world.window, other] && scene?.keyWindow === world.window)
            other.makeKey()
            #expect(scene?.keyWindow === other && scene?.title == "first")
            #expect(scene?.screen === UIScreen.main && other.screen === UIScreen.main)
        }
    }

    @Test func `a controller knows its children in the order added`() {
        World().simulation.perform {
            let (parent, first, second) = (UIViewController(), UIViewController(), UIViewController())
            for child in [first, second] { parent.addChild(child) }
            #expect(parent.children == [first, second])
            first.removeFromParent()
            #expect(parent.children == [second] && first.parent == nil)
        }
    }
}
