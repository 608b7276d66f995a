extension UIButton {
    /// The look of a button. Events depend only on the size that follows from it.
    public struct Configuration {
        public enum Size: Int, Sendable {
            case medium, small, mini, large
        }
        public enum CornerStyle: Int, Sendable {
            case fixed = -1, dynamic, small, medium, large, capsule
        }
        public enum TitleAlignment: Int, Sendable {
            case automatic, leading, center, trailing
        }

        /// Assumed: the width and height that apps measure around the title of a button of medium size.
        private static let defaultInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var background = UIBackgroundConfiguration()
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var buttonSize = Size.medium
        public var cornerStyle = CornerStyle.dynamic
        /// Has no effect: no activity indicator is shown.
        public var showsActivityIndicator = false
        /// The side of the title on which the image stands.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Points between image and title.
        public var imagePadding: CGFloat = 0
        /// Points between title and subtitle.
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic
        public var contentInsets = Configuration.defaultInsets
        public var automaticallyUpdateForSelection = true
        #if !hasFeature(Embedded)
            /// The title with attributes, which have no effect.
            public var attributedTitle: AttributedString? {
                didSet { title = attributedTitle.map { String($0.characters) } }
            }
            public var attributedSubtitle: AttributedString? {
                didSet { subtitle = attributedSubtitle.map { String($0.characters) } }
            }
            public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
            public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        #endif

        private init() {}

        // These would differ in drawing only.
        public static func plain() -> Configuration { Configuration() }
        public static func tinted() -> Configuration { Configuration() }
        public static func gray() -> Configuration { Configuration() }
        public static func filled() -> Configuration { Configuration() }
        public static func borderless() -> Configuration { Configuration() }
        public static func bordered() -> Configuration { Configuration() }
        public static func borderedTinted() -> Configuration { Configuration() }
        public static func borderedProminent() -> Configuration { Configuration() }

        /// The configuration itself: no state has another look here.
        public func updated(for button: UIButton) -> Configuration { self }
        public mutating func setDefaultContentInsets() { contentInsets = Configuration.defaultInsets }

        func size(font: UIFont) -> CGSize {
            let (upper, lower) = (
                TextMetrics(font: font).size(of: title ?? ""), TextMetrics(font: .systemFont(ofSize: 12)).size(of: subtitle ?? "")
            )
            let padding = upper.height > 0 && lower.height > 0 ? titlePadding : 0
            let words = CGSize(width: max(upper.width, lower.width), height: upper.height + padding + lower.height)
            let inner = size(of: words, beside: image?.size ?? .zero)
            return CGSize(
                width: inner.width + contentInsets.leading + contentInsets.trailing,
                height: inner.height + contentInsets.top + contentInsets.bottom)
        }

        private func size(of words: CGSize, beside picture: CGSize) -> CGSize {
            let gap = words.width > 0 && picture.width > 0 ? imagePadding : 0
            if imagePlacement == .top || imagePlacement == .bottom {
                return CGSize(width: max(words.width, picture.width), height: words.height + gap + picture.height)
            }
            return CGSize(width: words.width + gap + picture.width, height: max(words.height, picture.height))
        }
    }

    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

/// The background of a view, as plain data.
public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    public var image: UIImage?

    init() {}

    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// Edges by the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
