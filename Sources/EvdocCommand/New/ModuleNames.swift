/// The modules that a program built on evdoc already has: SwiftPM rejects a second module of the same name.
enum ModuleNames {
    static let all = ours + swifts

    /// The targets of the package with a name that a program can have.
    static let ours = [
        "ApplicationsExperiments", "ApproximateGeometry", "ArchitectureTests", "CCmarkGFM", "CConcurrency", "CEmbeddedFiles", "CGlibc",
        "CIndexStore",
        "CMalloc", "CSpawn", "ControllersExperiments", "ControlsExperiments", "CoreGraphics", "CoreGraphicsTests", "DemoExperiments",
        "DeviceKit",
        "DisagreementsExperiments", "EmbeddedFiles", "EvdocCommand", "EvdocCommandTests", "EventTrace", "EventTraceTests",
        "ExperimentDocuments", "ExperimentKit", "ExperimentKitTests", "ExperimentSupport", "Experiments", "ExperimentsTests",
        "ExportKit", "ExportKitTests", "FigureKit", "FigureKitTests", "GesturesAndTouchesExperiments", "GesturesExperiments",
        "HitTestingExperiments", "Laws", "LawsOfUIKit", "LawsTests", "LinearConstraints", "LinearConstraintsTests", "MainLoop",
        "ObservedExperiments", "ProjectFiles",
        "ProjectFilesTests", "ProjectKit", "ProjectKitTests", "QuartzCore", "QuartzCoreTests", "ReportKit", "ReportKitTests",
        "RespondersExperiments", "SampleResults", "ScrollingExperiments", "ServeKit", "ServeKitTests",
        "SheetsAndPagesExperiments", "SiteKit", "SiteKitTests",
        "SmallTrees", "Studies", "StudiesTests", "SwiftLexing", "TemporaryFiles", "TextExperiments", "ToolTests", "TouchesExperiments",
        "TraceBuilding", "TranslationKit", "TranslationKitTests", "UIKit", "UIKitSubmodules", "UIKitTests", "bench", "tool",
    ]

    private static let swifts = [
        "Cxx", "Dispatch", "Distributed", "Foundation", "FoundationEssentials", "Glibc", "Observation", "RegexBuilder", "Swift",
        "Synchronization", "Testing", "XCTest",
    ]
}
