import Foundation
import ReportKit
import Testing
import UIKit

@testable import ExperimentKit

/// What is made of sketches is committed beside this file and compiled with it, so that a compiler has read it: `SKETCH_SOURCES=write` writes it
/// anew. It differs by names only, which many in one module cannot share.
struct SketchSourceTests {
    enum Sample: String, CaseIterable {
        case full, buttonAndTap, sliderInScrollView, singleAndDoubleTap

        var sketch: Sketch {
            get throws {
                if let starter = SketchStarter(rawValue: rawValue) { return try SketchSamples.starter(starter) }
                return try SketchSamples.full
            }
        }

        var experiment: Experiment {
            switch self {
            case .full: .full
            case .buttonAndTap: .buttonAndTap
            case .sliderInScrollView: .sliderInScrollView
            case .singleAndDoubleTap: .singleAndDoubleTap
            }
        }

        var controller: UIViewController {
            switch self {
            case .full: FullViewController()
            case .buttonAndTap: ButtonAndTapViewController()
            case .sliderInScrollView: SliderInScrollViewViewController()
            case .singleAndDoubleTap: SingleAndDoubleTapViewController()
            }
        }

        var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
    }

    private static let mark = "// swift-format-ignore-file\n// Made of a sketch; SketchSourceTests holds it against what is made now.\n"

    private func hold(_ text: String, against file: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Generated")
        let url = folder.appendingPathComponent(file)
        let whole = SketchSourceTests.mark + text
        if ProcessInfo.processInfo.environment["SKETCH_SOURCES"] == "write" { return try Data(whole.utf8).write(to: url) }
        let committed = try String(contentsOf: url, encoding: .utf8)
        let difference = zip(whole.split(separator: "\n"), committed.split(separator: "\n")).first { $0 != $1 }
        #expect(committed == whole, "\(file): \(difference.map { "\($0)" } ?? "length"); `SKETCH_SOURCES=write` writes it anew")
    }

    @Test(arguments: Sample.allCases)
    func `a compiler has read the experiment`(sample: Sample) throws {
        let text = try sample.sketch.experimentSource.replacing("static let sketch", with: "static let \(sample.rawValue)")
        try hold(text, against: "\(sample.title)Experiment.swift")
    }

    @Test(arguments: Sample.allCases)
    func `a compiler has read the view controller`(sample: Sample) throws {
        let text = try sample.sketch.controllerSource(.portable)
        let name = "\(sample.title)ViewController"
        try hold(text.replacing("SketchViewController", with: name), against: "\(name).swift")
    }

    @Test(arguments: Sample.allCases)
    func `for iOS nothing differs but how an action is named`(sample: Sample) throws {
        let text = try sample.sketch.controllerSource().replacing("@objc private func", with: "private func")
        let portable = text.replacing(/#selector\((\w+)\(_:\)\)/) { "Selector(\"\($0.1)(_:)\", SketchViewController.\($0.1))" }
        #expect(try portable == sample.sketch.controllerSource(.portable))
        #expect(text.hasPrefix("import UIKit\n") && !text.dropFirst().contains("import "))
    }

    @Test(arguments: Sample.allCases)
    func `the experiment leaves the record that the sketch leaves`(sample: Sample) throws {
        for place in [CGPoint(x: 195, y: 330), CGPoint(x: 60, y: 240), CGPoint(x: 110, y: 40)] {
            let (own, made) = (
                try SketchStagingTests.calls(of: sample.sketch.experiment, at: place, taps: 2),
                try SketchStagingTests.calls(of: sample.experiment, at: place, taps: 2)
            )
            #expect(own == made, "\(place)")
        }
    }

    @Test(arguments: Sample.allCases)
    func `the view controller leads to the same calls`(sample: Sample) throws {
        let controller = Experiment(
            id: "Controller", title: "", question: "", stage: { $0.window.rootViewController = sample.controller })
        func methods(_ experiment: Experiment) throws -> [Substring] {
            let calls = try SketchStagingTests.calls(of: experiment, at: CGPoint(x: 60, y: 240), taps: 2)
            return calls.filter { !$0.contains("viewDidLoad") }.map { $0.split(separator: ".", maxSplits: 1)[1] }
        }
        #expect(try methods(sample.sketch.experiment) == methods(controller))
    }

    @Test(arguments: Sample.allCases)
    func `the view controller names nothing of UIKit's that is not Apple's`(sample: Sample) throws {
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
