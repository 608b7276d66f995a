import EventTrace
import Testing

@testable import UIKit

/// How the engine finds out what client code overrides.
@Suite struct MethodTableTests {
    @Test func `a class that overrides nothing new has no slot to find, and the search ends with the table`() {
        let (base, plain) = (MethodTable(UIView.self), MethodTable(Plain.self))
        #expect(MethodTable.slot(overriddenBy: plain, of: base, unlike: MethodTable(OtherPlain.self)) == nil)
        let slot = MethodTable.slot(overriddenBy: MethodTable(Overriding.self), of: base, unlike: plain)
        #expect(slot == MethodProbe.view.first { $0.method == .layoutSubviews }?.slot)
    }

    @Test func `the tables of a class and of its subclasses know their sizes`() {
        #expect(MethodTable(UIView.self).count > MethodTable(UIResponder.self).count)
        #expect(MethodTable(UIControl.self).count > MethodTable(UIView.self).count)
        #expect(MethodTable(Plain.self).count == MethodTable(UIView.self).count)
        #expect(MethodProbe.control.allSatisfy { MethodTable(UIView.self).count <= $0.slot && $0.slot < MethodTable(UIControl.self).count })
    }

    @Test func `the engine's answers about known classes are right in this program`() {
        #expect(KnownClasses.areFoundRight)
    }

    @Test func `probes that have found one slot, as where overrides are folded into one, are not trusted`() {
        let layout = MethodProbe(.layoutSubviews, Overriding.self, Plain.self, of: UIView.self)
        let folded = MethodProbe(.hitTest, Overriding.self, Plain.self, of: UIView.self)
        #expect(MethodProbe.areDistinct([layout]))
        #expect(!MethodProbe.areDistinct([layout, folded]))
        #expect(!MethodProbe.areDistinct([layout, layout]))
    }

    @Test func `an override is the client's wherever between the engine's class and the object's it stands`() {
        let methods = ClientMethods(
            in: MethodTable(BelowOverriding.self), above: MethodTable(UIView.self), MethodProbe.responder + MethodProbe.view)
        #expect(methods == ClientMethods([.layoutSubviews, .touchesEnded]))
    }
}

private final class Plain: UIView {}
private final class OtherPlain: UIView {}
private class Overriding: UIView {
    override func layoutSubviews() {}
}
private final class BelowOverriding: Overriding {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
