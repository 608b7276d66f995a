#if !hasFeature(Embedded)
    /// The style of a paragraph, as plain data.
    open class NSParagraphStyle: NSObject {
        public class var `default`: NSParagraphStyle { NSParagraphStyle() }

        fileprivate final var settings = Settings()

        open var alignment: NSTextAlignment { settings.alignment }
        open var lineBreakMode: NSLineBreakMode { settings.lineBreakMode }
        /// Points, like all that follow except the multiple.
        open var lineSpacing: CGFloat { settings.lineSpacing }
        open var paragraphSpacing: CGFloat { settings.paragraphSpacing }
        open var paragraphSpacingBefore: CGFloat { settings.paragraphSpacingBefore }
        open var headIndent: CGFloat { settings.headIndent }
        open var tailIndent: CGFloat { settings.tailIndent }
        open var firstLineHeadIndent: CGFloat { settings.firstLineHeadIndent }
        open var minimumLineHeight: CGFloat { settings.minimumLineHeight }
        open var maximumLineHeight: CGFloat { settings.maximumLineHeight }
        open var lineHeightMultiple: CGFloat { settings.lineHeightMultiple }
    }

    /// A paragraph style that can change.
    open class NSMutableParagraphStyle: NSParagraphStyle {
        open override var alignment: NSTextAlignment {
            get { settings.alignment }
            set { settings.alignment = newValue }
        }
        open override var lineBreakMode: NSLineBreakMode {
            get { settings.lineBreakMode }
            set { settings.lineBreakMode = newValue }
        }
        open override var lineSpacing: CGFloat {
            get { settings.lineSpacing }
            set { settings.lineSpacing = newValue }
        }
        open override var paragraphSpacing: CGFloat {
            get { settings.paragraphSpacing }
            set { settings.paragraphSpacing = newValue }
        }
        open override var paragraphSpacingBefore: CGFloat {
            get { settings.paragraphSpacingBefore }
            set { settings.paragraphSpacingBefore = newValue }
        }
        open override var headIndent: CGFloat {
            get { settings.headIndent }
            set { settings.headIndent = newValue }
        }
        open override var tailIndent: CGFloat {
            get { settings.tailIndent }
            set { settings.tailIndent = newValue }
        }
        open override var firstLineHeadIndent: CGFloat {
            get { settings.firstLineHeadIndent }
            set { settings.firstLineHeadIndent = newValue }
        }
        open override var minimumLineHeight: CGFloat {
            get { settings.minimumLineHeight }
            set { settings.minimumLineHeight = newValue }
        }
        open override var maximumLineHeight: CGFloat {
            get { settings.maximumLineHeight }
            set { settings.maximumLineHeight = newValue }
        }
        open override var lineHeightMultiple: CGFloat {
            get { settings.lineHeightMultiple }
            set { settings.lineHeightMultiple = newValue }
        }
    }

    extension NSParagraphStyle {
        fileprivate struct Settings {
            var alignment = NSTextAlignment.natural
            var lineBreakMode = NSLineBreakMode.byWordWrapping
            var lineSpacing: CGFloat = 0
            var paragraphSpacing: CGFloat = 0
            var paragraphSpacingBefore: CGFloat = 0
            var headIndent: CGFloat = 0
            var tailIndent: CGFloat = 0
            var firstLineHeadIndent: CGFloat = 0
            var minimumLineHeight: CGFloat = 0
            var maximumLineHeight: CGFloat = 0
            var lineHeightMultiple: CGFloat = 0
        }
    }
#endif
