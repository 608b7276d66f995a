/// The heights at which a sheet rests.
extension UISheetPresentationController {
    /// A height at which a sheet rests.
    public final class Detent: NSObject {
        /// The name of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }

            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        public let identifier: Identifier
        /// The height in points for a largest possible height; nil if the detent does not apply.
        private let resolver: (CGFloat) -> CGFloat?

        private init(_ identifier: Identifier, _ resolver: @escaping (CGFloat) -> CGFloat?) {
            (self.identifier, self.resolver) = (identifier, resolver)
            super.init()
        }

        /// About half of the screen.
        public static func medium() -> Detent {
            Detent(.medium) { ($0 / 2).rounded() }
        }

        /// The largest possible height.
        public static func large() -> Detent { Detent(.large) { $0 } }

        /// A height that code works out.
        public static func custom(
            identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier("custom")) { resolver(DetentContext(maximumDetentValue: $0)) }
        }

        /// The height in points, at most the largest possible one.
        final func height(in largest: CGFloat) -> CGFloat? { resolver(largest).map { min(max($0, 0), largest) } }
    }
}

/// The context in which the height of a custom detent is computed.
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    /// The largest possible height in points.
    var maximumDetentValue: CGFloat { get }
}

private final class DetentContext: UISheetPresentationControllerDetentResolutionContext {
    let maximumDetentValue: CGFloat

    init(maximumDetentValue: CGFloat) { self.maximumDetentValue = maximumDetentValue }
}
