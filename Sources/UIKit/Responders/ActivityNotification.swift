import EventTrace
import MainLoop

/// What is posted when the application comes and goes, after the delegates; the others are never posted here.
extension UIApplication {
    public static let didBecomeActiveNotification = NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    public static let willResignActiveNotification = NSNotification.Name("UIApplicationWillResignActiveNotification")
    public static let didEnterBackgroundNotification = NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    public static let willEnterForegroundNotification = NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    public static let didFinishLaunchingNotification = NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
    public static let willTerminateNotification = NSNotification.Name("UIApplicationWillTerminateNotification")
    public static let didReceiveMemoryWarningNotification = NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    public static let significantTimeChangeNotification = NSNotification.Name("UIApplicationSignificantTimeChangeNotification")

    final func post(_ change: Word, _ simulation: Simulation) {
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
