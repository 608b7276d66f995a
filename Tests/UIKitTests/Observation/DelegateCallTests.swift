import EventTrace
import Testing

@testable import UIKit

/// A delegate's method stands in the record if client code has it, whatever that code does with the defaults of others.
@Suite struct DelegateCallTests {
    /// The calls and marks of moving a scroll view's content once, as the delegate sees it.
    private func scroll<Delegate: UIScrollViewDelegate>(_ delegate: Delegate, others: [(AnyObject, String)] = []) -> [String] {
        let (world, scroll) = World.with { world in world.add(UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), "scroll") }
        for (object, name) in others { world.simulation.name(object, name) }
        world.simulation.perform {
            scroll.delegate = world.name(delegate, "delegate")
            scroll.contentOffset.y = 10
        }
        return lines(world)
    }

    private func lines(_ world: World) -> [String] {
        world.trace.ordering.map { String(repeating: "  ", count: $0.depth) + $0.token }
    }

    @Test func `a delegate without the method is not in the record`() {
        #expect(scroll(Silent()) == [])
    }

    @Test func `a delegate with a method that does nothing is`() {
        #expect(scroll(Answering()) == ["delegate.scrollViewDidScroll(scroll)"])
    }

    @Test func `what a proxy says stays in the record when it forwards to a default`() {
        #expect(
            scroll(Proxy(to: Silent(), says: "proxy ran")) == ["delegate.scrollViewDidScroll(scroll)", "  proxy ran"])
    }

    @Test func `a proxy that says nothing and forwards to a default has been called`() {
        #expect(scroll(Proxy(to: Silent())) == ["delegate.scrollViewDidScroll(scroll)"])
        #expect(scroll(Proxy(to: Proxy(to: Silent()))) == ["delegate.scrollViewDidScroll(scroll)"])
    }

    @Test func `a proxy that forwards first and speaks then is in the record in this order`() {
        #expect(
            scroll(Proxy(to: Silent(), speaksLast: true, says: "proxy ran")) == ["delegate.scrollViewDidScroll(scroll)", "  proxy ran"])
    }

    @Test func `a call that is nested in another, of the same method and class, is taken or not by itself`() {
        let (silent, inner) = (Silent(), Answering())
        let silentScroll = Reentrant(silent)
        #expect(scroll(silentScroll) == ["delegate.scrollViewDidScroll(scroll)"])
        #expect(
            scroll(Reentrant(inner), others: [(inner, "inner")])
                == ["delegate.scrollViewDidScroll(scroll)", "  inner.scrollViewDidScroll(scrollView)"])
        #expect(
            scroll(Reentrant(Reentrant(inner)), others: [(inner, "inner")])
                == [
                    "delegate.scrollViewDidScroll(scroll)", "  reentrant.scrollViewDidScroll(scrollView)",
                    "    inner.scrollViewDidScroll(scrollView_2)",
                ])
    }

    @Test func `a method of one's own may call another method of one's own that is a default`() {
        #expect(scroll(CallsItsDefault()) == ["delegate.scrollViewDidScroll(scroll)"])
    }

    @Test func `a method may call its namesake of another protocol, or for another sender`() {
        let delegate = OfTwoProtocols()
        let (world, _) = World.with { world in
            world.simulation.application.delegate = world.name(delegate, "delegate")
            world.simulation.application.scenes[0].delegate = delegate
        }
        delegate.application = world.simulation.application
        world.simulation.interrupt(.alert, at: 0)
        #expect(world.run().filter { $0.hasPrefix("delegate") } == ["delegate.willResignActive(windowScene)"])
    }

    @Test func `a text field's delegate that has only the end with a reason may call the one without`() {
        let delegate = EndsWithReason()
        let (world, field) = World.with { world in world.add(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40)), "field") }
        world.simulation.perform {
            field.delegate = world.name(delegate, "delegate")
            field.becomeFirstResponder()
            field.resignFirstResponder()
        }
        #expect(world.run().filter { $0.hasPrefix("delegate") } == ["delegate.textFieldDidEndEditing(field)"])
        #expect(delegate.ends == 1)
    }

    @Test func `a recognizer's delegate that asks the default of another recognizer's delegate has answered`() {
        let delegate = AsksAnother()
        let listener = Listener()
        let world = World { world in
            let view = world.addTouchView()
            world.add(UITapGestureRecognizer(), "tap", to: view, listener).delegate = world.name(delegate, "delegate")
        }
        world.tap(50, 50)
        world.run()
        let calls = world.trace.ordering.filter { $0.receiver == "delegate" }
        #expect(calls.map(\.token) == ["delegate.gestureRecognizerShouldBegin(tap)"])
        #expect(calls.map(\.answer) == ["true"])
    }
}

private class Silent: UIScrollViewDelegate {}

private class Answering: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

private final class Proxy: UIScrollViewDelegate {
    private let other: any UIScrollViewDelegate
    private let (speaksLast, text): (Bool, String?)

    init(to other: any UIScrollViewDelegate, speaksLast: Bool = false, says text: String? = nil) {
        self.other = other
        self.speaksLast = speaksLast
        self.text = text
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if !speaksLast { speak() }
        other.scrollViewDidScroll(scrollView)
        if speaksLast { speak() }
    }

    private func speak() {
        if let text { Simulation.current?.recorder.mark(text) }
    }
}

/// Scrolls a scroll view of its own, whose delegate it keeps.
private final class Reentrant: UIScrollViewDelegate {
    private let inner: any UIScrollViewDelegate

    init(_ inner: any UIScrollViewDelegate) {
        self.inner = inner
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        other.delegate = inner
        other.contentOffset.y = 10
    }
}

private final class CallsItsDefault: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollViewDidZoom(scrollView) }
}

private final class OfTwoProtocols: UIApplicationDelegate, UISceneDelegate {
    var application: UIApplication?

    func sceneWillResignActive(_ scene: UIScene) {
        if let application { applicationWillResignActive(application) }
    }
}

private final class EndsWithReason: UITextFieldDelegate {
    private(set) var ends = 0

    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        ends += 1
        textFieldDidEndEditing(textField)
    }
}

private final class AsksAnother: UIGestureRecognizerDelegate {
    private final class Default: UIGestureRecognizerDelegate {}

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        Default().gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
