/// Makes a declaration of an experiment log calls of its methods, and restores the code that Objective-C needs and Linux lacks.
struct Instrumentation {
    private let tokens: [SwiftToken]
    private var edits = TokenEdits()
    /// The words of the methods whose bodies log.
    private(set) var words: Set<String> = []
    /// Methods that a `Selector` names.
    private let actions: Set<String>

    /// `actions` are the names of methods that any of the declarations uses for target-action.
    init(_ tokens: [SwiftToken], actions: Set<String>) {
        self.tokens = tokens
        self.actions = actions
        for index in tokens.indices where tokens[index].text == "class" { readClass(at: index) }
        for index in tokens.indices { translate(index) }
    }

    /// The names in `Selector("name(_:)", Type.name)`.
    static func actions(in tokens: [SwiftToken]) -> [String] {
        tokens.indices.compactMap { index in
            guard tokens[index].text == "Selector", index + 2 < tokens.count, tokens[index + 1].text == "(",
                tokens[index + 2].kind == .string
            else { return nil }
            return String(tokens[index + 2].text.dropFirst().prefix { $0 != "(" && $0 != "\"" })
        }
    }

    /// The source, in which the experiment's own calls of these words are distinguished from UIKit's.
    func text(callingDirectly words: Set<String>) -> String {
        var edits = edits
        for index in tokens.indices { markDirectCall(at: index, words, &edits) }
        return edits.text(tokens)
    }

    // MARK: What Linux writes otherwise

    private mutating func translate(_ index: Int) {
        switch tokens[index].text {
        case "public", "package", "open":
            guard tokens[index].kind == .word, index + 1 < tokens.count, tokens[index + 1].kind == .space, isModifier(index) else { return }
            edits.replace(index, with: "")
            edits.replace(index + 1, with: "")
        case "static": leaveOutCondition(at: index)
        case "AnyOrObject": edits.replace(index, with: "Any")
        case "Selector" where index + 2 < tokens.count && tokens[index + 1].text == "(" && tokens[index + 2].kind == .string:
            edits.replace(index, with: "Action")
        default: break
        }
    }

    /// Whether the word is neither a value of this name nor the name of a declaration.
    private func isModifier(_ index: Int) -> Bool {
        let last = tokens.code(before: index)
        return last < 0
            || ![".", "=", "(", ",", ":", "?", "return", "[", "&", "in", "let", "var", "func", "case"].contains(tokens[last].text)
    }

    /// Removes a constant for claims or exclusions, which are not exported.
    private mutating func leaveOutCondition(at index: Int) {
        guard tokens[tokens.code(from: index + 1)].text == "let" else { return }
        let end = tokens[index...].firstIndex { $0.kind == .space && $0.text.contains("\n") } ?? tokens.count
        let isCondition = (index..<end).contains { ["isOn", "isOff", "isOneOf"].contains(tokens[$0].text) && tokens[$0 - 1].text == "." }
        guard isCondition else { return }
        for place in index..<end { edits.replace(place, with: "") }
    }

    // MARK: Classes

    private mutating func readClass(at index: Int) {
        let name = tokens.code(from: index + 1)
        guard name < tokens.count, tokens[name].kind == .word, !["func", "var", "let"].contains(tokens[name].text),
            let open = tokens[name...].firstIndex(where: { $0.text == "{" })
        else { return }
        let close = tokens.end(ofBracketAt: open)
        let parents = inherited(from: name + 1, to: open)
        let isDelegateOnly = !parents.isEmpty && parents.allSatisfy { Instrumentation.isProtocolOfUIKit(tokens[$0].text) }
        if isDelegateOnly { edits.insert("NSObject, ", before: parents[0]) }
        var depth = 0
        for place in open..<close {
            switch tokens[place].text {
            case "{", "(", "[": depth += 1
            case "}", ")", "]": depth -= 1
            case "func" where depth == 1: readMethod(at: place, isResponder: !parents.isEmpty && !isDelegateOnly)
            case "var" where depth == 1: readProperty(at: place)
            case "init" where depth == 1 && isDelegateOnly: readInitializer(at: place)
            default: break
            }
        }
    }

    /// The places of the names that a class inherits from.
    private func inherited(from start: Int, to end: Int) -> [Int] {
        var depth = 0
        guard
            let colon = (start..<end).first(where: {
                if tokens[$0].text == "<" { depth += 1 }
                if tokens[$0].text == ">" { depth -= 1 }
                return depth == 0 && tokens[$0].text == ":"
            })
        else { return [] }
        return tokens.parts(from: colon + 1, to: end).map { tokens.code(from: $0.lowerBound) }
    }

    private static func isProtocolOfUIKit(_ name: String) -> Bool {
        name.hasPrefix("UI") && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
    }

    private mutating func readInitializer(at index: Int) {
        let open = tokens.code(from: index + 1)
        guard open + 1 < tokens.count, tokens[open].text == "(", tokens.code(from: open + 1) == tokens.end(ofBracketAt: open) else {
            return
        }
        if !modifiers(before: index).contains("override") { edits.insert("override ", before: index) }
    }

    private static let modifiers: Set = [
        "public", "package", "internal", "private", "fileprivate", "open", "static", "class", "final", "override", "mutating",
        "nonmutating",
        "weak", "unowned", "lazy", "dynamic", "required", "convenience", "optional", "indirect", "nonisolated", "isolated", "distributed",
        "consuming", "borrowing", "prefix", "postfix", "infix",
    ]

    /// The modifiers and attributes of the declaration with this keyword, without arguments.
    private func modifiers(before index: Int) -> [String] { places(ofModifiersBefore: index).map { tokens[$0].text } }

    /// The places of the modifiers and attributes of the declaration with this keyword, the nearest first.
    private func places(ofModifiersBefore index: Int) -> [Int] {
        var places: [Int] = []
        var last = tokens.code(before: index)
        while let start = startOfModifier(endingAt: last) {
            places.append(start)
            last = tokens.code(before: start)
        }
        // Words of an earlier line are modifiers only if they begin the line: `let access = open` is a declaration of its own.
        while let first = places.last, last >= 0, tokens[first].line < tokens[index].line, tokens[last].line == tokens[first].line,
            !["{", "}", ";"].contains(tokens[last].text)
        {
            places.removeLast()
            last = first
        }
        return places
    }

    /// The place where the modifier or attribute begins that ends here, `private(set)` and `@available(iOS 16, *)` too.
    private func startOfModifier(endingAt place: Int) -> Int? {
        guard place >= 0 else { return nil }
        let start = tokens[place].text == ")" ? tokens.start(ofBracketAt: place) - 1 : place
        guard start >= 0, tokens[start].kind == .attribute || Instrumentation.modifiers.contains(tokens[start].text) else { return nil }
        let isMember = tokens.code(before: start) >= 0 && tokens[tokens.code(before: start)].text == "."
        return isMember ? nil : start
    }

    // MARK: Methods

    private mutating func readMethod(at index: Int, isResponder: Bool) {
        let name = tokens.code(from: index + 1)
        guard let open = tokens[name...].firstIndex(where: { $0.text == "(" }) else { return }
        let close = tokens.end(ofBracketAt: open)
        guard let body = tokens[close...].firstIndex(where: { $0.text == "{" }) else { return }
        let parameters = tokens.parts(from: open + 1, to: close).map { Parameter(tokens[$0]) }
        let modifiers = modifiers(before: index)
        if isResponder, !modifiers.contains("override"), !modifiers.contains("static"), actions.contains(tokens[name].text) {
            return readAction(tokens[name].text, at: index, body)
        }
        let method = RecordedMethod.find(
            tokens[name].text, parameters.map(\.label), parameters.map(\.type), isOverride: modifiers.contains("override"))
        guard let method else { return }
        words.insert(method.word)
        let detail = method.detail.map { ", called(\(parameters[$0].name))" } ?? ""
        wrap(body, in: "logged(self, \"\(method.word)\"\(detail))")
    }

    /// Reads a method that UIKit finds along the responder chain by its selector.
    private mutating func readAction(_ name: String, at index: Int, _ body: Int) {
        let start = places(ofModifiersBefore: index).last ?? index
        edits.insert("#if canImport(ObjectiveC)\n    @objc\n    #endif\n    ", before: start)
        wrap(body, in: "performed(\"\(name)\", by: self)")
    }

    private mutating func readProperty(at index: Int) {
        let name = tokens.code(from: index + 1)
        guard modifiers(before: index).contains("override"), let property = RecordedProperty(rawValue: tokens[name].text),
            let open = tokens[name...].firstIndex(where: { $0.text == "{" })
        else { return }
        words.insert(property.rawValue)
        let accessors = accessors(from: open)
        switch property {
        case .canBecomeFirstResponder, .canResignFirstResponder, .canBecomeKey, .childForStatusBarStyle, .childForStatusBarHidden,
            .preferredStatusBarStyle, .prefersStatusBarHidden:
            guard let body = accessors.isEmpty ? open : accessors.first(where: { $0.word == "get" })?.body else { return }
            wrap(body, in: "logged(self, \"\(property)\")")
        case .isHighlighted, .isSelected:
            guard let setter = accessors.first(where: { $0.word != "get" }) else { return }
            let value = setter.word == "didSet" ? "\(property)" : setter.parameter ?? "newValue"
            wrap(setter.body, in: "logged(self, \"\(property)\", called(\(value)))")
        }
    }

    /// The accessors of a property whose braces open here; empty if the braces hold the body of the getter.
    private func accessors(from open: Int) -> [Accessor] {
        var accessors: [Accessor] = []
        var place = tokens.code(from: open + 1)
        while place < tokens.count, ["get", "set", "willSet", "didSet"].contains(tokens[place].text) {
            let next = tokens.code(from: place + 1)
            let parameter = tokens[next].text == "(" ? tokens[tokens.code(from: next + 1)].text : nil
            guard let body = tokens[next...].firstIndex(where: { $0.text == "{" }) else { break }
            accessors.append(Accessor(word: tokens[place].text, parameter: parameter, body: body))
            place = tokens.code(from: tokens.end(ofBracketAt: body) + 1)
        }
        return accessors
    }

    /// Wraps the block that opens here in a call of a function.
    private mutating func wrap(_ open: Int, in call: String) {
        let close = tokens.end(ofBracketAt: open)
        guard close < tokens.count else { return }
        edits.insert(" \(call) {", before: open + 1)
        edits.insert(tokens[close - 1].kind == .space ? "} " : "} ", before: close)
    }

    // MARK: Calls that the experiment makes itself

    private func markDirectCall(at index: Int, _ words: Set<String>, _ edits: inout TokenEdits) {
        guard let word = RecordedMethod.directNames[tokens[index].text], words.contains(word), index + 1 < tokens.count,
            tokens[index + 1].text == "(", tokens[index].text != "point" || tokens[tokens.code(from: index + 2)].text == "inside"
        else { return }
        let last = tokens.code(before: index)
        guard last >= 0, tokens[last].text == "." else {
            if last < 0 || tokens[last].text != "func" { edits.insert("direct(self, \"\(word)\").", before: index) }
            return
        }
        guard let start = startOfExpression(endingBefore: last), tokens[start].text != "super" else { return }
        var end = last
        while tokens[tokens.code(before: end)].text == "?" || tokens[tokens.code(before: end)].text == "!" {
            end = tokens.code(before: end)
        }
        edits.insertFirst("direct(", before: start)
        edits.insert(", \"\(word)\")", before: end)
    }

    /// The beginning of the expression before a point, `a.b(c)[d]?`; nil if there is none.
    private func startOfExpression(endingBefore point: Int) -> Int? {
        var place = point - 1
        var start: Int?
        while place >= 0 {
            let token = tokens[place]
            if token.text == "?" || token.text == "!" {
                place -= 1
            } else if token.text == ")" || token.text == "]" {
                start = tokens.start(ofBracketAt: place)
                place = start! - 1
            } else if token.kind == .word || token.text.hasPrefix("$") || token.kind == .number {
                start = place
                place -= 1
                if place >= 0, tokens[place].text == "$" {
                    start = place
                    place -= 1
                }
                guard place >= 0, tokens[place].text == "." else { return start }
                place -= 1
            } else {
                return start
            }
        }
        return start
    }
}

/// An accessor of a property.
private struct Accessor {
    /// `get`, `set`, `willSet` or `didSet`.
    let word: String
    /// The name of the setter's value; nil if the accessor gives no name.
    let parameter: String?
    /// The place of the opening brace.
    let body: Int
}

/// A parameter of a method.
private struct Parameter {
    /// The label; `_` if there is none.
    let label: String
    let name: String
    /// The type without spaces.
    let type: String

    init(_ tokens: ArraySlice<SwiftToken>) {
        let code = tokens.filter { $0.isCode }
        let colon = code.firstIndex { $0.text == ":" } ?? code.count
        label = code.first?.text ?? "_"
        name = colon > 1 ? code[1].text : label
        type = code.dropFirst(colon + 1).prefix { $0.text != "=" }.map(\.text).joined()
    }
}
