import EventTrace
import Testing

@testable import UIKit

@Suite struct StatusBarTests {
    private class Asked: UIViewController {
        var style = UIStatusBarStyle.lightContent
        var isAway = false
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { isAway }
    }

    private final class Naming: UIViewController {
        var named: UIViewController?
        override var childForStatusBarStyle: UIViewController? { named }
        override var childForStatusBarHidden: UIViewController? { named }
    }

    private func look(_ world: World) -> UIStatusBarStyle? { world.window.windowScene?.statusBarManager?.statusBarStyle }

    @Test func `RC.161 the root answers, or the child that it names`() {
        let world = World { world in
            let (root, child) = (world.name(Naming(), "A"), world.name(Asked(), "B"))
            root.addChild(child)
            world.window.rootViewController = root
            #expect(look(world) == .default)
            root.named = child
            child.setNeedsStatusBarAppearanceUpdate()
            #expect(look(world) == .lightContent)
            child.style = .darkContent
            root.setNeedsStatusBarAppearanceUpdate()
            #expect(look(world) == .darkContent)
            child.isAway = true
            root.setNeedsStatusBarAppearanceUpdate()
            #expect(world.window.windowScene?.statusBarManager?.isStatusBarHidden == true)
        }
        #expect(
            world.decisions(by: .statusBarAsked) == ["B: statusBar lightContent", "B: statusBar darkContent", "B: statusBar hidden"])
    }

    @Test func `RC.161 two that name each other are asked a limited number of times`() {
        _ = World { world in
            let (root, child) = (Naming(), Naming())
            (root.named, child.named) = (child, root)
            world.window.rootViewController = root
            #expect(look(world) == .default)
            (root.named, child.named) = (nil, nil)
        }
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
    func `RC.162 a presented controller takes over in full screen, or if it says so`(style: UIModalPresentationStyle) {
        for captures in [false, true] {
            _ = World { world in
                let (root, presented) = (UIViewController(), Asked())
                world.window.rootViewController = root
                presented.modalPresentationStyle = style
                presented.modalPresentationCapturesStatusBarAppearance = captures
                root.present(presented, animated: false)
                #expect((look(world) == .lightContent) == (captures || style == .fullScreen))
            }
        }
    }

    @Test func `RC.163 a navigation controller names its top only without its bar`() {
        for isHidden in [false, true] {
            _ = World { world in
                let navigation = UINavigationController(rootViewController: Asked())
                navigation.isNavigationBarHidden = isHidden
                world.window.rootViewController = navigation
                #expect((look(world) == .lightContent) == isHidden)
                navigation.navigationBar.barStyle = .black
                #expect(look(world) == .lightContent)
                navigation.navigationBar.barStyle = .default
                #expect((look(world) == .lightContent) == isHidden)
            }
        }
    }

    @Test func `RC.163 a tab bar controller names the selected controller`() {
        let world = World { world in
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), Asked()]
            world.window.rootViewController = tabs
            #expect(look(world) == .default)
            tabs.selectedIndex = 1
        }
        _ = world.run()
        #expect(look(world) == .lightContent)
    }
}
