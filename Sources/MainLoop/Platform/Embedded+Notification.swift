#if hasFeature(Embedded)
    import QuartzCore

    /// A name, the object that posted it, and further information.
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

    /// The namespace of notification names.
    public enum NSNotification {
        public struct Name: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
        }
    }
#endif
