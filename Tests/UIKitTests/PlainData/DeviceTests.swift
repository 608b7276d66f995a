import Testing

@testable import UIKit

@Suite struct DeviceTests {
    @Test func `the device is a phone held upright`() {
        let device = UIDevice.current
        #expect(device.userInterfaceIdiom == .phone && device.orientation == .portrait)
        #expect(device.systemVersion.split(separator: ".").first.flatMap { Int($0) } ?? 0 >= 13)
        let idioms: [UIUserInterfaceIdiom] = [.unspecified, .phone, .pad, .tv, .carPlay, .mac]
        #expect(idioms.map(\.rawValue) == [-1, 0, 1, 2, 3, 5])
    }

    @Test func `a device that lies flat is neither upright nor on its side`() {
        let orientations: [UIDeviceOrientation] = [
            .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
        ]
        #expect(orientations.map(\.rawValue) == Array(0...6))
        #expect(orientations.filter(\.isPortrait) == [.portrait, .portraitUpsideDown])
        #expect(orientations.filter(\.isLandscape) == [.landscapeLeft, .landscapeRight])
        #expect(UIDevice.orientationDidChangeNotification.rawValue == "UIDeviceOrientationDidChangeNotification")
    }

    @Test func `the screen's native bounds are its bounds in pixels`() {
        let screen = UIScreen.main
        #expect(screen.nativeScale == screen.scale && screen.maximumFramesPerSecond == 60)
        #expect(screen.nativeBounds.width == screen.bounds.width * screen.nativeScale)
        #expect(screen.nativeBounds.height == screen.bounds.height * screen.nativeScale)
    }

    @Test func `feedback is counted`() {
        let selection = UISelectionFeedbackGenerator()
        selection.prepare()
        selection.selectionChanged()
        #expect(selection.count == 1)
        let notification = UINotificationFeedbackGenerator()
        notification.notificationOccurred(.warning)
        notification.notificationOccurred(.error)
        #expect(notification.count == 2)
        let impact = UIImpactFeedbackGenerator(style: .rigid)
        impact.impactOccurred(intensity: 0.5)
        #expect(impact.count == 1)
    }
}
