import Testing

@testable import ExperimentKit
@testable import Studies

struct SketchTextTests {
    private func read(_ text: String) throws -> Sketch { try Sketch(reading: Array(text.utf8)) }

    private func mistake(_ text: String) -> SketchMistake? {
        do { _ = try read(text) } catch { return error as? SketchMistake }
        return nil
    }

    @Test func `a text is read as the sketch that wrote it`() throws {
        let sketch = try SketchSamples.full
        #expect(try read(sketch.text) == sketch)
        #expect(try read(sketch.text).text == sketch.text)
    }

    @Test func `the full sample has every property of every kind`() throws {
        let text = try SketchSamples.full.text
        let names = SketchedViewKind.allCases.flatMap(\.properties) + SketchedRecognizerKind.allCases.flatMap(\.properties)
        for property in names { #expect(text.contains("\"\(property.name.rawValue)\":"), "\(property.name)") }
    }

    @Test(arguments: SketchStarter.allCases)
    func `a sketch to begin with is written as it is read`(starter: SketchStarter) throws {
        #expect(try SketchSamples.starter(starter).text == starter.text)
    }

    @Test func `space, order of keys and defaults make no difference`() throws {
        let sketch = try read(
            """
             { "views" : [ { "alpha" : 1.0 , "frame":[ 1, 2.5 ,3e0,4 ], "name":"pad","kind":"view"} ] }
            """.replacing("3e0", with: "3"))
        #expect(sketch.text == "{\"views\":[{\"kind\":\"view\",\"name\":\"pad\",\"frame\":[1,2.5,3,4]}]}")
    }

    @Test(arguments: [
        ("", SketchMistake(.syntax, "0")), ("{", SketchMistake(.syntax, "1")), ("{}x", SketchMistake(.syntax, "2")),
        ("[]", SketchMistake(.value)), ("{\"view\":[]}", SketchMistake(.key, "view")), ("{\"views\":{}}", SketchMistake(.value, "views")),
        ("{\"views\":[],\"views\":[]}", SketchMistake(.syntax, "19")), ("{\"views\":[{}]}", SketchMistake(.key, "view.kind")),
        ("{\"views\":[{\"kind\":\"table\"}]}", SketchMistake(.value, "view.kind")),
    ])
    func `what is no sketch is refused with where it is none`(text: String, mistake: SketchMistake) {
        #expect(self.mistake(text) == mistake)
    }

    @Test(arguments: [
        ("\"alpha\":2", SketchMistake(.value, "pad.alpha")), ("\"alpha\":\"1\"", SketchMistake(.value, "pad.alpha")),
        ("\"isOn\":true", SketchMistake(.key, "view.isOn")), ("\"events\":[\"touchDown\"]", SketchMistake(.key, "pad.events")),
        ("\"touches\":\"twice\"", SketchMistake(.value, "view.touches")),
        ("\"pointInside\":1000000", SketchMistake(.value, "pad.pointInside")),
        ("\"recognizers\":[{\"kind\":\"tap\",\"id\":\"pad\"}]", SketchMistake(.sameName, "pad")),
        ("\"recognizers\":[{\"kind\":\"tap\",\"id\":\"Tap\"}]", SketchMistake(.name, "Tap")),
        ("\"recognizers\":[{\"kind\":\"tap\",\"id\":\"view\"}]", SketchMistake(.name, "view")),
        ("\"recognizers\":[{\"kind\":\"tap\",\"id\":\"a\",\"requires\":[\"b\"]}]", SketchMistake(.unknownName, "b")),
        ("\"recognizers\":[{\"kind\":\"tap\",\"id\":\"a\",\"requires\":[\"a\"]}]", SketchMistake(.loop, "a")),
        (
            "\"recognizers\":[{\"kind\":\"tap\",\"id\":\"a\",\"requires\":[\"b\"]},{\"kind\":\"pan\",\"id\":\"b\",\"requires\":[\"a\"]}]",
            SketchMistake(.loop, "a")
        ),
        (
            "\"recognizers\":[{\"kind\":\"tap\",\"id\":\"a\",\"shouldBeRequiredToFailBy\":[\"pad.panGestureRecognizer\"]}]",
            SketchMistake(.unknownName, "pad.panGestureRecognizer")
        ),
        ("\"recognizers\":[{\"kind\":\"tap\",\"id\":\"a\",\"numberOfTapsRequired\":1.5}]", SketchMistake(.value, "a.numberOfTapsRequired")),
        ("\"recognizers\":[{\"kind\":\"tap\",\"id\":\"a\",\"numberOfTapsRequired\":0}]", SketchMistake(.value, "a.numberOfTapsRequired")),
        ("\"recognizers\":[{\"kind\":\"swipe\",\"id\":\"a\",\"direction\":[\"around\"]}]", SketchMistake(.value, "a.direction")),
    ])
    func `a mistake in a view names what it is about`(member: String, mistake: SketchMistake) {
        #expect(self.mistake("{\"views\":[{\"kind\":\"view\",\"name\":\"pad\",\"frame\":[0,0,9,9],\(member)}]}") == mistake)
    }

    @Test func `a sketch has its limits`() {
        func views(_ count: Int) -> String {
            (0..<count).map { "{\"kind\":\"view\",\"name\":\"v\($0)\",\"frame\":[0,0,9,9]}" }.joined(separator: ",")
        }
        func taps(_ count: Int) -> String { (0..<count).map { "{\"kind\":\"tap\",\"id\":\"t\($0)\"}" }.joined(separator: ",") }
        func nested(_ depth: Int) -> String {
            String(repeating: "{\"kind\":\"view\",\"name\":\"NAME\",\"frame\":[0,0,9,9],\"views\":[", count: depth)
                + String(repeating: "]}", count: depth)
        }
        #expect(mistake("{\"views\":[\(views(64))],\"recognizers\":[\(taps(64))]}") == nil)
        #expect(mistake("{\"views\":[\(views(65))]}") == SketchMistake(.tooManyViews))
        #expect(mistake("{\"recognizers\":[\(taps(65))]}") == SketchMistake(.tooManyRecognizers))
        #expect(mistake("{\"views\":[\(nested(40))]}") == SketchMistake(.tooDeep))
        #expect(mistake(String(repeating: " ", count: SketchLimits.text + 1)) == SketchMistake(.tooLong))
        #expect(mistake(String(repeating: "[", count: 60_000)) == SketchMistake(.tooDeep))
    }

    @Test(arguments: [
        ("\\u0041\\n\\/\\\"", "A\n/\""), ("\\ud83d\\ude00", "😀"), ("触摸", "触摸"),
    ])
    func `texts are read with their escapes`(written: String, text: String) throws {
        let sketch = try read("{\"views\":[{\"kind\":\"label\",\"name\":\"words\",\"frame\":[0,0,9,9],\"text\":\"\(written)\"}]}")
        #expect(sketch.views[0].settings == [SketchSetting(.text, .text(text))])
    }

    @Test(arguments: ["\\ud83d", "\\x", "\\u12", "\u{1}"])
    func `texts that are none are refused`(written: String) {
        #expect(mistake("{\"views\":[{\"kind\":\"label\",\"name\":\"words\",\"text\":\"\(written)\"}]}")?.kind == .syntax)
    }

    @Test func `no change of a byte traps, and what is read is written and read again`() throws {
        let text = Array(try SketchSamples.full.text.utf8)
        var numbers = SeededNumbers(seed: 13)
        var read = 0
        for _ in 0..<4000 {
            var changed = text
            for _ in 0...numbers.next() % 3 {
                let place = Int(numbers.next() % UInt64(changed.count))
                switch numbers.next() % 3 {
                case 0: changed[place] = UInt8(numbers.next() % 256)
                case 1: changed.remove(at: place)
                default: changed.insert(contentsOf: changed[place...].prefix(9), at: place)
                }
            }
            guard let sketch = try? Sketch(reading: changed) else { continue }
            read += 1
            #expect(try Sketch(reading: Array(sketch.text.utf8)) == sketch)
        }
        #expect(read > 20)
    }
}
