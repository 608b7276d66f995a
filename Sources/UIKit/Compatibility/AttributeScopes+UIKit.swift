#if !hasFeature(Embedded)
    /// Attributes of text in `AttributedString`, as plain data.
    extension AttributeScopes {
        public struct UIKitAttributes: AttributeScope {
            public let font: FontAttribute
            public let foregroundColor: ForegroundColorAttribute
            public let backgroundColor: BackgroundColorAttribute
            public let kern: KernAttribute

            public enum FontAttribute: AttributedStringKey {
                public typealias Value = UIFont
                public static let name = "NSFont"
            }
            public enum ForegroundColorAttribute: AttributedStringKey {
                public typealias Value = UIColor
                public static let name = "NSColor"
            }
            public enum BackgroundColorAttribute: AttributedStringKey {
                public typealias Value = UIColor
                public static let name = "NSBackgroundColor"
            }
            public enum KernAttribute: AttributedStringKey {
                public typealias Value = CGFloat
                public static let name = "NSKern"
            }
        }

        public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
    }

    extension AttributeDynamicLookup {
        public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>) -> Key {
            self[Key.self]
        }
    }

    /// A change of text attributes; never called, because no text is drawn.
    public struct UIConfigurationTextAttributesTransformer {
        private let transform: (AttributeContainer) -> AttributeContainer

        public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
            self.transform = transform
        }

        public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
    }
#endif
