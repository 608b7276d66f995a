import EventTrace

/// The rules of the system's controls that have a value.
extension Rule {
    static let valueControls: [Rule] = [
        .systemValues, .switchToggles, .sliderThumb, .stepperSteps, .segmentSelection, .pageTurning,
    ]

    public static var systemValues: Rule {
        Rule(
            .controls, 13,
            .assumed(
                "A system control changes its value in its tracking methods; valueChanged and primaryActionTriggered go out in the pass of that touch message, with its event. Setting a value in code sends nothing.",
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
                "A tap on a switch toggles it at the lift; after a drag along it the half under the lifted finger decides.",
                without: "A drag along a switch counts as a tap.",
                sources: [
                    .document("UISwitch"), .observation("switch-drag-ios7"),
                    .choice("What happens during a drag is not documented, and accounts of it are of old systems."),
                ]))
    }

    public static var sliderThumb: Rule {
        Rule(
            .controls, 15,
            .assumed(
                "A slider tracks a touch on its thumb only, without recognizers. A continuous one sends valueChanged with the touch-down, with each move that changes the value and with the lift, another one with the lift.",
                without: "A slider tracks a touch anywhere on it.",
                sources: [
                    .observation("slider-no-recognizers"), .observation("slider-continuous-doc"),
                    .choice("That touch-down and lift send too is what published accounts say."),
                ]))
    }

    public static var stepperSteps: Rule {
        Rule(
            .controls, 16,
            .assumed(
                "A stepper steps at touch-down, and again from a timer while it is held inside, if `autorepeat` is true and the value can change. One that is not continuous sends the outcome at the lift.",
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
                "A lift on a segment that is enabled and not selected selects it; a momentary control deselects it after the actions.",
                without: "A lift on any segment selects it, enabled or not, selected or not.",
                sources: [
                    .document("UISegmentedControl, isMomentary"), .observation("segmented-retap-book"),
                    .choice("That the lift selects is common experience since iOS 7."),
                ]))
    }

    public static var pageTurning: Rule {
        Rule(
            .controls, 18,
            .documented(
                "A lift on the left half of a page control turns a page back, on the right half forward; at either end nothing is sent.",
                without: "A lift anywhere on a page control turns a page forward.",
                sources: [.document("UIPageControl"), .choice("What is sent at the ends is not documented.")]))
    }
}
