#if !hasFeature(Embedded)
    /// Attributes of text, as plain data.
    extension NSAttributedString.Key {
        public static let font = NSAttributedString.Key("NSFont")
        public static let foregroundColor = NSAttributedString.Key("NSColor")
        public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
        public static let kern = NSAttributedString.Key("NSKern")
        public static let underlineStyle = NSAttributedString.Key("NSUnderline")
        public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
        public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
        public static let shadow = NSAttributedString.Key("NSShadow")
        public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
        public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
        public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
        public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
        public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
        public static let attachment = NSAttributedString.Key("NSAttachment")
        public static let link = NSAttributedString.Key("NSLink")
    }
#endif
