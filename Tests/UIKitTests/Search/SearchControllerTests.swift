import EventTrace
import Testing

@testable import UIKit

/// A navigation controller with a screen that shows the bar of a search controller at (0, 100).
@Suite struct SearchControllerTests {
    private final class Delegate: UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
        func willPresentSearchController(_ searchController: UISearchController) {}
        func didPresentSearchController(_ searchController: UISearchController) {}
        func willDismissSearchController(_ searchController: UISearchController) {}
        func didDismissSearchController(_ searchController: UISearchController) {}
        func updateSearchResults(for searchController: UISearchController) {}
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    }

    private let delegate = Delegate()

    private func search(definesContext: Bool = true, without rule: Rule? = nil) -> (World, UISearchController, UIViewController) {
        var (search, shown): (UISearchController?, UIViewController?)
        let world = World(ablation: rule.map { Ablation(switchedOff: $0.id) }) { world in
            let screen = UIViewController()
            world.window.rootViewController = UINavigationController(rootViewController: screen)
            screen.definesPresentationContext = definesContext
            let new = world.name(UISearchController(searchResultsController: UIViewController()), "search")
            new.delegate = world.name(delegate, "delegate")
            new.searchResultsUpdater = delegate
            new.searchBar.delegate = delegate
            new.obscuresBackgroundDuringPresentation = false
            _ = world.name(new.searchBar, "bar")
            new.searchBar.frame = CGRect(x: 0, y: 100, width: 390, height: 56)
            screen.view.addSubview(new.searchBar)
            (search, shown) = (new, screen)
        }
        return (world, search!, shown!)
    }

    private static let presents = [
        "delegate.willPresentSearchController(search)", "delegate.searchBarTextDidBeginEditing(bar)",
        "delegate.updateSearchResults(search)", "delegate.didPresentSearchController(search)",
    ]

    @Test func `RC.159 a tap presents the search, which takes the bar`() {
        let (world, search, screen) = search()
        world.tap(100, 128)
        #expect(world.run() == Self.presents)
        #expect(search.isActive && search.presentingViewController === screen && search.searchBar.superview === search.view)
        #expect(search.searchBar.showsCancelButton && search.searchResultsController?.view.isHidden == true)
        world.simulation.type("a")
        #expect(world.run() == Self.presents + ["delegate.updateSearchResults(search)"])
        #expect(search.searchResultsController?.view.isHidden == false)
        let (other, silent, _) = self.search(without: .searchPresents)
        other.tap(100, 128)
        #expect(other.run() == ["delegate.searchBarTextDidBeginEditing(bar)"] && !silent.isActive)
    }

    @Test func `RC.159 code presents the search without the keyboard`() {
        let (world, search, _) = search()
        world.run()
        world.simulation.perform { search.isActive = true }
        #expect(
            world.run() == ["delegate.willPresentSearchController(search)", "delegate.didPresentSearchController(search)"])
        #expect(world.simulation.perform { !search.searchBar.isFirstResponder && search.isActive })
    }

    @Test func `RC.160 Cancel dismisses the search and empties the bar`() {
        let (world, search, screen) = search()
        world.tap(100, 128)
        world.run()
        world.simulation.type("a")
        world.tap(365, 128, at: 2)
        #expect(
            Array(world.run().dropFirst(5)) == [
                "delegate.searchBarCancelButtonClicked(bar)", "delegate.willDismissSearchController(search)",
                "delegate.searchBarTextDidEndEditing(bar)", "delegate.updateSearchResults(search)",
                "delegate.didDismissSearchController(search)",
            ])
        #expect(!search.isActive && search.searchBar.superview === screen.view && search.searchBar.text == "")
        let (other, staying, _) = self.search(without: .searchDismisses)
        other.tap(100, 128)
        other.run()
        other.simulation.perform { staying.isActive = false }
        #expect(staying.isActive)
    }

    /// A sample of Apple's; grahammendick/navigation#485
    @Test func `RC.160 the updater is called at the end of a search without a text too`() {
        let (world, search, _) = search()
        world.tap(100, 128)
        world.run()
        world.simulation.perform { search.isActive = false }
        let calls = world.run()
        #expect(
            calls.suffix(4) == [
                "delegate.willDismissSearchController(search)", "delegate.searchBarTextDidEndEditing(bar)",
                "delegate.updateSearchResults(search)", "delegate.didDismissSearchController(search)",
            ])
    }

    @Test func `TX.22 Cancel of an active search stays enabled without the keyboard`() {
        let (world, search, _) = search()
        world.tap(100, 128)
        world.run()
        world.simulation.perform { _ = search.searchBar.resignFirstResponder() }
        world.tap(365, 128, at: 2)
        #expect(world.run().contains("delegate.searchBarCancelButtonClicked(bar)") && !search.isActive)
    }

    @Test func `RC.157 the controller that defines the context presents`() {
        func isPresentedByScreen(_ definesContext: Bool, without rule: Rule? = nil) -> Bool {
            let (world, search, screen) = search(definesContext: definesContext, without: rule)
            world.tap(100, 128)
            world.run()
            #expect(search.presentingViewController === screen || search.presentingViewController === screen.navigationController)
            return search.presentingViewController === screen
        }
        #expect(isPresentedByScreen(true))
        #expect(!isPresentedByScreen(false))
        #expect(!isPresentedByScreen(true, without: .presentationContext))
    }

    @Test func `RC.157 a screen of style currentContext stays in the view of its context`() {
        let (world, _, screen) = search()
        world.run()
        let shown = UIViewController()
        shown.modalPresentationStyle = .currentContext
        world.simulation.perform { screen.present(shown, animated: false) }
        world.run()
        world.simulation.perform {
            #expect(shown.view.window != nil && shown.view.isDescendant(of: screen.view) && shown.presentingViewController === screen)
            screen.dismiss(animated: false)
        }
        world.run()
        world.simulation.perform { #expect(screen.view.window != nil && shown.view.window == nil) }
    }

    @Test func `RC.159, RC.160 code that presents and dismisses a search calls no method of the delegate`() {
        let (world, search, screen) = search()
        world.run()
        world.simulation.perform { screen.present(search, animated: true) }
        world.run()
        world.simulation.perform { screen.dismiss(animated: true) }
        #expect(world.run() == [] && !search.isActive)
        world.simulation.perform { search.isActive = true }
        let presented = ["delegate.willPresentSearchController(search)", "delegate.didPresentSearchController(search)"]
        #expect(world.run() == presented)
        world.simulation.perform { screen.dismiss(animated: true) }
        #expect(world.run() == presented && !search.isActive)
    }

    @Test func `RC.160 a search whose presentation is under way is not dismissed`() {
        let (world, search, _) = search()
        world.run()
        world.simulation.perform {
            search.isActive = true
            search.isActive = false
        }
        #expect(world.run() == ["delegate.willPresentSearchController(search)", "delegate.didPresentSearchController(search)"])
        #expect(world.simulation.perform { search.isActive })
    }

    @Test(arguments: [false, true]) func `RC.158 the controller that presents a search presents no alert`(_ isOff: Bool) {
        let (world, search, screen) = search(without: isOff ? .presentsOneAtATime : nil)
        world.tap(100, 128)
        world.run()
        let (alert, other) = (UIAlertController(), UIAlertController())
        world.simulation.perform { screen.present(alert, animated: true) }
        world.run()
        #expect((alert.presentingViewController != nil) == isOff)
        world.simulation.perform { search.present(other, animated: true) }
        world.run()
        #expect(other.presentingViewController === search)
    }
}
