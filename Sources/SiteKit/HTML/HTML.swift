import ReportKit

/// A piece of HTML. Interpolated values are escaped unless they are HTML.
public struct HTML: Hashable, Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
    /// The bytes in UTF-8, as pieces are put into others many times, and bytes take the least time.
    public let bytes: [UInt8]

    public var description: String { String(decoding: bytes, as: UTF8.self) }

    /// Takes the text without escaping.
    public init(verbatim source: String) {
        bytes = Array(source.utf8)
    }

    /// Takes text in UTF-8 without escaping.
    init(verbatim bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The text with `&`, `<`, `>` and `"` escaped, for use between tags and inside quoted attributes.
    public init(text: String) {
        var bytes: [UInt8] = []
        Markup.write(text, into: &bytes)
        self.bytes = bytes
    }

    public init(stringLiteral value: String) {
        self.init(verbatim: value)
    }

    public init(stringInterpolation: Interpolation) {
        bytes = stringInterpolation.bytes
    }

    public var isEmpty: Bool { bytes.isEmpty }

    public static func + (left: HTML, right: HTML) -> HTML {
        HTML(verbatim: left.bytes + right.bytes)
    }
}

extension HTML {
    /// Escapes values that are not HTML.
    public struct Interpolation: StringInterpolationProtocol {
        var bytes: [UInt8] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            bytes.reserveCapacity(literalCapacity + interpolationCount * 16)
        }

        public mutating func appendLiteral(_ literal: String) {
            bytes += literal.utf8
        }

        public mutating func appendInterpolation(_ text: String) {
            Markup.write(text, into: &bytes)
        }

        public mutating func appendInterpolation(_ number: Int) {
            bytes += String(number).utf8
        }

        public mutating func appendInterpolation(_ html: HTML) {
            bytes += html.bytes
        }

        /// Adds nothing for nil.
        public mutating func appendInterpolation(_ html: HTML?) {
            if let html { bytes += html.bytes }
        }

        public mutating func appendInterpolation(_ pieces: [HTML]) {
            for piece in pieces { bytes += piece.bytes }
        }
    }
}

extension Sequence where Element == HTML {
    /// All pieces, one after the other, with `separator` between them.
    public func joined(_ separator: HTML = "") -> HTML {
        var bytes: [UInt8] = []
        for (index, piece) in enumerated() {
            if index > 0 { bytes += separator.bytes }
            bytes += piece.bytes
        }
        return HTML(verbatim: bytes)
    }
}
