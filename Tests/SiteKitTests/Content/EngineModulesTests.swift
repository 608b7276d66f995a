import ExperimentKit
import SampleResults
import Testing

@testable import SiteKit

struct EngineModulesTests {
    private func experiment(_ id: String, in file: String) -> Experiment {
        Experiment(id: id, title: "", question: "", stage: { _ in }, fileID: file)
    }

    private var modules: EngineModules {
        EngineModules(
            [SiteFile(path: "hittesting.js", text: "b"), SiteFile(path: "gestures.js", text: "a")],
            of: [
                experiment("Tap", in: "GesturesExperiments/Tap.swift"), experiment("Switch", in: "ControlsExperiments/Switch.swift"),
                experiment("Hit", in: "HitTestingExperiments/Hit.swift"), experiment("Pan", in: "GesturesExperiments/Pan.swift"),
            ])
    }

    @Test func `an experiment is found in the module of its folder, by its place there`() {
        #expect(modules.place(of: "Tap") == EngineModules.Place(module: "gestures", index: 0))
        #expect(modules.place(of: "Pan") == EngineModules.Place(module: "gestures", index: 1))
        #expect(modules.place(of: "Hit") == EngineModules.Place(module: "hittesting", index: 0))
        #expect(modules.place(of: "Switch") == nil, "its folder has no module")
    }

    @Test func `the modules are published with a list of what they have`() {
        #expect(modules.files.map(\.path) == ["assets/live/gestures.js", "assets/live/hittesting.js", "assets/live/manifest.json"])
        #expect(
            modules.files[2].text == """
                {"version":1,"modules":{
                "gestures":{"script":"gestures.js","bytes":1},
                "hittesting":{"script":"hittesting.js","bytes":1}
                },"experiments":{
                "Tap":{"module":"gestures","index":0},
                "Hit":{"module":"hittesting","index":0},
                "Pan":{"module":"gestures","index":1}
                }}

                """)
    }

    @Test func `WebAssembly runs on pages where a reader can try an experiment out, and on no other`() throws {
        let topic = try #require(Sample.experiments.first?.location.topic.lowercased())
        let content = SiteContent(
            results: Sample.results, rules: Sample.rules, notes: [],
            engine: EngineModules([SiteFile(path: "\(topic).js", text: "a")], of: Sample.experiments))
        let pages = try SiteBuilder.files(content).filter { $0.path.hasSuffix(".html") }
        for page in pages { #expect(page.text.contains("'wasm-unsafe-eval'") == page.text.contains("assets/trying.js"), "\(page.path)") }
        #expect(pages.contains { $0.text.contains("class=\"try\"") })
        #expect(pages.contains { !$0.text.contains("assets/trying.js") })
    }

    @Test func `a site without modules has none of it`() {
        #expect(EngineModules().files.isEmpty)
        #expect(EngineModules().place(of: "Tap") == nil)
    }
}
