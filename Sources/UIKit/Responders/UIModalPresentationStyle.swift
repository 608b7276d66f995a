/// How a presented controller covers what is below it.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1, automatic = -2

    /// Whether the presenter's view leaves the window.
    var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
    /// Whether it leaves a strip of the presenter's view visible at the top.
    var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }
}
