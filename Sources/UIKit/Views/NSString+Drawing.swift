#if !hasFeature(Embedded)
    /// How text is measured and drawn.
    public struct NSStringDrawingOptions: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Several lines, where the width asks for them.
        public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
        /// Has no effect: lines are of one height.
        public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
        /// Has no effect: text is never cut.
        public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    }

    /// As plain data: text is never made smaller.
    open class NSStringDrawingContext: NSObject {
        open var minimumScaleFactor: CGFloat = 0
    }

    /// Text takes the room that it takes in a label; where the attributes have no font, that of a font of 12 points. Drawing it draws nothing,
    /// and the record has a note of it.
    extension String {
        public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
            TextMetrics(attrs).size(of: self, lines: 0)
        }

        /// One line unless the options have `usesLineFragmentOrigin`. The height of the size bounds nothing.
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

    /// All of it in the font of its first character.
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
