/// The labels and the image view of a cell, created on first use, because most cells of experiments have no text.
struct CellLabels {
    private var text: UILabel?
    private var detail: UILabel?
    private var image: UIImageView?

    init() {}

    mutating func text(in content: UIView) -> UILabel { Self.label(&text, content) }
    mutating func detail(in content: UIView) -> UILabel { Self.label(&detail, content) }

    mutating func image(in content: UIView) -> UIImageView {
        if let view = image { return view }
        let view = UIImageView(frame: .zero)
        content.addSubview(view)
        image = view
        return view
    }

    private static func label(_ place: inout UILabel?, _ content: UIView) -> UILabel {
        if let label = place { return label }
        let label = UILabel(frame: content.bounds)
        content.addSubview(label)
        place = label
        return label
    }
}
