import ExperimentKit
import Testing

@testable import Laws
import LawsOfUIKit

struct CatalogueTests {
    @Test func `there are forty laws at least, each with an id of its own and a bound that can be counted`() {
        #expect(allLaws.count >= 40)
        #expect(Law.mistakes(of: allLaws).isEmpty)
        #expect(allLaws.allSatisfy { LawStudy($0, upTo: $0.bound) != nil })
    }

    @Test func `families of one name are the same`() {
        var known: [String: WorldFamily] = [:]
        for family in allLaws.map(\.family) {
            guard let other = known.updateValue(family, forKey: family.name) else { continue }
            #expect(family.count(upTo: 3) == other.count(upTo: 3) && family.views == other.views && family.recognizers == other.recognizers)
        }
    }

    @Test func `every law is about some world`() throws {
        for law in allLaws {
            let row = try #require(WorldRow(law.family, upTo: law.bound))
            #expect((0..<row.count).contains { law.condition(row.world(at: $0).world) }, "\(law.id)")
        }
    }
}
