import Testing

@testable import ExportKit

struct InstrumentationTests {
    private func instrumented(_ source: String, actions: Set<String> = [], direct: Set<String> = []) -> String {
        Instrumentation(SwiftToken.all(in: source), actions: actions).text(callingDirectly: direct)
    }

    @Test func `the body of an override logs, whatever it returns`() {
        let source = "class A: UIView { override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { super.hitTest(p, with: e) } }"
        #expect(
            instrumented(source)
                == "class A: UIView { override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { logged(self, \"hitTest\") { super.hitTest(p, with: e) } } }"
        )
    }

    @Test(arguments: [
        ("var isOpen = false\n", ""), ("private let limit = UIScreen.main.bounds.width\n", ""), ("let access = open\n", ""),
        ("let mode: Mode = .final\n", ""), ("var isOpen = false; ", ""), ("let a = b ? c : lazy\n", "private "),
        ("", "@discardableResult @available(iOS 16, *) public final "), ("", "nonisolated(unsafe) "), ("", "@MainActor\n    private\n    "),
        ("let x = 1\n", "fileprivate\n    "), ("static let open = 1; var package = 2\n", ""), ("func open() {}\n", ""),
    ])
    func `an action keeps what stands before it, on its line and on others`(before: String, modifiers: String) {
        let text = instrumented("class A: UIView { \(before)\(modifiers)func toggle() { isOpen.toggle() } }", actions: ["toggle"])
        let kept = modifiers.replacing("public ", with: "")
        let mark = "#if canImport(ObjectiveC)\n    @objc\n    #endif\n    "
        #expect(text == "class A: UIView { \(before)\(mark)\(kept)func toggle() { performed(\"toggle\", by: self) { isOpen.toggle() } } }")
    }

    @Test func `a method of the same name that overrides nothing stays as it is`() {
        let source = "class A { func reset() { x = 1 } }"
        #expect(instrumented(source) == source)
    }

    @Test func `a delegate is an NSObject, and logs whom it was asked about`() {
        let source = """
            package final class D: UIGestureRecognizerDelegate {
                package init() {}
                func gestureRecognizer(_ a: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { false }
            }
            """
        #expect(
            instrumented(source) == """
                final class D: NSObject, UIGestureRecognizerDelegate {
                    override init() {}
                    func gestureRecognizer(_ a: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { logged(self, "shouldReceiveTouch", called(a)) { false } }
                }
                """)
    }

    @Test func `overrides of properties log, observers with the new value`() {
        let source = "class B: UIButton { override var isHighlighted: Bool { didSet { tell() } } }"
        #expect(
            instrumented(source)
                == "class B: UIButton { override var isHighlighted: Bool { didSet { logged(self, \"isHighlighted\", called(isHighlighted)) { tell() } } } }"
        )
    }

    @Test(arguments: [
        (
            "isSelected", "get { super.isSelected } set { super.isSelected = newValue }",
            "get { super.isSelected } set { logged(self, \"isSelected\", called(newValue)) { super.isSelected = newValue } }"
        ),
        ("isHighlighted", "willSet(next) { tell(next) }", "willSet(next) { logged(self, \"isHighlighted\", called(next)) { tell(next) } }"),
        ("isHighlighted", "get { false }", "get { false }"),
        ("canBecomeFirstResponder", "true", "logged(self, \"canBecomeFirstResponder\") { true }"),
        ("canBecomeFirstResponder", "get { true }", "get { logged(self, \"canBecomeFirstResponder\") { true } }"),
        ("alpha", "didSet { tell() }", "didSet { tell() }"),
    ])
    func `of a flag the setter logs, of a question the getter`(name: String, body: String, expected: String) {
        #expect(
            instrumented("class B: UIView { override var \(name): Bool { \(body) } }")
                == "class B: UIView { override var \(name): Bool { \(expected) } }")
    }

    @Test(arguments: ["shouldRecognizeSimultaneouslyWith", "shouldRequireFailureOf", "shouldBeRequiredToFailBy"])
    func `a question about two recognizers names the one whose delegate is asked`(label: String) {
        let text = instrumented("class D: UIGestureRecognizerDelegate { func gestureRecognizer(_ a: A, \(label) b: B) -> Bool { true } }")
        #expect(text.contains(", called(a)) { true }"))
    }

    @Test func `calls by the experiment itself are distinguished, except of super`() {
        #expect(
            instrumented(
                "a.b(c)?.hitTest(p, with: e); super.hitTest(p, with: e); point(inside: p, with: e)", direct: ["hitTest", "pointInside"])
                == "direct(a.b(c), \"hitTest\")?.hitTest(p, with: e); super.hitTest(p, with: e); direct(self, \"pointInside\").point(inside: p, with: e)"
        )
    }

    @Test func `a selector becomes an action, and a method of the responder chain is there for Objective-C`() {
        let text = instrumented(
            "class C: UIView { func save() { act() } }; let s = Selector(\"save\", C.save); func f(_ s: Selector, x: AnyOrObject) {}",
            actions: ["save"])
        #expect(text.contains("@objc") && text.contains("func save() { performed(\"save\", by: self) { act() } }"))
        #expect(text.contains("Action(\"save\", C.save)") && text.contains("func f(_ s: Selector, x: Any)"))
    }

    @Test func `names that exported files have themselves get others`() {
        let tokens = SwiftToken.all(in: "enum Place { case a }; let p: Place = x.Place; f(Place: 1)")
        #expect(tokens.renamed(["Place"]).text == "enum ownPlace { case a }; let p: ownPlace = x.Place; f(Place: 1)")
    }
}
