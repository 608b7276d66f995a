import Testing

@testable import UIKit

/// A class that does without one of its methods for a while. The classes are used here only: what is taken away is so in the whole process.
@Suite(.serialized) struct ClientOverrideTests {
    private class Deaf: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
    }
    private final class DeafLabel: Deaf {
        override func layoutSubviews() {}
    }
    private final class Refusing: UITapGestureRecognizer {
        override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }

    @Test func `the overrides of a class are its own`() {
        #expect(ClientOverride.all(of: Deaf()).map(\.name) == ["Deaf.hitTest", "Deaf.pointInside"])
        #expect(ClientOverride.all(of: DeafLabel()).map(\.name) == ["DeafLabel.layoutSubviews"])
        #expect(ClientOverride.all(of: Refusing()).map(\.name) == ["Refusing.canPrevent"])
        #expect(ClientOverride.all(of: UIButton()).isEmpty && ClientOverride.all(of: UITapGestureRecognizer()).isEmpty)
        #expect(ClientOverride.all(of: ClientMethodsHolder()).isEmpty)
    }

    @Test func `without its method a class does what its superclass does, and has it back afterwards`() throws {
        let hitTest = try #require(ClientOverride.all(of: Deaf()).first)
        let hit = {
            let view = Deaf(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) as UIView
            return view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view
        }
        #expect(!hit())
        #expect(hitTest.whileTakenAway(hit))
        #expect(!hit())
        #expect(ClientOverride.all(of: Deaf()).count == 2)
    }

    private final class ClientMethodsHolder {}
}
