import Testing

/// Each rule that can be switched off is asked for where the engine decides by it.
struct SwitchTests {
    /// Rules that the engine asks for by a variable: one place decides by several of them.
    private let askedByVariable: Set<String> = [
        "editingBegins", "editingEnds", "typing", "returnKey", "touchMethodsClimb", "otherMethodsClimb", "scrollDelegate", "zoomDelegate",
        "appearance", "containment", "animatedScroll", "layoutCallbacks", "clearButton", "interactivePop", "backButtonAsks",
        "barAsksAboutPush", "barLearnsOfPop", "heldBackIsDropped", "searchBarEditing", "searchBarText", "textViewEditing",
    ]

    @Test func `the engine asks for every rule that can be switched off, and for no other`() {
        let engine = SourceFile.all.filter { $0.path.hasPrefix("Sources/UIKit/") }
        let rules = engine.filter { $0.path.hasPrefix("Sources/UIKit/Rules/") }
        let fixed = names(#/static var (\w+): Rule \{(?:(?!static var)[\s\S])*?without: \.fixed/#, in: rules)
        let switchable = names(#/static var (\w+): Rule \{/#, in: rules).subtracting(fixed)
        let asked = names(#/(?:holds|applies)\(\s*\.(\w+)[,)]/#, in: engine)
        #expect(switchable.subtracting(asked).subtracting(askedByVariable).sorted() == [], "no one asks for these")
        #expect(asked.intersection(fixed).sorted() == [], "these can be switched off")
        #expect(switchable.count > 100)
    }

    private func names(_ pattern: Regex<(Substring, Substring)>, in files: [SourceFile]) -> Set<String> {
        Set(files.flatMap { file in file.lines.joined(separator: "\n").matches(of: pattern).map { String($0.output.1) } })
    }
}
