import EventTrace

extension MethodProbe {
    static let window: [MethodProbe] = [
        MethodProbe(.sendEvent, WindowSendEvent.self, BlankWindow.self, of: UIWindow.self),
        MethodProbe(.becomeKey, BecomeKey.self, BlankWindow.self, of: UIWindow.self),
        MethodProbe(.resignKey, ResignKey.self, BlankWindow.self, of: UIWindow.self),
        MethodProbe(.canBecomeKey, CanBecomeKey.self, BlankWindow.self, of: UIWindow.self),
    ]

    static let application: [MethodProbe] = [
        MethodProbe(.sendEvent, ApplicationSendEvent.self, BlankApplication.self, of: UIApplication.self),
        MethodProbe(.sendAction, ApplicationSendAction.self, BlankApplication.self, of: UIApplication.self),
    ]
}

// Each overrides one method; their bodies never run.
private final class BlankWindow: UIWindow {}
private final class WindowSendEvent: UIWindow {
    override func sendEvent(_ event: UIEvent) {}
}
private final class CanBecomeKey: UIWindow {
    override var canBecomeKey: Bool { false }
}
private final class BecomeKey: UIWindow {
    override func becomeKey() {}
}
private final class ResignKey: UIWindow {
    override func resignKey() {}
}
private final class BlankApplication: UIApplication {}
private final class ApplicationSendEvent: UIApplication {
    override func sendEvent(_ event: UIEvent) {}
}
private final class ApplicationSendAction: UIApplication {
    override func sendAction(_ action: Selector, to target: AnyOrObject?, from sender: AnyOrObject?, for event: UIEvent?) -> Bool { false }
}
