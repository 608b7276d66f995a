/// Touches as a view receives them where that is not as they are now: held back and delivered late, or cancelled for the view and not for
/// recognizers.
///
/// A touch is what its finger does, for everybody who looks at it. While a late delivery runs, client code reads from the touch what is
/// delivered; the touch itself does not change. Late deliveries nest, and an event that is delivered in the midst of one is not late.
final class LateDelivery {
    private let touches: ContiguousArray<UITouch>
    private let values: ContiguousArray<TouchValues>
    private let outer: LateDelivery?

    /// `outer` is the delivery that goes on around this one.
    init(_ touches: ContiguousArray<UITouch>, _ values: ContiguousArray<TouchValues>, within outer: LateDelivery?) {
        precondition(touches.count == values.count, "GE.6: each late touch has its values")
        self.touches = touches
        self.values = values
        self.outer = outer
    }

    /// What is delivered of a touch; nil if it is none of the late ones.
    func values(of touch: UITouch) -> TouchValues? {
        touches.firstIndex { $0 === touch }.map { values[$0] } ?? outer?.values(of: touch)
    }
}

extension TouchDispatcher {
    /// Runs `tell`, in which these touches are as `change` makes them.
    func deliverLate(_ touches: ContiguousArray<UITouch>, as change: (UITouch) -> TouchValues, _ tell: () -> Void) {
        let delivery = LateDelivery(touches, ContiguousArray(touches.map(change)), within: event.lateDelivery)
        event.whileDelivering(delivery, tell)
    }
}
