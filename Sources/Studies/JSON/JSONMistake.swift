/// The reason why a text is not JSON that `JSONReader` reads.
enum JSONMistake: Error, Hashable {
    /// The text is not JSON from this byte on.
    case syntax(at: Int)
    /// A value has too many lists and objects around it.
    case tooDeep
}
