import EventTrace

/// The rules of the system's controls that have a value.
extension Rule {
    static let valueControls: [Rule] = [
        .systemValues, .switchToggles, .switchRecognizer, .sliderThumb, .stepperSteps, .segmentSelection, .segmentsSendChangesAlone,
        .pageTurning, .sliderChanges,
        .pageEnds, .sliderKeepsPans,
    ]

    public static var systemValues: Rule {
        Rule(
            .controls, 13,
            .assumed(
                "When a finger, not code, changes the value of a system control, the control sends valueChanged and primaryActionTriggered in the pass of that touch message, with the touch's event; on iOS 26, one report has it, the event of a slider has no touches.",
                without: "A system control sends nothing when a finger changes its value.",
                sources: [
                    .document("UISwitch, setOn(_:animated:)"),
                    .choice(
                        "Handlers are reported to read the phase of the touch from the event of valueChanged, so that event is the touch's event."
                    ),
                ]))
    }

    public static var switchToggles: Rule {
        Rule(
            .controls, 14,
            .assumed(
                "A tap on a switch toggles it at touch up; after a drag along the switch, the half in which the touch ends decides.",
                without: "A drag along a switch counts as a tap.",
                sources: [
                    .document("UISwitch"), .observation("switch-drag-ios7"),
                    .choice("What happens during a drag is not documented, and accounts of it are about old systems."),
                ]))
    }

    public static var switchRecognizer: Rule {
        Rule(
            .controls, 30,
            .measured(
                "A switch handles taps and drags with its own recognizer, which loses to others on the switch and excludes none; the switch tracks nothing, sends touchUpInside and valueChanged at touch up but neither touchDown nor touchCancel, and its touch is cancelled when the recognizer recognizes.",
                without: "A switch tracks its touch as other controls do.",
                sources: [
                    .observation("switch-gets-no-touchesended"), .observation("switch-sends-no-touch-down"),
                    .observation("switch-touch-has-no-view"), .observation("stack-ios26-gestures-framework"),
                    .choice("Whether the recognizer recognizes at the lift, and which of the two events comes first, are not known."),
                ]))
    }

    public static var sliderThumb: Rule {
        Rule(
            .controls, 15,
            .assumed(
                "A slider uses no recognizers and tracks only a touch on its thumb.",
                without: "A slider tracks a touch anywhere on the slider.",
                sources: [
                    .observation("slider-no-recognizers"), .observation("slider-thumb-only"),
                    .observation("slider-in-scroll-view-quick-drag"),
                    .choice("Authors of other sliders report it, without a log."),
                    .choice(
                        "In a talk of 2020 a tap on the track sets the value (slider-track-tap-ios14); no report confirms it for fingers."),
                ]))
    }

    public static var stepperSteps: Rule {
        Rule(
            .controls, 16,
            .assumed(
                "A stepper steps at touch down and, with `autorepeat`, again from a timer while it is held inside and the value can change; a continuous stepper sends each step, another one sends the result at touch up.",
                without: "A stepper that is held does not step again.",
                sources: [
                    .observation("stepper-continuous-doc"), .observation("stepper-autorepeat-doc"),
                    .choice("The instant of the first step is not documented."),
                ]))
    }

    public static var segmentSelection: Rule {
        Rule(
            .controls, 17,
            .assumed(
                "Touch up on a segment, or above or below it while the touch counts as inside, selects the segment if it is enabled and not yet selected; a momentary control selects an enabled segment even if it is selected, and deselects it after the actions.",
                without: "Touch up on a segment selects it, enabled or not, selected or not.",
                sources: [
                    .document("UISegmentedControl, isMomentary"), .observation("segmented-retap-book"),
                    .choice("By common experience since iOS 7, touch up selects."),
                ]))
    }

    public static var segmentsSendChangesAlone: Rule {
        Rule(
            .controls, 33,
            .assumed(
                "A segmented control sends valueChanged and no event of the touch: no touchDown, touchUpInside or touchCancel.",
                without: "A segmented control sends the events of the touch like other controls.",
                sources: [
                    .observation("segments-value-changed-only"),
                    .account(
                        "M. Neuburg, Programming iOS 4, chapter 11: a list of what each control sends, found by trying, has valueChanged alone for a segmented control"
                    ),
                    .account("Questions about a tap on the selected segment say that touchUpInside of a segmented control never comes"),
                    .choice("The list is of iOS 4; no later one is known."),
                ]))
    }

    public static var pageTurning: Rule {
        Rule(
            .controls, 18,
            .documented(
                "Touch up on the left half of a page control turns a page back, on the right half a page forward.",
                without: "Touch up anywhere on a page control turns a page forward.",
                sources: [.document("UIPageControl")]))
    }

    public static var sliderChanges: Rule {
        Rule(
            .controls, 24,
            .assumed(
                "A continuous slider sends valueChanged at touch down, at each move that changes the value, and at touch up.",
                without: "A slider sends valueChanged at touch up only, continuous or not.",
                sources: [
                    .observation("slider-continuous-doc"), .observation("slider-sends-at-both-ends"),
                    .choice("The moves are documented; touch down and touch up are reported, without a log."),
                    .choice("In iOS 26 the event of valueChanged is reported to have no touches; this is not modelled."),
                ]))
    }

    public static var pageEnds: Rule {
        Rule(
            .controls, 31,
            .assumed(
                "A page control sends no valueChanged if a tap would turn beyond its first or last page.",
                without: .fixed(because: "This rule says what another rule leaves open, and is off with that rule."),
                sources: [.choice("Apple does not document what is sent at the ends.")]))
    }

    public static var sliderKeepsPans: Rule {
        Rule(
            .controls, 32,
            .assumed(
                "A slider keeps a pan above it from recognizing, as a switch does.",
                without: .fixed(because: "This rule says what another rule leaves open, and is off with that rule."),
                sources: [.choice("Apple names a swipe for a slider, and a pan only for a switch.")]))
    }
}
