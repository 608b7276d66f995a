import EventTrace

extension Drawing {
    /// The picture as SVG, with `name` as its class and `title` read out for it; empty for an empty drawing. The picture scales down to the
    /// available width. Colours are the page's: every shape has its look as its class.
    public func svg(class name: String, title: String, word: (FigureWord) -> String) -> String {
        guard !isEmpty else { return "" }
        let box = [x, y, width, height].map { SVG.number($0) }
        var text = "<svg class=\"\(name)\" role=\"img\" viewBox=\"\(box[0]) \(box[1]) \(box[2]) \(box[3])\""
        text += " width=\"\(box[2])\" height=\"\(box[3])\""
        text += " aria-label=\"\(SVG.escaped(title))\">"
        for shape in shapes { shape.write(to: &text, word) }
        return text + "</svg>\n"
    }
}

extension Shape {
    fileprivate func write(to svg: inout String, _ word: (FigureWord) -> String) {
        let words = SVG.escaped(FigureWord.fill(text, word))
        svg += "<\(form.element) class=\"\(look.rawValue)\""
        switch form {
        case .polygon, .line:
            svg += " points=\""
            for (index, number) in numbers.enumerated() {
                if index > 0 { svg += index % 2 == 1 ? "," : " " }
                svg += SVG.number(number)
            }
            svg += "\""
        case .circle, .rectangle, .text:
            for (name, number) in zip(form.attributes, numbers) {
                svg += name
                svg += SVG.number(number)
                svg += "\""
            }
        case .upwards: svg += " transform=\"translate(\(SVG.number(numbers[0])) \(SVG.number(numbers[1]))) rotate(-90)\""
        }
        if !subject.isEmpty { svg += " data-of=\"\(SVG.escaped(subject))\"" }
        if let row { svg += " data-row=\"\(row)\"" }
        if form == .text || form == .upwards {
            svg += ">\(words)</text>"
        } else {
            svg += words.isEmpty ? "/>" : "><title>\(words)</title></\(form.element)>"
        }
    }
}

extension Shape.Form {
    var element: String {
        switch self {
        case .polygon: "polygon"
        case .line: "polyline"
        case .circle: "circle"
        case .rectangle: "rect"
        case .text, .upwards: "text"
        }
    }

    /// The attributes of the numbers, in order, each up to its number.
    fileprivate var attributes: [String] {
        switch self {
        case .circle: [" cx=\"", " cy=\"", " r=\""]
        case .rectangle: [" x=\"", " y=\"", " width=\"", " height=\""]
        case .text: [" x=\"", " y=\""]
        case .polygon, .line, .upwards: []
        }
    }
}
