/// Modules that a program built on evdoc has already: SwiftPM takes no second of a name.
enum ModuleNames {
    static let all = ours + swifts

    /// Every target of the package with a name that a program can have.
    static let ours = [
        "ApproximateGeometry", "ApplicationsExperiments", "ArchitectureTests", "CCmarkGFM", "CGlibc", "CIndexStore", "CMalloc", "CSpawn",
        "ControlsExperiments",
        "CoreGraphics", "CoreGraphicsTests", "DemoExperiments", "DeviceKit", "DisagreementsExperiments", "EvdocCommand",
        "EvdocCommandTests",
        "EventTrace", "EventTraceTests", "ExperimentDocuments", "ExperimentKit", "ExperimentKitTests", "ExperimentSupport", "Experiments",
        "ExperimentsTests", "ExportKit", "ExportKitTests", "FigureKit", "FigureKitTests", "GesturesAndTouchesExperiments",
        "GesturesExperiments",
        "HitTestingExperiments", "LinearConstraints", "LinearConstraintsTests", "MainLoop", "ObservedExperiments", "QuartzCore",
        "QuartzCoreTests", "ReportKit",
        "ReportKitTests", "RespondersExperiments", "SampleResults", "ScrollingExperiments", "ServeKit", "ServeKitTests", "SiteKit",
        "SiteKitTests", "SmallTrees",
        "SwiftLexing", "TextExperiments", "TouchesExperiments", "TraceBuilding", "TranslationKit", "TranslationKitTests", "UIKit",
        "UIKitSubmodules", "UIKitTests", "bench",
    ]

    private static let swifts = [
        "Cxx", "Dispatch", "Distributed", "Foundation", "FoundationEssentials", "Glibc", "Observation", "RegexBuilder", "Swift",
        "Synchronization", "Testing", "XCTest",
    ]
}
