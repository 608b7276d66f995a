// swift-tools-version: 6.0
import PackageDescription

/// The folders of experiments. Each is a module, so that a change compiles its own folder only.
let topics = [
    "Applications", "Controls", "Demo", "Disagreements", "Gestures", "GesturesAndTouches", "HitTesting", "Responders",
    "Scrolling", "Text", "Touches",
]
/// Testing has an overlay for what it takes for Apple's Core Graphics. Only tests have this flag, so that packages can depend on this one.
let withoutOverlays: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

/// Arrows point down only; `Tests/ArchitectureTests` reads the compiler's index and holds the code to this list.
let package = Package(
    name: "evdoc",
    products: [
        .library(name: "UIKit", targets: ["UIKit", "QuartzCore", "CoreGraphics"]),
        .library(name: "ExperimentKit", targets: ["ExperimentKit"]),
        .library(name: "EvdocCommand", targets: ["EvdocCommand"]),
    ],
    targets: [
        // The core: also compiles as Embedded Swift.
        .target(name: "EventTrace"),
        .target(name: "LinearConstraints"),
        .target(name: "CoreGraphics"),
        .target(name: "QuartzCore", dependencies: ["CoreGraphics"]),
        .target(name: "MainLoop", dependencies: ["QuartzCore"]),
        .target(
            name: "UIKit", dependencies: ["EventTrace", "LinearConstraints", "CoreGraphics", "QuartzCore", "MainLoop", "UIKitSubmodules"]),
        .target(name: "ExperimentKit", dependencies: ["EventTrace", "UIKit"]),

        // What experiments share, and the statements that they put to the test.
        .target(name: "ExperimentSupport", dependencies: ["ExperimentKit", "UIKit", "EventTrace"], path: "experiments/Support"),
        .target(name: "ExperimentDocuments", dependencies: ["ExperimentKit", "EventTrace"], path: "experiments/Documents"),
        // The scenes in which the engine is held against published observations.
        .target(
            name: "ObservedExperiments", dependencies: ["ExperimentSupport", "ExperimentKit", "UIKit", "EventTrace"],
            path: "experiments/Observed"),
        .target(
            name: "Experiments",
            dependencies: ["ExperimentKit", "ExperimentDocuments"] + topics.map { .init(stringLiteral: "\($0)Experiments") },
            path: "experiments/Catalogue"),

        // Lets `import UIKit.UIGestureRecognizerSubclass` compile, as recognizer subclasses in apps write it.
        .systemLibrary(name: "UIKitSubmodules"),
        .systemLibrary(
            name: "CCmarkGFM", pkgConfig: "libcmark-gfm",
            providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),

        // Functions of glibc that Swift does not see.
        .systemLibrary(name: "CGlibc"),
        .systemLibrary(name: "CMalloc"),
        .systemLibrary(name: "CSpawn"),

        // English texts in other languages, by the files of gettext.
        .target(
            name: "TranslationKit", dependencies: ["EventTrace", "ExperimentKit"], resources: [.embedInCode("Phrases/zh-Hans.po")]),

        // Pictures of findings, in no language: also compiles as Embedded Swift.
        .target(name: "FigureKit", dependencies: ["EventTrace", "ExperimentKit"]),

        // Swift sources cut into words, to be shown in colours or exported.
        .target(name: "SwiftLexing"),

        // What an exported experiment brings with it to a device; compiled here to be checked, and written into each exported file as it is.
        .target(name: "DeviceKit", dependencies: ["UIKit"]),

        // Experiments out, as Swift files for Xcode; logs of devices in.
        .target(
            name: "ExportKit", dependencies: ["EventTrace", "ExperimentKit", "SwiftLexing"],
            // Links to sources of DeviceKit and ExperimentKit.
            resources: [
                "CallLog", "Stage", "Script", "Variables", "Action", "Hook", "Spelling", "DeviceExperiment", "Launch", "LoggedView",
                "LoggedControls", "LoggedRecognizers", "LoggedWindow", "AllowingDelegate", "OneFinger", "LoggedRows", "LoggedDrags",
                "Lists",
            ].map { .embedInCode("Runtime/\($0).txt") }),

        // Findings in, text out.
        .target(name: "ReportKit", dependencies: ["EventTrace", "ExperimentKit", "TranslationKit"]),
        .target(
            name: "SiteKit",
            dependencies: [
                "EventTrace", "ExperimentKit", "SwiftLexing", "FigureKit", "TranslationKit", "ReportKit", "CCmarkGFM", "CGlibc",
            ],
            resources: [
                .embedInCode("Assets/style.css"), .embedInCode("Assets/site.js"), .embedInCode("Assets/search.js"),
                .embedInCode("Assets/elements.js"), .embedInCode("Assets/paint.js"), .embedInCode("Assets/figure.js"),
                .embedInCode("Assets/live.js"), .embedInCode("Assets/trying.js"), .embedInCode("Assets/builder.js"),
                .embedInCode("Assets/icon.svg"),
            ]),
        // A site for browsers of this machine, and what tells that files have changed.
        .target(
            name: "ServeKit", dependencies: ["SiteKit", "CSpawn"],
            resources: [.embedInCode("Assets/serve.js"), .embedInCode("Assets/serve.css")]),
        .target(
            name: "EvdocCommand",
            dependencies: [
                "EventTrace", "UIKit", "ExperimentKit", "TranslationKit", "ReportKit", "ExportKit", "SiteKit", "ServeKit", "CMalloc",
            ],
            // A program of its own, compiled where code of an app is imported: it takes the parser of the toolchain.
            resources: [
                "main.swift", "SourceImporter.swift", "SourceEdits.swift", "Declarations.swift", "SelectorExpression.swift",
                "BuildCondition.swift", "ExtensionMember.swift", "RenamedAPI.swift", "ImportedSource.txt",
            ].map { .embedInCode("Import/Program/\($0)") }
                + ["Experiment", "Package", "Program", "Settings", "Ignored", "Readme", "Workflow"].map {
                    .embedInCode("New/Templates/\($0).txt")
                }),
        // No product is declared of it, so that another package may have a target or a program of this name: site/pages/design/0036.
        // For the same reason it may have flags that a dependency may not: the toolchain's linker takes half as long as the usual one.
        .executableTarget(
            name: "evdoc", dependencies: ["EvdocCommand", "Experiments", "ObservedExperiments"],
            linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),

        // Builds the handmade traces of the tests.
        .target(name: "TraceBuilding", dependencies: ["EventTrace"], path: "Tests/TraceBuilding"),
        // Results of experiments that were never run, for tests of what is made from them.
        .target(name: "SampleResults", dependencies: ["TraceBuilding", "ExperimentKit", "EventTrace"], path: "Tests/SampleResults"),
        // Every small tree of whatever its nodes are labelled with.
        .target(name: "SmallTrees", path: "Tests/SmallTrees"),
        .testTarget(name: "EventTraceTests", dependencies: ["EventTrace"]),
        .testTarget(name: "LinearConstraintsTests", dependencies: ["LinearConstraints"]),
        // Numbers that differ by rounding only, and numbers at random that are the same in every run.
        .target(name: "ApproximateGeometry", dependencies: ["CoreGraphics"], path: "Tests/ApproximateGeometry"),
        .testTarget(
            name: "CoreGraphicsTests", dependencies: ["ApproximateGeometry", "CoreGraphics"], swiftSettings: withoutOverlays),
        .testTarget(
            name: "QuartzCoreTests", dependencies: ["ApproximateGeometry", "QuartzCore", "CoreGraphics"],
            swiftSettings: withoutOverlays),
        .testTarget(
            name: "UIKitTests",
            dependencies: ["ApproximateGeometry", "SmallTrees", "UIKit", "QuartzCore", "CoreGraphics", "EventTrace"]),
        .testTarget(
            name: "ExperimentKitTests",
            dependencies: ["SampleResults", "TraceBuilding", "ReportKit", "ExperimentKit", "UIKit", "EventTrace"]),
        .testTarget(
            name: "ExperimentsTests",
            dependencies: [
                "SmallTrees", "EvdocCommand", "ReportKit", "Experiments", "ExperimentSupport", "ExperimentDocuments", "ObservedExperiments",
                "ExperimentKit", "UIKit", "EventTrace",
            ]),
        .testTarget(name: "TranslationKitTests", dependencies: ["TranslationKit", "ExperimentKit", "EventTrace"]),
        .testTarget(
            name: "ReportKitTests",
            dependencies: ["SampleResults", "TraceBuilding", "ReportKit", "TranslationKit", "ExperimentKit", "EventTrace"]),
        .testTarget(
            name: "FigureKitTests", dependencies: ["TraceBuilding", "SampleResults", "FigureKit", "ExperimentKit", "UIKit", "EventTrace"]),
        .testTarget(name: "ExportKitTests", dependencies: ["ExportKit", "ExperimentKit", "EventTrace"]),
        .testTarget(
            name: "SiteKitTests",
            dependencies: ["TraceBuilding", "SampleResults", "SiteKit", "ReportKit", "TranslationKit", "ExperimentKit", "EventTrace"]),
        .testTarget(name: "ServeKitTests", dependencies: ["ServeKit", "SiteKit"]),
        .testTarget(
            name: "EvdocCommandTests",
            dependencies: [
                "SampleResults", "TraceBuilding", "EvdocCommand", "Experiments", "ObservedExperiments", "SiteKit", "ReportKit",
                "TranslationKit", "ExperimentKit", "UIKit", "EventTrace",
            ]),
        // What the tests of the architecture read the compiler's index with.
        .systemLibrary(name: "CIndexStore", path: "Tests/CIndexStore"),
        .testTarget(name: "ArchitectureTests", dependencies: ["EventTrace", "ReportKit", "CIndexStore"]),

        // `make bench`; not a product.
        .executableTarget(
            name: "bench", dependencies: ["EventTrace", "UIKit", "ExperimentKit", "Experiments", "ObservedExperiments", "EvdocCommand"],
            path: "Benchmarks"),
    ],
    swiftLanguageModes: [.v6]
)

package.targets += topics.map { topic -> Target in
    .target(
        name: "\(topic)Experiments", dependencies: ["ExperimentSupport", "ExperimentDocuments", "ExperimentKit", "UIKit", "EventTrace"],
        path: "experiments/\(topic)")
}
