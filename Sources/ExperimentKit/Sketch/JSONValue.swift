/// A value of JSON. The core has no Foundation to read it.
indirect enum JSONValue: Hashable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([JSONValue])
    /// In the order in which they are written; no key twice.
    case object([Member])

    struct Member: Hashable {
        let key: String
        let value: JSONValue
    }
}
