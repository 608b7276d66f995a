import Foundation
import Studies

/// The inputs that the fuzzers of scripts/fuzz begin with, from the repository's own files.
enum FuzzSeeds: String, CaseIterable {
    case page, names, log, files, sketch, translations, patterns, queries, arguments, source, shards

    func inputs(of root: Folder) throws -> [Data] {
        switch self {
        case .page:
            try data(root.paths(below: "site/pages", ending: ".md"), of: root)
                + texts("{{table SingleTap}}\n\n{{figure SingleTap 1}}\n\n{{claims HitTestTouch}}\n", "a | b\n-|-\n1 | 2\n")
        case .names: texts("a\nb/c\nb/d.zh\n", "é\n中文\njavascript:alert(1)//\n", "index\npage\nfolder/index\n")
        case .log: logs
        case .files: try readFiles(of: root)
        case .sketch: SketchStarter.allCases.map { Data($0.text.utf8) } + texts(FuzzSeeds.fullSketch)
        case .translations:
            try data(root.paths(below: "translations/zh-Hans", ending: ".po"), of: root, most: 4096)
                + data(root.paths(below: "Sources/TranslationKit/Phrases", ending: ".po"), of: root, most: 4096)
        case .patterns: texts("pad.touches*\n*.touchesEnded\npad.touchesEnded", "*a*b*\n**\nxaxbx", "a\nb\nc")
        case .queries:
            texts(
                "touchesBegan before tap.action(ended)", "never *.touches* and (action at least twice or not 'gate opened')",
                "a right after b after c",
                "'*: wait *' or level_3.hitTest exactly 2 times")
        case .arguments:
            [
                "build --output x --only HitTestTouch --jobs 2",
                "run HitTestTouch --case callsSuper=on,tapped=`level_1` --format json --full --system 13.4",
                "check --since HEAD --update --format=github", "why HitTestTouch x --case 3", "mutate --only x --from 3", "--help",
                "help run",
                "compare HitTestTouch --log - --", "rules HT.3", "export --all --output x",
            ].map { Data($0.replacing(" ", with: "\n").utf8) }
        case .shards: shards
        case .source:
            try data(Array(root.paths(below: "experiments/Gestures", ending: ".swift").prefix(20)), of: root)
                + data(root.paths(below: "experiments/Demo", ending: ".swift"), of: root)
        }
    }

    private func texts(_ texts: String...) -> [Data] { texts.map { Data($0.utf8) } }

    private func data(_ paths: [String], of root: Folder, most: Int = 65536) throws -> [Data] {
        if paths.isEmpty { throw Fault("the fuzzer of \(rawValue) finds no files to begin with") }
        return try paths.map { try Data(contentsOf: root.file($0)).prefix(most) }
    }

    /// Behind a byte that says how it is read.
    private var logs: [Data] {
        let header = "[evdoc] # HitTestTouch callsSuper=on\n"
        let lines =
            header
            + "0.1 [evdoc] 0.000 > level_1.hitTest\n[evdoc] 0.000 . > level_2.touchesMoved\n[evdoc] 0.000 . < true\n[evdoc] 0.2 - a mark\n"
        return [
            Data([0]) + Data(lines.utf8), Data([5]) + lines.data(using: .utf16)!,
            Data([0x40]) + Data(String(repeating: header, count: 3).utf8),
        ]
    }

    /// Parts with a counterexample, without and without runs; their checksums are the fuzzer's.
    private var shards: [Data] {
        let head = """
            {
            "format":"evdoc-sweep",
            "version":2,
            "of":"L",
            "size":2,
            "seed":null,
            "digest":"0",
            "engine":"1",
            "runs":9,

            """
        let whole = """
            "ranges":[[0,9]],
            "counts":{"holding":8,"vacuous":1},
            "smallest":null,
            "weight":[],
            "reached":[],
            "findings":[],

            """
        let parts = """
            "ranges":[[0,3],[5,6]],
            "counts":{"failing":1,"holding":3},
            "smallest":"f/1/5",
            "weight":[1,0],
            "reached":["HT.3","HT.3 TO.3"],
            "findings":[{"at":1,"text":"a"}],

            """
        let none = """
            "ranges":[],
            "counts":{},
            "smallest":null,
            "weight":[],
            "reached":[],
            "findings":[],

            """
        return [whole, parts, none].map { Data("\(head)\($0)\"checksum\":\"0\"\n}\n".utf8) }
    }

    /// In the order of the readers in scripts/fuzz/Files.swift, whose number stands before each.
    private static let read = [
        "site/reports/orderings.jsonl", "site/reports/ablation.jsonl", "site/reports/mutations.jsonl", "site/reports/reasons.jsonl",
        "site/api.json",
        "site/evidence/observations.json", "site/evidence/found.json", "site/evidence/versions.json", "site/evidence/devices/X-1.json",
        "evdoc.json",
    ]

    /// Of a file that may be missing.
    private static let samples = [
        "site/evidence/devices/X-1.json": """
        {"id": "X-1", "experiment": "X", "variables": {"a": "on"}, "system": "iOS 18.2", "device": "iPhone 15", "date": "2026-11-23", \
        "calls": ["a.b", "  c.d", "\u{2014} e"], "differs": "So."}
        """
    ]

    private func readFiles(of root: Folder) throws -> [Data] {
        try FuzzSeeds.read.enumerated().flatMap { number, path in
            try inLittle(path, of: root).map { Data([UInt8(number)]) + $0 }
        }
    }

    /// A file in little: the first lines, or the first elements of a list.
    private func inLittle(_ path: String, of root: Folder) throws -> [Data] {
        let text = try FuzzSeeds.samples[path] ?? root.text(path)
        if path.hasSuffix(".jsonl") {
            let lines = text.split(separator: "\n")
            return [1, 3].map { Data(lines.prefix($0).joined(separator: "\n").utf8) }
        }
        let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
        return try [1, 4].map { count in
            try JSONSerialization.data(withJSONObject: (value as? [Any]).map { Array($0.prefix(count)) } ?? value, options: .sortedKeys)
        }
    }

    private static let fullSketch = """
        {"recognizers":[{"kind":"tap","id":"t","shouldBegin":false,"requires":["p"]},{"kind":"pan","id":"p"}],"views":[{"kind":"button","name":"b",\
        "frame":[0,0,50,50],"touches":"super","events":["touchUpInside"],"views":[{"kind":"view","name":"v","frame":[1.5,-2,3,4],"hitTest":"super",\
        "pointInside":-5}]}]}
        """
}
