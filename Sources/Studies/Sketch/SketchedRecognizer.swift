/// A gesture recognizer of a sketch. Every recognizer has an action.
package struct SketchedRecognizer: Hashable, Sendable {
    package let kind: SketchedRecognizerKind
    package let name: String
    /// The settings that differ from the defaults of the kind, in the order of the kind's properties.
    package let settings: [SketchSetting]
    /// The recognizers that have to fail before this one, by `require(toFail:)`.
    package let requirements: [RecognizerReference]
    package let answers: SketchAnswers

    package init(
        _ kind: SketchedRecognizerKind, _ name: String, settings: [SketchSetting] = [], requirements: [RecognizerReference] = [],
        answers: SketchAnswers = SketchAnswers()
    ) {
        self.kind = kind
        self.name = name
        self.settings = settings
        self.requirements = requirements
        self.answers = answers
    }

    /// The name of the delegate; nil if there is none.
    var delegateName: String? { answers.isEmpty ? nil : name + "Delegate" }
}

/// A recognizer of a sketch, by name: `tap`, or the pan of a scroll view, `list.panGestureRecognizer`.
package struct RecognizerReference: Hashable, Sendable {
    package static let panSuffix = ".panGestureRecognizer"

    package let spelling: String

    package init(_ spelling: String) { self.spelling = spelling }

    /// The scroll view whose pan is meant; nil for a recognizer with a name of its own.
    var scrollView: String? {
        spelling.utf8.count > RecognizerReference.panSuffix.utf8.count && spelling.hasSuffix(RecognizerReference.panSuffix)
            ? String(spelling.dropLast(RecognizerReference.panSuffix.count)) : nil
    }
}
