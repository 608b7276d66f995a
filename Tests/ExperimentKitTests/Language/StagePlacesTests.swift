import ExperimentKit
import Studies
import Testing
import UIKit

/// Where `Stage.add` puts a view.
struct StagePlacesTests {
    private func place(_ add: @escaping @Sendable (Stage) -> UIView) -> [String] {
        let experiment = Experiment(
            id: "Places", title: "Places", question: "Where?",
            stage: { stage in
                let frame = add(stage).frame
                stage.mark("\(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width)) \(Int(frame.height))")
            })
        return Runner().run(experiment).findings[0].trace.ordering.map(\.token)
    }

    @Test func `a view keeps the frame that it was made with`() {
        #expect(place { $0.add(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), "own") } == ["1 2 3 4"])
    }

    @Test func `a frame that is given wins, and a view without one has the stage's place`() {
        let given = CGRect(x: 5, y: 6, width: 7, height: 8)
        #expect(place { $0.add(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), "given", at: given) } == ["5 6 7 8"])
        #expect(place { $0.add(UIView(), "none") } == ["95 200 200 200"])
    }
}
