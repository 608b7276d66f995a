import EventTrace

/// TX.35: the commands of the edit menu in a text.
extension TextEditor {
    /// Whether the menu has a command now; nil for a command about which the class of the text decides.
    func canPerform(_ action: Selector, in simulation: Simulation?) -> Bool? {
        guard let simulation, let edit = action.editAction, simulation.holds(.editCommands) else { return nil }
        switch edit {
        case .cut: return isChangeable && !hidesText && selected.length > 0
        case .copy: return !hidesText && selected.length > 0
        case .paste: return isChangeable && simulation.shared.generalPasteboard.hasStrings
        case .selectAll: return selected.length < content.utf16.count
        default: return nil
        }
    }

    /// Replaces the selection by the whole text of the pasteboard, if the delegate agrees.
    func pasteText(in simulation: Simulation?) {
        guard let simulation, let text = simulation.shared.generalPasteboard.string else { return }
        change(to: text, by: .paste, in: simulation)
    }

    /// Copies the selection, and deletes it if the delegate agrees.
    func cutText(in simulation: Simulation?) {
        guard let simulation, isChangeable, copyText(in: simulation) else { return }
        change(to: "", by: .cut, in: simulation)
    }

    /// Puts the selection on the pasteboard; false without a selection, or if the text is hidden.
    @discardableResult
    func copyText(in simulation: Simulation?) -> Bool {
        guard let simulation, !hidesText, selected.length > 0, simulation.holds(.editCommands) else { return false }
        simulation.shared.generalPasteboard.string = part(selectedText)
        return true
    }

    private func change(to new: String, by command: Word, in simulation: Simulation) {
        let range = selected
        guard isChangeable, simulation.applies(.editCommands, command, self),
            mayChange(range, to: new, by: .editCommands, in: simulation)
        else { return }
        replace(within(range), by: new, in: simulation)
    }
}
