/// Why a text is no sketch.
package struct SketchMistake: Error, Hashable {
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        /// No JSON, from this byte on.
        case syntax
        /// Longer than a sketch may be.
        case tooLong
        /// Views are in too many views.
        case tooDeep
        case tooManyViews
        case tooManyRecognizers
        /// Something that nothing of its kind has, or that has to be there and is not.
        case key
        /// Not a value of this property.
        case value
        /// Not a name of Swift's that a stage or a controller leaves free.
        case name
        /// Two have this name.
        case sameName
        /// A recognizer of this name is not there.
        case unknownName
        /// It would wait for itself.
        case loop
    }

    package let kind: Kind
    /// What it is about: a name, a key, `pad.alpha`.
    package let subject: String

    package init(_ kind: Kind, _ subject: String = "") {
        self.kind = kind
        self.subject = subject
    }
}
