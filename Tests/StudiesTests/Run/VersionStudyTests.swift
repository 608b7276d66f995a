import EventTrace
import Testing
import UIKit

@testable import ExperimentKit
@testable import Studies

/// What an experiment shows otherwise in older versions of iOS.
@Suite struct VersionStudyTests {
    private static func experiment(_ system: SystemVersion? = nil) -> Experiment {
        Experiment(
            id: "Pushed", title: "Pushed", question: "Who gets a touch during a push?", variables: [],
            stage: { stage in
                if let system { stage.systemVersion = system }
                let next = UIViewController()
                next.view.addSubview(stage.name(TouchedView(frame: CGRect(x: 50, y: 300, width: 100, height: 100)), "view"))
                let navigation = stage.keep(UINavigationController(rootViewController: UIViewController()))
                stage.window.rootViewController = navigation
                stage.script.wait(1)
                stage.script.perform { navigation.pushViewController(next, animated: true) }
                stage.script.wait(0.1)
                stage.script.tap(at: CGPoint(x: 100, y: 350))
            },
            claims: { Claim("The new one gets it.", .happens("view.touchesBegan")) })
    }

    @Test func `a rule that ends with a version gives another ordering and another verdict before it`() throws {
        let result = Runner().run(Self.experiment())
        #expect(result.claims.map(\.verdict) == [.confirmed])
        let difference = try #require(result.versions.first)
        #expect(result.versions.count == 1)
        #expect(difference.since == nil && difference.before == 26)
        #expect(difference.rules == [Rule.noTouchesDuringNavigation.id, Rule.contentPop.id])
        #expect(difference.cases == [0])
        #expect(difference.claims == [VersionDifference.ClaimChange(claim: 0, verdict: .refuted)])
        #expect(difference.example?.newest.map(\.token) == ["view.touchesBegan"])
        #expect(difference.example?.older.isEmpty == true)
    }

    /// The navigation controller asks for a rule of iOS 26, and its case is the same in each version.
    @Test func `a difference names only the rules of cases that differ`() throws {
        let hasStack = Variable<Bool>("stack", "There is a navigation controller", off: "There is no navigation controller")
        let experiment = Experiment(
            id: "Queued", title: "Queued", question: "Does the block come before the layout?", variables: [hasStack],
            stage: { stage in
                if stage[hasStack] {
                    stage.window.rootViewController = stage.keep(UINavigationController(rootViewController: UIViewController()))
                    return
                }
                let view = stage.name(QueueingView(frame: CGRect(x: 50, y: 300, width: 100, height: 100)), "view")
                stage.view.addSubview(view)
                stage.script.wait(1)
                stage.script.tap(at: CGPoint(x: 100, y: 350))
            },
            claims: { Claim("The view gets the touch.", when: hasStack.isOff, .happens("view.touchesBegan")) })
        let difference = try #require(Runner().run(experiment).versions.last)
        #expect(difference.before == 18 && difference.cases.count == 1)
        #expect(difference.rules == [Rule.commitEndsUpdate.id])
    }

    @Test func `a stage that asks for a version is the same in all`() {
        let result = Runner().run(Self.experiment(18))
        #expect(result.claims.map(\.verdict) == [.refuted])
        #expect(result.versions.isEmpty)
    }

    @Test func `a run as of another version is that version throughout`() {
        #expect(Runner(systemVersion: 18).run(Self.experiment()).claims.map(\.verdict) == [.refuted])
        #expect(Runner(systemVersion: 26).run(Self.experiment()).claims.map(\.verdict) == [.confirmed])
    }
}

private final class QueueingView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        setNeedsLayout()
        DispatchQueue.main.async { [unowned self] in
            setNeedsLayout()
            layoutIfNeeded()
        }
    }
    override func layoutSubviews() {}
}

private final class TouchedView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
