/// Reads JSON as in RFC 8259, with limited depth, so that the stack suffices; numbers have at most fifteen digits and no exponent.
struct JSONReader {
    /// The most lists and objects around a value.
    static let depth = 64

    private let bytes: [UInt8]
    private var place = 0

    /// Reads a value. Throws a mistake of the text.
    static func read(_ bytes: [UInt8]) throws(JSONMistake) -> JSONValue {
        var reader = JSONReader(bytes: bytes)
        let value = try reader.value(within: 0)
        reader.skipSpace()
        guard reader.place == bytes.count else { throw reader.mistake }
        return value
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var mistake: JSONMistake { .syntax(at: place) }
    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { place += 1 }
    }

    /// Reads this byte if it comes next, and returns whether it did.
    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        place += 1
        return true
    }

    private mutating func expect(_ byte: UInt8) throws(JSONMistake) {
        guard take(byte) else { throw mistake }
    }

    private mutating func value(within depth: Int) throws(JSONMistake) -> JSONValue {
        if depth > JSONReader.depth { throw .tooDeep }
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): return .object(try members(within: depth))
        case UInt8(ascii: "["): return .list(try elements(within: depth))
        case UInt8(ascii: "\""): return .text(try text())
        case UInt8(ascii: "t"): return try word("true", .flag(true))
        case UInt8(ascii: "f"): return try word("false", .flag(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return .number(try number())
        }
    }

    private mutating func word(_ spelling: StaticString, _ value: JSONValue) throws(JSONMistake) -> JSONValue {
        for index in 0..<spelling.utf8CodeUnitCount { try expect(spelling.utf8Start[index]) }
        return value
    }

    private mutating func elements(within depth: Int) throws(JSONMistake) -> [JSONValue] {
        try expect(UInt8(ascii: "["))
        var elements: [JSONValue] = []
        skipSpace()
        if take(UInt8(ascii: "]")) { return elements }
        repeat {
            elements.append(try value(within: depth + 1))
            skipSpace()
        } while take(UInt8(ascii: ","))
        try expect(UInt8(ascii: "]"))
        return elements
    }

    private mutating func members(within depth: Int) throws(JSONMistake) -> [JSONValue.Member] {
        try expect(UInt8(ascii: "{"))
        var members: [JSONValue.Member] = []
        skipSpace()
        if take(UInt8(ascii: "}")) { return members }
        repeat {
            skipSpace()
            let key = try text()
            guard !members.contains(where: { $0.key == key }) else { throw mistake }
            skipSpace()
            try expect(UInt8(ascii: ":"))
            members.append(JSONValue.Member(key: key, value: try value(within: depth + 1)))
            skipSpace()
        } while take(UInt8(ascii: ","))
        try expect(UInt8(ascii: "}"))
        return members
    }

    // MARK: Texts

    private mutating func text() throws(JSONMistake) -> String {
        try expect(UInt8(ascii: "\""))
        var utf8: [UInt8] = []
        while let byte = next {
            place += 1
            switch byte {
            case UInt8(ascii: "\""):
                guard let text = String(validating: utf8, as: UTF8.self) else { throw mistake }
                return text
            case UInt8(ascii: "\\"): utf8 += try escaped()
            case ..<0x20: throw mistake
            default: utf8.append(byte)
            }
        }
        throw mistake
    }

    private mutating func escaped() throws(JSONMistake) -> [UInt8] {
        guard let byte = next else { throw mistake }
        place += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "u"): return try character()
        default: throw mistake
        }
    }

    /// Reads an escaped character: one escape, or two that stand for one character.
    private mutating func character() throws(JSONMistake) -> [UInt8] {
        var code = try hexadecimal()
        if (0xD800..<0xDC00).contains(code) {
            try expect(UInt8(ascii: "\\"))
            try expect(UInt8(ascii: "u"))
            let low = try hexadecimal()
            guard (0xDC00..<0xE000).contains(low) else { throw mistake }
            code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(code) else { throw mistake }
        return Array(String(Character(scalar)).utf8)
    }

    private mutating func hexadecimal() throws(JSONMistake) -> UInt32 {
        var code: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw mistake }
            code = code << 4 + UInt32(digit)
            place += 1
        }
        return code
    }

    // MARK: Numbers

    private mutating func number() throws(JSONMistake) -> Double {
        let isNegative = take(UInt8(ascii: "-"))
        var (digits, whole) = (0, 0)
        guard let first = next else { throw mistake }
        while let digit { whole = whole * 10 + digit; digits += 1; place += 1; if digits > 15 { throw mistake } }
        guard digits > 0, digits == 1 || first != UInt8(ascii: "0") else { throw mistake }
        var divisor = 1
        if take(UInt8(ascii: ".")) {
            let before = digits
            while let digit { whole = whole * 10 + digit; divisor *= 10; digits += 1; place += 1; if digits > 15 { throw mistake } }
            guard digits > before else { throw mistake }
        }
        // Both numbers are exact, so the quotient is the nearest number.
        let number = Double(whole) / Double(divisor)
        return isNegative ? -number : number
    }

    private var digit: Int? {
        guard let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        return Int(byte - UInt8(ascii: "0"))
    }
}
