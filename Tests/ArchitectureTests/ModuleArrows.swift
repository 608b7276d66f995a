/// Which module may import which: the drawing of the architecture as a table.
enum ModuleArrows {
    /// The package's own modules, each with those it may import.
    static let own: [String: Set<String>] = [
        "EventTrace": [],
        "LinearConstraints": [],
        "CoreGraphics": [],
        "QuartzCore": ["CoreGraphics"],
        "UIKit": ["EventTrace", "LinearConstraints", "CoreGraphics", "QuartzCore"],
        "ExperimentKit": ["EventTrace", "UIKit"],
        "Experiments": ["EventTrace", "UIKit", "ExperimentKit"],
        "ReportKit": ["EventTrace", "ExperimentKit"],
        "SiteKit": ["EventTrace", "ExperimentKit", "ReportKit"],
        "EvdocCommand": ["EventTrace", "UIKit", "ExperimentKit", "Experiments", "ReportKit", "SiteKit"],
        "evdoc": ["EvdocCommand", "Experiments"],
    ]

    /// The modules that also compile as Embedded Swift.
    static let core: Set<String> = [
        "EventTrace", "LinearConstraints", "CoreGraphics", "QuartzCore", "UIKit", "ExperimentKit", "Experiments",
    ]

    /// The modules that together are the engine, from the bottom up.
    static let engine = ["CoreGraphics", "QuartzCore", "UIKit"]

    /// What a hosted build may take from the system.
    static let system: Set<String> = ["Foundation", "FoundationEssentials", "Glibc", "Dispatch", "Synchronization"]

    /// The folder of a module of the core whose files differ between a hosted and an Embedded build.
    static let platform = "/Platform/"

    /// Module maps of C, each with the one module that may use it.
    static let systemLibraries: [String: Set<String>] = ["UIKit": ["UIKitSubmodules"], "SiteKit": ["CCmarkGFM", "CRename"]]

    static func allowed(in file: SourceFile) -> Set<String> {
        var allowed = own[file.module] ?? []
        if !core.contains(file.module) { allowed.formUnion(system) }
        if file.path.contains(platform) { allowed.formUnion(system) }
        // `@_exported import UIKit` is how the submodules of the same name come in.
        if file.path.contains(platform), file.module == "UIKit" { allowed.insert("UIKit") }
        return allowed.union(systemLibraries[file.module] ?? [])
    }
}
