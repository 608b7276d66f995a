import Testing

@testable import UIKit

/// The interface runs from left to right.
struct LayoutDirectionTests {
    @Test func `only a view that is forced to runs from right to left, and the record has a note`() {
        var view = UIView()
        let world = World { world in
            view = world.add(UIView(), "view")
            #expect(view.semanticContentAttribute == .unspecified)
            view.semanticContentAttribute = .playback
        }
        #expect(world.notes == [])
        let forced = World { world in
            let view = world.add(UIView(), "view")
            view.semanticContentAttribute = .forceRightToLeft
            #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
        #expect(forced.notes == ["notModelled forceRightToLeft"])
        let attributes: [UISemanticContentAttribute] = [.unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft]
        #expect(attributes.map(\.rawValue) == Array(0...4))
        #expect(attributes.map { UIView.userInterfaceLayoutDirection(for: $0).rawValue } == [0, 0, 0, 0, 1])
        #expect(UIUserInterfaceLayoutDirection.leftToRight.rawValue == 0)
    }

    @Test func `application and traits say the same`() {
        let world = World()
        #expect(world.simulation.application.userInterfaceLayoutDirection == .leftToRight)
        #expect(UITraitCollection.current.layoutDirection == .leftToRight)
        let directions: [UITraitEnvironmentLayoutDirection] = [.unspecified, .leftToRight, .rightToLeft]
        #expect(directions.map(\.rawValue) == [-1, 0, 1])
    }
}
