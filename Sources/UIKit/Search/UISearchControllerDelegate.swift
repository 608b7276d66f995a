import EventTrace

/// Receives the calls at the begin and the end of a search. All methods are optional.
public protocol UISearchControllerDelegate: AnyObject {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
}

// A call of one of these means that client code has no such method.
extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {
        Simulation.delegate(self, lacks: .willPresentSearchController, for: searchController)
    }
    public func didPresentSearchController(_ searchController: UISearchController) {
        Simulation.delegate(self, lacks: .didPresentSearchController, for: searchController)
    }
    public func willDismissSearchController(_ searchController: UISearchController) {
        Simulation.delegate(self, lacks: .willDismissSearchController, for: searchController)
    }
    public func didDismissSearchController(_ searchController: UISearchController) {
        Simulation.delegate(self, lacks: .didDismissSearchController, for: searchController)
    }
}

/// Brings the results of a search up to date.
public protocol UISearchResultsUpdating: AnyObject {
    /// Called when the search bar becomes first responder, and when the user changes its text.
    func updateSearchResults(for searchController: UISearchController)
}
