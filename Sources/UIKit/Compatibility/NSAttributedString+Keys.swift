#if !hasFeature(Embedded)
    /// What text looks like; none is drawn.
    extension NSAttributedString.Key {
        public static let font = NSAttributedString.Key("NSFont")
        public static let foregroundColor = NSAttributedString.Key("NSColor")
        public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
        public static let kern = NSAttributedString.Key("NSKern")
        public static let underlineStyle = NSAttributedString.Key("NSUnderline")
        public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    }
#endif
