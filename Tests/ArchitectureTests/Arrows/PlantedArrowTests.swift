import Testing

/// Arrows up in a module made for it, by a reference and by a cast.
struct PlantedArrowTests {
    /// `World.swift` stores a `Part`; `Touches.swift` casts it to its own class, as the engine's parts are.
    private let index = SourceIndex(
        files: [
            IndexedFile(
                path: "Sources/Engine/Touches/Touches.swift", module: "Engine",
                occurrences: [
                    Self.occurrence(of: 0, .definition, line: 1),
                    Self.occurrence(of: 2, .reference, line: 2), Self.occurrence(of: 1, .reference, line: 2),
                    Self.occurrence(of: 0, .reference, line: 2),
                ]),
            IndexedFile(
                path: "Sources/Engine/Views/View.swift", module: "Engine",
                occurrences: [
                    Self.occurrence(of: 3, .definition, line: 1), Self.occurrence(of: 0, .reference, line: 7),
                ]),
            IndexedFile(
                path: "Sources/Engine/World/World.swift", module: "Engine", occurrences: [Self.occurrence(of: 1, .definition, line: 3)]),
        ],
        symbols: [
            IndexedSymbol(usr: "a", name: "Touches", kind: .class, isAccessor: false),
            IndexedSymbol(usr: "b", name: "part", kind: .property, isAccessor: false),
            IndexedSymbol(usr: "c", name: "unsafeDowncast(_:to:)", kind: .other, isAccessor: false),
            IndexedSymbol(usr: "d", name: "View", kind: .class, isAccessor: false),
        ],
        definingFiles: [0, 2, nil, 1])
    private let order = ["World", "Views", "Touches"]

    @Test func `an arrow up is found, and so is one by a cast`() {
        let upward = FolderArrows.upward(in: "Engine", order: order, index: index)
        #expect(upward == [FolderArrow("Views", to: "Touches"), FolderArrow("World", to: "Touches")])
        #expect(index.casts(in: "Engine").map(\.place) == ["Sources/Engine/Touches/Touches.swift:2"])
        #expect(FolderArrows.uses(upward[0], in: "Engine", index: index) == ["Sources/Engine/Views/View.swift:7: refers to Touches"])
        #expect(
            FolderArrows.uses(upward[1], in: "Engine", index: index) == [
                "Sources/Engine/Touches/Touches.swift:2: casts to Touches what Sources/Engine/World/World.swift stores"
            ])
    }

    @Test func `the table shows both`() {
        #expect(
            ArrowTable(module: "Engine", index: index, order: order).text == """
                # Engine

                Written by `make arrows`. A folder refers to itself and to folders above it in this table; an arrow up is one against that order.

                | folder | refers to | up to |
                |---|---|---|
                | World | – | Touches |
                | Views | – | Touches |
                | Touches | World | – |

                ## Arrows up

                - Views → Touches: View.swift
                - World → Touches: World.swift (by a cast)

                """)
    }

    private static func occurrence(of symbol: Int, _ roles: Occurrence.Roles, line: Int) -> Occurrence {
        Occurrence(symbol: symbol, roles: roles, line: line, relations: [])
    }
}
