import EventTrace
import ExperimentKit

/// Writes elements of inline SVG. Colors are `currentColor` and classes, so that the page's style decides on light and dark.
struct SVG {
    private(set) var text = ""

    /// An element without content. Attributes are written in the order given.
    mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String>, title: String = "") {
        text += "<\(name)\(SVG.written(attributes))"
        text += title.isEmpty ? "/>\n" : "><title>\(Markup.escaped(title))</title></\(name)>\n"
    }

    mutating func label(_ content: String, _ attributes: KeyValuePairs<String, String>) {
        text += "<text\(SVG.written(attributes))>\(Markup.escaped(content))</text>\n"
    }

    /// The whole picture, scaled down to the available width; the picture does not determine the page's height.
    func picture(class name: String, x: Double = 0, y: Double = 0, width: Double, height: Double, title: String) -> String {
        let box = [x, y, width, height].map { SVG.number($0) }.joined(separator: " ")
        let open =
            "<svg class=\"\(name)\" role=\"img\" aria-label=\"\(Markup.escaped(title))\" viewBox=\"\(box)\" width=\"\(SVG.number(width))\""
        return "\(open) xmlns=\"http://www.w3.org/2000/svg\">\n"
            + "<title>\(Markup.escaped(title))</title>\n\(text)</svg>\n"
    }

    /// The number with at most one decimal, the same on every platform.
    static func number(_ value: Double) -> String {
        let tenths = Int64(value * 10 + (value < 0 ? -0.5 : 0.5))
        return Value.number(Double(tenths) / 10).description
    }

    private static func written(_ attributes: KeyValuePairs<String, String>) -> String {
        attributes.map { " \($0.key)=\"\(Markup.escaped($0.value))\"" }.joined()
    }
}
