import QuartzCore

/// Calls observers of notifications, in the order in which they were added. Each run has its own center.
///
/// The class stands in for Foundation's class of this name, whose one center would send a run's notifications to observers of other runs;
/// see `RunLoop`.
public final class NotificationCenter: NSObject, @unchecked Sendable {
    private var observations: [NotificationObservation] = []
    /// The number of observations so far.
    private var count = 0

    public override init() {
        super.init()
    }

    /// The center of the run whose code is running; outside of a run, a new one each time.
    public static var `default`: NotificationCenter { RunningLoop.current?.notificationCenter ?? NotificationCenter() }

    package var hasObservers: Bool { !observations.isEmpty }

    // MARK: Observing

    /// Adds a block as observer; the result identifies it, and the center keeps it until it is removed.
    ///
    /// Nil stands for any name or object. The block runs at once, whatever the queue, because the main queue is the only one.
    public func addObserver(
        forName name: NSNotification.Name?, object obj: AnyOrObject?, queue: OperationQueue?, using block: @escaping (Notification) -> Void
    ) -> any NSObjectProtocol {
        let observer = BlockObserver()
        add(observer, kept: observer, name, obj.map { $0 as AnyObject }) { block($1) }
        return observer
    }

    /// Adds an observer, which the center retains only if `kept`; `tell` receives the observer and the notification.
    package func add(
        _ observer: AnyObject, kept: AnyObject? = nil, _ name: NSNotification.Name?, _ sender: AnyObject?,
        tell: @escaping (AnyObject, Notification) -> Void
    ) {
        count += 1
        observations.append(
            NotificationObservation(
                number: count, observer: WeakReference(observer), kept: kept, key: Unmanaged.passUnretained(observer).toOpaque(),
                name: name, sender: sender.map { WeakReference($0) }, tell: tell))
    }

    public func removeObserver(_ observer: AnyOrObject) { removeObserver(observer, name: nil, object: nil) }

    /// Removes observations; nil stands for any name or object.
    public func removeObserver(_ observer: AnyOrObject, name aName: NSNotification.Name?, object anObject: AnyOrObject?) {
        let (key, sender) = (Unmanaged.passUnretained(observer as AnyObject).toOpaque(), anObject.map { $0 as AnyObject })
        observations.removeAll { $0.key == key && (aName == nil || $0.name == aName) && (sender == nil || $0.sender?.value === sender) }
    }

    // MARK: Posting

    public func post(_ notification: Notification) { post(notification) { $1() } }

    public func post(name aName: NSNotification.Name, object anObject: AnyOrObject?) { post(Notification(name: aName, object: anObject)) }

    public func post(name aName: NSNotification.Name, object anObject: AnyOrObject?, userInfo aUserInfo: NotificationInfo?) {
        post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
    }

    /// Has `call` call each observer, except those added or removed meanwhile.
    package func post(_ notification: Notification, _ call: (AnyObject, () -> Void) -> Void) {
        let sender = notification.object.map { $0 as AnyObject }
        observations.removeAll { $0.observer.value == nil }
        for observation in observations where observation.isFor(notification.name, sender) {
            guard let observer = observation.observer.value, has(observation) else { continue }
            call(observer) { observation.tell(observer, notification) }
        }
    }

    private func has(_ observation: NotificationObservation) -> Bool { observations.contains { $0.number == observation.number } }
}

/// The identity of a block that observes.
private final class BlockObserver: NSObject {}

/// An observer, what it observes, and how to call it.
private struct NotificationObservation {
    /// The number of the observation, unique in its center.
    let number: Int
    let observer: WeakReference<AnyObject>
    /// The observer, if the center retains it.
    let kept: AnyObject?
    /// The address of the observer, which identifies it even while it is being deallocated.
    let key: UnsafeMutableRawPointer
    let name: NSNotification.Name?
    /// The observed sender; nil for any.
    let sender: WeakReference<AnyObject>?
    let tell: (AnyObject, Notification) -> Void

    func isFor(_ posted: NSNotification.Name, _ object: AnyObject?) -> Bool {
        guard name == nil || name == posted else { return false }
        guard let sender else { return true }
        return object != nil && sender.value === object
    }
}
