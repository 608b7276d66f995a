/// The name and type of an option: `arguments[.address]` is text or nil, `arguments[.open]` true or false.
///
/// `OptionRule` declares the option for a command by the same key, so that the declared type is the type that is read.
struct OptionKey<Value>: Sendable {
    /// The name with its hyphens: `--address`.
    let name: String

    init(_ name: String) { self.name = name }
}

/// Options that are given or not.
extension OptionKey<Bool> {
    static var ablation: Self { Self("--ablation") }
    static var accept: Self { Self("--accept") }
    static var all: Self { Self("--all") }
    static var allowSurprises: Self { Self("--allow-surprises") }
    static var decisions: Self { Self("--decisions") }
    static var full: Self { Self("--full") }
    static var help: Self { Self("--help") }
    static var ids: Self { Self("--ids") }
    static var missing: Self { Self("--missing") }
    static var open: Self { Self("--open") }
    static var unnoticed: Self { Self("--unnoticed") }
    static var updateAll: Self { Self("--update") }
    static var watch: Self { Self("--watch") }
    static var write: Self { Self("--write") }
}

/// Options with a text.
extension OptionKey<String> {
    static var address: Self { Self("--address") }
    static var branch: Self { Self("--branch") }
    static var build: Self { Self("--build") }
    static var device: Self { Self("--device") }
    static var docc: Self { Self("--docc") }
    static var engine: Self { Self("--engine") }
    static var fromVersion: Self { Self("--from") }
    static var log: Self { Self("--log") }
    static var output: Self { Self("--output") }
    static var out: Self { Self("--out") }
    static var package: Self { Self("--package") }
    static var path: Self { Self("--path") }
    static var port: Self { Self("--port") }
    static var results: Self { Self("--results") }
    static var root: Self { Self("--root") }
    static var shard: Self { Self("--shard") }
    static var since: Self { Self("--since") }
    static var summary: Self { Self("--summary") }
    static var system: Self { Self("--system") }
    static var templates: Self { Self("--templates") }
    static var topic: Self { Self("--topic") }
    static var url: Self { Self("--url") }
    static var worker: Self { Self("--worker") }
    static var world: Self { Self("--world") }
}

/// Options that can be given several times.
extension OptionKey<[String]> {
    static var `case`: Self { Self("--case") }
    static var first: Self { Self("--first") }
    static var of: Self { Self("--of") }
    static var only: Self { Self("--only") }
    static var rule: Self { Self("--rule") }
    static var update: Self { Self("--update") }
}

/// Options with a whole number of at least 1.
extension OptionKey<Int> {
    static var jobs: Self { Self("--jobs") }
    static var seed: Self { Self("--seed") }
    static var size: Self { Self("--size") }
    static var worlds: Self { Self("--worlds") }
}

/// Options that choose from a list.
extension OptionKey<OutputFormat> {
    static var format: Self { Self("--format") }
}

extension OptionKey<CheckFormat> {
    static var checkFormat: Self { Self("--format") }
}

extension OptionKey<ColorChoice> {
    static var color: Self { Self("--color") }
}
