import EventTrace

extension RuleID {
    static var systemValues: RuleID { RuleID(.controls, 13) }
    static var switchToggles: RuleID { RuleID(.controls, 14) }
    static var sliderThumb: RuleID { RuleID(.controls, 15) }
    static var stepperSteps: RuleID { RuleID(.controls, 16) }
    static var segmentSelection: RuleID { RuleID(.controls, 17) }
    static var pageTurning: RuleID { RuleID(.controls, 18) }
}

extension Rule {
    /// Rules of the system's controls that have a value.
    static let valueControls: [Rule] = [
        Rule(
            .systemValues, .assumed,
            "A system control changes its value in its tracking methods; valueChanged and primaryActionTriggered go out in the pass of that touch message, with its event. Setting a value in code sends nothing.",
            sources: [
                .document("UISwitch, setOn(_:animated:)"),
                .choice("Handlers are said to read the phase of the touch from the event of valueChanged, so it is the touch's event."),
            ]),
        Rule(
            .switchToggles, .assumed,
            "A tap on a switch toggles it at the lift; after a drag along it the half under the lifted finger decides.",
            sources: [
                .document("UISwitch"), .observation("switch-drag-ios7"),
                .choice("What happens during a drag is not documented, and accounts of it are of old systems."),
            ]),
        Rule(
            .sliderThumb, .assumed,
            "A slider tracks a touch on its thumb only, without recognizers. A continuous one sends valueChanged with the touch-down, with each move that changes the value and with the lift, another one with the lift.",
            sources: [
                .observation("slider-no-recognizers"), .observation("slider-continuous-doc"),
                .choice("That touch-down and lift send too is what published accounts say."),
            ]),
        Rule(
            .stepperSteps, .assumed,
            "A stepper steps at touch-down, and again from a timer while it is held inside, if `autorepeat` is true and the value can change. One that is not continuous sends the outcome at the lift.",
            sources: [
                .observation("stepper-continuous-doc"), .observation("stepper-autorepeat-doc"),
                .choice("When the first step is taken is not documented."),
            ]),
        Rule(
            .segmentSelection, .assumed,
            "A lift on a segment that is enabled and not selected selects it; a momentary control deselects it after the actions.",
            sources: [
                .document("UISegmentedControl, isMomentary"), .observation("segmented-retap-book"),
                .choice("That the lift selects is common experience since iOS 7."),
            ]),
        Rule(
            .pageTurning, .documented,
            "A lift on the left half of a page control turns a page back, on the right half forward; at either end nothing is sent.",
            sources: [.document("UIPageControl"), .choice("What is sent at the ends is not documented.")]),
    ]
}
