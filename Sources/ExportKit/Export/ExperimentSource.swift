/// The source of an experiment: its stage and its script, without its texts and claims.
struct ExperimentSource {
    /// `stage: { … }`, `script: { … }`
    let arguments: [[SwiftToken]]
    /// The values that the stage takes from the parameters of the function that makes the experiment; empty if there are none.
    private(set) var bindings: [Binding] = []

    struct Binding {
        let name: String
        let type: String
        let value: [SwiftToken]
    }

    var code: [SwiftToken] { arguments.flatMap { $0 } + bindings.flatMap { SwiftToken.all(in: $0.type) + $0.value } }

    /// Nil if the declarations have neither `Experiment(id: "…", …)` with this id nor a call of a function that makes it.
    init?(_ id: String, _ declarations: [SwiftDeclaration]) {
        for tokens in declarations.map(\.tokens) {
            for index in tokens.indices where tokens[index].text == "\"\(id)\"" {
                guard let open = ExperimentSource.call(around: index, in: tokens) else { continue }
                let name = tokens[tokens.code(before: open)].text
                let given = ExperimentSource.labelled(tokens, from: open)
                if name == "Experiment" {
                    arguments = ExperimentSource.staging(tokens, from: open)
                    return
                }
                guard let maker = Maker(name, declarations) else { continue }
                arguments = maker.arguments
                let used = Set(arguments.flatMap { $0 }.map(\.text))
                bindings = maker.parameters.filter { used.contains($0.name) }.compactMap { parameter in
                    given.first { $0.label == parameter.label }.map {
                        Binding(name: parameter.name, type: parameter.type, value: $0.value)
                    }
                }
                return
            }
        }
        return nil
    }

    /// The declaration in the exported file, with arguments that log.
    func text(_ id: String, _ arguments: [String]) -> String {
        let call = """
            DeviceExperiment(
                id: "\(id)", values: values,
                \(arguments.joined(separator: ",\n    ")))
            """
        guard !bindings.isEmpty else { return "private let experiment = \(call)" }
        let constants = bindings.map { "    let \($0.name): \($0.type) = \($0.value.text)\n" }.joined()
        return "private let experiment: DeviceExperiment = {\n\(constants)    return \(call)\n}()"
    }

    /// The bracket of the call whose argument `id` this is.
    private static func call(around index: Int, in tokens: [SwiftToken]) -> Int? {
        let colon = tokens.code(before: index)
        let label = tokens.code(before: colon)
        let open = tokens.code(before: label)
        guard tokens.code(before: open) >= 0, tokens[colon].text == ":", tokens[label].text == "id", tokens[open].text == "(" else {
            return nil
        }
        return open
    }

    fileprivate static func labelled(_ tokens: [SwiftToken], from open: Int) -> [(label: String, value: [SwiftToken], all: [SwiftToken])] {
        tokens.parts(from: open + 1, to: tokens.end(ofBracketAt: open)).map { range in
            let all = Array(tokens[tokens.code(from: range.lowerBound)..<range.upperBound])
            return (all[0].text, Array(all.dropFirst(all.code(from: 2))), all)
        }
    }

    /// `stage: { … }` and `script: { … }` of the call whose parenthesis opens here, within the parentheses or as closures behind them.
    fileprivate static func staging(_ tokens: [SwiftToken], from open: Int) -> [[SwiftToken]] {
        let given = labelled(tokens, from: open).filter { ["stage", "script"].contains($0.label) }.map(\.all)
        return given + closures(tokens, behind: tokens.end(ofBracketAt: open), first: given.isEmpty ? "stage" : "script")
    }

    /// The trailing closures that are stage or script. The first one has no label.
    private static func closures(_ tokens: [SwiftToken], behind close: Int, first: String) -> [[SwiftToken]] {
        var closures: [[SwiftToken]] = []
        var place = tokens.code(from: close + 1)
        var label = first
        while place < tokens.count {
            if tokens[place].text == "{" {
                let end = tokens.end(ofBracketAt: place)
                if ["stage", "script"].contains(label), end < tokens.count {
                    closures.append(SwiftToken.all(in: "\(label): ") + tokens[place...end])
                }
                place = tokens.code(from: end + 1)
            } else {
                label = tokens[place].text
                let colon = tokens.code(from: place + 1)
                guard tokens[place].kind == .word, colon < tokens.count, tokens[colon].text == ":" else { break }
                place = tokens.code(from: colon + 1)
                guard place < tokens.count, tokens[place].text == "{" else { break }
            }
        }
        return closures
    }
}

/// A function that makes experiments that differ by its arguments.
private struct Maker {
    let arguments: [[SwiftToken]]
    let parameters: [(label: String, name: String, type: String)]

    init?(_ name: String, _ declarations: [SwiftDeclaration]) {
        for tokens in declarations.map(\.tokens) {
            for index in tokens.indices where tokens[index].text == name {
                let last = tokens.code(before: index)
                let open = tokens.code(from: index + 1)
                guard last >= 0, tokens[last].text == "func", open < tokens.count, tokens[open].text == "(" else { continue }
                let close = tokens.end(ofBracketAt: open)
                let call = (close..<tokens.count).first { place in
                    tokens[place].text == "Experiment" && place + 1 < tokens.count && tokens[place + 1].text == "("
                }
                guard let call else { continue }
                arguments = ExperimentSource.staging(tokens, from: call + 1)
                parameters = tokens.parts(from: open + 1, to: close).map { Maker.parameter(Array(tokens[$0])) }
                return
            }
        }
        return nil
    }

    private static func parameter(_ tokens: [SwiftToken]) -> (label: String, name: String, type: String) {
        let code = tokens.filter { $0.isCode }
        let colon = code.firstIndex { $0.text == ":" } ?? 0
        let start = (tokens.firstIndex { $0.text == ":" } ?? -1) + 1
        let type = tokens[start...].filter { $0.text != "@escaping" && $0.text != "@Sendable" }
        return (code[0].text, code[max(0, colon - 1)].text, String(Array(type).text.drop { $0 == " " }))
    }
}
