import EventTrace

/// Receives questions and calls of a search bar. All methods are optional; their default implementations behave like UIKit without them.
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called after each change by the user, by the clear button too.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

// A call of one of these means that client code has no such method.
extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { lacks(.searchBarShouldBeginEditing, searchBar) }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lacks(.searchBarTextDidBeginEditing, searchBar) }
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { lacks(.searchBarShouldEndEditing, searchBar) }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lacks(.searchBarTextDidEndEditing, searchBar) }
    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        lacks(.searchBarShouldChangeText, searchBar)
    }
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { lacks(.searchBarTextDidChange, searchBar) }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lacks(.searchBarSearchButtonClicked, searchBar) }
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lacks(.searchBarCancelButtonClicked, searchBar) }

    @discardableResult
    private func lacks(_ method: Word, _ searchBar: UISearchBar) -> Bool {
        Simulation.delegate(self, lacks: method, for: searchBar)
        return true
    }
}
