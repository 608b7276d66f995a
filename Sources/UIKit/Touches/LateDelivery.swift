/// The values of touches that a view receives late, because they were held back or cancelled for the view only.
///
/// A touch follows its finger for all readers. During a late delivery, client code reads the delivered values; the touch itself does not
/// change. Late deliveries nest, and an event delivered during one is not late.
final class LateDelivery {
    private let touches: ContiguousArray<UITouch>
    private let values: ContiguousArray<TouchValues>
    private let outer: LateDelivery?

    /// A late delivery; `outer` is the enclosing one.
    init(_ touches: ContiguousArray<UITouch>, _ values: ContiguousArray<TouchValues>, within outer: LateDelivery?) {
        precondition(touches.count == values.count, "GE.6: each late touch has its values")
        self.touches = touches
        self.values = values
        self.outer = outer
    }

    /// The delivered values of a touch; nil if it is not delivered late.
    func values(of touch: UITouch) -> TouchValues? {
        touches.firstIndex { $0 === touch }.map { values[$0] } ?? outer?.values(of: touch)
    }
}

extension TouchDispatcher {
    /// Runs `tell` with these touches in the state that `change` gives them.
    func deliverLate(_ touches: ContiguousArray<UITouch>, as change: (UITouch) -> TouchValues, _ tell: () -> Void) {
        let delivery = LateDelivery(touches, ContiguousArray(touches.map(change)), within: event.lateDelivery)
        event.whileDelivering(delivery, tell)
    }
}
