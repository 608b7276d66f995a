import Foundation
import ReportKit
import Testing
import UIKit

@testable import ExperimentKit
@testable import Studies

/// `CompiledSketches` compiles what is made of all samples and runs it. That of one is committed beside this file, to be read:
/// `SKETCH_SOURCES=write` writes it anew.
struct SketchSourceTests {
    private static let mark = "// swift-format-ignore-file\n// Made of a sketch; SketchSourceTests holds it against what is made now.\n"

    private func hold(_ text: String, against file: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Generated")
        let url = folder.appendingPathComponent(file)
        let whole = Self.mark + text
        if ProcessInfo.processInfo.environment["SKETCH_SOURCES"] == "write" { return try Data(whole.utf8).write(to: url) }
        let committed = try String(contentsOf: url, encoding: .utf8)
        let difference = zip(whole.split(separator: "\n"), committed.split(separator: "\n")).first { $0 != $1 }
        #expect(committed == whole, "\(file): \(difference.map { "\($0)" } ?? "length"); `SKETCH_SOURCES=write` writes it anew")
    }

    @Test func `what is made of a button and a tap is what is committed`() throws {
        try hold(SketchSample.buttonAndTap.experimentSource, against: "ButtonAndTapExperiment.swift")
        try hold(SketchSample.buttonAndTap.controllerSource, against: "ButtonAndTapViewController.swift")
    }

    @Test func `a text cannot turn the direction of the Swift around it`() {
        #expect(SwiftLines.literal("a\u{202E}b\u{2066}\u{2028}\u{85}\"\\") == #""a\u{202e}b\u{2066}\u{2028}\u{85}\"\\""#)
        #expect(SwiftLines.literal("按钮 ×") == "\"按钮 ×\"")
    }

    @Test(arguments: SketchSample.allCases)
    func `for iOS nothing differs but how an action is named`(sample: SketchSample) throws {
        let text = try sample.sketch.controllerSource().replacing("@objc private func", with: "private func")
        let portable = text.replacing(/#selector\((\w+)\(_:\)\)/) { "Selector(\"\($0.1)(_:)\", SketchViewController.\($0.1))" }
        #expect(try portable == sample.sketch.controllerSource(.portable))
        #expect(text.hasPrefix("import UIKit\n") && !text.dropFirst().contains("import "))
    }

    @Test(arguments: SketchSample.allCases)
    func `the experiment leaves the record that the sketch leaves`(sample: SketchSample) throws {
        for place in CompiledSketches.places {
            let own = try calls(of: sample.sketch.experiment, at: place, taps: 2)
            #expect(try CompiledSketches.calls(of: sample, .experiment, at: place) == own, "\(place)")
        }
    }

    @Test(arguments: SketchSample.allCases)
    func `the view controller leads to the same calls`(sample: SketchSample) throws {
        func methods(_ calls: [String]) -> [Substring] {
            calls.filter { !$0.contains("viewDidLoad") }.map { $0.split(separator: ".", maxSplits: 1)[1] }
        }
        for place in CompiledSketches.places {
            let own = try calls(of: sample.sketch.experiment, at: place, taps: 2)
            let made = try methods(CompiledSketches.calls(of: sample, .controller, at: place))
            #expect(made == methods(own), "\(place): \(made) instead of \(methods(own))")
        }
    }

    @Test(arguments: SketchSample.allCases)
    func `the view controller names nothing of UIKit's that is not Apple's`(sample: SketchSample) throws {
        let sketch = try sample.sketch
        let classes = SwiftClassNames(sketch)
        let subjects =
            sketch.allViews.map { $0.view.name } + sketch.allRecognizers.map { $0.recognizer.name }
            + sketch.allRecognizers.compactMap { $0.recognizer.delegateName }
        let own = subjects + subjects.compactMap { classes[$0] }
        let text = sketch.controllerSource().replacing(/"(\\.|[^"\\])*"/, with: "")
        let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        let names = words.filter { word in
            !own.contains(word) && !own.contains { word.hasPrefix($0) } && Int(word) == nil && !SketchSourceTests.language.contains(word)
        }
        let apple = Set(APISymbols.all.flatMap { $0.qualifiedName.split { !$0.isLetter && !$0.isNumber }.map(String.init) })
        #expect(names.subtracting(apple).subtracting(SketchSourceTests.looks).sorted() == [])
        #expect(names.contains("UIViewController") && names.contains("viewDidLoad"))
    }

    /// Words of Swift, of Foundation and Core Graphics, and of the code itself.
    private static let language: Set<String> = [
        "import", "UIKit", "final", "class", "private", "fileprivate", "let", "var", "func", "override", "super", "self", "return",
        "switch",
        "case", "default", "extension", "true", "false", "nil", "print", "objc", "selector", "sender", "contains", "map", "rawValue",
        "Bool",
        "String", "Set", "NSObject", "NSNumber", "CGRect", "CGSize", "CGPoint", "width", "height", "insetBy", "dx", "dy", "x", "y",
        "stateName", "simultaneous", "required", "waiting", "SketchViewController", "action", "for", "in", "inside", "with", "of", "event",
        "touches", "value", "gestureRecognizer", "otherGestureRecognizer", "toFail", "shouldReceive", "touch", "type",
        "_", "shouldRecognizeSimultaneouslyWith", "shouldRequireFailureOf", "shouldBeRequiredToFailBy",
    ]

    /// What has to do with looks alone, which the list of the API leaves out.
    private static let looks: Set<String> = ["backgroundColor", "white", "borderWidth", "setTitle", "placeholder", "layer", "text"]
}
