import EventTrace
import MainLoop

/// Notifications posted after the delegates' calls when the application changes its activity; the others are never posted.
extension UIApplication {
    public static let didBecomeActiveNotification = NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    public static let willResignActiveNotification = NSNotification.Name("UIApplicationWillResignActiveNotification")
    public static let didEnterBackgroundNotification = NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    public static let willEnterForegroundNotification = NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    public static let didFinishLaunchingNotification = NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
    public static let willTerminateNotification = NSNotification.Name("UIApplicationWillTerminateNotification")
    public static let didReceiveMemoryWarningNotification = NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    public static let significantTimeChangeNotification = NSNotification.Name("UIApplicationSignificantTimeChangeNotification")

    final func post(_ change: Word, in simulation: Simulation) {
        guard simulation.notificationCenter.hasObservers else { return }
        let (name, called) =
            switch change {
            case .didBecomeActive: (UIApplication.didBecomeActiveNotification, "didBecomeActive")
            case .willResignActive: (UIApplication.willResignActiveNotification, "willResignActive")
            case .didEnterBackground: (UIApplication.didEnterBackgroundNotification, "didEnterBackground")
            default: (UIApplication.willEnterForegroundNotification, "willEnterForeground")
            }
        simulation.post(Notification(name: name, object: self), called: called, by: .activity)
    }
}
