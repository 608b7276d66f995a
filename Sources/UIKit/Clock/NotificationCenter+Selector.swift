import MainLoop

extension NotificationCenter {
    /// Nil stands for any name or object. The observer is not kept, and receives nothing more when it is gone.
    public func addObserver(
        _ observer: AnyOrObject, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: AnyOrObject?
    ) {
        add(observer as AnyObject, aName, anObject.map { $0 as AnyObject }) { observer, notification in
            aSelector.perform(on: observer, sender: notification as AnyObject, event: nil)
        }
    }
}
