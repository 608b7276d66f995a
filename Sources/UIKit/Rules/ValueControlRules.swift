import EventTrace

/// The rules of the system's controls that have a value.
extension Rule {
    static let valueControls: [Rule] = [
        .systemValues, .switchToggles, .switchRecognizer, .sliderThumb, .stepperSteps, .segmentSelection, .pageTurning, .sliderChanges,
    ]

    public static var systemValues: Rule {
        Rule(
            .controls, 13,
            .assumed(
                "A system control that a finger changes, unlike one whose value code sets, sends valueChanged and primaryActionTriggered in the pass of that touch message, with its event.",
                without: "Nothing is sent when a finger changes the value of a system control.",
                sources: [
                    .document("UISwitch, setOn(_:animated:)"),
                    .choice("Handlers are said to read the phase of the touch from the event of valueChanged, so it is the touch's event."),
                ]))
    }

    public static var switchToggles: Rule {
        Rule(
            .controls, 14,
            .assumed(
                "A tap on a switch toggles it at touch up; after a drag along it the half in which the touch ends decides.",
                without: "A drag along a switch counts as a tap.",
                sources: [
                    .document("UISwitch"), .observation("switch-drag-ios7"),
                    .choice("What happens during a drag is not documented, and accounts of it are of old systems."),
                ]))
    }

    public static var switchRecognizer: Rule {
        Rule(
            .controls, 30,
            .measured(
                "A switch is tapped and dragged by a recognizer of its own, which loses to others on the switch and excludes none: it tracks nothing, sends touchUpInside and valueChanged at touch up, but neither touchDown nor touchCancel, and its touch is cancelled when the recognizer recognizes.",
                without: "A switch tracks its touch as other controls do.",
                sources: [
                    .observation("switch-gets-no-touchesended"), .observation("switch-sends-no-touch-down"),
                    .observation("switch-touch-has-no-view"), .observation("stack-ios26-gestures-framework"),
                    .choice("That the recognizer recognizes at the lift, and in which order the two events come, is not known."),
                ]))
    }

    public static var sliderThumb: Rule {
        Rule(
            .controls, 15,
            .measured(
                "A slider tracks a touch on its thumb only, without recognizers.",
                without: "A slider tracks a touch anywhere on it.",
                sources: [
                    .observation("slider-no-recognizers"), .observation("slider-thumb-only"),
                    .observation("slider-in-scroll-view-quick-drag"),
                    .choice("A talk of 2020 has a tap on the track set the value (slider-track-tap-ios14); of fingers nobody confirms it."),
                ]))
    }

    public static var stepperSteps: Rule {
        Rule(
            .controls, 16,
            .assumed(
                "A stepper steps at touch down, and with `autorepeat` again from a timer while it is held inside and the value can change, and sends each step if it is continuous, else the outcome at touch up.",
                without: "A stepper that is held does not step again.",
                sources: [
                    .observation("stepper-continuous-doc"), .observation("stepper-autorepeat-doc"),
                    .choice("When the first step is taken is not documented."),
                ]))
    }

    public static var segmentSelection: Rule {
        Rule(
            .controls, 17,
            .assumed(
                "Touch up on a segment, or above or below it while the finger counts as inside, selects it if it is enabled and not yet selected; a momentary control selects it in any case and deselects it after the actions.",
                without: "Touch up on any segment selects it, enabled or not, selected or not.",
                sources: [
                    .document("UISegmentedControl, isMomentary"), .observation("segmented-retap-book"),
                    .choice("That touch up selects is common experience since iOS 7."),
                ]))
    }

    public static var pageTurning: Rule {
        Rule(
            .controls, 18,
            .documented(
                "Touch up on the left half of a page control turns a page back, on the right half forward; at either end nothing is sent.",
                without: "Touch up anywhere on a page control turns a page forward.",
                sources: [.document("UIPageControl"), .choice("What is sent at the ends is not documented.")]))
    }

    public static var sliderChanges: Rule {
        Rule(
            .controls, 24,
            .measured(
                "A continuous slider sends valueChanged with the touch down, with each move that changes the value, and with the touch up.",
                without: "A slider sends valueChanged with the touch up alone, continuous or not.",
                sources: [
                    .observation("slider-continuous-doc"), .observation("slider-sends-at-both-ends"),
                    .choice("Under iOS 26 the event of valueChanged is said to have no touches; that is not modelled."),
                ]))
    }
}
