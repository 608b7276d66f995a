/// The names of the classes of a sketch: Apple's name if nothing is overridden, else a name after the view.
struct SwiftClassNames {
    private var own: [(subject: String, name: String)] = []

    init(_ sketch: Sketch) {
        for place in sketch.allRecognizers {
            if let delegate = place.recognizer.delegateName { add(delegate, "Delegate") }
        }
        for place in sketch.allViews where !place.view.overrides.isEmpty { add(place.view.name, place.view.kind.suffix) }
    }

    /// The class of the view or delegate of this name; nil for one of Apple's.
    subscript(subject: String) -> String? { own.first { $0.subject == subject }?.name }

    private mutating func add(_ subject: String, _ suffix: String) {
        var name = subject.prefix(1).uppercased() + subject.dropFirst()
        // A class of the sketch must not hide one of Apple's.
        if ["UI", "NS", "CG", "CA"].contains(where: { name.hasPrefix($0) }) { name = "Own" + name }
        if !name.hasSuffix(suffix) { name += suffix }
        while own.contains(where: { $0.name == name }) { name += suffix }
        own.append((subject, name))
    }
}
