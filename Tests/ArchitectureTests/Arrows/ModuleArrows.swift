/// Which module may refer to which: the drawing of the architecture as a table.
enum ModuleArrows {
    /// The package's own modules, each with those it may refer to.
    static let own: [String: Set<String>] = others.merging(topics.map { ("\($0)Experiments", experiments) }) { own, _ in own }

    /// What a folder of experiments may refer to.
    private static let experiments: Set<String> = ["EventTrace", "UIKit", "ExperimentKit", "ExperimentSupport", "ExperimentDocuments"]

    private static let others: [String: Set<String>] = [
        "EventTrace": [],
        "LinearConstraints": [],
        "CoreGraphics": [],
        "QuartzCore": ["CoreGraphics"],
        "MainLoop": ["QuartzCore"],
        "UIKit": ["EventTrace", "LinearConstraints", "CoreGraphics", "QuartzCore", "MainLoop"],
        "ExperimentKit": ["EventTrace", "UIKit"],
        "Studies": ["EventTrace", "UIKit", "ExperimentKit"],
        "Laws": ["EventTrace", "UIKit", "ExperimentKit", "Studies"],
        "LawsOfUIKit": ["EventTrace", "UIKit", "ExperimentKit", "Laws"],
        "ExperimentSupport": ["EventTrace", "UIKit", "ExperimentKit"],
        "ExperimentDocuments": ["EventTrace", "ExperimentKit"],
        "Experiments": Set(topics.map { "\($0)Experiments" }).union(["ExperimentKit", "ExperimentDocuments"]),
        "EmbeddedFiles": [],
        "TranslationKit": ["EventTrace", "ExperimentKit", "Studies", "EmbeddedFiles"],
        "ReportKit": ["EventTrace", "ExperimentKit", "Studies", "TranslationKit"],
        "FigureKit": ["EventTrace", "ExperimentKit", "Studies"],
        "DeviceKit": ["UIKit"],
        "ExportKit": ["EventTrace", "ExperimentKit", "SwiftLexing", "EmbeddedFiles"],
        "SwiftLexing": [],
        "ProjectFiles": [],
        "SiteKit": [
            "EventTrace", "ExperimentKit", "Studies", "Laws", "SwiftLexing", "FigureKit", "TranslationKit", "ReportKit", "ProjectFiles",
            "EmbeddedFiles",
        ],
        "ServeKit": ["ProjectFiles", "EmbeddedFiles"],
        "ProjectKit": [
            "EventTrace", "ExperimentKit", "Studies", "Laws", "TranslationKit", "ReportKit", "ExportKit", "ProjectFiles", "SiteKit",
        ],
        "EvdocCommand": [
            "EventTrace", "UIKit", "ExperimentKit", "Studies", "Laws", "TranslationKit", "ReportKit", "ExportKit", "ProjectFiles",
            "SiteKit",
            "ProjectKit", "ServeKit", "SwiftLexing", "EmbeddedFiles",
        ],
        "ObservedExperiments": ["EventTrace", "UIKit", "ExperimentKit", "Studies", "ExperimentSupport"],
        "evdoc": ["EvdocCommand", "Experiments", "ObservedExperiments", "LawsOfUIKit"],
    ]

    /// The folders of experiments, each a module.
    static let topics = [
        "Applications", "Controllers", "Controls", "Demo", "Disagreements", "Gestures", "GesturesAndTouches", "HitTesting", "Responders",
        "Scrolling", "SheetsAndPages", "Text", "Touches",
    ]

    static func isFolderOfExperiments(_ module: String) -> Bool { topics.contains { module == self.module(ofFolder: $0) } }

    /// The module of a folder below `experiments`.
    static func module(ofFolder folder: String) -> String {
        switch folder {
        case "Catalogue": "Experiments"
        case "Laws": "LawsOfUIKit"
        case "Support", "Documents": "Experiment\(folder)"
        default: "\(folder)Experiments"
        }
    }

    /// The modules that also compile as Embedded Swift.
    static let core = Set([
        "EventTrace", "LinearConstraints", "CoreGraphics", "QuartzCore", "MainLoop", "UIKit", "ExperimentKit", "Studies",
        "ExperimentSupport",
        "ExperimentDocuments", "Experiments", "ObservedExperiments",
    ]).union(topics.map { "\($0)Experiments" })

    /// The modules that together are the engine, from the bottom up.
    static let engine = ["CoreGraphics", "QuartzCore", "MainLoop", "UIKit"]

    /// What client code of a module refers to without importing it.
    static let reexported: [String: Set<String>] = ["UIKit": ["CoreGraphics", "QuartzCore", "MainLoop"]]

    /// What a hosted build may take from the system.
    static let system: Set<String> = ["Foundation", "FoundationEssentials", "Glibc", "Dispatch", "Synchronization"]

    /// Files of the core that differ between a hosted and an Embedded build, by a part of their path.
    static let platform = ["/Platform/", "Sources/Studies/Run/ConcurrentMap.swift"]

    /// Module maps of C, each with the one module that may use it.
    static let systemLibraries: [String: Set<String>] = [
        "UIKit": ["UIKitSubmodules"], "SiteKit": ["CCmarkGFM"], "ProjectFiles": ["CGlibc", "CSpawn"],
        "MainLoop": ["CConcurrency"],
        "EvdocCommand": ["CMalloc"], "EmbeddedFiles": ["CEmbeddedFiles"],
    ]

    /// What a module may refer to.
    static func references(of module: String) -> Set<String> {
        let imported = own[module] ?? []
        return imported.reduce(imported) { $0.union(reexported[$1] ?? []) }
    }

    /// What a file may import or name before a dot.
    static func imports(of file: IndexedFile) -> Set<String> {
        var allowed = (own[file.module] ?? []).union(systemLibraries[file.module] ?? []).union(["Swift"])
        if !core.contains(file.module) || platform.contains(where: file.path.contains) { allowed.formUnion(system) }
        // `@_exported import UIKit` is how the submodules of the same name come in.
        return allowed.union([file.module])
    }
}
