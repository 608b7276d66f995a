/// What has become of one file of an app. The importer prints it, and evdoc reads it: this file is part of both.
struct ImportedSource: Codable, Hashable {
    /// What cannot be rewritten, or has been left out.
    struct Remark: Codable, Hashable {
        /// Counted from 1.
        let line: Int
        let column: Int
        let words: String
        /// What the author can do; empty where there is nothing.
        let remedy: String
        /// Whether the file compiles in spite of it.
        let compiles: Bool
    }

    /// A class that a stage can show.
    struct Class: Codable, Hashable {
        let name: String
        /// Names of the types that it inherits from or conforms to, as they are written.
        let inherited: [String]
        /// Spelled out: `init(frame:)`. Empty where it inherits those of its superclass.
        let initializers: [String]
        /// Whether no other file can name it.
        let isPrivate: Bool
    }

    /// A method of a type that conforms to a protocol named `UI…Delegate` or `UI…DataSource`.
    struct DelegateMethod: Codable, Hashable {
        let name: String
        let protocols: [String]
        let line: Int
        let column: Int
    }

    let path: String
    /// The new text; lines keep their numbers.
    let text: String
    let remarks: [Remark]
    let classes: [Class]
    let delegateMethods: [DelegateMethod]
}
