#if !hasFeature(Embedded)
    /// An image in text, as plain data.
    open class NSTextAttachment: NSObject {
        open var image: UIImage?
        /// Points, from the baseline.
        open var bounds = CGRect.zero

        public override init() {
            super.init()
        }

        public init(image: UIImage) {
            self.image = image
            super.init()
        }
    }

    extension NSAttributedString {
        /// The character that stands for the attachment, with the attachment as an attribute.
        public convenience init(attachment: NSTextAttachment) {
            self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
        }
    }
#endif
