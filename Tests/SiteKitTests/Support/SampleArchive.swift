@testable import ProjectFiles
@testable import SiteKit

/// A small archive as DocC writes it: a module with a class, which has a property, a method and a nested type; and an enumeration.
enum SampleArchive {
    static let files = [
        page(
            "lights.json", "Lights", kind: "module", summary: "Lamps and what they do.",
            topics: [("Lamps", ["Lights/Lamp"]), ("Enumerations", ["Lights/Mode", "Lights/Made"])]),
        page(
            "lights/lamp.json", "Lamp", kind: "class", heading: "Class",
            declaration: """
                {"kind":"keyword","text":"class"},{"kind":"text","text":" "},{"kind":"identifier","text":"Lamp"},{"kind":"text","text":"<A>"}
                """,
            summary: "Gives light.",
            content: """
                {"type":"heading","level":2,"text":"Overview"},
                {"type":"paragraph","inlineContent":[{"type":"text","text":"See "},{"type":"reference","identifier":"doc://x/Lights/Mode"},\
                {"type":"text","text":" & "},{"type":"reference","identifier":"https://lamps.example"}]},
                {"type":"codeListing","syntax":"swift","code":["let lamp = Lamp()"]},
                {"type":"unorderedList","items":[{"content":[{"type":"paragraph","inlineContent":[{"type":"strong","inlineContent":\
                [{"type":"text","text":"bright"}]}]}]}]},
                {"type":"aside","style":"note","name":"Note","content":[{"type":"paragraph","inlineContent":[{"type":"emphasis","inlineContent":\
                [{"type":"text","text":"hot"}]}]}]},
                {"type":"row","columns":[]}
                """,
            topics: [
                ("Instance Properties", ["Lights/Lamp/mode"]), ("Instance Methods", ["Lights/Lamp/shine(_:)"]),
                ("Enumerations", ["Lights/Lamp/Bulb"]),
            ],
            relations: [("Inherits From", ["Lights/Mode", "Swift/Hidden"])]),
        page(
            "lights/lamp/mode.json", "mode", kind: "property", heading: "Instance Property",
            declaration: """
                {"kind":"keyword","text":"var"},{"kind":"text","text":" mode: "},\
                {"kind":"typeIdentifier","text":"Mode","identifier":"doc://x/Lights/Mode"}
                """),
        page(
            "lights/lamp/shine(_:).json", "shine(_:)", kind: "method", heading: "Instance Method", summary: "Shines.",
            parameters: """
                {"name":"seconds","content":[{"type":"paragraph","inlineContent":[{"type":"text","text":"How long."}]}]}
                """),
        page(
            "lights/lamp/bulb.json", "Lamp.Bulb", kind: "enum", heading: "Enumeration",
            topics: [("Enumeration Cases", ["Lights/Lamp/Bulb/main"])]),
        page("lights/lamp/bulb/main.json", "main", kind: "case", heading: "Case"),
        page("lights/mode.json", "Mode", kind: "enum", heading: "Enumeration", summary: "On or off."),
        // What the compiler makes has a page of the archive without a declaration.
        page("lights/made.json", "Equatable Implementations", kind: nil),
    ]

    static var archive: DocCArchive { get throws { try DocCArchive(files) } }

    /// `topics` and `relations` name the pages by their identifiers, which differ from their addresses in capitals.
    static func page(
        _ path: String, _ title: String, kind: String?, heading: String? = nil, declaration: String = "", summary: String = "",
        content: String? = nil, parameters: String? = nil, topics: [(String, [String])] = [], relations: [(String, [String])] = []
    ) -> SiteFile {
        let identifiers = Set((topics + relations).flatMap(\.1) + ["Lights/Mode"]).sorted()
        let references = identifiers.map { identifier in
            "\"doc://x/\(identifier)\":{\"title\":\"\(identifier)\",\"url\":\"/documentation/\(identifier.lowercased())\"}"
        }
        func list(_ topics: [(String, [String])]) -> String {
            topics.map { title, identifiers in
                "{\"title\":\"\(title)\",\"identifiers\":[\(identifiers.map { "\"doc://x/\($0)\"" }.joined(separator: ","))]}"
            }.joined(separator: ",")
        }
        let sections = [
            "{\"kind\":\"declarations\",\"declarations\":[{\"tokens\":[\(declaration)],\"languages\":[\"swift\"]}]}",
            parameters.map { "{\"kind\":\"parameters\",\"parameters\":[\($0)]}" },
            content.map { "{\"kind\":\"content\",\"content\":[\($0)]}" }, "{\"kind\":\"mentions\"}",
        ].compactMap { $0 }
        return SiteFile(
            path: path,
            text: """
                {"schemaVersion":{"major":0,"minor":3,"patch":0},"kind":"symbol",
                "metadata":{"title":"\(title)"\(heading.map { ",\"roleHeading\":\"\($0)\"" } ?? "")\(kind.map { ",\"symbolKind\":\"\($0)\"" } ?? "")},
                "abstract":[{"type":"text","text":"\(summary)"}],
                "primaryContentSections":[\(sections.joined(separator: ","))],
                "topicSections":[\(list(topics))],"relationshipsSections":[\(list(relations))],
                "references":{\(references.joined(separator: ",")),
                "https://lamps.example":{"type":"link","title":"lamps","url":"https://lamps.example"}}}
                """)
    }
}
