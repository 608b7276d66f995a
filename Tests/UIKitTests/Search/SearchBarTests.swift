import EventTrace
import Testing

@testable import UIKit

/// A search bar at (0, 100), 390 by 56 points.
@Suite struct SearchBarTests {
    private final class Delegate: UISearchBarDelegate {
        var refuses: Set<String> = []
        var enables = false

        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { !refuses.contains("begin") }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { !refuses.contains("end") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
        func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            !refuses.contains("change")
        }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    }

    private let delegate = Delegate()

    private func bar(_ text: String = "", without rule: Rule? = nil) -> (World, UISearchBar) {
        var bar: UISearchBar?
        let world = World(ablation: rule.map { Ablation(switchedOff: $0.id) }) { world in
            let new = world.add(UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56)), "bar")
            new.text = text
            new.placeholder = "Search"
            new.showsCancelButton = true
            new.delegate = world.name(delegate, "delegate")
            bar = new
        }
        return (world, bar!)
    }

    private static let begins = ["delegate.searchBarShouldBeginEditing(bar)", "delegate.searchBarTextDidBeginEditing(bar)"]

    @Test func `TX.19 a tap begins editing, and code ends it`() {
        let (world, bar) = bar()
        world.tap(100, 128)
        #expect(world.run() == Self.begins)
        #expect(world.simulation.perform { bar.isFirstResponder && bar.canBecomeFirstResponder && bar.placeholder == "Search" })
        world.simulation.perform { _ = bar.resignFirstResponder() }
        #expect(
            world.run() == Self.begins + ["delegate.searchBarShouldEndEditing(bar)", "delegate.searchBarTextDidEndEditing(bar)"])
        #expect(world.simulation.perform { !bar.isFirstResponder })
    }

    @Test func `TX.19 the delegate can refuse`() {
        delegate.refuses = ["begin"]
        let (world, bar) = bar()
        #expect(world.simulation.perform { bar.becomeFirstResponder() } == false)
        #expect(world.run() == ["delegate.searchBarShouldBeginEditing(bar)"])
        delegate.refuses = ["end"]
        #expect(world.simulation.perform { bar.becomeFirstResponder() } == true)
        #expect(world.simulation.perform { bar.resignFirstResponder() } == false)
        let (silent, other) = self.bar(without: .searchBarEditing)
        #expect(silent.simulation.perform { other.becomeFirstResponder() } == true)
        #expect(silent.run().isEmpty)
    }

    @Test func `TX.20 a key asks, then reports the text; code does not`() {
        let (world, bar) = bar()
        world.simulation.perform { _ = bar.becomeFirstResponder() }
        world.simulation.type("a")
        #expect(
            world.run() == Self.begins + ["delegate.searchBarShouldChangeText(bar)", "delegate.searchBarTextDidChange(bar)"])
        delegate.refuses = ["change"]
        world.simulation.type("b")
        #expect(bar.text == "a")
        world.simulation.perform { bar.text = "c" }
        #expect(world.run().last == "delegate.searchBarShouldChangeText(bar)")
    }

    @Test func `TX.20 the clear button reports the text before editing begins`() {
        let (world, bar) = bar("tea")
        world.simulation.perform { bar.showsCancelButton = false }
        world.tap(367, 128)
        #expect(world.run() == ["delegate.searchBarTextDidChange(bar)"] + Self.begins)
        #expect(bar.text == "")
    }

    @Test func `TX.21 the search key clicks and goes on editing`() {
        let (world, bar) = bar("tea")
        world.simulation.perform { _ = bar.becomeFirstResponder() }
        world.simulation.type("\n")
        #expect(
            world.run() == Self.begins + ["delegate.searchBarShouldChangeText(bar)", "delegate.searchBarSearchButtonClicked(bar)"])
        #expect(world.simulation.perform { bar.isFirstResponder } && bar.searchTextField.text == "tea")
    }

    @Test func `TX.21 without a text the search key is off`() {
        let (world, bar) = bar()
        world.simulation.perform { _ = bar.becomeFirstResponder() }
        world.simulation.type("\n")
        #expect(world.run() == Self.begins)
        bar.enablesReturnKeyAutomatically = false
        world.simulation.type("\n")
        #expect(world.run().last == "delegate.searchBarSearchButtonClicked(bar)")
        let (other, _) = self.bar("tea", without: .searchKey)
        other.tap(100, 128)
        other.run()
        other.simulation.type("\n")
        #expect(other.run() == Self.begins + ["delegate.searchBarShouldChangeText(bar)"])
    }

    @Test(arguments: [false, true]) func `TX.22 Cancel is enabled while the field is edited`(_ isOff: Bool) {
        let (world, bar) = bar(without: isOff ? .searchCancelButton : nil)
        world.tap(365, 128)
        #expect(world.run().isEmpty)
        world.tap(100, 128, at: 1)
        world.tap(365, 128, at: 2)
        #expect(world.run() == Self.begins + (isOff ? [] : ["delegate.searchBarCancelButtonClicked(bar)"]))
        #expect(world.simulation.perform { bar.isFirstResponder })
        world.simulation.perform { _ = bar.resignFirstResponder() }
        #expect(bar.subviews.compactMap { $0 as? UIButton }.map(\.isEnabled) == [isOff])
        world.simulation.perform { bar.setShowsCancelButton(false, animated: true) }
        #expect(bar.subviews.count == 1 && bar.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: 56))
    }
}
