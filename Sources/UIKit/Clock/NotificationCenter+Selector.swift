import MainLoop

extension NotificationCenter {
    /// Adds an observer, which is not retained and gets no calls after deallocation. Nil stands for any name or object.
    public func addObserver(
        _ observer: AnyOrObject, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: AnyOrObject?
    ) {
        add(observer as AnyObject, aName, anObject.map { $0 as AnyObject }) { observer, notification in
            aSelector.perform(on: observer, sender: notification as AnyObject, event: nil)
        }
    }
}
