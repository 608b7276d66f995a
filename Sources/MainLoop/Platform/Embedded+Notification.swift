#if hasFeature(Embedded)
    import QuartzCore

    /// What has happened, and to whom.
    public final class Notification: NSObject {
        public typealias Name = NSNotification.Name

        public let name: Name
        public let object: AnyOrObject?
        public let userInfo: NotificationInfo?

        public init(name: Name, object: AnyOrObject? = nil, userInfo: NotificationInfo? = nil) {
            self.name = name
            self.object = object
            self.userInfo = userInfo
            super.init()
        }
    }

    /// Names notifications.
    public enum NSNotification {
        public struct Name: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
        }
    }

    /// Where a block of an observer is asked to run; there is the main queue only.
    public final class OperationQueue: NSObject, @unchecked Sendable {
        public static let main = OperationQueue()
    }
#endif
