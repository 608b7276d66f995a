import EventTrace
import MainLoop

extension Simulation {
    /// Posts a notification of the system to observers, under `name` in the record.
    func post(_ notification: Notification, called name: String, by rule: Rule) {
        notificationCenter.post(notification) { observer, tell in
            recorder.enter(.notification, of: subject(ofAny: observer), recorder.intern(name), by: rule)
            tell()
            recorder.leave()
        }
    }
}
