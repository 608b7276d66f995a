/// Images of a slider's parts, by state.
struct SliderImages {
    enum Part {
        case thumb, minimumTrack, maximumTrack
    }

    private var images: [(part: Part, state: UIControl.State, image: UIImage)] = []

    subscript(part: Part, state: UIControl.State) -> UIImage? {
        get { images.first { $0.part == part && $0.state == state }?.image }
        set {
            images.removeAll { $0.part == part && $0.state == state }
            if let newValue { images.append((part, state, newValue)) }
        }
    }
}
