import EventTrace

/// TX.19 to TX.22: the calls of the delegate.
extension UISearchBar: TextFieldHost {
    final func mayBeginEditing(in simulation: Simulation?) -> Bool {
        guard
            asks(.searchBarShouldBeginEditing, by: .searchBarEditing, in: simulation, { $0.searchBarShouldBeginEditing($1) })
        else { return false }
        searchController?.activate(in: simulation)
        return true
    }

    final func editingHasBegun(in simulation: Simulation?) {
        cancelButton?.isEnabled = true
        tells(.searchBarTextDidBeginEditing, by: .searchBarEditing, in: simulation) { $0.searchBarTextDidBeginEditing($1) }
        searchController?.update(in: simulation)
    }

    final func mayEndEditing(in simulation: Simulation?) -> Bool {
        asks(.searchBarShouldEndEditing, by: .searchBarEditing, in: simulation) { $0.searchBarShouldEndEditing($1) }
    }

    final func editingHasEnded(in simulation: Simulation?) {
        greyCancelButton(in: simulation)
        tells(.searchBarTextDidEndEditing, by: .searchBarEditing, in: simulation) { $0.searchBarTextDidEndEditing($1) }
    }

    final func mayChangeText(in range: NSRange, to replacement: String, in simulation: Simulation) -> Bool {
        asks(.searchBarShouldChangeText, by: .searchBarText, in: simulation) {
            $0.searchBar($1, shouldChangeTextIn: range, replacementText: replacement)
        }
    }

    final func textHasChanged(in simulation: Simulation?) {
        let text = field.content
        tells(.searchBarTextDidChange, by: .searchBarText, in: simulation) { $0.searchBar($1, textDidChange: text) }
        searchController?.update(in: simulation)
    }

    /// TX.21
    final func takesReturnKey(in simulation: Simulation) -> Bool {
        guard simulation.holds(.searchKey) else { return false }
        if enablesReturnKeyAutomatically, !field.hasText { return true }
        guard mayChangeText(in: field.selected, to: "\n", in: simulation) else { return true }
        tells(.searchBarSearchButtonClicked, by: .searchKey, in: simulation) { $0.searchBarSearchButtonClicked($1) }
        return true
    }

    /// TX.22
    final func cancelByButton(in simulation: Simulation?) {
        tells(.searchBarCancelButtonClicked, by: .searchCancelButton, in: simulation) { $0.searchBarCancelButtonClicked($1) }
        searchController?.deactivate(in: simulation)
    }

    private final func asks(
        _ method: Word, by rule: Rule, in simulation: Simulation?, _ question: (any UISearchBarDelegate, UISearchBar) -> Bool
    ) -> Bool {
        guard let simulation, let delegate, simulation.holds(rule) else { return true }
        return simulation.ask(method, ofDelegate: delegate, for: self, by: rule, about: simulation.subject(self)) {
            question(delegate, self)
        }
    }

    private final func tells(
        _ method: Word, by rule: Rule, in simulation: Simulation?, _ news: (any UISearchBarDelegate, UISearchBar) -> Void
    ) {
        guard let simulation, let delegate, simulation.holds(rule) else { return }
        simulation.tell(method, toDelegate: delegate, for: self, by: rule, about: simulation.subject(self)) { news(delegate, self) }
    }
}
