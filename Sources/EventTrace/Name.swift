/// A spelling that a trace has interned: a subject, a method or a detail of a fact.
///
/// Numbers below `Word.count` are the engine's own words; the others belong to one trace and mean nothing in another.
public struct Name: Hashable, Sendable {
    public let number: UInt32

    /// No name.
    @inlinable
    public static var none: Name { Name(number: .max) }

    @inlinable
    public init(number: UInt32) {
        self.number = number
    }

    @inlinable
    public init(_ word: Word) {
        number = UInt32(word.ordinal)
    }
}
