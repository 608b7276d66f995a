/// A value of JSON. The core has no Foundation to read it.
indirect enum JSONValue: Hashable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([JSONValue])
    /// The members in the order of the text; no key twice.
    case object([Member])

    struct Member: Hashable {
        let key: String
        let value: JSONValue
    }
}
