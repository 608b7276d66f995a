/// The labels of a cell, made when they are first asked for, as most cells of an experiment have no text.
struct CellLabels {
    private var text: UILabel?
    private var detail: UILabel?

    init() {}

    mutating func text(in content: UIView) -> UILabel { Self.label(&text, content) }
    mutating func detail(in content: UIView) -> UILabel { Self.label(&detail, content) }

    private static func label(_ place: inout UILabel?, _ content: UIView) -> UILabel {
        if let label = place { return label }
        let label = UILabel(frame: content.bounds)
        content.addSubview(label)
        place = label
        return label
    }
}
