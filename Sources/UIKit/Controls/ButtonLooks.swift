/// The look of a button in each state; states without their own look use that of the normal state.
struct ButtonLooks {
    struct Look {
        var title: String?
        var titleColor: UIColor?
        var titleShadowColor: UIColor?
        #if !hasFeature(Embedded)
            var attributedTitle: NSAttributedString?
        #endif
        var image: UIImage?
        var backgroundImage: UIImage?
    }

    private var looks: [(state: UIControl.State, look: Look)] = []

    subscript(state: UIControl.State) -> Look {
        get { looks.first { $0.state == state }?.look ?? Look() }
        set {
            if let index = looks.firstIndex(where: { $0.state == state }) {
                looks[index].look = newValue
            } else {
                looks.append((state, newValue))
            }
        }
    }

    func value<Part>(for state: UIControl.State, _ part: (Look) -> Part?) -> Part? {
        part(self[state]) ?? part(self[.normal])
    }
}
