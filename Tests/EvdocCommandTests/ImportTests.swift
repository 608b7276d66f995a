import Foundation
import ProjectFiles
import TemporaryFiles
import Testing

@testable import EvdocCommand
@testable import ProjectKit

/// Code of apps, so that it compiles without Objective-C.
struct ImportTests {
    /// Compiled once.
    private static func importer() throws -> ImporterProgram { try ImporterProgram(keptIn: PrivateFolder(PrivateFolder.cachePath())) }

    private func imported(_ text: String) throws -> ImportedSource {
        var sources: [ImportedSource] = []
        try withProject { root in
            try put(text, "\(root)/App.swift")
            sources = try ImportTests.importer().imported(["\(root)/App.swift"])
        }
        return try #require(sources.first)
    }

    @Test(arguments: [
        ("class A { @objc func f() {} }", "class A { func f() {} }"),
        ("@objcMembers @objc(XA) class A { @nonobjc var x = 1 }", "class A { var x = 1 }"),
        ("class A { @IBOutlet weak var label: UILabel! }", "class A { weak var label: UILabel! }"),
        ("let path = #keyPath(UIView.frame)", "let path = \"UIView.frame\""),
        // The type that a selector stands in, its methods' full names, other types, properties.
        ("class A { func f(_ x: Int) {}; let s = #selector(f) }", "class A { func f(_ x: Int) {}; let s = Selector(\"f(_:)\", A.f) }"),
        (
            "class A { class B { func f() {}; lazy var s = #selector(self.f) } }",
            "class A { class B { func f() {}; lazy var s = Selector(\"f\", A.B.f) } }"
        ),
        ("extension A { func g() { h(#selector(f(_:with:))) } }", "extension A { func g() { h(Selector(\"f(_:with:)\", A.f(_:with:))) } }"),
        ("let s = #selector(UIView.setNeedsLayout)", "let s = Selector(\"setNeedsLayout\", UIView.setNeedsLayout)"),
        (
            "class A { let b = UIButton(type: .system); lazy var s = #selector(b.sizeToFit) }",
            "class A { let b = UIButton(type: .system); lazy var s = Selector(\"sizeToFit\", UIButton.sizeToFit) }"
        ),
        (
            "class A { weak var b: UIView?; lazy var s = #selector(self.b?.sizeToFit) }",
            "class A { weak var b: UIView?; lazy var s = Selector(\"sizeToFit\", UIView.sizeToFit) }"
        ),
        (
            "class A { func f() {}; func f(_ x: Int) {}; lazy var s = #selector((A.f) as (A) -> () -> Void) }",
            "class A { func f() {}; func f(_ x: Int) {}; lazy var s = Selector(\"f\", A.f as (A) -> () -> Void) }"
        ),
        // Which part of a file is an iPhone's; flags of the project stay.
        ("#if os(iOS)\na()\n#else\nb()\n#endif\nc()", "\na()\n\n\n\nc()"),
        (
            "#if os(macOS)\na()\n#elseif canImport(UIKit) && !targetEnvironment(macCatalyst)\n@objc func f() {}\n#endif",
            "\n\n\nfunc f() {}\n"
        ),
        ("#if os(tvOS) || (os(iOS) && swift(>=5))\na()\n#endif", "#if os(tvOS) || (os(iOS) && swift(>=5))\na()\n#endif"),
        ("#if DEBUG\na()\n#endif", "#if DEBUG\na()\n#endif"),
        ("#if DEBUG && os(macOS)\na()\n#endif", "\n\n"),
        ("import Foundation\nimport UIKit", "\nimport UIKit"),
        ("import Foundation", "import UIKit"),
        ("import UIKit.UIGestureRecognizerSubclass", "import UIKit.UIGestureRecognizerSubclass"),
        ("let s = \"#selector(f) @objc\" // @objc", "let s = \"#selector(f) @objc\" // @objc"),
    ])
    func `is rewritten, and lines keep their numbers`(before: String, after: String) throws {
        let source = try imported(before)
        #expect(source.text == after)
        #expect(source.remarks == [])
    }

    @Test(arguments: [
        // A member of an extension that overrides, and one that a subclass overrides, stays where it is under another name.
        (
            "class A: UIView {\n}\nextension A {\n    override func f(_ x: Int, with y: Int) {\n        super.f(x, with: y)\n    }\n}",
            "class A: UIView {\noverride func f(_ x: Int, with y: Int) { imported_f(x, with: y) } }\nextension A {\n"
                + "    func imported_f(_ x: Int, with y: Int) {\n        super.f(x, with: y)\n    }\n}"
        ),
        (
            "class A {}\nprivate extension A { override var x: Bool { true } }",
            "class A {override var x: Bool { imported_x } }\nprivate extension A { var imported_x: Bool { true } }"
        ),
        (
            "class A {}\nextension A { public override var x: Int { get { 1 } set {} } }",
            "class A {public override var x: Int { get { imported_x } set { imported_x = newValue } } }\n"
                + "extension A { public var imported_x: Int { get { 1 } set {} } }"
        ),
        (
            "class A {}\nextension A { func f() {}; func g() {} }\nclass B: A { override func f() {} }",
            "class A {func f() { imported_f() } }\nextension A { func imported_f() {}; func g() {} }\nclass B: A { override func f() {} }"
        ),
        (
            "class A: UIView {}\nextension A {\n    override func f() {}\n    override func g() {}\n}",
            "class A: UIView {override func f() { imported_f() }; override func g() { imported_g() } }\nextension A {\n"
                + "    func imported_f() {}\n    func imported_g() {}\n}"
        ),
        (
            "class A { var x = 1 }\nextension A { override func f() {} }\nclass B { var x = 1; }\nextension B { override func f() {} }",
            "class A { var x = 1 ; override func f() { imported_f() } }\nextension A { func imported_f() {} }\n"
                + "class B { var x = 1; override func f() { imported_f() } }\nextension B { func imported_f() {} }"
        ),
        // What an extension has is not open.
        (
            "open class A: B {}\nextension A { override open func f() {}; @objc open func g() {}; open var x: Int { 1 } }",
            "open class A: B {override open func f() { imported_f() } }\n"
                + "extension A { public func imported_f() {}; public func g() {}; public var x: Int { 1 } }"
        ),
    ])
    func `an override in an extension gets its place in the class`(before: String, after: String) throws {
        let source = try imported(before)
        #expect(source.text == after)
        #expect(source.remarks == [])
    }

    @Test(arguments: [
        ("var e: UIControlEvents = .touchUpInside", "var e: UIControl.Event = .touchUpInside"),
        ("let s = UIControlState.normal", "let s = UIControl.State.normal"),
        ("f(NSNotification.Name.UIKeyboardWillShow)", "f(UIResponder.keyboardWillShowNotification)"),
        ("f(name: .UIApplicationDidEnterBackground)", "f(name: UIApplication.didEnterBackgroundNotification)"),
        (
            "f(.UITextFieldTextDidChange, UIKeyboardFrameEndUserInfoKey)",
            "f(UITextField.textDidChangeNotification, UIResponder.keyboardFrameEndUserInfoKey)"
        ),
        ("let i = UIEdgeInsetsMake(1, 2, 3, 4)", "let i = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"),
        ("let r = UIEdgeInsetsInsetRect(bounds, i)", "let r = (bounds).inset(by: i)"),
        ("a.bringSubview(toFront: b); addChildViewController(c)", "a.bringSubviewToFront(b); addChild(c)"),
        ("c.didMove(toParentViewController: self); c.removeFromParentViewController()", "c.didMove(toParent: self); c.removeFromParent()"),
        (
            "x.fillMode = kCAFillModeForwards; x.lineCap = kCALineCapRound",
            "x.fillMode = CAMediaTimingFillMode.forwards; x.lineCap = CAShapeLayerLineCap.round"
        ),
        (
            "t.subtype = kCATransitionFromLeft; w = UIWindowLevelAlert + 1",
            "t.subtype = CATransitionSubtype.fromLeft; w = UIWindow.Level.alert + 1"
        ),
        ("loop.add(timer, forMode: .commonModes)", "loop.add(timer, forMode: .common)"),
        ("view.accessibilityTraits = UIAccessibilityTraitButton", "view.accessibilityTraits = UIAccessibilityTraits.button"),
        ("let kCAFillMode = 1; let UIControlEvents2 = kCAFillMode", "let kCAFillMode = 1; let UIControlEvents2 = kCAFillMode"),
    ])
    func `a name from before Swift 4 point 2 becomes the present one`(before: String, after: String) throws {
        let source = try imported(before)
        #expect(source.text == after)
        #expect(source.remarks == [])
    }

    @Test func `what a protocol leaves open has a default, and is called without a question`() throws {
        let source = try imported(
            """
            @objc public protocol SheetDelegate: NSObjectProtocol {
                @objc optional func sheetWillClose(_ sheet: Int, animated: Bool)
                @objc optional func sheetColor(_ sheet: Int) -> UIColor?
            }
            @objc protocol Plain {}
            class Sheet {
                weak var delegate: SheetDelegate?
                var done: (() -> Void)?
                func close() {
                    delegate?.sheetWillClose?(1, animated: true)
                    scroll.delegate?.scrollViewDidScroll?(scroll)
                    text.delegate?.textViewDidChange?(text)
                    _ = scroll.delegate?.viewForZooming?(in: scroll)
                    self.done?()
                }
            }
            """)
        #expect(
            source.text == """
                public protocol SheetDelegate: AnyObject, NSObjectProtocol {
                    func sheetWillClose(_ sheet: Int, animated: Bool)
                    func sheetColor(_ sheet: Int) -> UIColor?
                }
                protocol Plain: AnyObject {}
                class Sheet {
                    weak var delegate: SheetDelegate?
                    var done: (() -> Void)?
                    func close() {
                        delegate?.sheetWillClose(1, animated: true)
                        scroll.delegate?.scrollViewDidScroll(scroll)
                        text.delegate?.textViewDidChange(text)
                        _ = scroll.delegate?.viewForZooming(in: scroll)
                        self.done?()
                    }
                }
                public extension SheetDelegate {
                    func sheetWillClose(_ sheet: Int, animated: Bool) {}
                    func sheetColor(_ sheet: Int) -> UIColor? { nil }
                }

                """)
    }

    @Test(arguments: [
        ("import SnapKit", "1:1 module SnapKit is not there: the import is left out"),
        ("let x = 1\n  let s = #selector(thing.run)", "2:11 whose method #selector(thing.run) means cannot be seen"),
        ("class A { let s = #selector(getter: x) }", "1:19 whose method #selector(getter: x) means cannot be seen"),
        ("_ = pan.observe(\\.state) { _, _ in }", "1:5 observe needs Objective-C's runtime"),
        ("view.setValue(1, forKey: \"x\")", "1:1 setValue needs Objective-C's runtime"),
        ("extension A { override func f() {} }", "1:15 f overrides in an extension, which needs Objective-C"),
        ("@objc protocol P { @objc optional func f() -> Bool }", "1:20 the optional method f gives a Bool, and no default is known"),
        ("@objc protocol P { @objc optional var x: Int { get } }", "1:20 an optional property of a protocol needs Objective-C"),
    ])
    func `what cannot be rewritten is said with its place`(text: String, remark: String) throws {
        let remarks = try imported(text).remarks
        #expect(remarks.map { "\($0.line):\($0.column) \($0.words)" } == [remark])
        #expect(remarks.allSatisfy { !$0.compiles })
    }

    @Test(arguments: [
        ("_ = pan.observe(\\.state) { _, _ in }", "Add a target: it receives every state of a recognizer except possible and failed."),
        (
            "view.addObserver(self, forKeyPath: \"panGestureRecognizer.state\", options: [], context: nil)",
            "Add a target: it receives every state of a recognizer except possible and failed."
        ),
        ("view.addObserver(self, forKeyPath: #keyPath(UIView.frame), options: [], context: nil)", "Override the property and its didSet."),
        ("view.removeObserver(self, forKeyPath: \"state\")", ""),
    ])
    func `an observed property is reported with its replacement`(text: String, remedy: String) throws {
        #expect(try imported(text).remarks.map(\.remedy) == [remedy])
    }

    @Test(arguments: [
        "NotificationCenter.default.removeObserver(self)", "center.removeObserver(self, name: .saved, object: nil)",
        "let x = field.value()",
        "queue.setValue(1, forCell: 2)",
    ])
    func `calls that name no key need no runtime`(text: String) throws {
        let source = try imported(text)
        #expect(source.remarks == [])
        #expect(source.text == text)
    }

    @Test func `a delegate method that the engine never calls is found, with what may have been meant`() throws {
        let source = try imported(
            """
            class A: UIView {}
            extension A: UIGestureRecognizerDelegate, UIScrollViewDelegate {
                func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { true }
                func gestureRecognizer(_ g: UIGestureRecognizer, shouldRecogniseSimultaneouslyWith o: UIGestureRecognizer) -> Bool { true }
                func scrollViewDidScrol(_ s: UIScrollView) {}
                func helper() {}
                func scrollViewDidChangeAdjustedContentInset(_ s: UIScrollView) {}
                @objc func scrollViewTapped(_ tap: UITapGestureRecognizer) {}
                private func scrollViewResized(_ s: UIScrollView) {}
                func listen() { addTarget(#selector(A.scrollViewTapped(_:))) }
            }
            class B { func scrollViewDidScrol(_ s: UIScrollView) {} }
            """)
        let found = source.delegateMethods.compactMap { UncalledDelegateMethod($0) }
        #expect(found.map(\.method.line) == [4, 5, 7])
        #expect(found.map(\.nearest) == ["gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", "scrollViewDidScroll(_:)", nil])
    }

    @Test func `what no other file can name is known as such`() throws {
        let classes = try imported("private class A: UIView {}; fileprivate final class B: A {}; class C: B {}").classes
        #expect(classes.map(\.isPrivate) == [true, true, false])
    }

    @Test func `a view or recognizer gets an experiment to begin with`() {
        func starter(_ classes: (String, [String], [String])...) -> SiteFile? {
            let known = classes.map { name, inherited, initializers in
                ImportedSource.Class(
                    name: name, inherited: inherited, initializers: initializers, isPrivate: name.hasPrefix("_"),
                    touchMethods: name.hasPrefix("Touch") ? 2 : 0)
            }
            return StarterExperiment(known)?.file
        }
        #expect(starter(("Model", [], []), ("Late", ["UIView"], ["init(model:)"])) == nil)
        #expect(starter(("_Own", ["UIView"], [])) == nil)
        #expect(starter(("_Own", ["UIView"], []), ("Seen", ["_Own"], []))?.path == "SeenExperiment.swift")
        #expect(starter(("Background", ["UIView"], []), ("TouchPad", ["UIView"], []))?.path == "TouchPadExperiment.swift")
        let control = starter(("Star", ["Base", "Other"], []), ("Base", ["UIControl"], []))
        #expect(control?.path == "StarExperiment.swift")
        let text = String(decoding: control?.bytes ?? [], as: UTF8.self)
        #expect(text.contains("stage.add(Star(frame: .zero), starName)") && text.contains("stage.script.tap(starName)"))
        let recognizer = String(decoding: starter(("DPadGR", ["UIPanGestureRecognizer"], []))?.bytes ?? [], as: UTF8.self)
        #expect(
            recognizer.contains("stage.add(DPadGR(), \"dPadGR\", to: stage[padName])") && recognizer.contains("stage.script.tap(padName)"))
    }

    @Test func `files are written beside what is there, never over it`() throws {
        try withProject { root in
            let file = "\(root)/Pad.swift"
            try put("import UIKit\nclass Pad: UIView { @objc func tapped() {} }\n", file)
            let first = Session()
            #expect(first.run("import", file, "--output", "\(root)/Mine") == .success)
            #expect(first.output.contains("Mine/PadExperiment.swift  an experiment to begin with\n"))
            #expect(try text("\(root)/Mine/Pad.swift") == "import UIKit\nclass Pad: UIView { func tapped() {} }\n")
            try put("mine", "\(root)/Mine/PadExperiment.swift")
            #expect(Session().run("import", file, "--output", "\(root)/Mine") == .success)
            #expect(try text("\(root)/Mine/PadExperiment.swift") == "mine")
            try put("other", "\(root)/Mine/Pad.swift")
            let second = Session()
            #expect(second.run("import", file, "--output", "\(root)/Mine") == .wrongUsage)
            #expect(second.errors.contains("Pad.swift is there already, and differs"))
        }
    }

    @Test func `what is no Swift file, or none at all, is refused`() throws {
        try withProject { root in
            try put("x", "\(root)/a.txt")
            try Data([0xFF, 0xFE]).write(to: URL(fileURLWithPath: "\(root)/b.swift"))
            for (words, code, reason) in [
                (["\(root)/a.txt"], ExitCode.wrongUsage, "is no Swift file"), (["\(root)/none.swift"], .world, "cannot read"),
                (["\(root)/b.swift"], .world, "it is not UTF-8"), (["a.swift", "b.swift"], .wrongUsage, "several files need --output DIR"),
                (["x/a.swift", "y/a.swift", "--output", "z"], .wrongUsage, "two files are called a.swift"),
            ] {
                let session = Session()
                #expect(session.run(["import"] + words) == code)
                #expect(session.errors.contains(reason))
            }
        }
    }

    @Test func `a file that the parser comes to no end with is refused`() throws {
        try withProject { root in
            let path = "\(root)/Deep.swift"
            try put("let x = \"" + String(repeating: "\\(\"", count: 50_000), path)
            let error = #expect(throws: FileError.self) { try ImportTests.importer().imported([path]) }
            #expect(error?.path == path && error?.reason.hasSuffix("; it may be nested too deep") == true)
        }
    }

    @Test func `what does not parse is said with its place, and is not rewritten`() throws {
        let text = "class A {\n    @objc func f( {}\n"
        let source = try imported(text)
        #expect(source.text == text && source.parses)
        #expect(source.remarks.map(\.line) == [2] && source.remarks.allSatisfy { !$0.compiles })
        #expect(source.remarks.first?.words.hasPrefix("the file does not parse: ") == true)
    }

    @Test func `SwiftUI brings along what UIKit has here`() throws {
        #expect(try imported("import SwiftUI\nlet x: CGFloat = 1").text == "import UIKit\nlet x: CGFloat = 1")
    }

    @Test func `a program that was planted for the user is not started`() throws {
        try withTemporaryDirectory { root in
            // Where the importer was kept before, whoever had made the directory.
            let planted = "\(root)/.cache/evdoc"
            try FileManager.default.createDirectory(atPath: planted, withIntermediateDirectories: true)
            try put("class A {}\n", "\(root)/A.swift")
            try #require(chmod(planted, 0o777) == 0)
            let error = #expect(throws: FileError.self) {
                try ImporterProgram(keptIn: PrivateFolder(PrivateFolder.cachePath { $0 == "HOME" ? root : nil })).imported([
                    "\(root)/A.swift"
                ])
            }
            #expect(error?.path == planted)
        }
    }

    @Test func `a file that uses up the stack or the memory is named`() throws {
        try withProject { root in
            try put("let a = 1\n", "\(root)/Good.swift")
            for text in [String(repeating: "[", count: 100_000), "let s = \"" + String(repeating: "\\(\"", count: 20_000)] {
                try put(text, "\(root)/Deep.swift")
                let error = #expect(throws: FileError.self) {
                    try ImportTests.importer().imported(["\(root)/Good.swift", "\(root)/Deep.swift"])
                }
                #expect(error?.path == "\(root)/Deep.swift")
                #expect(error?.reason.hasSuffix("it may be nested too deep") == true)
            }
        }
    }

    @Test func `without a compiler, or with one that has no parser, that is said`() throws {
        try withProject { root in
            try putProgram("#!/bin/sh\n", "\(root)/swiftc")
            let error = #expect(throws: UsageError.self) { try ImporterProgram(keptIn: PrivateFolder("\(root)/kept"), search: root) }
            #expect(error?.message.hasSuffix("has no parser") == true)
        }
    }
}
