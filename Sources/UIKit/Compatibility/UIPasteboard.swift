/// Cut or copied text, as plain data; a run has one pasteboard.
open class UIPasteboard: NSObject {
    open class var general: UIPasteboard { Simulation.running("UIPasteboard.general").shared.generalPasteboard }

    open var strings: [String]? { didSet { changeCount += 1 } }
    open var images: [UIImage]? { didSet { changeCount += 1 } }
    open private(set) var changeCount = 0

    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    open var hasStrings: Bool { !(strings ?? []).isEmpty }
    open var hasImages: Bool { !(images ?? []).isEmpty }
}

extension SharedObjects {
    var generalPasteboard: UIPasteboard {
        mutating get {
            if let pasteboard { return unsafeDowncast(pasteboard, to: UIPasteboard.self) }
            let new = UIPasteboard()
            pasteboard = new
            return new
        }
    }
}
