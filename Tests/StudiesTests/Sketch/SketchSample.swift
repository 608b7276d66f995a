@testable import Studies

/// A sketch of which Swift is made.
enum SketchSample: String, CaseIterable {
    case full, buttonAndTap, sliderInScrollView, singleAndDoubleTap

    var sketch: Sketch {
        get throws {
            if let starter = SketchStarter(rawValue: rawValue) { return try SketchSamples.starter(starter) }
            return try SketchSamples.full
        }
    }

    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// As `full`: many in one module cannot share a name.
    var experimentSource: String {
        get throws { try sketch.experimentSource.replacing("let sketch", with: "let \(rawValue)") }
    }

    /// As `FullViewController`.
    var controllerSource: String {
        get throws { try sketch.controllerSource(.portable).replacing("SketchViewController", with: "\(title)ViewController") }
    }
}
