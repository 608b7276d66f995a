/// A part of UIKit, or a framework, of which the engine has nothing.
public struct UnmodelledArea: Hashable, Sendable {
    /// The stable id, which names the area on the site.
    public let id: String
    /// Its name: "drag and drop".
    public let title: String
    /// The knowledge of the project about the area, in a sentence.
    public let sentence: String
    /// The names of its types and members, from public documentation.
    public let names: [String]
    /// Other words for it, in any language.
    public let words: [String]

    public init(id: String, title: String, sentence: String, names: [String], words: [String] = []) {
        self.id = id
        self.title = title
        self.sentence = sentence
        self.names = names
        self.words = words
    }
}
