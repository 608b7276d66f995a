#if hasFeature(Embedded)
    /// The stand-in for Apple's `[AnyHashable: Any]`, where Embedded Swift has class references only.
    public typealias NotificationInfo = [String: AnyObject]
#else
    /// The information in a notification, by keys.
    public typealias NotificationInfo = [AnyHashable: Any]
#endif
