/// One call that changes the stack of a navigation controller, made at once or later.
struct StackCall {
    enum Change {
        case push(UIViewController)
        case put([UIViewController])
    }

    let change: Change
    let isAnimated: Bool
    /// Whether the user pops, by the back button or by a finger.
    let isByUser: Bool

    init(_ change: Change, isAnimated: Bool, isByUser: Bool) {
        self.change = change
        self.isAnimated = isAnimated
        self.isByUser = isByUser
    }

    /// The stack after the call; a push that has waited adds to the stack of then.
    func result(on stack: [UIViewController]) -> [UIViewController] {
        switch change {
        case .push(let controller): stack + [controller]
        case .put(let controllers): controllers
        }
    }

    /// The message of the exception if a controller is in the stack twice.
    var mistakeOfTwins: String {
        switch change {
        case .push: "NSInvalidArgumentException: pushing the same view controller instance more than once is not supported"
        case .put: "NSInternalInconsistencyException: all view controllers in a navigation controller must be distinct"
        }
    }
}
