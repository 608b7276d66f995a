/// An item that code moves along with a finger.
struct ItemMove {
    /// The place of the item in the data.
    let source: IndexPath
    /// The place at which the item is shown; the data source receives it at the end.
    var target: IndexPath
    /// The point at which the item is centred.
    var position: CGPoint
}
