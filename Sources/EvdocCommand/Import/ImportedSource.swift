/// The result of importing one file of an app. The importer prints it, and evdoc reads it: this file is part of both.
struct ImportedSource: Codable, Hashable {
    /// A remark on code that cannot be rewritten, or has been left out.
    struct Remark: Codable, Hashable {
        /// The line, counted from 1.
        let line: Int
        let column: Int
        let words: String
        /// The remedy for the author; empty if there is none.
        let remedy: String
        /// Whether the file compiles nevertheless.
        let compiles: Bool
    }

    /// A class that a stage can show.
    struct Class: Codable, Hashable {
        let name: String
        /// The names of the types that it inherits from or conforms to, as written.
        let inherited: [String]
        /// The initializers, such as `init(frame:)`. Empty if the class inherits those of its superclass.
        let initializers: [String]
        /// Whether other files cannot name the class.
        let isPrivate: Bool
        /// The number of methods that it overrides, or is called with, for touches, presses and hit-testing.
        let touchMethods: Int
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
    /// Whether the parser takes the new text; otherwise it must not be written.
    let parses: Bool
    let remarks: [Remark]
    let classes: [Class]
    let delegateMethods: [DelegateMethod]
}
