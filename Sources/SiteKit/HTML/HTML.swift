import ReportKit

/// A piece of HTML. What is interpolated into it is escaped unless it is HTML itself.
public struct HTML: Hashable, Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
    public let description: String

    /// Takes the text over as it is.
    public init(verbatim source: String) {
        description = source
    }

    /// The text with `&`, `<`, `>` and `"` escaped: good between tags and inside a quoted attribute.
    public init(text: String) {
        description = Markup.escaped(text)
    }

    public init(stringLiteral value: String) {
        description = value
    }

    public init(stringInterpolation: Interpolation) {
        description = stringInterpolation.source
    }

    public var isEmpty: Bool { description.isEmpty }

    public static func + (left: HTML, right: HTML) -> HTML {
        HTML(verbatim: left.description + right.description)
    }
}

extension HTML {
    /// Escapes what is not HTML.
    public struct Interpolation: StringInterpolationProtocol {
        var source = ""

        public init(literalCapacity: Int, interpolationCount: Int) {
            source.reserveCapacity(literalCapacity + interpolationCount * 16)
        }

        public mutating func appendLiteral(_ literal: String) {
            source += literal
        }

        public mutating func appendInterpolation(_ text: String) {
            source += Markup.escaped(text)
        }

        public mutating func appendInterpolation(_ number: Int) {
            source += String(number)
        }

        public mutating func appendInterpolation(_ html: HTML) {
            source += html.description
        }

        /// Nothing for nil.
        public mutating func appendInterpolation(_ html: HTML?) {
            source += html?.description ?? ""
        }

        public mutating func appendInterpolation(_ pieces: [HTML]) {
            for piece in pieces { source += piece.description }
        }
    }
}

extension Sequence where Element == HTML {
    /// All pieces, one after the other, with `separator` between them.
    public func joined(_ separator: HTML = "") -> HTML {
        HTML(verbatim: map(\.description).joined(separator: separator.description))
    }
}
