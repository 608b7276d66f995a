/// One line of items in a flow layout.
struct FlowLine {
    private(set) var sizes: [CGSize] = []
    /// The length of the items side by side.
    private(set) var length: CGFloat = 0
    var gap: CGFloat = 0

    init(_ size: CGSize, _ length: CGFloat) { add(size, length) }

    mutating func add(_ size: CGSize, _ length: CGFloat) {
        sizes.append(size)
        self.length += length
    }

    mutating func spread(over room: CGFloat) {
        gap = sizes.count > 1 ? (room - length) / CGFloat(sizes.count - 1) : 0
    }
}
