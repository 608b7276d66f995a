/// The view of an alert, with its texts, fields and buttons; it covers the screen, so that views below are not hit.
///
/// DEVIATION: fixed measures, which are not Apple's: 270 points wide in the middle, or at the bottom with a margin of 8 points; 44 points
/// for a button, 34 for a field, 20 around the texts.
final class AlertView: UIView {
    override var kind: String { "alertView" }
    override var engineClass: MethodTable { MethodTable(AlertView.self) }

    private let box = UIView(frame: .zero)
    private let isSheet: Bool
    /// RC.154: called for a touch beside a sheet.
    private let cancel: ((Simulation?) -> Void)?

    init(isSheet: Bool, cancel: ((Simulation?) -> Void)?) {
        (self.isSheet, self.cancel) = (isSheet, cancel)
        super.init(frame: UIScreen.main.bounds)
        addSubview(box)
    }

    required init?(coder: NSCoder) { nil }

    func show(texts: [UILabel], fields: [UITextField], buttons: [AlertButton]) {
        for child in box.children { child.removeFromSuperview() }
        for text in texts { box.addSubview(text) }
        for field in fields { box.addSubview(field) }
        for button in buttons { box.addSubview(button) }
        setNeedsLayout()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard isSheet, let cancel, let simulation = Simulation.current, touches.contains(where: { $0.view === self }),
            simulation.applies(.besideActionSheet, .dismiss, self)
        else { return }
        cancel(simulation)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = isSheet ? bounds.width - 16 : 270
        let height = place(width)
        let top = isSheet ? bounds.maxY - height - 8 : bounds.midY - height / 2
        box.frame = CGRect(x: bounds.midX - width / 2, y: top, width: width, height: height)
    }

    /// Places the parts one below the other, two buttons of an alert side by side; returns the total height.
    private func place(_ width: CGFloat) -> CGFloat {
        var bottom: CGFloat = 20
        for label in box.children.compactMap({ $0 as? UILabel }) {
            let height = label.sizeThatFits(CGSize(width: width - 40, height: 0)).height
            label.frame = CGRect(x: 20, y: bottom, width: width - 40, height: height)
            bottom += height
        }
        for field in box.children.compactMap({ $0 as? UITextField }) {
            field.frame = CGRect(x: 20, y: bottom, width: width - 40, height: 34)
            bottom += 34
        }
        bottom += 20
        let buttons = box.children.compactMap { $0 as? AlertButton }
        let isRow = !isSheet && buttons.count == 2
        for (index, button) in buttons.enumerated() {
            button.frame =
                isRow
                ? CGRect(x: width / 2 * CGFloat(index), y: bottom, width: width / 2, height: 44)
                : CGRect(x: 0, y: bottom + 44 * CGFloat(index), width: width, height: 44)
        }
        return bottom + 44 * CGFloat(isRow ? 1 : buttons.count)
    }
}
