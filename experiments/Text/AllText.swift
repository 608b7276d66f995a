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
            fullFieldAndReturn,
            inputViewsExchanged,
            keyboardComes,
            keyboardUnderAnotherWindow,
            keyCommandWhileTyping,
            keysAndCode,
            linkInATextView,
            pasteIntoText,
            reloadWhileEditing,
            rowUnderATextView,
            searchBarCalls,
            searchBarCancel,
            searchBarCleared,
            searchFocusedInCode,
            searchOverAPushedScreen,
            secureTextCleared,
            selectAllAtTheBeginning,
            tabKeyBetweenFields,
            tapOnATextView,
            tapToDismiss,
            textFormattedWhileTyped,
            textSelection,
            textThatIsOnlyRead,
            textViewEditing,
            touchesOfAField,
            returnGoesOn,
        ]
    }
}
