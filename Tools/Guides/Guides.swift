import ExperimentKit
import Experiments
import Foundation

/// The guides of site/pages/guides: writes their files, types their commands, and holds what is printed against what they show.
///
/// Each begins with the package that README describes. Of its blocks of code, in their order:
/// - `sh` is run by bash in the package, and has to end with 0, `sh 2` with 2;
/// - `text` has to stand in what the commands before it have printed, on lines that follow each other; a line `…` stands for any lines;
/// - `diff` is applied;
/// - any other is written to the file that the paragraph before it names last.
///
/// An expectation in the first cell of a table has to stand in one of the guide's files. A translation has the same blocks and the same codes in first cells.
struct Guides {
    /// The repository.
    let root: Folder
    private let readme: ReadmePackage
    private let folder = "site/pages/guides"

    init(in root: Folder) throws {
        self.root = root
        readme = try ReadmePackage(readme: root.text("README.md"))
    }

    /// Whether all is as they say; what is not is printed. Those of these names; all if there are none.
    func play(_ names: [String]) throws -> Bool {
        let all = root.paths(below: folder, ending: ".md").filter { !$0.hasSuffix(".zh.md") }
        var isRight = true
        func hold(_ name: String, _ body: () throws -> Void) {
            do {
                try body()
            } catch {
                FileHandle.standardError.write(Data("\(name): \(error)\n".utf8))
                isRight = false
            }
        }
        for name in names.isEmpty ? all.map({ String($0.dropFirst(folder.count + 1).dropLast(".md".count)) }) : names {
            hold(name) {
                let page = try PlayedPage(root.text("\(folder)/\(name).md"))
                try compare(PlayedPage(root.text("\(folder)/\(name).zh.md")), with: page)
                try GuidePlay(in: root, of: readme).play(page)
                print("\(name): as it says")
            }
        }
        hold("grammar") {
            let shown = try PlayedPage(root.text("\(folder)/grammar.md")).examples
            let claims = Dictionary(grouping: allExperiments.flatMap(\.claims), by: \.expectation.kind)
            for kind in Expectation.Kind.allCases where !shown.contains(where: { $0.contains(kind.spelling) }) {
                throw Fault("its table lacks Expectation.\(kind), which \(claims[kind]?.count ?? 0) claims of the experiments use")
            }
        }
        return isRight
    }

    private func compare(_ translation: PlayedPage, with page: PlayedPage) throws {
        if translation.blocks.map(\.block) != page.blocks.map(\.block) { throw Fault("the translation has other blocks") }
        if translation.examples != page.examples { throw Fault("the translation has other code in its tables") }
    }
}
