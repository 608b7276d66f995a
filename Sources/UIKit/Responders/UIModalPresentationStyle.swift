/// The way in which a presented controller covers the views below.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1, automatic = -2

    /// Whether the presenter's view leaves the window.
    var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
    /// Whether the presentation leaves a strip of the presenter's view visible at the top.
    var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }
    /// The name in the record.
    var name: String {
        switch self {
        case .fullScreen: "fullScreen"
        case .pageSheet: "pageSheet"
        case .formSheet: "formSheet"
        case .currentContext: "currentContext"
        case .custom: "custom"
        case .overFullScreen: "overFullScreen"
        case .overCurrentContext: "overCurrentContext"
        case .popover: "popover"
        case .none: "none"
        case .automatic: "automatic"
        }
    }
}
