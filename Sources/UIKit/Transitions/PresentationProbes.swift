import EventTrace

extension MethodProbe {
    static let presentation: [MethodProbe] = [
        MethodProbe(.presentationTransitionWillBegin, PresentationBegins.self, Blank.self, of: UIPresentationController.self),
        MethodProbe(.presentationTransitionDidEnd, PresentationEnds.self, Blank.self, of: UIPresentationController.self),
        MethodProbe(.dismissalTransitionWillBegin, DismissalBegins.self, Blank.self, of: UIPresentationController.self),
        MethodProbe(.dismissalTransitionDidEnd, DismissalEnds.self, Blank.self, of: UIPresentationController.self),
        MethodProbe(.containerViewWillLayoutSubviews, WillLayOut.self, Blank.self, of: UIPresentationController.self),
        MethodProbe(.containerViewDidLayoutSubviews, DidLayOut.self, Blank.self, of: UIPresentationController.self),
    ]
}

extension UIPresentationController: RecordedObject {
    final func makeSubject(in simulation: Simulation) -> Name {
        simulation.subjects.name(of: self, in: simulation.recorder)
    }

    final func findClientMethods() -> ClientMethods {
        ClientMethods(of: self, above: engineClass, probes: MethodProbe.presentation)
    }

    /// Notes nothing: the engine calls every method that a presentation controller can override.
    final func noteUnmodelledOverrides(in simulation: Simulation) {}
}

// Each overrides one method; their bodies never run.
private final class Blank: UIPresentationController {}
private final class PresentationBegins: UIPresentationController {
    override func presentationTransitionWillBegin() {}
}
private final class PresentationEnds: UIPresentationController {
    override func presentationTransitionDidEnd(_ completed: Bool) {}
}
private final class DismissalBegins: UIPresentationController {
    override func dismissalTransitionWillBegin() {}
}
private final class DismissalEnds: UIPresentationController {
    override func dismissalTransitionDidEnd(_ completed: Bool) {}
}
private final class WillLayOut: UIPresentationController {
    override func containerViewWillLayoutSubviews() {}
}
private final class DidLayOut: UIPresentationController {
    override func containerViewDidLayoutSubviews() {}
}
