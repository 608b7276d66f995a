import EventTrace
import ExperimentKit
import UIKit

private let segment = Variable("segment", "The tapped segment is", ["another", "the selected one", "a disabled one"])
private let kind = Variable.flag("momentary", "The control is momentary")

extension Experiment {
    /// Which segments send when they are tapped.
    static let tappedSegment = Experiment(
        id: "TappedSegment",
        title: "A tap on the segment that is selected already",
        question:
            "A segmented control has a selected, a disabled and another segment. A finger taps one of them. Is valueChanged sent, and is the segment selected afterwards?",
        answer:
            "Only a segment that is enabled and not selected sends it. A momentary control, which keeps nothing selected, sends it for every tap on an enabled segment.",
        variables: [segment, kind],
        stage: { stage in
            let view = UISegmentedControl(items: ["selected", "disabled", "another"])
            view.frame = CGRect(x: 50, y: 300, width: 300, height: 32)
            view.isMomentary = stage.flag(kind)
            if !view.isMomentary { view.selectedSegmentIndex = 0 }
            view.setEnabled(false, forSegmentAt: 1)
            stage.view.addSubview(stage.name(view, "control"))
            stage.listenSeparately(to: view, for: [.valueChanged])
            let place = stage.choice(segment)
            let x = place == "the selected one" ? 50.0 : place == "a disabled one" ? 150 : 250
            stage.script.tap(.point(x: x, y: 15, in: "control"))
            stage.script.perform { [unowned(unsafe) stage, unowned(unsafe) view] in
                stage.mark(["none", "the first", "the disabled one", "the last"][view.selectedSegmentIndex + 1] + " is selected")
            }
        },
        claims: [
            Claim(
                "Another segment is selected and sends.", when: segment.is("another"),
                .exactly(1, "control.action(valueChanged)"),
                explanation: "Common experience (CO.17, assumed)."),
            Claim(
                "The selected one sends nothing.", when: segment.is("the selected one") && kind.isOff,
                .never("control.action(valueChanged)"),
                explanation: "The value does not change (CO.17, assumed)."),
            Claim("A disabled one sends nothing.", when: segment.is("a disabled one"), .never("control.action(valueChanged)")),
            Claim(
                "A momentary control has none selected afterwards.", when: kind.isOn,
                .happens("none is selected"),
                explanation: "Documented for `isMomentary` (CO.17)."),
        ])
}
