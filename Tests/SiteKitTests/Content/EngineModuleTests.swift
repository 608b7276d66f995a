import ExperimentKit
import ProjectFiles
import SampleResults
import Testing

@testable import SiteKit

struct EngineModuleTests {
    private func experiment(_ id: String, in file: String) -> Experiment {
        Experiment(id: id, title: "", question: "", fileID: file, stage: { _ in })
    }

    private var engine: EngineModule {
        EngineModule(
            script: Array("a".utf8), topics: ["HitTesting", "Gestures"],
            of: [
                experiment("Tap", in: "GesturesExperiments/Tap.swift"), experiment("Switch", in: "MyExperiments/Switch.swift"),
                experiment("Hit", in: "HitTestingExperiments/Hit.swift"), experiment("Pan", in: "GesturesExperiments/Pan.swift"),
            ])
    }

    @Test func `an experiment is found by its folder and its place there`() {
        #expect(engine.place(of: "Hit") == EngineModule.Place(folder: 0, index: 0))
        #expect(engine.place(of: "Tap") == EngineModule.Place(folder: 1, index: 0))
        #expect(engine.place(of: "Pan") == EngineModule.Place(folder: 1, index: 1))
        #expect(engine.place(of: "Switch") == nil, "the engine does not have its folder")
    }

    @Test func `the script is published as it is`() {
        #expect(engine.files == [SiteFile(path: "assets/live/engine.js", text: "a")])
    }

    @Test func `WebAssembly runs on pages where a reader can try an experiment out or builds a stage, and on no other`() throws {
        let content = SiteContent(
            results: Sample.results, rules: Sample.rules, notes: [],
            engine: EngineModule(script: [], topics: Array(Set(Sample.experiments.map(\.location.topic))), of: Sample.experiments))
        let pages = try SiteBuilder.files(content).filter { $0.path.hasSuffix(".html") }
        for page in pages {
            let isLive = ["trying", "builder"].contains { page.text.contains("assets/\($0).js") }
            #expect(page.text.contains("'wasm-unsafe-eval'") == isLive, "\(page.path)")
        }
        #expect(pages.contains { $0.text.contains("class=\"try\"") })
        #expect(pages.contains { !$0.text.contains("assets/trying.js") })
    }

    @Test func `a site without the engine has none of it`() {
        #expect(!EngineModule().isThere)
        #expect(EngineModule().files.isEmpty)
        #expect(EngineModule().place(of: "Tap") == nil)
    }
}
