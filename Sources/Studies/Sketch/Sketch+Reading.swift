import ExperimentKit

extension Sketch {
    /// Reads the text of a sketch: JSON, as `text` writes it, with keys in any order and with or without defaults. Throws the first
    /// mistake.
    package init(reading text: [UInt8]) throws(SketchMistake) {
        guard text.count <= SketchLimits.text else { throw SketchMistake(.tooLong) }
        var members = SketchMembers(try Sketch.json(text), of: "")
        self = try Sketch(views: try members.views(within: 0), recognizers: try members.recognizers())
        try members.end()
    }

    private static func json(_ text: [UInt8]) throws(SketchMistake) -> JSONValue {
        do throws(JSONMistake) {
            return try JSONReader.read(text)
        } catch {
            switch error {
            case .syntax(let place): throw SketchMistake(.syntax, "\(place)")
            case .tooDeep: throw SketchMistake(.tooDeep)
            }
        }
    }
}

/// The members of an object of a sketch, each taken once.
private struct SketchMembers {
    /// The name of the object in a mistake.
    private let subject: String
    private let isObject: Bool
    private var rest: [JSONValue.Member] = []

    init(_ value: JSONValue, of subject: String) {
        self.subject = subject
        if case .object(let members) = value {
            rest = members
            isObject = true
        } else {
            isObject = false
        }
    }

    /// Checks that no other member is there.
    func end() throws(SketchMistake) {
        guard isObject else { throw SketchMistake(.value, subject) }
        if let member = rest.first { throw SketchMistake(.key, name(member.key)) }
    }

    private func name(_ key: String) -> String { subject.isEmpty ? key : "\(subject).\(key)" }

    private mutating func take(_ key: String) -> JSONValue? {
        guard let index = rest.firstIndex(where: { $0.key == key }) else { return nil }
        return rest.remove(at: index).value
    }

    private mutating func text(_ key: String) throws(SketchMistake) -> String? {
        guard let value = take(key) else { return nil }
        guard case .text(let text) = value else { throw SketchMistake(.value, name(key)) }
        return text
    }

    private mutating func list(_ key: String) throws(SketchMistake) -> [JSONValue]? {
        guard let value = take(key) else { return nil }
        guard case .list(let list) = value else { throw SketchMistake(.value, name(key)) }
        return list
    }

    private mutating func texts(_ key: String) throws(SketchMistake) -> [String]? {
        guard let list = try list(key) else { return nil }
        var texts: [String] = []
        for value in list {
            guard case .text(let text) = value, !texts.contains(text) else { throw SketchMistake(.value, name(key)) }
            texts.append(text)
        }
        return texts
    }

    private mutating func number(_ key: String) throws(SketchMistake) -> Double? {
        guard let value = take(key) else { return nil }
        return try number(value, key)
    }

    private func number(_ value: JSONValue, _ key: String) throws(SketchMistake) -> Double {
        guard case .number(let number) = value else { throw SketchMistake(.value, name(key)) }
        return number.toThousandths
    }

    /// Takes a value of an enumeration.
    private mutating func choice<Choice: RawRepresentable>(_ key: String, _: Choice.Type) throws(SketchMistake) -> Choice?
    where Choice.RawValue == String {
        guard let text = try text(key) else { return nil }
        guard let choice = Choice(rawValue: text) else { throw SketchMistake(.value, name(key)) }
        return choice
    }

    // MARK: Views

    mutating func views(within depth: Int) throws(SketchMistake) -> [SketchedView] {
        if depth > SketchLimits.depth { throw SketchMistake(.tooDeep) }
        var views: [SketchedView] = []
        for value in try list("views") ?? [] {
            var members = SketchMembers(value, of: "view")
            let view = try members.view(within: depth)
            try members.end()
            views.append(view)
        }
        return views
    }

    private mutating func view(within depth: Int) throws(SketchMistake) -> SketchedView {
        guard let kind = try choice("kind", SketchedViewKind.self) else { throw SketchMistake(.key, "view.kind") }
        guard let name = try text("name") else { throw SketchMistake(.key, "view.name") }
        return SketchedView(
            kind, name, at: try frame(of: name), settings: try settings(kind.properties, of: name), overrides: try overrides(),
            events: try events(), recognizers: try recognizers(), views: try views(within: depth + 1))
    }

    private mutating func frame(of view: String) throws(SketchMistake) -> SketchFrame {
        guard let list = try list("frame") else { throw SketchMistake(.key, "\(view).frame") }
        guard list.count == 4 else { throw SketchMistake(.value, "\(view).frame") }
        return SketchFrame(
            x: try number(list[0], "frame"), y: try number(list[1], "frame"), width: try number(list[2], "frame"),
            height: try number(list[3], "frame"))
    }

    private mutating func overrides() throws(SketchMistake) -> SketchOverrides {
        SketchOverrides(
            touches: try choice("touches", SketchOverrides.Body.self), hitTest: try choice("hitTest", SketchOverrides.Body.self),
            margin: try number("pointInside"))
    }

    private mutating func events() throws(SketchMistake) -> [SketchEvent] {
        var events: [SketchEvent] = []
        for text in try texts("events") ?? [] {
            guard let event = SketchEvent(rawValue: text) else { throw SketchMistake(.value, name("events")) }
            events.append(event)
        }
        return SketchEvent.allCases.filter { events.contains($0) }
    }

    // MARK: Recognizers

    mutating func recognizers() throws(SketchMistake) -> [SketchedRecognizer] {
        var recognizers: [SketchedRecognizer] = []
        for value in try list("recognizers") ?? [] {
            var members = SketchMembers(value, of: "recognizer")
            let recognizer = try members.recognizer()
            try members.end()
            recognizers.append(recognizer)
        }
        return recognizers
    }

    private mutating func recognizer() throws(SketchMistake) -> SketchedRecognizer {
        guard let kind = try choice("kind", SketchedRecognizerKind.self) else { throw SketchMistake(.key, "recognizer.kind") }
        guard let name = try text("id") else { throw SketchMistake(.key, "recognizer.id") }
        return SketchedRecognizer(
            kind, name, settings: try settings(kind.properties, of: name),
            requirements: (try texts("requires") ?? []).map { RecognizerReference($0) }, answers: try answers())
    }

    private mutating func answers() throws(SketchMistake) -> SketchAnswers {
        var shouldBegin: Bool?
        if let value = take("shouldBegin") {
            guard case .flag(let flag) = value else { throw SketchMistake(.value, name("shouldBegin")) }
            shouldBegin = flag
        }
        return SketchAnswers(
            shouldBegin: shouldBegin, shouldReceive: try choice("shouldReceive", SketchAnswers.Reception.self),
            simultaneous: try partners(.simultaneous), failureOf: try partners(.failureOf), failsBefore: try partners(.failsBefore))
    }

    private mutating func partners(_ question: SketchAnswers.Question) throws(SketchMistake) -> SketchAnswers.Partners? {
        guard let texts = try texts(question.rawValue) else { return nil }
        return texts == ["*"] ? .all : .only(texts.map { RecognizerReference($0) })
    }

    // MARK: Settings

    /// Takes the settings, without those that are the defaults.
    private mutating func settings(_ properties: [SketchProperty], of subject: String) throws(SketchMistake) -> [SketchSetting] {
        var settings: [SketchSetting] = []
        for property in properties {
            guard let json = take(property.name.rawValue) else { continue }
            guard let value = SketchValue(json, as: property.form), property.form.allows(value) else {
                throw SketchMistake(.value, "\(subject).\(property.name.rawValue)")
            }
            if !property.form.isDefault(value) { settings.append(SketchSetting(property.name, value)) }
        }
        return settings
    }
}

extension SketchValue {
    fileprivate init?(_ json: JSONValue, as form: SketchProperty.Form) {
        switch (form, json) {
        case (.flag, .flag(let flag)): self = .flag(flag)
        case (.number, .number(let number)): self = .number(number.toThousandths)
        case (.whole, .number(let number)): self = .number(number)
        case (.text, .text(let text)): self = .text(text)
        case (.size, .list(let list)):
            guard list.count == 2, case .number(let width) = list[0], case .number(let height) = list[1] else { return nil }
            self = .size(width: width.toThousandths, height: height.toThousandths)
        case (.choices(_, let choices), .list(let list)):
            let texts = list.compactMap { value -> String? in if case .text(let text) = value { text } else { nil } }
            guard texts.count == list.count, texts.allSatisfy({ choices.contains($0) }) else { return nil }
            self = .choices(choices.filter { texts.contains($0) })
        default: return nil
        }
    }
}

extension Double {
    /// The number rounded to thousandths, the precision of pages and of the Swift source.
    fileprivate var toThousandths: Double {
        guard abs(self) < 1e9 else { return self }
        let thousandths = Int64(self * 1000 + (self < 0 ? -0.5 : 0.5))
        return Double(thousandths) / 1000
    }
}
