import ProjectFiles
import ReportKit

/// An experiment to begin with: the class of an app that can stand on a stage and has most to do with touches, and a finger on it.
struct StarterExperiment {
    private enum Kind: String {
        case view = "UIView"
        case recognizer = "UIGestureRecognizer"
    }

    private let type: String
    private let kind: Kind

    /// Nil if no class is a view or a recognizer that another file can make without further arguments.
    init?(_ classes: [ImportedSource.Class]) {
        // The first of those with most touch methods.
        let candidates = classes.enumerated().sorted { ($1.element.touchMethods, $0.offset) < ($0.element.touchMethods, $1.offset) }
        for candidate in candidates.map(\.element) where !candidate.isPrivate {
            guard let kind = StarterExperiment.kind(of: candidate, classes) else { continue }
            let initializer = kind == .view ? "init(frame:)" : "init(target:action:)"
            guard candidate.initializers.isEmpty || candidate.initializers.contains(initializer) else { continue }
            (type, self.kind) = (candidate.name, kind)
            return
        }
        return nil
    }

    /// The kind of a class, by its superclasses, in the files and in UIKit.
    private static func kind(of candidate: ImportedSource.Class, _ classes: [ImportedSource.Class]) -> Kind? {
        var names = candidate.inherited
        for _ in 0..<50 {
            guard let superclass = names.first else { return nil }
            if let kind = Kind(rawValue: superclass) { return kind }
            names =
                classes.first { $0.name == superclass }?.inherited
                ?? APISymbols.named(superclass).first.flatMap { $0.superclass.map { [$0] } } ?? []
        }
        return nil
    }

    /// The type's own name, without the types it is nested in.
    private var title: String { type.split(separator: ".").last.map(String.init) ?? type }

    /// The name of the experiment's constant: `starRating`, and `obSlider` for `OBSlider`.
    private var name: String {
        let capitals = title.prefix { $0.isUppercase }.count
        let lowered = capitals > 1 && capitals < title.count ? capitals - 1 : max(1, capitals)
        return title.prefix(lowered).lowercased() + title.dropFirst(lowered)
    }

    var file: SiteFile { SiteFile(path: "\(title)Experiment.swift", text: text) }

    private var text: String {
        """
        import ExperimentKit
        import UIKit

        private let drags = Variable<Bool>("drags", "The finger moves")
        private let \(handle) = Named<\(kind == .view ? type : "LoggedView")>("\(target)")

        let \(name)Experiment = Experiment(
            id: "\(title)", title: "A finger on \(title)",
            question: "What does \(title) receive of a tap, and what of a drag?", variables: [drags]
        ) { stage in
        \(stage)
            if stage[drags] {
                stage.script.drag([.middle(of: \(handle)), .point(x: 195, y: 400)], duration: 0.2)
            } else {
                stage.script.tap(\(handle))
            }
        }

        """
    }

    private var target: String { kind == .view ? name : "pad" }

    /// The constant that holds the name of what the finger touches.
    private var handle: String { "\(target)Name" }

    private var stage: String {
        switch kind {
        case .view: "    stage.add(\(type)(frame: .zero), \(handle))"
        case .recognizer:
            """
                stage.add(LoggedView(), \(handle))
                stage.add(\(type)(), "\(name)", to: stage[\(handle)])
            """
        }
    }
}
