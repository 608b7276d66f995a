/// Reusable views out of sight, and the way to create new ones, by identifier.
struct ViewStore<Element: AnyObject> {
    private var unused: [(identifier: String, view: Element)] = []
    private var makers: [(identifier: String, make: () -> Element)] = []

    mutating func register(_ identifier: String, _ make: (() -> Element)?) {
        makers.removeAll { $0.identifier == identifier }
        if let make { makers.append((identifier, make)) }
    }

    mutating func keep(_ view: Element, _ identifier: String?) {
        if let identifier { unused.append((identifier, view)) }
    }

    /// The reusable view that went out of sight last.
    mutating func takeUsed(_ identifier: String) -> Element? {
        guard let index = unused.lastIndex(where: { $0.identifier == identifier }) else { return nil }
        return unused.remove(at: index).view
    }

    func makeNew(_ identifier: String) -> Element? {
        makers.first { $0.identifier == identifier }?.make()
    }
}
