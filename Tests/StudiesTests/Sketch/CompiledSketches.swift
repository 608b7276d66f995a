import Foundation
import UIKit

@testable import Studies

/// The Swift that is made of the samples, in a program of its own, linked with what this build has made of the modules.
enum CompiledSketches {
    enum Form: String, CaseIterable {
        case experiment, controller
    }

    /// Where the program taps twice.
    static let places = [CGPoint(x: 195, y: 330), CGPoint(x: 60, y: 240), CGPoint(x: 110, y: 40)]

    /// What is called when a finger taps twice at a place.
    static func calls(of sample: SketchSample, _ form: Form, at place: CGPoint) throws -> [String] {
        try output.get()[key("\(sample)", form, place)] ?? []
    }

    private static let output = Result { try run() }

    private static func key(_ sample: String, _ form: Form, _ place: CGPoint) -> String {
        "\(sample) \(form) \(Int(place.x)) \(Int(place.y))"
    }

    private static func run() throws -> [String: [String]] {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("sketches-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func put(_ text: String, _ file: String) throws -> String {
            let url = folder.appendingPathComponent(file)
            try Data(text.utf8).write(to: url)
            return url.path
        }
        var sources = [URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("SketchCalls.swift").path]
        for sample in SketchSample.allCases {
            sources.append(try put(sample.experimentSource, "\(sample.title)Experiment.swift"))
            sources.append(try put(sample.controllerSource, "\(sample.title)ViewController.swift"))
        }
        sources.append(try put(main, "main.swift"))
        let build = try Build()
        let program = folder.appendingPathComponent("program").path
        let objects = build.objects
        _ = try start(
            build.compiler,
            ["-swift-version", "6", "-Onone", "-suppress-warnings", "-module-name", "Sketches", "-o", program]
                + build.packageName
                + ["-I", Build.products.appendingPathComponent("Modules").path]
                + ["UIKitSubmodules", "CConcurrency"].flatMap { ["-I", Build.root.appendingPathComponent("Sources/\($0)").path] }
                + sources + objects)
        // The view controllers print lines of their own.
        let records = try start(program, []).split(separator: "\u{1E}").map {
            $0.split(separator: "\u{1F}", omittingEmptySubsequences: false)
        }
        return Dictionary(
            uniqueKeysWithValues: records.map { ("\($0[0].split(separator: "\n").last ?? "")", $0.dropFirst().map(String.init)) })
    }

    private static var main: String {
        let experiments = SketchSample.allCases.map { "(\"\($0)\", \($0))" }.joined(separator: ", ")
        let controllers = SketchSample.allCases.map { "(\"\($0)\", { \($0.title)ViewController() })" }.joined(separator: ", ")
        let spots = places.map { "(\(Int($0.x)), \(Int($0.y)))" }.joined(separator: ", ")
        return """
            import UIKit
            @testable import ExperimentKit

            let experiments: [(String, Experiment)] = [\(experiments)]
            let controllers: [(String, @Sendable () -> UIViewController)] = [\(controllers)]

            func tap(_ name: String, _ form: String, _ experiment: Experiment) throws {
                for (x, y) in [\(spots)] {
                    let calls = try calls(of: experiment, at: CGPoint(x: x, y: y), taps: 2)
                    print(
                        ([[name, form, "\\(x)", "\\(y)"].joined(separator: " ")] + calls).joined(separator: "\\u{1F}"),
                        terminator: "\\u{1E}")
                }
            }

            for (name, experiment) in experiments { try tap(name, "experiment", experiment) }
            for (name, make) in controllers {
                let experiment = Experiment(
                    id: "Controller", title: "", question: "", stage: { $0.window.rootViewController = make() })
                try tap(name, "controller", experiment)
            }

            """
    }

    private static func start(_ program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(program: program, output: text) }
        return text
    }

    private struct Failure: Error {
        let program: String
        let output: String
    }

    /// What SwiftPM says of the build that this test is of.
    private struct Build {
        let compiler: String
        let objects: [String]
        /// SwiftPM names it after the folder.
        let packageName: [String]

        static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        static let products: URL = {
            let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
            return URL(fileURLWithPath: program).deletingLastPathComponent()
        }()

        init() throws {
            struct Description: Decodable {
                let swiftCommands: [String: Command]
                let targetDependencyMap: [String: [String]]

                struct Command: Decodable {
                    let executable: String
                    let moduleName: String
                    let objects: [String]
                    let otherArguments: [String]
                }
            }
            let data = try Data(contentsOf: Build.products.appendingPathComponent("description.json"))
            let description = try JSONDecoder().decode(Description.self, from: data)
            let modules = Set((description.targetDependencyMap["Studies"] ?? []) + ["Studies"])
            let commands = description.swiftCommands.values.filter { modules.contains($0.moduleName) }
            compiler = commands.first?.executable ?? "swiftc"
            let words = commands.first?.otherArguments ?? []
            packageName = words.firstIndex(of: "-package-name").map { Array(words[$0...].prefix(2)) } ?? []
            objects = commands.flatMap(\.objects).filter { $0.hasSuffix(".o") }.sorted()
        }
    }
}
