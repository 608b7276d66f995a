#if !hasFeature(Embedded)
    /// Options for measuring and drawing text.
    public struct NSStringDrawingOptions: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Several lines, if the width requires them.
        public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
        /// Has no effect: lines are of one height.
        public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
        /// Has no effect: text is never cut.
        public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    }

    /// The context of drawing, as plain data: text is never scaled down.
    open class NSStringDrawingContext: NSObject {
        open var minimumScaleFactor: CGFloat = 0
    }

    /// Text has the size that it has in a label, with a font of 12 points by default. Drawing it has no effect, which the record notes.
    extension String {
        public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
            TextMetrics(attrs).size(of: self, lines: 0)
        }

        /// The bounds of the text: one line unless the options have `usesLineFragmentOrigin`. The height of the size has no effect.
        public func boundingRect(
            with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
            context: NSStringDrawingContext?
        ) -> CGRect {
            let isBroken = options.contains(.usesLineFragmentOrigin)
            return CGRect(
                origin: .zero, size: TextMetrics(attributes).size(of: self, width: isBroken ? size.width : 0, lines: isBroken ? 0 : 1))
        }

        public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
            Simulation.current?.note(.drawing)
        }

        public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
            Simulation.current?.note(.drawing)
        }
    }

    extension NSString {
        public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { plain.size(withAttributes: attrs) }

        public func boundingRect(
            with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
            context: NSStringDrawingContext?
        ) -> CGRect {
            plain.boundingRect(with: size, options: options, attributes: attributes, context: context)
        }

        public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
            plain.draw(at: point, withAttributes: attrs)
        }

        public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
            plain.draw(in: rect, withAttributes: attrs)
        }

        private var plain: String { substring(from: 0) }
    }

    /// The whole text is measured in the font of its first character.
    extension NSAttributedString {
        public func size() -> CGSize { string.size(withAttributes: firstAttributes) }

        public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
            string.boundingRect(with: size, options: options, attributes: firstAttributes, context: context)
        }

        public func draw(at point: CGPoint) { string.draw(at: point, withAttributes: firstAttributes) }
        public func draw(in rect: CGRect) { string.draw(in: rect, withAttributes: firstAttributes) }

        private var firstAttributes: [NSAttributedString.Key: Any]? { length > 0 ? attributes(at: 0, effectiveRange: nil) : nil }
    }

    extension TextMetrics {
        fileprivate init(_ attributes: [NSAttributedString.Key: Any]?) {
            self.init(font: attributes?[.font] as? UIFont ?? .systemFont(ofSize: UIFont.smallSystemFontSize))
        }
    }
#endif
