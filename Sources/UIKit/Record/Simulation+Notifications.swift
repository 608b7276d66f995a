import EventTrace
import MainLoop

extension Simulation {
    /// Tells the observers of what the system posts. The record calls the notification `name`.
    func post(_ notification: Notification, called name: String, by rule: Rule) {
        notificationCenter.post(notification) { observer, tell in
            recorder.enter(.notification, of: subject(ofAny: observer), recorder.intern(name), by: rule)
            tell()
            recorder.leave()
        }
    }
}
