#if !hasFeature(Embedded)
    extension NSValue {
        public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
        public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
        public convenience init(cgSize size: CGSize) { self.init(size: size) }

        public var cgRectValue: CGRect { rectValue }
        public var cgPointValue: CGPoint { pointValue }
        public var cgSizeValue: CGSize { sizeValue }
    }

    /// The conversion between `CGRect` and `NSValue`, so that `userInfo[…] as? CGRect` works as on iOS.
    extension CGRect: @retroactive _ObjectiveCBridgeable {
        public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

        public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) { result = source.rectValue }

        public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
            result = String(cString: source.objCType) == String(cString: NSValue(rect: .zero).objCType) ? source.rectValue : nil
            return result != nil
        }

        public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
    }
#endif
