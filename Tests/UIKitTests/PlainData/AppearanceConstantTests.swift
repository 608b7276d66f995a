import Testing

@testable import UIKit

/// Numbers of Apple's headers for what a view looks like and says of itself.
@Suite struct AppearanceConstantTests {
    @Test func `traits for those who cannot see`() {
        let traits: [UIAccessibilityTraits] = [
            .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement, .notEnabled, .updatesFrequently,
            .searchField, .startsMediaSession, .adjustable, .allowsDirectInteraction, .causesPageTurn, .header,
        ]
        #expect(traits.map(\.rawValue) == (Array(0...14) + [16]).map { 1 << $0 })
        let notifications: [UIAccessibility.Notification] = [.screenChanged, .layoutChanged, .announcement, .pageScrolled]
        #expect(notifications.map(\.rawValue) == [1000, 1001, 1008, 1009])
        UIAccessibility.post(notification: .announcement, argument: nil)
        #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isSwitchControlRunning && !UIAccessibility.isBoldTextEnabled)
        #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isReduceTransparencyEnabled)
    }

    @Test func `orientations, styles and classes of size`() {
        let orientations: [UIInterfaceOrientation] = [.unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft]
        #expect(orientations.map(\.rawValue) == Array(0...4))
        #expect(orientations.filter(\.isPortrait).count == 2 && orientations.filter(\.isLandscape).count == 2)
        let masks: [UIInterfaceOrientationMask] = [.portrait, .landscape, .allButUpsideDown, .all]
        #expect(masks.map(\.rawValue) == [2, 24, 26, 30])
        let bars: [UIStatusBarStyle] = [.default, .lightContent, .darkContent]
        #expect(bars.map(\.rawValue) == [0, 1, 3])
        let styles: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
        #expect(styles.map(\.rawValue) == Array(0...2))
        let classes: [UIUserInterfaceSizeClass] = [.unspecified, .compact, .regular]
        #expect(classes.map(\.rawValue) == Array(0...2))
        let transitions: [UIModalTransitionStyle] = [.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl]
        #expect(transitions.map(\.rawValue) == Array(0...3))
    }

    @Test func `how text breaks`() {
        let modes: [NSLineBreakMode] = [
            .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
        ]
        #expect(modes.map(\.rawValue) == Array(0...5))
        let baselines: [UIBaselineAdjustment] = [.alignBaselines, .alignCenters, .none]
        #expect(baselines.map(\.rawValue) == Array(0...2))
    }

    @Test func `commands of a remote control that wind`() {
        let commands: [UIEvent.EventSubtype] = [
            .remoteControlBeginSeekingBackward, .remoteControlEndSeekingBackward, .remoteControlBeginSeekingForward,
            .remoteControlEndSeekingForward,
        ]
        #expect(commands.map(\.rawValue) == Array(106...109))
    }

    @Test func `a controller's plain data`() {
        final class Controller: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
            override var prefersHomeIndicatorAutoHidden: Bool { true }
            override var shouldAutorotate: Bool { false }
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
            override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
            override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
            override func updateViewConstraints() { super.updateViewConstraints() }
            override func traitCollectionDidChange(_ previous: UITraitCollection?) { super.traitCollectionDidChange(previous) }
        }
        let (plain, own) = (UIViewController(), Controller())
        #expect(plain.preferredStatusBarStyle == .default && plain.supportedInterfaceOrientations == .allButUpsideDown)
        #expect(!plain.prefersStatusBarHidden && !plain.prefersHomeIndicatorAutoHidden && plain.shouldAutorotate)
        #expect(own.preferredStatusBarStyle == .lightContent && own.supportedInterfaceOrientations == .portrait)
        #expect(own.prefersStatusBarHidden && own.prefersHomeIndicatorAutoHidden && !own.shouldAutorotate)
        own.didReceiveMemoryWarning()
        own.viewSafeAreaInsetsDidChange()
        own.updateViewConstraints()
        own.traitCollectionDidChange(nil)
        own.setNeedsStatusBarAppearanceUpdate()
        own.modalTransitionStyle = .crossDissolve
        own.preferredContentSize = CGSize(width: 1, height: 2)
        own.edgesForExtendedLayout = []
        own.extendedLayoutIncludesOpaqueBars = true
        own.hidesBottomBarWhenPushed = true
        #expect(own.modalTransitionStyle == .crossDissolve && own.preferredContentSize.height == 2 && own.edgesForExtendedLayout == [])
        #expect(own.extendedLayoutIncludesOpaqueBars && own.hidesBottomBarWhenPushed)
    }

    @Test func `an application that keeps the screen on`() {
        World().simulation.perform {
            UIApplication.shared.isIdleTimerDisabled = true
            #expect(UIApplication.shared.isIdleTimerDisabled)
        }
    }
}
