import EventTrace

extension Trace {
    /// A handmade trace: one call a line, two spaces of indentation for each call around it, and one millisecond from line to line.
    ///
    /// `level_3.touchesBegan`, `tap.action(ended)`, `level_1.hitTest -> nil`, `— a mark`, `! level_1 skip hidden` for a decision.
    package init(lines text: String, rule: Rule = .ofHandmadeTraces) {
        let recorder = Recorder()
        var answers: [(verb: Word, subject: Name, answer: String?)] = []
        func close(to depth: Int) {
            while answers.count > depth {
                let call = answers.removeLast()
                if let answer = call.answer {
                    recorder.leave(call.verb, of: call.subject, answering: recorder.intern(answer), by: rule)
                } else {
                    recorder.leave()
                }
            }
        }
        for line in text.split(separator: "\n") {
            let content = line.drop { $0 == " " }
            close(to: (line.count - content.count) / 2)
            Trace.write(String(content), to: recorder, rule).map { answers.append($0) }
            recorder.time += 0.001
        }
        close(to: 0)
        self = recorder.trace
    }

    private static func write(
        _ line: String, to recorder: Recorder, _ rule: Rule
    ) -> (verb: Word, subject: Name, answer: String?)? {
        if line.hasPrefix("— ") {
            recorder.mark(String(line.dropFirst(2)))
            return nil
        }
        if line.hasPrefix("! ") {
            let words = line.dropFirst(2).split(separator: " ").map { String($0) }
            recorder.decide(word(words[1]), recorder.intern(words[0]), words.count > 2 ? recorder.intern(words[2]) : .none, by: rule)
            return nil
        }
        let parts = line.split(separator: " ").map { String($0) }
        let (receiver, call) = split(parts[0], at: ".")
        let (verb, detail) = split(call.hasSuffix(")") ? String(call.dropLast()) : call, at: "(")
        let subject = recorder.intern(receiver)
        recorder.enter(word(verb), of: subject, detail.isEmpty ? .none : recorder.intern(detail), by: rule)
        return (word(verb), subject, parts.count > 2 ? parts[2] : nil)
    }

    private static func split(_ text: String, at separator: Character) -> (String, String) {
        guard let index = text.firstIndex(of: separator) else { return (text, "") }
        return (String(text[..<index]), String(text[text.index(after: index)...]))
    }

    private static func word(_ spelling: String) -> Word {
        guard let word = Word(rawValue: spelling) else { preconditionFailure("no word '\(spelling)'") }
        return word
    }
}

extension Rule {
    /// The reason for everything in a trace that says no other.
    package static var ofHandmadeTraces: Rule {
        Rule(.responders, 2, .assumed("It stands in a handmade trace.", without: "Nothing is different.", sources: []))
    }
}
