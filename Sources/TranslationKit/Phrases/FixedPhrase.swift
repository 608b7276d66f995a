/// The fixed phrases of one kind of text: each is its English, with placeholders such as `{count}`.
public protocol FixedPhrase: RawRepresentable<String>, CaseIterable, Sendable {
    /// The context in which translations of the phrases are found.
    static var context: String { get }
}
