import ExperimentKit
import SampleResults
import Studies
import Testing
@testable import ProjectKit

struct BugCheckTests {
    private func bug(_ answer: ReportedBug.Answer, id: String = "dead-control") -> ReportedBug {
        ReportedBug(
            id: id, area: "controls", situation: "It is dead.", right: "It is covered.", sources: ["a/b#1"], count: 2, answer: answer)
    }

    private func summaries(_ bugs: ReportedBug...) -> [String] { BugCheck(Sample.results).findings(on: bugs).map(\.text) }

    @Test func `an answer that stands, and a bug that is not modelled, are no findings`() throws {
        let claim = try #require(Sample.climb.claims.first { $0.verdict == .confirmed })
        #expect(
            summaries(
                bug(.experiment("HitTestTouch", claim: claim.claim.statement)), bug(.experiment("SingleTap", claim: nil), id: "b"),
                bug(.notModelled("Nobody knows."), id: "c")) == [])
    }

    @Test func `a page that is gone is named, with the nearest`() {
        #expect(
            summaries(bug(.experiment("HitTestTuoch", claim: nil))) == [
                "site/evidence/bugs.json:1: error: the page that answers the reported bug dead-control is gone: HitTestTuoch\n    did you mean “HitTestTouch”?\n"
            ])
    }

    @Test func `a claim that is worded anew, refuted or undecided does not show the bug`() throws {
        let refuted = try #require(Sample.climb.claims.first { $0.verdict == .refuted })
        #expect(
            summaries(bug(.experiment("HitTestTouch", claim: "It never flies."))) == [
                "site/evidence/bugs.json:1: error: HitTestTouch has no claim that shows the reported bug dead-control: It never flies.\n"
            ])
        #expect(
            summaries(bug(.experiment("HitTestTouch", claim: refuted.claim.statement))) == [
                "site/evidence/bugs.json:1: error: HitTestTouch does not do what engineers report, dead-control: the claim is refuted\n    \(refuted.claim.statement)\n"
            ])
    }

    @Test func `an id names one bug`() {
        #expect(
            summaries(bug(.notModelled("One.")), bug(.notModelled("Two."))) == [
                "site/evidence/bugs.json:1: error: dead-control is the id of two reported bugs\n"
            ])
    }

    @Test func `names of what is not modelled are names of nothing that the API's pages have`() throws {
        let project = try Project(given: ProjectRoot.path)
        let areas = try Evidence.unmodelledAreas(project)
        let names = areas.flatMap(\.names)
        #expect(Set(names).count == names.count && Set(areas.map(\.id)).count == areas.count)
        let known = Set(try APIFile.read(project).map(\.name))
        #expect(names.filter(known.contains) == [])
    }
}
