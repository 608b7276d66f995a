#if hasFeature(Embedded)
    /// What Apple's signatures declare as `[AnyHashable: Any]`, where Embedded Swift has class references only.
    public typealias NotificationInfo = [String: AnyObject]
#else
    /// What a notification tells, by keys.
    public typealias NotificationInfo = [AnyHashable: Any]
#endif
