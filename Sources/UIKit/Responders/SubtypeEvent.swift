/// An event that only its type and subtype describe: a motion, or a command of a remote control.
final class SubtypeEvent: UIEvent {
    private let ownType: EventType
    private let ownSubtype: EventSubtype
    /// The step of a motion; nil for other events.
    let step: MotionSample?

    init(_ type: EventType, _ subtype: EventSubtype, step: MotionSample? = nil) {
        ownType = type
        ownSubtype = subtype
        self.step = step
        super.init()
    }

    override var type: EventType { ownType }
    override var subtype: EventSubtype { ownSubtype }
}
