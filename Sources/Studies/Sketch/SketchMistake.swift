/// The reason why a text is not a sketch.
package struct SketchMistake: Error, Hashable {
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        /// The text is not JSON from this byte on.
        case syntax
        /// The text is longer than a sketch may be.
        case tooLong
        /// A view has too many views around it.
        case tooDeep
        case tooManyViews
        case tooManyRecognizers
        /// A key that nothing of its kind has, or a required key that is missing.
        case key
        /// A value that the property cannot have.
        case value
        /// A name that Swift does not allow, or that a stage or a controller uses itself.
        case name
        /// Two views or recognizers have this name.
        case sameName
        /// There is no recognizer of this name.
        case unknownName
        /// The recognizer would wait for itself.
        case loop
    }

    package let kind: Kind
    /// The subject of the mistake: a name, a key, `pad.alpha`.
    package let subject: String

    package init(_ kind: Kind, _ subject: String = "") {
        self.kind = kind
        self.subject = subject
    }
}
