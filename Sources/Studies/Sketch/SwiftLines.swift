import ExperimentKit

/// Lines of Swift with an indentation of four spaces for each block around them.
struct SwiftLines {
    private var lines: [String] = []
    private var depth = 0

    var text: String { lines.map { "\($0)\n" }.joined() }

    mutating func add(_ line: String) {
        lines.append(line.isEmpty ? "" : String(repeating: " ", count: depth * 4) + line)
    }

    /// An empty line, unless the block has just begun or there is one already.
    mutating func space() {
        if let last = lines.last, !last.isEmpty, !last.hasSuffix("{"), !last.hasSuffix(" in") { lines.append("") }
    }

    mutating func removeSpaceAtEnd() {
        while lines.last?.isEmpty == true { lines.removeLast() }
    }

    mutating func block(_ head: String, end: String = "}", _ body: (inout SwiftLines) -> Void) {
        add(head)
        depth += 1
        body(&self)
        depth -= 1
        add(end)
    }

    /// A string as a literal, quotes included.
    static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }

    /// The number without needless decimals.
    static func literal(_ number: Double) -> String { Value.number(number).description }
}
