import ExperimentKit
import TemporaryFiles
import Testing

@testable import ProjectKit

struct RealPlacesTests {
    @Test func `a module and a file lead to the path in the project`() throws {
        try withProject { root in
            for path in [
                "experiments/Taps/A.swift", "Sources/Mine/Deep/B.swift", "Sources/Yours/C.swift", "Sources/Mine/C.swift",
                ".build/x/Mine/B.swift",
            ] {
                try put("", "\(root)/\(path)")
            }
            let places = try RealPlaces(Project(given: root))
            func place(_ file: String) -> String { places(Location(fileID: file, line: 7, column: 2)).description }
            #expect(place("TapsExperiments/A.swift") == "experiments/Taps/A.swift:7:2")
            #expect(place("Mine/B.swift") == "Sources/Mine/Deep/B.swift:7:2")
            #expect(place("Mine/C.swift") == "Sources/Mine/C.swift:7:2")
            #expect(place("Mine/Nowhere.swift") == "Mine/Nowhere.swift:7:2")
            #expect(place("Others/C.swift") == "Others/C.swift:7:2")
            #expect(place("site/pages/a.md") == "site/pages/a.md:7:2")
        }
    }
}
