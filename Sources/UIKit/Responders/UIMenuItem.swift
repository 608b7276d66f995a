/// A command of the app in the edit menu.
open class UIMenuItem: NSObject {
    open var title: String
    /// The action, performed by the first object of the chain that can.
    open var action: Selector

    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
