import ExperimentKit

/// Lines of Swift with an indentation of four spaces for each block around them.
package struct SwiftLines {
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

    /// A string as a literal, quotes included. Control characters and those that change the direction of writing, behind which code can hide,
    /// are escaped.
    package static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case _ where isInvisible(scalar.value): literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }

    private static func isInvisible(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// The number without needless decimals.
    static func literal(_ number: Double) -> String { Value.number(number).description }
}
