import ReportKit
import SiteKit

/// An experiment to begin with: the first class of an app that can stand on a stage, and a finger on it.
struct StarterExperiment {
    private enum Kind: String {
        case view = "UIView"
        case recognizer = "UIGestureRecognizer"
    }

    private let type: String
    private let kind: Kind

    /// Nil where no class is a view or a recognizer that can be made without more from another file.
    init?(_ classes: [ImportedSource.Class]) {
        for candidate in classes where !candidate.isPrivate {
            guard let kind = StarterExperiment.kind(of: candidate, classes) else { continue }
            let initializer = kind == .view ? "init(frame:)" : "init(target:action:)"
            guard candidate.initializers.isEmpty || candidate.initializers.contains(initializer) else { continue }
            (type, self.kind) = (candidate.name, kind)
            return
        }
        return nil
    }

    /// By its superclasses, in the files and in UIKit.
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

    /// Of a type that stands in another, its own name.
    private var title: String { type.split(separator: ".").last.map(String.init) ?? type }

    /// `starRating`, and `obSlider` of `OBSlider`.
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

        extension Experiment {
            static let \(name) = Experiment(
                id: "\(title)", title: "A finger on \(title)",
                question: "What does \(title) receive of a tap, and what of a drag?", variables: [drags],
                stage: { stage in
        \(stage)
                    if stage[drags] {
                        stage.script.drag(["\(target)", .point(x: 195, y: 400)], duration: 0.2)
                    } else {
                        stage.script.tap(\(target))
                    }
                })
        }

        private let drags = Variable<Bool>("drags", "The finger moves")

        """
    }

    private var target: String { kind == .view ? name : "pad" }

    private var stage: String {
        switch kind {
        case .view: "            let \(name) = stage.add(\(type)(frame: .zero), \"\(name)\")"
        case .recognizer:
            """
                        let pad = stage.add(LoggedView(), "pad")
                        stage.add(\(type)(), "\(name)", to: pad)
            """
        }
    }
}
