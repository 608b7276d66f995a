@testable import ExperimentKit
@testable import Studies

/// Sketches that tests are about.
enum SketchSamples {
    /// Every kind of view and recognizer, with every property that it has set to what it is not anyway, and every override, event and answer.
    static var full: Sketch {
        get throws {
            let views = SketchedViewKind.allCases.enumerated().map { index, kind in
                SketchedView(
                    kind, "\(kind.rawValue.prefix(4))\(index)", at: SketchFrame(x: 10, y: Double(index * 100), width: 200, height: 80.5),
                    settings: kind.properties.map(changed), overrides: overrides[index % overrides.count],
                    events: kind.isControl ? SketchEvent.allCases : [])
            }
            let recognizers = SketchedRecognizerKind.allCases.enumerated().map { index, kind in
                SketchedRecognizer(
                    kind, "\(kind.rawValue.prefix(4))Gesture\(index)", settings: kind.properties.map(changed),
                    requirements: index == 0 ? [] : [RecognizerReference("tapGesture0")], answers: answers[index % answers.count])
            }
            let holder = SketchedView(
                .scrollView, "holder", at: SketchFrame(x: 0, y: 0, width: 390, height: 800), recognizers: Array(recognizers[1...]),
                views: views)
            return try Sketch(views: [holder], recognizers: [recognizers[0]])
        }
    }

    private static let overrides = [
        SketchOverrides(touches: .callsSuper, hitTest: .callsSuper, margin: 0),
        SketchOverrides(touches: .stops, hitTest: .stops, margin: 12),
        SketchOverrides(margin: -4.5), SketchOverrides(),
    ]

    private static let answers = [
        SketchAnswers(),
        SketchAnswers(
            shouldBegin: true, shouldReceive: .ownView, simultaneous: .all,
            failureOf: .only([RecognizerReference("tapGesture0"), RecognizerReference("holder.panGestureRecognizer")]),
            failsBefore: .only([])),
        SketchAnswers(shouldBegin: false), SketchAnswers(shouldReceive: .no, failsBefore: .only([RecognizerReference("tapGesture0")])),
    ]

    /// A value that the property does not have anyway.
    static func changed(_ property: SketchProperty) -> SketchSetting {
        let value: SketchValue =
            switch property.form {
            case .flag(let flag): .flag(!flag)
            case .number(let number, let range): .number(number == range.lowerBound ? range.upperBound / 4 : range.lowerBound)
            case .whole(let number, let range): .number(Double(number == range.lowerBound ? range.lowerBound + 1 : range.lowerBound))
            case .text: .text("a \"b\" \\(c)\n“d”")
            case .size: .size(width: 700, height: 900.25)
            case .choices(let own, let choices): .choices(choices.filter { !own.contains($0) || own.count > 1 && $0 != own[0] })
            }
        return SketchSetting(property.name, value)
    }

    static func starter(_ starter: SketchStarter) throws -> Sketch { try Sketch(reading: Array(starter.text.utf8)) }
}
