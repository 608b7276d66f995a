import ExperimentKit

extension [Experiment] {
    /// The experiments of this folder, in the order in which the site lists them.
    public static var text: [Experiment] {
        [
            dragToDismiss,
            editedRowOutOfSight,
            editingDelegate,
            endEditing,
            fieldHandOver,
            fieldInAnAlert,
            keyboardComes,
            keyCommandWhileTyping,
            keysAndCode,
            reloadWhileEditing,
            searchBarCalls,
            searchBarCancel,
            searchBarCleared,
            searchFocusedInCode,
            searchOverAPushedScreen,
            secureTextCleared,
            tabKeyBetweenFields,
            tapToDismiss,
            textSelection,
            textViewEditing,
            touchesOfAField,
            returnGoesOn,
        ]
    }
}
