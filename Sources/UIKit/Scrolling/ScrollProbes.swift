import EventTrace

extension MethodProbe {
    static let scrollView: [MethodProbe] = [
        MethodProbe(.touchesShouldBegin, TouchesShouldBegin.self, BlankScrollView.self, of: UIScrollView.self),
        MethodProbe(.touchesShouldCancel, TouchesShouldCancel.self, BlankScrollView.self, of: UIScrollView.self),
    ]
}

// Each overrides one method; their bodies never run.
private final class BlankScrollView: UIScrollView {}
private final class TouchesShouldBegin: UIScrollView {
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { false }
}
private final class TouchesShouldCancel: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool { false }
}
