import Testing

@testable import UIKit

@Suite struct DelegateReferenceTests {
    @Test func `a delegate is called through its own conformance, and is not kept alive`() {
        var reference = DelegateReference<any UIScrollViewDelegate>()
        #expect(reference.delegate == nil)
        let scroll = UIScrollView()
        do {
            let (first, second) = (Zooming(UIView()), Silent())
            reference.delegate = first
            #expect(reference.delegate === first)
            #expect(reference.delegate?.viewForZooming(in: scroll) === first.view)
            reference.delegate = second
            #expect(reference.delegate === second)
            #expect(reference.delegate?.viewForZooming(in: scroll) == nil)
            withExtendedLifetime(second) {}
        }
        #expect(reference.delegate == nil)
    }

    @Test func `reading a delegate leaves it with the owners that it had`() {
        weak var gone: Zooming?
        do {
            let delegate = Zooming(UIView())
            gone = delegate
            var reference = DelegateReference<any UIScrollViewDelegate>()
            reference.delegate = delegate
            for _ in 0..<100 { #expect(reference.delegate === delegate) }
            let copy = reference
            #expect(copy.delegate === delegate)
        }
        #expect(gone == nil)
    }

    @Test func `a delegate that is set to nil is gone at once`() {
        let delegate = Silent()
        var reference = DelegateReference<any UIScrollViewDelegate>()
        reference.delegate = delegate
        reference.delegate = nil
        #expect(reference.delegate == nil)
        withExtendedLifetime(delegate) {}
    }
}

private final class Silent: UIScrollViewDelegate {}

private final class Zooming: UIScrollViewDelegate {
    let view: UIView

    init(_ view: UIView) {
        self.view = view
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}
