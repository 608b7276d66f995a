// swift-tools-version: 6.0
import PackageDescription

/// The folders of experiments. Each is a module, so that a change compiles its own folder only.
let topics = [
    "Applications", "Controllers", "Controls", "Demo", "Disagreements", "Gestures", "GesturesAndTouches", "HitTesting", "Responders",
    "Scrolling", "SheetsAndPages", "Text", "Touches",
]
/// What pages load, which stands beside the code that names it.
let siteAssets = [
    "style.css", "site.js", "search.js", "elements.js", "paint.js", "figure.js", "live.js", "trying.js", "builder.js", "icon.svg",
]
/// What runs once in a build, such as commands and the bodies of experiments, is compiled without optimization for the program that `make release` builds. A
/// target with such flags could not be depended on, so that they are there only where the Makefile asks for them.
let once: [SwiftSetting] =
    Context.environment["EVDOC_ONCE"].map { [.unsafeFlags([$0], .when(configuration: .release))] } ?? []
/// Testing has an overlay for what it takes for Apple's Core Graphics. Only tests have this flag, so that packages can depend on this one.
let withoutOverlays: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

/// Arrows point down only; `Tests/ArchitectureTests` reads the compiler's index and holds the code to this list.
let package = Package(
    name: "evdoc",
    products: [
        .library(name: "UIKit", targets: ["UIKit", "QuartzCore", "CoreGraphics"]),
        .library(name: "ExperimentKit", targets: ["ExperimentKit"]),
        .library(name: "Studies", targets: ["Studies"]),
        .library(name: "Laws", targets: ["Laws"]),
        .library(name: "EvdocCommand", targets: ["EvdocCommand"]),
    ],
    targets: [
        // The core: also compiles as Embedded Swift.
        .target(name: "EventTrace"),
        .target(name: "LinearConstraints"),
        .target(name: "CoreGraphics"),
        .target(name: "QuartzCore", dependencies: ["CoreGraphics"]),
        .target(name: "MainLoop", dependencies: ["QuartzCore", "CConcurrency"]),
        .target(
            name: "UIKit", dependencies: ["EventTrace", "LinearConstraints", "CoreGraphics", "QuartzCore", "MainLoop", "UIKitSubmodules"]),
        // The language of experiments: what an author writes.
        .target(name: "ExperimentKit", dependencies: ["EventTrace", "UIKit"]),
        // Running experiments, and what comes of it: findings, verdicts, reasons.
        .target(name: "Studies", dependencies: ["EventTrace", "UIKit", "ExperimentKit"]),

        // Claims over every small world, and sweeps of many machines.
        .target(name: "Laws", dependencies: ["EventTrace", "UIKit", "ExperimentKit", "Studies"]),
        // The laws of this project.
        .target(
            name: "LawsOfUIKit", dependencies: ["Laws", "ExperimentKit", "UIKit", "EventTrace"], path: "experiments/Laws"),

        // What experiments share, and the statements that they put to the test.
        .target(
            name: "ExperimentSupport", dependencies: ["ExperimentKit", "UIKit", "EventTrace"], path: "experiments/Support",
            swiftSettings: once),
        .target(
            name: "ExperimentDocuments", dependencies: ["ExperimentKit", "EventTrace"], path: "experiments/Documents", swiftSettings: once),
        // The scenes in which the engine is held against published observations.
        .target(
            name: "ObservedExperiments", dependencies: ["ExperimentSupport", "Studies", "ExperimentKit", "UIKit", "EventTrace"],
            path: "experiments/Observed", swiftSettings: once),
        .target(
            name: "Experiments",
            dependencies: ["ExperimentKit", "ExperimentDocuments"] + topics.map { .init(stringLiteral: "\($0)Experiments") },
            path: "experiments/Catalogue", swiftSettings: once),

        // Lets `import UIKit.UIGestureRecognizerSubclass` compile, as recognizer subclasses in apps write it.
        .systemLibrary(name: "UIKitSubmodules"),
        .systemLibrary(
            name: "CCmarkGFM", pkgConfig: "libcmark-gfm",
            providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),

        // Functions of glibc that Swift does not see.
        .systemLibrary(name: "CGlibc"),
        .systemLibrary(name: "CMalloc"),
        .systemLibrary(name: "CSpawn"),
        // Hooks of Swift's runtime, for hosted builds only.
        .systemLibrary(name: "CConcurrency"),

        // Files that the program carries within it, embedded by the C compiler.
        .target(name: "CEmbeddedFiles"),
        .target(name: "EmbeddedFiles", dependencies: ["CEmbeddedFiles"]),

        // English texts in other languages, by the files of gettext.
        .target(
            name: "TranslationKit", dependencies: ["EventTrace", "ExperimentKit", "Studies", "EmbeddedFiles"],
            exclude: ["Phrases/zh-Hans.po"]),

        // Pictures of findings, in no language: also compiles as Embedded Swift.
        .target(name: "FigureKit", dependencies: ["EventTrace", "ExperimentKit", "Studies"]),

        // Swift sources cut into words, to be shown in colours or exported.
        .target(name: "SwiftLexing"),

        // What an exported experiment brings with it to a device; compiled here to be checked, and written into each exported file as it is.
        .target(name: "DeviceKit", dependencies: ["UIKit"]),

        // Experiments out, as Swift files for Xcode; logs of devices in.
        .target(
            name: "ExportKit", dependencies: ["EventTrace", "ExperimentKit", "SwiftLexing", "EmbeddedFiles"]),

        // Files of a project: read, written at once or not at all, and work beside other work.
        .target(name: "ProjectFiles", dependencies: ["CGlibc", "CSpawn"]),

        // Findings in, text out.
        .target(name: "ReportKit", dependencies: ["EventTrace", "ExperimentKit", "Studies", "TranslationKit"]),
        .target(
            name: "SiteKit",
            dependencies: [
                "EventTrace", "ExperimentKit", "Studies", "Laws", "SwiftLexing", "FigureKit", "TranslationKit", "ReportKit", "ProjectFiles",
                "CCmarkGFM", "EmbeddedFiles",
            ],
            exclude: siteAssets.map { "Assets/\($0)" }),
        // A site for browsers of this machine, and what tells that files have changed.
        .target(
            name: "ServeKit", dependencies: ["ProjectFiles", "EmbeddedFiles"], exclude: ["Assets"], swiftSettings: once),
        // A project: what is committed in it, its site before it is made into pages, what is wrong with it, and questions to its record.
        .target(
            name: "ProjectKit",
            dependencies: [
                "EventTrace", "ExperimentKit", "Studies", "Laws", "TranslationKit", "ReportKit", "ExportKit", "ProjectFiles", "SiteKit",
            ]),
        // Arguments in, text out.
        .target(
            name: "EvdocCommand",
            dependencies: [
                "EventTrace", "UIKit", "ExperimentKit", "Studies", "Laws", "TranslationKit", "ReportKit", "ExportKit", "ProjectFiles",
                "SiteKit",
                "ProjectKit", "ServeKit", "SwiftLexing", "CMalloc", "EmbeddedFiles",
            ],
            // A program of its own, compiled where code of an app is imported: it takes the parser of the toolchain.
            exclude: ["Import/Program", "New/Templates"], swiftSettings: once),
        // No product is declared of it, so that another package may have a target or a program of this name: site/pages/design/0036.
        // For the same reason it may have flags that a dependency may not: the toolchain's linker takes half as long as the usual one.
        .executableTarget(
            name: "evdoc", dependencies: ["EvdocCommand", "Experiments", "ObservedExperiments", "LawsOfUIKit"],
            linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),

        // Builds the handmade traces of the tests.
        .target(name: "TraceBuilding", dependencies: ["EventTrace"], path: "Tests/TraceBuilding"),
        // Results of experiments that were never run, for tests of what is made from them.
        .target(
            name: "SampleResults", dependencies: ["TraceBuilding", "Studies", "ExperimentKit", "EventTrace"], path: "Tests/SampleResults"),
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
        .testTarget(name: "ExperimentKitTests", dependencies: ["ReportKit", "Studies", "ExperimentKit", "UIKit", "EventTrace"]),
        .testTarget(
            name: "StudiesTests",
            dependencies: ["SampleResults", "TraceBuilding", "ReportKit", "Studies", "ExperimentKit", "UIKit", "EventTrace"]),
        .testTarget(
            name: "ExperimentsTests",
            dependencies: [
                "SmallTrees", "EvdocCommand", "ProjectKit", "SiteKit", "FigureKit", "ReportKit", "Experiments", "ExperimentSupport",
                "ExperimentDocuments", "ObservedExperiments",
                "TranslationKit", "Studies", "ExperimentKit", "UIKit", "EventTrace",
            ]),
        .testTarget(
            name: "LawsTests", dependencies: ["Laws", "LawsOfUIKit", "Studies", "ExperimentKit", "UIKit", "EventTrace"]),
        .testTarget(name: "TranslationKitTests", dependencies: ["TranslationKit", "Studies", "ExperimentKit", "EventTrace"]),
        .testTarget(
            name: "ReportKitTests",
            dependencies: ["SampleResults", "TraceBuilding", "ReportKit", "TranslationKit", "Studies", "ExperimentKit", "EventTrace"]),
        .testTarget(
            name: "FigureKitTests",
            dependencies: ["TraceBuilding", "SampleResults", "FigureKit", "Studies", "ExperimentKit", "UIKit", "EventTrace"]),
        .testTarget(name: "ExportKitTests", dependencies: ["ExportKit", "ExperimentKit", "EventTrace"]),
        // Files that are there while a test runs.
        .target(name: "TemporaryFiles", path: "Tests/TemporaryFiles"),
        .testTarget(name: "ProjectFilesTests", dependencies: ["TemporaryFiles", "ProjectFiles"]),
        .testTarget(
            name: "ProjectKitTests",
            dependencies: [
                "TemporaryFiles", "SampleResults", "TraceBuilding", "Experiments", "ObservedExperiments", "LawsOfUIKit", "Laws",
                "ProjectKit", "ProjectFiles",
                "SiteKit", "ReportKit", "ExportKit", "Studies", "ExperimentKit", "UIKit", "EventTrace",
            ]),
        .testTarget(
            name: "SiteKitTests",
            dependencies: [
                "TraceBuilding", "SampleResults", "SiteKit", "ProjectFiles", "ReportKit", "TranslationKit", "Studies", "ExperimentKit",
                "EventTrace",
            ]),
        .testTarget(name: "ServeKitTests", dependencies: ["ServeKit", "ProjectFiles"]),
        .testTarget(
            name: "EvdocCommandTests",
            dependencies: [
                "TemporaryFiles", "SampleResults", "TraceBuilding", "EvdocCommand", "ProjectKit", "Experiments", "ObservedExperiments",
                "Laws", "SiteKit", "ProjectFiles", "ReportKit",
                "TranslationKit", "Studies", "ExperimentKit", "UIKit", "EventTrace",
            ]),
        // What the tests of the architecture read the compiler's index with.
        .systemLibrary(name: "CIndexStore", path: "Tests/CIndexStore"),
        .testTarget(
            name: "ArchitectureTests", dependencies: ["EventTrace", "ReportKit", "CIndexStore"], exclude: ["Arrows/Tables"]),

        // What scripts ask of the project's own types; not a product.
        .executableTarget(
            name: "tool", dependencies: ["EventTrace", "ExperimentKit", "Studies", "Experiments"], path: "Tools",
            linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),
        .testTarget(name: "ToolTests", dependencies: ["tool"]),

        // `make bench`; not a product.
        .executableTarget(
            name: "bench",
            dependencies: [
                "EventTrace", "UIKit", "ExperimentKit", "Studies", "Experiments", "ObservedExperiments", "Laws", "LawsOfUIKit",
                "EvdocCommand", "ProjectKit",
            ],
            path: "Benchmarks"),
    ],
    swiftLanguageModes: [.v6]
)

package.targets += topics.map { topic -> Target in
    .target(
        name: "\(topic)Experiments", dependencies: ["ExperimentSupport", "ExperimentDocuments", "ExperimentKit", "UIKit", "EventTrace"],
        path: "experiments/\(topic)", swiftSettings: once)
}
